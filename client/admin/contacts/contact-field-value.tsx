import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { enumName } from '../../../common/enums.ts';
import { CompanyName } from '../kit/record-names.tsx';

const enumPrefixes: Record<string, string> = { status: 'contactStatus', leadSource: 'leadSource' };

/** Renders the value of a form field of a contact. */
export function renderContactFieldValue(name: string, value: unknown): ReactNode {
  if (typeof value === 'boolean') return <FormattedMessage id={value ? 'communications.yes' : 'communications.no'} />;
  if (typeof value !== 'string' || value === '') return '–';
  if (name === 'companyId') return <CompanyName id={value} />;
  const prefix = enumPrefixes[name];
  return prefix ? <FormattedMessage id={`${prefix}.${enumName(value)}`} /> : <bdi>{value}</bdi>;
}
