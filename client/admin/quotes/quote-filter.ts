import { languages, priorities, quoteSources, quoteStatuses } from '../../../common/enums.ts';
import type {
  Language,
  Priority,
  QuoteRequestFilter,
  QuoteRequestOrder,
  QuoteRowFragment,
  QuoteSource,
  QuoteStatus,
  ResponseSpan,
} from '../../graphql/generated.ts';
import names from '../../../common/names/tr/admin-requests.json';
import { enumNames } from '../kit/enum-options.ts';
import { day, flag, manyOf, oneOf, text, texts, type FilterOf } from '../kit/use-url-filter.ts';

export const quoteOrders = ['CREATED', 'PRIORITY', 'COMPANY', 'QUANTITY'] as const;

/** In the order in which a request moves on. */
export const statuses = enumNames<QuoteStatus>(quoteStatuses);
/** The most urgent first, as a list of priorities is read. */
export const urgencies = enumNames<Priority>(priorities).toReversed();
export const sources = enumNames<QuoteSource>(quoteSources);
export const codes = enumNames<Language>(languages);
/** Whatever can be asked for, as `productType` has it. */
export const products = Object.keys(names)
  .filter((id) => id.startsWith('product.'))
  .map((id) => id.replace('product.', ''));

/** Stages that a request can have reached, whatever it stands at now. */
export const stages = ['CONTACTED', 'QUOTED', 'CLOSED'] as const satisfies QuoteStatus[];
/** How long the visitor waited for the first answer. */
export const waits = ['HOUR', 'FOUR_HOURS', 'DAY', 'THREE_DAYS', 'LONGER', 'NONE'] as const satisfies ResponseSpan[];

/** What the address of the list and the board can say. */
export const quoteFilter = {
  search: text,
  status: manyOf(statuses),
  priority: manyOf(urgencies),
  source: manyOf(sources),
  language: manyOf(codes),
  productType: manyOf(products),
  country: texts,
  reached: oneOf<QuoteStatus>(stages),
  response: manyOf<ResponseSpan>(waits),
  from: day,
  to: day,
  order: oneOf<QuoteRequestOrder>(quoteOrders),
  reversed: flag,
};

export type QuoteListFilter = FilterOf<typeof quoteFilter>;
export type FilterChange = { [Name in keyof QuoteListFilter]: QuoteListFilter[Name] | null };
export type SetFilter = (change: FilterChange, options?: { replace: boolean }) => void;

/** What takes every filter away; the order stays. */
export const noFilter = {
  ...{ search: null, status: null, priority: null, source: null, language: null },
  ...{ productType: null, country: null, reached: null, response: null, from: null, to: null },
} satisfies FilterChange;

/** As the server is asked. */
export const asked = (filter: QuoteListFilter): QuoteRequestFilter => ({
  search: filter.search,
  statuses: filter.status,
  priorities: filter.priority,
  sources: filter.source,
  languages: filter.language,
  productTypes: filter.productType,
  countries: filter.country,
  reached: filter.reached,
  responses: filter.response,
  fromDay: filter.from,
  toDay: filter.to,
  order: filter.order,
  reversed: filter.reversed,
});

export const isReversed = ({ from, to }: QuoteListFilter): boolean =>
  from !== undefined && to !== undefined && from > to;

export const isNarrowed = (filter: QuoteListFilter): boolean =>
  Object.keys(noFilter).some((name) => filter[name as keyof QuoteListFilter] !== undefined);

/** Whether a request that was loaded is still one of those asked for: it may have been moved on since. */
export const belongs = (quote: QuoteRowFragment, { status, priority }: QuoteListFilter): boolean =>
  (!status || status.includes(quote.status)) && (!priority || priority.includes(quote.priority));
