import {
  enumName,
  lostReasons,
  responseSpans,
  type Currency,
  type LostReason,
  type OutcomeDimension,
  type ResponseSpan,
} from '../../../common/enums.ts';
import type { Facts, Measure } from './analytics.facts.ts';

export interface FormulaInput {
  facts: Facts;
  /** Value of a won request without an amount, in USD. */
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
function meanSeconds({ facts }: FormulaInput, measure: 'timeToAnswer' | 'timeToClose'): number | null {
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

type Counts =
  | 'totalQuotes'
  | 'leads'
  | 'won'
  | 'lost'
  | 'outcomeMissing'
  | 'unpriced'
  | 'contacted'
  | 'quoted'
  | 'closed'
  | 'sent'
  | 'opened'
  | 'clicked'
  | 'replied';
type Rates =
  'winRate' | 'contactRate' | 'quoteRate' | 'closeRate' | 'conversionRate' | 'openRate' | 'clickRate' | 'replyRate';
type Amounts = 'totalRevenue' | 'revenuePerLead';
type Means = 'averageResponseHours' | 'averageSalesDays' | 'averageWonDays';
type Formulas = Record<Counts | Rates | Amounts, Formula<number>> & Record<Means, Formula<number | null>>;

/** Figures of the analytics page. They refer to the requests received in the period, with their current status. */
export const formulas: Formulas = {
  totalQuotes: formula('Number of requests received in the period.', (input) => countOf(input, 'status')),
  contacted: formula(
    'Number of requests of the period that are no longer NEW.',
    (input) => countOf(input, 'status') - countOf(input, 'status', ['new']),
  ),
  quoted: formula('Number of requests of the period that are QUOTED now.', (input) =>
    countOf(input, 'status', ['quoted']),
  ),
  closed: formula('Number of requests of the period that are CLOSED now.', (input) =>
    countOf(input, 'status', ['closed']),
  ),
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
  conversionRate: formula(
    'closed / totalQuotes in percent, with one decimal; 0 without requests. `conversionRate` of the dashboard counts all requests that are not NEW.',
    (input) => percent(formulas.closed.compute(input), formulas.totalQuotes.compute(input)),
  ),
  leads: formula(
    'totalQuotes without the requests that were lost with the reason SPAM or DUPLICATE.',
    (input) => countOf(input, 'status') - input.facts.outcomes.total.excluded,
  ),
  won: formula('Number of requests of the period whose outcome is WON.', ({ facts }) => facts.outcomes.total.won),
  lost: formula(
    'Number of requests of the period whose outcome is LOST, without the reasons SPAM and DUPLICATE.',
    ({ facts }) => facts.outcomes.total.lost,
  ),
  outcomeMissing: formula(
    'Number of requests of the period that were closed before outcomes were recorded and have none; the win rate does not count them.',
    (input) => {
      const { won, lost, excluded } = input.facts.outcomes.total;
      return countOf(input, 'status', ['closed']) - won - lost - excluded;
    },
  ),
  winRate: formula('won / (won + lost) in percent, with one decimal; 0 when nothing was won or lost.', ({ facts }) =>
    computeWinRate(facts.outcomes.total),
  ),
  unpriced: formula(
    'Number of won requests without an amount, which count as `averageOrderValue`.',
    ({ facts }) => facts.outcomes.total.unpriced,
  ),
  totalRevenue: formula(
    'Sum of the amounts of won requests in USD at the rates that were stored with them, rounded once, half up. A won request without an amount counts as AVERAGE_ORDER_VALUE; amounts without a rate are left out, see `unconvertedRevenue`.',
    (input) => computeRevenue(input.facts.outcomes.total, input.averageOrderValue),
  ),
  revenuePerLead: formula('totalRevenue / totalQuotes in USD; 0 without requests.', (input) => {
    const total = formulas.totalQuotes.compute(input);
    return total > 0 ? formulas.totalRevenue.compute(input) / total : 0;
  }),
  averageResponseHours: formula(
    'Mean hours from createdAt to firstResponseAt of the answered requests; null without any.',
    (input) => divide(meanSeconds(input, 'timeToAnswer'), 3_600),
  ),
  averageSalesDays: formula('Mean days from createdAt to closedAt of the closed requests; null without any.', (input) =>
    divide(meanSeconds(input, 'timeToClose'), 86_400),
  ),
  averageWonDays: formula(
    'Sales cycle: mean days from createdAt to closedAt of the won requests; null without any.',
    ({ facts }) => divide(facts.outcomes.total.wonSeconds, 86_400),
  ),
  sent: formula(
    'E-mails, summed over the campaigns sent in the period; when the sum is 0, the number of outbound e-mails of the period.',
    (input) => countMails(input, 'sent', 'outbound'),
  ),
  opened: formula('Openings, summed over the campaigns sent in the period.', (input) =>
    countOf(input, 'mailing', ['opened']),
  ),
  clicked: formula('Clicks, summed over the campaigns sent in the period.', (input) =>
    countOf(input, 'mailing', ['clicked']),
  ),
  replied: formula(
    'Replies, summed over the campaigns sent in the period; when the sum is 0, the number of inbound e-mails of the period.',
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

const computeWinRate = ({ won, lost }: { won: number; lost: number }): number => percent(won, won + lost);

/** Rounds to cents, because a floating-point sum of two amounts with two decimals may have more decimals. */
const computeRevenue = (
  { revenue, unpriced }: { revenue: number; unpriced: number },
  averageOrderValue: number,
): number => Math.round((revenue + unpriced * averageOrderValue) * 100) / 100;

interface RevenuePart {
  /** Currency of the amounts; null for requests without an amount. */
  currency: Currency | null;
  count: number;
  /** Sum of the amounts, in `currency`. */
  amount: number;
  dollars: number;
}

/** Groups the revenue by the currency of the won amounts; requests without an amount last. */
export function computeRevenueParts({ facts: { outcomes }, averageOrderValue }: FormulaInput): RevenuePart[] {
  const parts = outcomes.currencies
    .map(({ currency, won, unconvertedCount, amount, unconverted, revenue }) => ({
      currency,
      count: won - unconvertedCount,
      amount: Math.round((amount - unconverted) * 100) / 100,
      dollars: revenue,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.dollars - a.dollars);
  const { unpriced: count } = outcomes.total;
  return count === 0 ? parts : [...parts, { currency: null, count, amount: 0, dollars: count * averageOrderValue }];
}

/** Sums of won amounts that have no rate, one per currency. */
export const listUnconvertedRevenue = ({ facts }: FormulaInput): { currency: Currency; amount: number }[] =>
  facts.outcomes.currencies
    .filter(({ unconverted }) => unconverted > 0)
    .map(({ currency, unconverted: amount }) => ({ currency, amount }));

/** Counts the lost requests by reason, most frequent first; SPAM and DUPLICATE are included. */
export const countLostReasons = ({ facts }: FormulaInput): { reason: LostReason; count: number }[] =>
  lostReasons
    .map((reason) => ({ reason, count: facts.outcomes.reasons.get(reason) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

/** Outcomes by owner, country, product or source, largest revenue first. */
export const computeOutcomes = ({ facts, averageOrderValue }: FormulaInput, by: OutcomeDimension) =>
  facts.outcomes.by[by].map((group) => ({
    value: by === 'source' ? enumName(group.value) : group.value,
    name: group.name,
    won: group.won,
    lost: group.lost,
    winRate: computeWinRate(group),
    revenue: computeRevenue(group, averageOrderValue),
    averageWonDays: divide(group.wonSeconds, 86_400),
  }));

const funnelStages = ['new', 'contacted', 'quoted', 'closed'] as const;
type FunnelStage = (typeof funnelStages)[number];

/** Counts the leads that ever reached each stage or a later one, according to the status history. */
export function computeFunnel(input: FormulaInput): { status: FunnelStage; count: number; stepRate: number }[] {
  const counts = funnelStages.map((_, index) => countOf(input, 'reached', funnelStages.slice(index)));
  return funnelStages.map((status, index) => ({
    status,
    count: counts[index]!,
    // The rate of the first stage is 100, or 0 without requests.
    stepRate: index === 0 ? percent(counts[0]!, counts[0]!) : percent(counts[index]!, counts[index - 1]!),
  }));
}

/** Counts the requests by time until the first response. */
export const countResponses = (input: FormulaInput): { span: ResponseSpan; count: number }[] =>
  responseSpans.map((span) => ({ span, count: countOf(input, 'answerSpan', [span]) }));
