import {
  companyPriorities,
  companySizes,
  companyStatuses,
  companyTypes,
  currencies,
  enumName,
  leadSources,
  storedValue,
} from '../../../common/enums.ts';
import { companyDefaults, companyForm, type CompanyForm } from '../../../common/forms/company.ts';
import type { CompanyInput } from '../../graphql/generated.ts';
import { parseCountryName, translateCountry } from '../../../common/country-names.ts';

/** The enumeration fields with their stored values. */
const companyEnums = {
  companyType: companyTypes,
  size: companySizes,
  leadSource: leadSources,
  status: companyStatuses,
  priority: companyPriorities,
  currency: currencies,
} as const;

const numberFields = ['leadScore', 'creditLimit'];
const textFields = Object.keys(companyForm.fields).filter(
  (name) => !(name in companyEnums) && !numberFields.includes(name),
);

/**
 * Values of the company form: empty texts are '', enumerations have their stored values, leadScore and creditLimit are
 * numbers.
 */
type CompanyValues = Record<string, string | number>;

export const blankCompany: CompanyValues = {
  ...companyDefaults,
  country: translateCountry(companyDefaults.country),
  size: '',
};

/** Converts a record, from a query or from a CONFLICT error, to form values. */
export function toFormValues(record: object): CompanyValues {
  const company = record as Record<string, string | number | null | undefined>;
  const values: CompanyValues = Object.fromEntries(textFields.map((name) => [name, company[name] ?? '']));
  for (const [name, storedValues] of Object.entries(companyEnums))
    values[name] = storedValue<string>(storedValues, company[name] as string | null) ?? '';
  values.country = translateCountry(String(company.country ?? ''));
  values.leadScore = Number(company.leadScore ?? 0);
  values.creditLimit = Number(company.creditLimit ?? 0);
  return values;
}

/** Converts the submitted form, as cast by its schema, to the shape that `toFormValues` returns. An empty number is 0. */
export const normalizeFormValues = (form: CompanyForm): CompanyValues => ({
  ...Object.fromEntries(textFields.map((name) => [name, ''])),
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- the types of Object.entries leave undefined out
  ...Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)),
  country: translateCountry(form.country),
  size: form.size ?? '',
  leadScore: form.leadScore ?? 0,
  creditLimit: form.creditLimit ?? 0,
});

/**
 * Converts form values to the GraphQL input.
 * @param before values before the edit: with them the input has only the name and the fields that changed
 */
export function toCompanyInput(values: CompanyValues, before?: CompanyValues): CompanyInput {
  const changed = Object.entries(values).filter(
    ([name, value]) => !before || name === 'name' || before[name] !== value,
  );
  const entries = changed.map(([name, value]) => {
    if (name in companyEnums)
      return [name, value === '' ? null : name === 'currency' ? value : enumName(String(value))];
    return [name, name === 'country' ? parseCountryName(String(value)) : value];
  });
  return Object.fromEntries(entries) as CompanyInput;
}
