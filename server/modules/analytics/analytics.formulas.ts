import { type Currency, responseSpans, type ResponseSpan } from '../../../common/enums.ts';
import type { Facts, Measure } from './analytics.facts.ts';

export interface FormulaInput {
  facts: Facts;
  /** Value of a closed request without a known amount, in USD. */
  averageOrderValue: number;
}

interface Formula<Figure> {
  /** Also the description of the GraphQL field. */
  description: string;
  compute: (input: FormulaInput) => Figure;
}

const formula = <Figure>(description: string, compute: (input: FormulaInput) => Figure): Formula<Figure> => ({
  description,
  compute,
});

/** Returns a percentage with one decimal; 0 when `whole` is 0. */
const percent = (part: number, whole: number): number => (whole > 0 ? Math.round((1000 * part) / whole) / 10 : 0);

const countOf = ({ facts }: FormulaInput, measure: Measure, values?: readonly string[]): number => {
  let sum = 0;
  for (const [value, { count }] of facts.amountsOf(measure)) if (!values || values.includes(value)) sum += count;
  return sum;
};

/** Returns the mean of a measure in seconds; null when no request has it. */
function meanSeconds({ facts }: FormulaInput, measure: 'answer' | 'sale'): number | null {
  const { count, total } = facts.amountsOf(measure).get('') ?? { count: 0, total: 0 };
  return count > 0 ? total / count : null;
}

/** Returns the sum over the campaigns of the period or, when it is 0, the number of e-mails of the period with the direction. */
function countMails(
  input: FormulaInput,
  campaignMeasure: 'sent' | 'replied',
  direction: 'outbound' | 'inbound',
): number {
  return countOf(input, 'mailing', [campaignMeasure]) || countOf(input, 'email', [direction]);
}

type Counts = 'totalQuotes' | 'contacted' | 'quoted' | 'closed' | 'sent' | 'opened' | 'clicked' | 'replied';
type Rates = 'contactRate' | 'quoteRate' | 'closeRate' | 'conversionRate' | 'openRate' | 'clickRate' | 'replyRate';
type Amounts = 'totalRevenue' | 'revenuePerLead';
type Means = 'averageResponseHours' | 'averageSalesDays';
type Formulas = Record<Counts | Rates | Amounts, Formula<number>> & Record<Means, Formula<number | null>>;

