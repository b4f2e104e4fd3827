import type { IntlShape } from '@formatjs/intl';
import { brand } from '../../../../common/brand.ts';
import type { Fact } from '../../../platform/mail/letter.ts';

/** A list of facts under the names `fact.<key>`, without those that there are not. */
export const factsOf = (
  intl: IntlShape<string>,
  facts: Record<string, string | null | undefined>,
  dir?: Fact['dir'],
): Fact[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    value ? [{ label: intl.formatMessage({ id: `fact.${name}` }), value, ...(dir && { dir }) }] : [],
  );

/** The day, by the company's clock. */
export const receivedOn = (intl: IntlShape<string>, at: Date): string =>
  intl.formatDate(at, { dateStyle: 'long', timeZone: brand.timeZone });

/** How many; undefined for none. */
export const fileCount = (intl: IntlShape<string>, files: readonly unknown[]): string | undefined =>
  files.length ? intl.formatMessage({ id: 'fact.files.value' }, { count: files.length }) : undefined;
