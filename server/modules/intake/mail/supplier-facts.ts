import type { IntlShape } from '@formatjs/intl';
import { countries, countryName } from '../../../../common/countries.ts';
import type { Fact } from '../../../platform/mail/letter.ts';
import type { SupplierApplication } from '../supplier-application.entity.ts';
import { formatFacts } from '../../communications/index.ts';

/** Returns the translated name of a product of the form. */
export const getProductName = (intl: IntlShape, product: string): string =>
  intl.formatMessage({ id: `steel.${product}` });

/** Formats the structured values of an application. Contains no text entered by the visitor. */
export function formatSupplierFacts(intl: IntlShape, application: SupplierApplication): Fact[] {
  const country = countries.find((slug) => slug === application.country) ?? 'other';
  return formatFacts(intl, {
    product: getProductName(intl, application.productType),
    country: countryName(country, intl.locale) ?? intl.formatMessage({ id: 'country.other' }),
    capacity: intl.formatMessage({ id: 'fact.capacity.value' }, { tons: application.monthlyCapacity }),
  });
}
