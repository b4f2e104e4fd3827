import {
  communicationDirections,
  communicationStatuses,
  communicationTypes,
  priorities,
  sentiments,
} from '../../../common/enums.ts';
import type { CommunicationFilter } from '../../graphql/generated.ts';
import { day, flag, manyOf, oneOf, text, type FilterOf } from '../kit/use-url-filter.ts';

const named = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => value.toUpperCase() as Uppercase<Value>);

export const types = named(communicationTypes);
export const directions = named(communicationDirections);
export const statuses = named(communicationStatuses);
/** The most urgent first, as a list of priorities is read. */
export const urgencies = named(priorities).toReversed();
export const moods = named(sentiments);
export const followUpStates = ['OPEN', 'DUE', 'OVERDUE'] as const;

/** What the address of the list can say. */
export const filterFields = {
  search: text,
  type: manyOf(types),
  direction: manyOf(directions),
  status: manyOf(statuses),
  priority: manyOf(urgencies),
  sentiment: manyOf(moods),
  followUp: oneOf(followUpStates),
  from: day,
  to: day,
  companyId: text,
  /** One record alone, by its UUID: where a search or a reminder leads. */
  record: text,
};

/** What else is in the address: whether the panel is open, and the form for a new record. */
export const viewFields = { panel: oneOf(['open', 'closed']), new: flag, company: text };

export type Filter = FilterOf<typeof filterFields>;

/** As the server is asked. */
export const asked = ({ from, to, record: _record, ...filter }: Filter): CommunicationFilter => ({
  ...filter,
  ...(from && { fromDay: from }),
  ...(to && { toDay: to }),
});

/** What takes every filter away. */
export const noFilter = Object.fromEntries(Object.keys(filterFields).map((name) => [name, null])) as Record<
  keyof typeof filterFields,
  null
>;

export const isReversed = ({ from, to }: Filter): boolean => from !== undefined && to !== undefined && from > to;
