/** What keeps Kordon from starting and its operator can mend: the message is one line that says what and where. */
export class StartError extends Error {
  override name = 'StartError';
}
