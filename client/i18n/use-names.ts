import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { countries, countryName } from '../../common/countries.ts';
import { contactTopics } from '../../common/enums.ts';
import { steelProducts } from '../../common/steel-products.ts';
import { sortedChoices, type Choice } from '../ui/form/choices.ts';

const named = (intl: IntlShape, prefix: string, values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: intl.formatMessage({ id: `${prefix}.${value}` }) }));

/** Every country by its name in the reader's language; a page that offers them loads the catalogue `countries`. */
export function useCountryNames(): Choice[] {
  const intl = useIntl();
  return useMemo(() => {
    const other = intl.formatMessage({ id: 'country.other' });
    const choices = countries.map((value) => ({ value, label: countryName(value, intl.locale) ?? other }));
    return sortedChoices(choices, intl.locale, 'other');
  }, [intl]);
}

/** Every steel product of the supplier form; the catalogue is `steel-products`. */
export function useSteelProductNames(): Choice[] {
  const intl = useIntl();
  return useMemo(() => sortedChoices(named(intl, 'steel', steelProducts), intl.locale, 'other'), [intl]);
}

/** Every topic of the contact form; the catalogue is `contact-topics`. */
export function useContactTopicNames(): Choice[] {
  const intl = useIntl();
  return useMemo(() => sortedChoices(named(intl, 'topic', contactTopics), intl.locale, 'diger'), [intl]);
}
