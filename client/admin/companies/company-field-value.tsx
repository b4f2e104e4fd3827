import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { enumName } from '../../../common/enums.ts';

const enumPrefixes: Record<string, string> = {
  companyType: 'companyType',
  size: 'companySize',
  leadSource: 'leadSource',
  status: 'companyStatus',
  priority: 'companyPriority',
};

/** Renders the value of a form field of a company. */
export function renderCompanyFieldValue(name: string, value: unknown): ReactNode {
  if (typeof value === 'number') return <FormattedNumber value={value} maximumFractionDigits={2} />;
  if (typeof value !== 'string' || value === '') return '–';
  const prefix = enumPrefixes[name];
  if (prefix) return <FormattedMessage id={`${prefix}.${enumName(value)}`} />;
  return <bdi>{value}</bdi>;
}
