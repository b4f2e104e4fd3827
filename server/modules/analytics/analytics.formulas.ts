import type { Currency } from '../../../common/enums.ts';
import { responseSpans, type ResponseSpan } from '../../platform/graphql/enums.ts';
import type { Facts, Measure } from './analytics.facts.ts';

/** What a formula reckons with. */
export interface Basis {
  facts: Facts;
  /** In USD, of a closed request whose amount is not known. */
  averageOrderValue: number;
}

interface Formula<Figure> {
  /** What it is; the schema says the same. */
  says: string;
  of: (basis: Basis) => Figure;
}

const formula = <Figure>(says: string, of: (basis: Basis) => Figure): Formula<Figure> => ({ says, of });

/** Percent to one decimal; 0 where there is nothing to divide by. */
export const percent = (part: number, whole: number): number =>
  whole > 0 ? Math.round((1000 * part) / whole) / 10 : 0;

const counted = ({ facts }: Basis, measure: Measure, values?: readonly string[]): number => {
  let sum = 0;
  for (const [value, { count }] of facts.of(measure)) if (!values || values.includes(value)) sum += count;
  return sum;
};

/** Mean of what a measure added up, over the requests that have it; null without any. */
function meanSeconds({ facts }: Basis, measure: 'answer' | 'sale'): number | null {
  const { count, total } = facts.of(measure).get('') ?? { count: 0, total: 0 };
  return count > 0 ? total / count : null;
}

/** A sum over the mailings of the period or, where that is 0, the e-mails of the period that went one way. */
function mails(basis: Basis, mailed: 'sent' | 'replied', direction: 'outbound' | 'inbound'): number {
  return counted(basis, 'mailing', [mailed]) || counted(basis, 'email', [direction]);
}

type Counts = 'totalQuotes' | 'contacted' | 'quoted' | 'closed' | 'sent' | 'opened' | 'clicked' | 'replied';
type Rates = 'contactRate' | 'quoteRate' | 'closeRate' | 'conversionRate' | 'openRate' | 'clickRate' | 'replyRate';
type Amounts = 'totalRevenue' | 'revenuePerLead';
type Means = 'averageResponseHours' | 'averageSalesDays';
type Formulas = Record<Counts | Rates | Amounts, Formula<number>> & Record<Means, Formula<number | null>>;

