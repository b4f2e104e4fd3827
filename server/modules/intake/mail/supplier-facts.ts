import type { IntlShape } from '@formatjs/intl';
import { countries, countryName } from '../../../../common/countries.ts';
import type { Fact } from '../../../platform/mail/letter.ts';
import type { SupplierApplication } from '../supplier-application.entity.ts';
import { factsOf } from '../../communications/index.ts';

/** Our own word for a product of the form's list. */
export const productName = (intl: IntlShape<string>, product: string): string =>
  intl.formatMessage({ id: `steel.${product}` });

/** What a supplier offers in our own words and figures; nothing here was typed. */
export function supplierFacts(intl: IntlShape<string>, application: SupplierApplication): Fact[] {
  const country = countries.find((slug) => slug === application.country) ?? 'other';
  return factsOf(intl, {
    product: productName(intl, application.productType),
    country: countryName(country, intl.locale) ?? intl.formatMessage({ id: 'country.other' }),
    capacity: intl.formatMessage({ id: 'fact.capacity.value' }, { tons: application.monthlyCapacity }),
  });
}
