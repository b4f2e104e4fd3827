import type { IntlShape } from '@formatjs/intl';
import { brand } from '../../../../common/brand.ts';
import type { LabelledValue } from '../../../platform/mail/mail-content.ts';

/** Labels values with the messages `fact.<key>`; leaves out empty values. */
export const formatDetails = (
  intl: IntlShape,
  details: Record<string, string | null | undefined>,
  dir?: LabelledValue['dir'],
): LabelledValue[] =>
  Object.entries(details).flatMap(([name, value]) =>
    value ? [{ label: intl.formatMessage({ id: `fact.${name}` }), value, ...(dir && { dir }) }] : [],
  );

/** Formats a date in the company's time zone. */
export const formatDate = (intl: IntlShape, at: Date): string =>
  intl.formatDate(at, { dateStyle: 'long', timeZone: brand.timeZone });

/** Formats the number of files; returns undefined for none. */
export const formatFileCount = (intl: IntlShape, files: readonly unknown[]): string | undefined =>
  files.length ? intl.formatMessage({ id: 'fact.files.value' }, { count: files.length }) : undefined;
