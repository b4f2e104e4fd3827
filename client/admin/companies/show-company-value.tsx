import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { enumName } from '../../../common/enums.ts';

const prefixes: Record<string, string> = {
  companyType: 'companyType',
  size: 'companySize',
  leadSource: 'leadSource',
  status: 'companyStatus',
  priority: 'companyPriority',
};

/** A value of a company's form in words. */
export function showCompanyValue(name: string, value: unknown): ReactNode {
  if (typeof value === 'number') return <FormattedNumber value={value} maximumFractionDigits={2} />;
  if (typeof value !== 'string' || value === '') return '–';
  const prefix = prefixes[name];
  if (prefix) return <FormattedMessage id={`${prefix}.${enumName(value)}`} />;
  return <bdi>{value}</bdi>;
}
