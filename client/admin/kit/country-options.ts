import { countryNames, parseCountryName, translateCountry } from '../../../common/country-names.ts';

/** Options of all countries in their stored form, the selected ones first: one of them may be unknown. */
export const countryOptions = (selected: readonly string[] = []) =>
  [...new Set([...selected, ...countryNames.map(parseCountryName)])].map((country) => ({
    value: country,
    label: translateCountry(country),
  }));
