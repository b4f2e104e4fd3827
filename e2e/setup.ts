/** A journey waits for a real browser; two slow cores need this long at worst. */
jest.setTimeout(180_000);
