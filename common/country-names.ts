import { countryCodes } from './countries.ts';

const turkish = new Intl.DisplayNames('tr', { type: 'region' });
const english = new Intl.DisplayNames('en', { type: 'region' });

const normalize = (name: string) => name.trim().toLocaleLowerCase('tr');

/** ISO 3166-1 codes by slug, English name and Turkish name. */
const codeByName = new Map(
  Object.entries(countryCodes).flatMap(([slug, code]) => [
    [normalize(slug.replaceAll('-', ' ')), code],
    [normalize(english.of(code) ?? slug), code],
    [normalize(turkish.of(code) ?? slug), code],
  ]),
);

const slugByCode = new Map(Object.entries(countryCodes).map(([slug, code]) => [code as string, slug]));

/** Returns the Turkish name of a stored country ("Turkey"); an unknown country is returned unchanged. */
export const translateCountry = (stored: string): string => {
  const code = codeByName.get(normalize(stored));
  return (code && turkish.of(code)) ?? stored;
};

/** Returns the stored form, in English, of a country that a user typed ("Türkiye"); an unknown country is returned unchanged. */
export function parseCountryName(typedName: string): string {
  const code = codeByName.get(normalize(typedName));
  if (!code) return typedName;
  return code === 'TR' ? 'Turkey' : (english.of(code) ?? slugByCode.get(code) ?? typedName);
}

/** Turkish names of all countries, sorted. */
export const countryNames = [...new Set(slugByCode.keys())]
  .map((code) => turkish.of(code) ?? code)
  .sort(new Intl.Collator('tr').compare);
