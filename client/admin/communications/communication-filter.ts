import {
  communicationDirections,
  communicationStatuses,
  communicationTypes,
  enumNames,
  followUpStates,
  priorities,
  sentiments,
} from '../../../common/enums.ts';
import type { CommunicationFilter } from '../../graphql/generated.ts';
import { day, flag, manyOf, oneOf, text, type FilterOf } from '../kit/use-url-filter.ts';

export const typeOptions = enumNames(communicationTypes);
export const directionOptions = enumNames(communicationDirections);
export const statusOptions = enumNames(communicationStatuses);
/** Highest priority first. */
export const priorityOptions = enumNames(priorities).toReversed();
export const sentimentOptions = enumNames(sentiments);
export const followUpOptions = enumNames(followUpStates);

/** Query parameters of the list's URL. */
export const filterFields = {
  search: text,
  type: manyOf(typeOptions),
  direction: manyOf(directionOptions),
  status: manyOf(statusOptions),
  priority: manyOf(priorityOptions),
  sentiment: manyOf(sentimentOptions),
  followUp: oneOf(followUpOptions),
  from: day,
  to: day,
  companyId: text,
  /** UUID of a single record to show; search results and reminders link to it. */
  record: text,
};

/**
 * Query parameters that do not filter: the state of the filter panel, whether the dialog for a new record is open, and
 * the company of that record.
 */
export const viewFields = { panel: oneOf(['open', 'closed']), new: flag, company: text };

export type Filter = FilterOf<typeof filterFields>;

/** Converts the URL's filter to the server's input. */
export const toServerFilter = ({ from, to, record: _record, ...filter }: Filter): CommunicationFilter => ({
  ...filter,
  ...(from && { fromDay: from }),
  ...(to && { toDay: to }),
});

/** A change that removes every filter from the URL. */
export const clearedFilter = Object.fromEntries(Object.keys(filterFields).map((name) => [name, null])) as Record<
  keyof typeof filterFields,
  null
>;

export const isDateRangeReversed = ({ from, to }: Filter): boolean =>
  from !== undefined && to !== undefined && from > to;
