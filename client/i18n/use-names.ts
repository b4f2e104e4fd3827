import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { countries, countryName } from '../../common/countries.ts';
import { contactTopics } from '../../common/enums.ts';
import { steelProducts } from '../../common/steel-products.ts';
import { sortChoices, type Choice } from '../ui/form/choices.ts';

const toChoices = (intl: IntlShape, prefix: string, values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: intl.formatMessage({ id: `${prefix}.${value}` }) }));

/** Returns all countries, by name in the page's language. The page must load the catalogue `countries`. */
export function useCountryNames(): Choice[] {
  const intl = useIntl();
  return useMemo(() => {
    const otherLabel = intl.formatMessage({ id: 'country.other' });
    const choices = countries.map((value) => ({ value, label: countryName(value, intl.locale) ?? otherLabel }));
    return sortChoices(choices, intl.locale, 'other');
  }, [intl]);
}

/** Returns the steel products of the supplier form. The page must load the catalogue `steel-products`. */
export function useSteelProductNames(): Choice[] {
  const intl = useIntl();
  return useMemo(() => sortChoices(toChoices(intl, 'steel', steelProducts), intl.locale, 'other'), [intl]);
}

/** Returns the topics of the contact form. The page must load the catalogue `contact-topics`. */
export function useContactTopicNames(): Choice[] {
  const intl = useIntl();
  return useMemo(() => sortChoices(toChoices(intl, 'topic', contactTopics), intl.locale, 'diger'), [intl]);
}
