/**
 * Parses a typed day in the part order of a language, such as 19.11.2026, or in the ISO order 2026-11-19. Years have four digits, so that
 * a day is not complete while its year is being typed.
 * @returns the day in the ISO format, or undefined for other text and for days that do not exist
 */
export function parseDay(text: string, language: string): string | undefined {
  const numbers = text.trim().split(/[\s./-]+/);
  if (numbers.length !== 3 || !numbers.every((number) => /^\d{1,4}$/.test(number))) return undefined;
  const order = numbers[0]?.length === 4 ? ['year', 'month', 'day'] : getPartOrder(language);
  const part = (name: string) => numbers[order.indexOf(name)] ?? '';
  const day = [part('year'), part('month').padStart(2, '0'), part('day').padStart(2, '0')].join('-');
  return isDay(day) ? day : undefined;
}

/** Whether the text is an existing day in the ISO format, such as 2026-11-19. */
export const isDay = (text: string): boolean =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text); // Date.parse accepts 31 February as 3 March

const getPartOrder = (language: string) =>
  new Intl.DateTimeFormat(language)
    .formatToParts()
    .filter(({ type }) => type !== 'literal')
    .map(({ type }) => type as string);
