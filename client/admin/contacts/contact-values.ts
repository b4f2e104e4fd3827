import { contactStatuses, enumName, leadSources } from '../../../common/enums.ts';
import type { ContactForm } from '../../../common/forms/contact.ts';
import type { ContactInput } from '../../graphql/generated.ts';
import { storedValue } from '../kit/enum-options.ts';

export type ContactFields = ContactForm & { companyId: string };

/** What a form of a contact holds: texts, '' for those that are empty, stored values of enumerations. */
export type ContactValues = Record<
  'companyId' | 'name' | 'email' | 'phone' | 'position' | 'status' | 'leadSource',
  string
> & { isPrimary: boolean };

/** A record, from a query or a refusal, as the form holds it. */
export function valuesOf(record: object): ContactValues {
  const contact = record as Record<string, string | null | undefined>;
  const text = (name: string) => contact[name] ?? '';
  return {
    companyId: text('companyId'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    position: text('position'),
    isPrimary: Boolean(contact.isPrimary),
    status: storedValue<string>(contactStatuses, text('status')) ?? '',
    leadSource: storedValue<string>(leadSources, text('leadSource')) ?? '',
  };
}

/** What was typed, as the schema has cast it, in the same shape. */
export const typedValues = ({ isPrimary = false, status = 'active', leadSource = 'manual', ...form }: ContactFields) =>
  ({ ...form, isPrimary, status, leadSource }) satisfies ContactValues;

/** What is sent of them. @param before only what differs from it, the name and the e-mail are sent */
export function inputOf(values: ContactValues, before?: ContactValues): ContactInput {
  const names = Object.keys(values) as (keyof ContactValues)[];
  const changed = names.filter((name) => !before || values[name] !== before[name]);
  return {
    name: values.name,
    email: values.email,
    ...Object.fromEntries(changed.map((name) => [name, sent(name, values[name])])),
  };
}

const sent = (name: string, value: string | boolean) =>
  name === 'status' || name === 'leadSource' ? enumName(String(value)) : value;
