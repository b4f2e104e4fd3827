/** End of security fixes of each Node.js version that the product runs on. Source: the release schedule of the Node.js project. */
const END_OF_LIFE: Record<number, string> = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' };

/**
 * Returns a warning for the log when the version of Node.js gets no more security fixes.
 * @param version such as `v20.19.0`
 */
export function getOldNodeWarning(version: string, now = new Date()): string | undefined {
  const major = Number(/^v(\d+)/.exec(version)?.[1]);
  const end = END_OF_LIFE[major];
  if (!end || now < new Date(end)) return undefined;
  const supported = Object.keys(END_OF_LIFE).filter((other) => now < new Date(END_OF_LIFE[Number(other)]!));
  return `Node.js ${major} has had no security fixes since ${end}: use ${supported.join(' or ') || 'a newer version'}`;
}
