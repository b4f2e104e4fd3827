const MIN_SEARCH_LENGTH = 3;

/** Returns the text to search for while it is typed; null while it is too short to find anything useful. */
export const toSearchText = (text?: string): string | null =>
  text && text.trim().length >= MIN_SEARCH_LENGTH ? text.trim() : null;
