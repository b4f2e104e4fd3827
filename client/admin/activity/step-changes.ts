import type { IntlShape } from 'react-intl';
import { enumName } from '../../../common/enums.ts';

/** A milestone or payment as the activity log has it. */
interface LoggedStep {
  kind: string;
  [field: string]: unknown;
}

/** Message id prefixes of the names of the steps, by field of an order. */
const namePrefixes: Record<string, string> = { milestones: 'milestone', payments: 'orderPayment' };
/** Message ids of the fields of a step. */
const fieldLabelIds: Record<string, string> = {
  plannedOn: 'order.planned',
  dueOn: 'order.due',
  doneOn: 'order.done',
  amount: 'order.amount',
  note: 'order.note',
};

/** Whether a field of an order contains milestones or payments. */
export const isStepField = (field: string): boolean => field in namePrefixes;

/** Formats what differs between two lists of steps: "Yükleme: Plan 3 Ara 2026, Not MV Ege Poyrazı". */
export function formatStepChanges(intl: IntlShape, field: string, before: unknown, after: unknown): string {
  const earlier = toSteps(before);
  return toSteps(after)
    .map((step) => {
      const old = earlier.find(({ kind }) => kind === step.kind);
      const changed = Object.keys(fieldLabelIds).filter((name) => (step[name] ?? null) !== (old?.[name] ?? null));
      return formatStep(intl, field, step, changed);
    })
    .filter(Boolean)
    .join('; ');
}

/** Formats the values of a list of steps. */
export const formatSteps = (intl: IntlShape, field: string, steps: unknown): string =>
  toSteps(steps)
    .map((step) =>
      formatStep(
        intl,
        field,
        step,
        Object.keys(fieldLabelIds).filter((name) => step[name] != null),
      ),
    )
    .filter(Boolean)
    .join('; ') || intl.formatMessage({ id: 'feed.unset' });

const toSteps = (value: unknown): LoggedStep[] => (Array.isArray(value) ? (value as LoggedStep[]) : []);

function formatStep(intl: IntlShape, field: string, step: LoggedStep, shownFields: readonly string[]): string {
  if (shownFields.length === 0) return '';
  // Some names depend on the kind of the sale, which the log does not contain.
  const name = intl.formatMessage({ id: `${namePrefixes[field]}.${enumName(step.kind)}` }, { sale: 'CARGO' });
  const values = shownFields.map(
    (shown) => `${intl.formatMessage({ id: fieldLabelIds[shown] })} ${formatValue(intl, step[shown])}`,
  );
  return `${name}: ${values.join(', ')}`;
}

function formatValue({ formatMessage, formatDate, formatNumber }: IntlShape, value: unknown): string {
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value !== 'string' || value === '') return formatMessage({ id: 'feed.unset' });
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, { timeZone: 'UTC', dateStyle: 'medium' }) : value;
}