/** Each figure of the analytics page, defined once. Requests are those received in the period, at the status that they have now. */
export const formulas: Formulas = {
  totalQuotes: formula('Requests received in the period.', (basis) => counted(basis, 'status')),
  contacted: formula(
    'Of these, how many are no longer NEW.',
    (basis) => counted(basis, 'status') - counted(basis, 'status', ['new']),
  ),
  quoted: formula('Of these, how many are QUOTED now.', (basis) => counted(basis, 'status', ['quoted'])),
  closed: formula('Of these, how many are CLOSED now.', (basis) => counted(basis, 'status', ['closed'])),
  contactRate: formula('contacted / totalQuotes, percent to one decimal; 0 without requests.', (basis) =>
    percent(formulas.contacted.of(basis), formulas.totalQuotes.of(basis)),
  ),
  quoteRate: formula('quoted / contacted, percent to one decimal; 0 when none was contacted.', (basis) =>
    percent(formulas.quoted.of(basis), formulas.contacted.of(basis)),
  ),
  closeRate: formula(
    'closed / quoted, percent to one decimal; 0 when none is QUOTED. A closed request is no longer QUOTED, so it can pass 100.',
    (basis) => percent(formulas.closed.of(basis), formulas.quoted.of(basis)),
  ),
  conversionRate: formula('closed / totalQuotes, percent to one decimal; 0 without requests.', (basis) =>
    percent(formulas.closed.of(basis), formulas.totalQuotes.of(basis)),
  ),
  totalRevenue: formula(
    'USD. Sum over the closed requests of the quoted amount, in dollars by the stored rate of the market; AVERAGE_ORDER_VALUE for each without an amount or without a rate.',
    (basis) => revenueParts(basis).reduce((sum, { dollars }) => sum + dollars, 0),
  ),
  revenuePerLead: formula('USD. totalRevenue / totalQuotes; 0 without requests.', (basis) => {
    const total = formulas.totalQuotes.of(basis);
    return total > 0 ? formulas.totalRevenue.of(basis) / total : 0;
  }),
  averageResponseHours: formula(
    'Hours from createdAt to firstResponseAt, the mean of those that were answered; null when none was.',
    (basis) => scaled(meanSeconds(basis, 'answer'), 3_600),
  ),
  averageSalesDays: formula(
    'Days from createdAt to closedAt, the mean of those that are closed; null when none is.',
    (basis) => scaled(meanSeconds(basis, 'sale'), 86_400),
  ),
  sent: formula(
    'Sum over the campaigns sent in the period or, where that is 0, the outbound e-mails of the period.',
    (basis) => mails(basis, 'sent', 'outbound'),
  ),
  opened: formula('Sum over the campaigns sent in the period.', (basis) => counted(basis, 'mailing', ['opened'])),
  clicked: formula('Sum over the campaigns sent in the period.', (basis) => counted(basis, 'mailing', ['clicked'])),
  replied: formula(
    'Sum over the campaigns sent in the period or, where that is 0, the inbound e-mails of the period.',
    (basis) => mails(basis, 'replied', 'inbound'),
  ),
  openRate: formula(
    'opened / sent, percent to one decimal; 0 when nothing was sent. Opened again counts again, so it can pass 100.',
    (basis) => percent(formulas.opened.of(basis), formulas.sent.of(basis)),
  ),
  clickRate: formula('clicked / sent, percent to one decimal; 0 when nothing was sent.', (basis) =>
    percent(formulas.clicked.of(basis), formulas.sent.of(basis)),
  ),
  replyRate: formula('replied / sent, percent to one decimal; 0 when nothing was sent.', (basis) =>
    percent(formulas.replied.of(basis), formulas.sent.of(basis)),
  ),
};

const scaled = (seconds: number | null, unit: number): number | null => (seconds === null ? null : seconds / unit);

export interface RevenuePart {
  /** Of the quoted amounts; null where none was quoted. */
  currency: Currency | null;
  count: number;
  /** Sum of the quoted amounts, in `currency`. */
  amount: number;
  /** Dollars for one unit of the currency; null where AVERAGE_ORDER_VALUE stands in. */
  rate: number | null;
  rateAt: Date | null;
  indicative: boolean;
  dollars: number;
}

/** What the revenue is made of: the closed requests by the currency of their quoted amounts, those without an amount last. */
export function revenueParts({ facts, averageOrderValue }: Basis): RevenuePart[] {
  const parts = [...facts.of('revenue')].map(([code, { count, total }]): RevenuePart => {
    const currency = (code || null) as Currency | null;
    const stored = facts.rates.find((rate) => rate.currency === currency);
    const rate = currency === 'USD' ? 1 : stored ? 1 / stored.perDollar : null;
    const dollars = rate === null ? count * averageOrderValue : total * rate;
    const { at = null, indicative = false } = stored ?? {};
    return { currency, count, amount: total, rate, rateAt: at, indicative, dollars };
  });
  return parts.sort(
    (one, other) => Number(one.currency === null) - Number(other.currency === null) || other.dollars - one.dollars,
  );
}

/** Stages of the funnel, in their order. */
export const funnelStages = ['new', 'contacted', 'quoted', 'closed'] as const;
export type FunnelStage = (typeof funnelStages)[number];

/** How many requests ever came as far as each stage, or further, by the history of their status; one that was put back still counts. */
export function funnelOf(basis: Basis): { status: FunnelStage; count: number; stepRate: number }[] {
  const counts = funnelStages.map((_, place) => counted(basis, 'reached', funnelStages.slice(place)));
  return funnelStages.map((status, place) => ({
    status,
    count: counts[place]!,
    stepRate: place === 0 ? percent(counts[0]!, counts[0]!) : percent(counts[place]!, counts[place - 1]!),
  }));
}

export const responsesOf = (basis: Basis): { span: ResponseSpan; count: number }[] =>
  responseSpans.map((span) => ({ span, count: counted(basis, 'response', [span]) }));
