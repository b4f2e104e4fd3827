import type { IntlShape } from '@formatjs/intl';
import { countries, countryName } from '../../../../common/countries.ts';
import type { LabelledValue } from '../../../platform/mail/mail-content.ts';
import type { SupplierApplication } from '../supplier-application.entity.ts';
import { formatDetails } from '../../communications/index.ts';

/** Returns the translated name of a product of the form. */
export const getSupplierProductName = (intl: IntlShape, product: string): string =>
  intl.formatMessage({ id: `steel.${product}` });

/** Formats the structured values of an application. Contains no text entered by the visitor. */
export function formatSupplierDetails(intl: IntlShape, application: SupplierApplication): LabelledValue[] {
  const country = countries.find((slug) => slug === application.country) ?? 'other';
  return formatDetails(intl, {
    product: getSupplierProductName(intl, application.productType),
    country: countryName(country, intl.locale) ?? intl.formatMessage({ id: 'country.other' }),
    capacity: intl.formatMessage({ id: 'fact.capacity.value' }, { tons: application.monthlyCapacity }),
  });
}
