import { contactStatuses, enumName, leadSources } from '../../../common/enums.ts';
import type { ContactForm } from '../../../common/forms/contact.ts';
import type { ContactInput } from '../../graphql/generated.ts';

export type ContactFields = ContactForm & { companyId: string };

/** Values of the contact form: empty texts are '', enumerations have their stored values. */
type ContactValues = Record<'companyId' | 'name' | 'email' | 'phone' | 'position' | 'status' | 'leadSource', string> & {
  isPrimary: boolean;
};

/** Converts a record, from a query or from a CONFLICT error, to form values. */
export function toFormValues(record: object): ContactValues {
  const contact = record as Record<string, string | null | undefined>;
  const text = (name: string) => contact[name] ?? '';
  const findStored = (values: readonly string[], name: string) =>
    values.find((value) => enumName(value) === contact[name]) ?? '';
  return {
    companyId: text('companyId'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    position: text('position'),
    isPrimary: Boolean(contact.isPrimary),
    status: findStored(contactStatuses, 'status'),
    leadSource: findStored(leadSources, 'leadSource'),
  };
}

/** Converts the submitted form, as cast by its schema, to the shape that `toFormValues` returns. */
export const normalizeFormValues = ({
  isPrimary = false,
  status = 'active',
  leadSource = 'manual',
  ...form
}: ContactFields) => ({ ...form, isPrimary, status, leadSource }) satisfies ContactValues;

/**
 * Converts form values to the GraphQL input.
 * @param before values before the edit: with them the input has only name, e-mail and the fields that changed
 */
export function toContactInput(values: ContactValues, before?: ContactValues): ContactInput {
  const names = Object.keys(values) as (keyof ContactValues)[];
  const changed = names.filter((name) => !before || values[name] !== before[name]);
  return {
    name: values.name,
    email: values.email,
    ...Object.fromEntries(changed.map((name) => [name, toInputValue(name, values[name])])),
  };
}

const toInputValue = (name: string, value: string | boolean) =>
  name === 'status' || name === 'leadSource' ? enumName(String(value)) : value;