/** Figures of the analytics page. They refer to the requests received in the period, with their current status. */
export const formulas: Formulas = {
  totalQuotes: formula('Number of requests received in the period.', (input) => countOf(input, 'status')),
  contacted: formula(
    'Number of these requests that are no longer NEW.',
    (input) => countOf(input, 'status') - countOf(input, 'status', ['new']),
  ),
  quoted: formula('Number of these requests that are QUOTED now.', (input) => countOf(input, 'status', ['quoted'])),
  closed: formula('Number of these requests that are CLOSED now.', (input) => countOf(input, 'status', ['closed'])),
  contactRate: formula('contacted / totalQuotes in percent, with one decimal; 0 without requests.', (input) =>
    percent(formulas.contacted.compute(input), formulas.totalQuotes.compute(input)),
  ),
  quoteRate: formula('quoted / contacted in percent, with one decimal; 0 when `contacted` is 0.', (input) =>
    percent(formulas.quoted.compute(input), formulas.contacted.compute(input)),
  ),
  closeRate: formula(
    'closed / quoted in percent, with one decimal; 0 when `quoted` is 0. Closed requests are no longer QUOTED, so the rate can exceed 100.',
    (input) => percent(formulas.closed.compute(input), formulas.quoted.compute(input)),
  ),
  conversionRate: formula('closed / totalQuotes in percent, with one decimal; 0 without requests.', (input) =>
    percent(formulas.closed.compute(input), formulas.totalQuotes.compute(input)),
  ),
  totalRevenue: formula(
    'Sum of the quoted amounts of closed requests in USD, converted with the stored market rates. A request without an amount or rate counts as AVERAGE_ORDER_VALUE.',
    (input) => computeRevenueParts(input).reduce((sum, { dollars }) => sum + dollars, 0),
  ),
  revenuePerLead: formula('totalRevenue / totalQuotes in USD; 0 without requests.', (input) => {
    const total = formulas.totalQuotes.compute(input);
    return total > 0 ? formulas.totalRevenue.compute(input) / total : 0;
  }),
  averageResponseHours: formula(
    'Mean hours from createdAt to firstResponseAt of the answered requests; null without any.',
    (input) => divide(meanSeconds(input, 'answer'), 3_600),
  ),
  averageSalesDays: formula('Mean days from createdAt to closedAt of the closed requests; null without any.', (input) =>
    divide(meanSeconds(input, 'sale'), 86_400),
  ),
  sent: formula(
    'Sum over the campaigns sent in the period or, when it is 0, the number of outbound e-mails of the period.',
    (input) => countMails(input, 'sent', 'outbound'),
  ),
  opened: formula('Sum over the campaigns sent in the period.', (input) => countOf(input, 'mailing', ['opened'])),
  clicked: formula('Sum over the campaigns sent in the period.', (input) => countOf(input, 'mailing', ['clicked'])),
  replied: formula(
    'Sum over the campaigns sent in the period or, when it is 0, the number of inbound e-mails of the period.',
    (input) => countMails(input, 'replied', 'inbound'),
  ),
  openRate: formula(
    'opened / sent in percent, with one decimal; 0 when nothing was sent. Repeated openings count, so the rate can exceed 100.',
    (input) => percent(formulas.opened.compute(input), formulas.sent.compute(input)),
  ),
  clickRate: formula('clicked / sent in percent, with one decimal; 0 when nothing was sent.', (input) =>
    percent(formulas.clicked.compute(input), formulas.sent.compute(input)),
  ),
  replyRate: formula('replied / sent in percent, with one decimal; 0 when nothing was sent.', (input) =>
    percent(formulas.replied.compute(input), formulas.sent.compute(input)),
  ),
};

const divide = (seconds: number | null, unit: number): number | null => (seconds === null ? null : seconds / unit);

interface RevenuePart {
  /** Currency of the quoted amounts; null for requests without an amount. */
  currency: Currency | null;
  count: number;
  /** Sum of the quoted amounts, in `currency`. */
  amount: number;
  /** US dollars per unit of the currency; null when AVERAGE_ORDER_VALUE is used instead. */
  rate: number | null;
  rateAt: Date | null;
  dollars: number;
}

/** Groups the revenue by the currency of the quoted amounts; requests without an amount last. */
export function computeRevenueParts({ facts, averageOrderValue }: FormulaInput): RevenuePart[] {
  const parts = [...facts.amountsOf('revenue')].map(([code, { count, total }]): RevenuePart => {
    const currency = (code || null) as Currency | null;
    const stored = facts.rates.find((rate) => rate.currency === currency);
    const rate = currency === 'USD' ? 1 : stored ? 1 / stored.perDollar : null;
    const dollars = rate === null ? count * averageOrderValue : total * rate;
    return { currency, count, amount: total, rate, rateAt: stored?.at ?? null, dollars };
  });
  return parts.sort((a, b) => Number(a.currency === null) - Number(b.currency === null) || b.dollars - a.dollars);
}

const funnelStages = ['new', 'contacted', 'quoted', 'closed'] as const;
type FunnelStage = (typeof funnelStages)[number];

/** Counts the requests that ever reached each stage or a later one, according to the status history. */
export function computeFunnel(input: FormulaInput): { status: FunnelStage; count: number; stepRate: number }[] {
  const counts = funnelStages.map((_, index) => countOf(input, 'reached', funnelStages.slice(index)));
  return funnelStages.map((status, index) => ({
    status,
    count: counts[index]!,
    // Of the first stage: 100, or 0 without requests.
    stepRate: index === 0 ? percent(counts[0]!, counts[0]!) : percent(counts[index]!, counts[index - 1]!),
  }));
}

/** Counts the requests by time until the first response. */
export const countResponses = (input: FormulaInput): { span: ResponseSpan; count: number }[] =>
  responseSpans.map((span) => ({ span, count: countOf(input, 'response', [span]) }));
