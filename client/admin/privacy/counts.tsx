import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';

type Kept = Record<string, { count: number; anonymized: boolean }>;

/** Result of an erasure or of its preview; the server sends the three parts as JSON. */
interface Erasure {
  erased: Record<string, number>;
  redacted: Record<string, number>;
  kept: Kept;
}

/** Reads the JSON of a report. */
export const toErasure = ({ erased, redacted, kept }: Record<keyof Erasure, unknown>): Erasure => ({
  erased: erased as Erasure['erased'],
  redacted: redacted as Erasure['redacted'],
  kept: kept as Kept,
});

/** Names of tables with the number of rows in each. */
export function Counts({ counts }: { counts: Record<string, number> }) {
  const { formatMessage } = useIntl();
  const nameOf = (table: string) => {
    const id = `privacy.table.${table}`;
    return id in messages ? formatMessage({ id }) : table;
  };
  return Object.entries(counts)
    .map(([table, count]) => formatMessage({ id: 'privacy.count' }, { table: nameOf(table), count }))
    .join(' · ');
}

/** The report of an erasure, or of its dry run. */
export function ErasureSummary({ erasure: { erased, redacted, kept } }: { erasure: Erasure }) {
  const countKept = (anonymized: boolean) =>
    Object.fromEntries(
      Object.entries(kept)
        .filter(([, rows]) => rows.anonymized === anonymized)
        .map(([table, { count }]) => [table, count]),
    );
  const parts = [
    { id: 'privacy.report.erased', counts: erased },
    { id: 'privacy.report.redacted', counts: redacted },
    { id: 'privacy.report.kept', counts: countKept(false), reason: 'privacy.report.kept.named' },
    { id: 'privacy.report.kept', counts: countKept(true), reason: 'privacy.report.kept.anonymized' },
  ].filter(({ counts }) => Object.keys(counts).length > 0);
  if (parts.length === 0) return <FormattedMessage id="privacy.report.nothing" />;
  return (
    <chakra.dl display="grid" gap="1.5">
      {parts.map(({ id, counts, reason }) => (
        <div key={reason ?? id}>
          <chakra.dt textStyle="meta" color="fg.subtle">
            <FormattedMessage id={id} />
          </chakra.dt>
          <chakra.dd>
            <Counts counts={counts} />
            {reason && (
              <chakra.span display="block" textStyle="meta" color="fg.muted">
                <FormattedMessage id={reason} />
              </chakra.span>
            )}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}
