import {
  companyPriorities,
  companySizes,
  companyStatuses,
  companyTypes,
  currencies,
  enumName,
  leadSources,
} from '../../../common/enums.ts';
import { newCompany, type CompanyForm } from '../../../common/forms/company.ts';
import type { CompanyInput } from '../../graphql/generated.ts';
import { storedValue } from '../kit/enum-options.ts';
import { countryName, storedCountry } from '../../../common/country-names.ts';

/** Fields that hold an enumeration, with its stored values. */
export const companyEnums = {
  companyType: companyTypes,
  size: companySizes,
  leadSource: leadSources,
  status: companyStatuses,
  priority: companyPriorities,
  currency: currencies,
} as const;

const texts = [
  ...['name', 'legalName', 'industry', 'website', 'linkedinUrl', 'addressLine1', 'addressLine2', 'city', 'state'],
  ...['postalCode', 'country', 'taxNumber', 'tradeRegistryNo', 'paymentTerms', 'notes', 'internalNotes'],
];

/** What a form of a company holds: texts, '' for those that are empty, stored values of enumerations, and two numbers. */
export type CompanyValues = Record<string, string | number>;

export const blankCompany: CompanyValues = { ...newCompany, country: countryName(newCompany.country), size: '' };

/** A record, from a query or a refusal, as the form holds it. */
export function valuesOf(record: object): CompanyValues {
  const company = record as Record<string, string | number | null | undefined>;
  const values: CompanyValues = Object.fromEntries(texts.map((name) => [name, company[name] ?? '']));
  for (const [name, known] of Object.entries(companyEnums))
    values[name] = storedValue<string>(known, String(company[name] ?? '')) ?? '';
  values.country = countryName(String(company.country ?? ''));
  values.leadScore = Number(company.leadScore ?? 0);
  values.creditLimit = Number(company.creditLimit ?? 0);
  return values;
}

/** What was typed, as the schema has cast it, in the same shape. A number that was emptied is 0. */
export const typedValues = (form: CompanyForm): CompanyValues => ({
  ...Object.fromEntries(texts.map((name) => [name, ''])),
  ...Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)),
  country: countryName(form.country),
  size: form.size ?? '',
  leadScore: form.leadScore ?? 0,
  creditLimit: form.creditLimit ?? 0,
});

/** What is sent of them. @param before only what differs from it, and the name, is sent */
export function inputOf(values: CompanyValues, before?: CompanyValues): CompanyInput {
  const changed = Object.entries(values).filter(
    ([name, value]) => !before || name === 'name' || before[name] !== value,
  );
  const spelled = changed.map(([name, value]) => {
    if (name in companyEnums)
      return [name, value === '' ? null : name === 'currency' ? value : enumName(String(value))];
    return [name, name === 'country' ? storedCountry(String(value)) : value];
  });
  return Object.fromEntries(spelled) as CompanyInput;
}
