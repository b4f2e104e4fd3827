import { countryCodes } from './countries.ts';

const names = new Intl.DisplayNames('tr', { type: 'region' });
const english = new Intl.DisplayNames('en', { type: 'region' });

const key = (name: string) => name.trim().toLocaleLowerCase('tr');

/** ISO 3166-1 codes by the names that records and people have for a country. */
const codes = new Map(
  Object.entries(countryCodes).flatMap(([slug, code]) => [
    [key(slug.replaceAll('-', ' ')), code],
    [key(english.of(code) ?? slug), code],
    [key(names.of(code) ?? slug), code],
  ]),
);

const slugs = new Map(Object.entries(countryCodes).map(([slug, code]) => [code as string, slug]));

/** A country as the record has it ("Turkey"), in Turkish; one that is unknown stays as it was written. */
export const countryName = (stored: string): string => {
  const code = codes.get(key(stored));
  return (code && names.of(code)) ?? stored;
};

/** A country as somebody typed it ("Türkiye"), as records keep it: in English where it is known. */
export function storedCountry(typed: string): string {
  const code = codes.get(key(typed));
  if (!code) return typed;
  return code === 'TR' ? 'Turkey' : (english.of(code) ?? slugs.get(code) ?? typed);
}

/** Turkish names of all countries, in their order. */
export const countryNames = [...new Set(slugs.keys())]
  .map((code) => names.of(code) ?? code)
  .sort(new Intl.Collator('tr').compare);
