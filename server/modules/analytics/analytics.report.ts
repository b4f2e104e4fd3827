import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import { enumName, analyticsDimensions, outcomeDimensions, type LostReason } from '../../../common/enums.ts';
import type { Cell, Column, Table } from '../../platform/export/table.ts';
import { computeOutcomes } from './analytics.formulas.ts';
import { countByDay, getConversionAnalytics, countByValue } from './conversion-analytics.service.ts';
import type { ConversionAnalytics } from './conversion-analytics.type.ts';
import { type EmailCampaign, listEmailCampaigns } from '../campaigns/index.ts';
import { translate, translateOutcomeValue, translateValue } from './report.words.ts';

/** Content of the analytics page of one period. */
export interface Report {
  analytics: ConversionAnalytics;
  previous: ConversionAnalytics;
  campaigns: EmailCampaign[];
}

/** @throws BAD_USER_INPUT as {@link getConversionAnalytics} */
export async function createReport(db: DataSource, from: Date, to: Date, averageOrderValue: number): Promise<Report> {
  const [analytics, campaigns] = await Promise.all([
    getConversionAnalytics(db, from, to, averageOrderValue),
    listEmailCampaigns(db, from, to),
  ]);
  return { analytics, previous: analytics.previous!, campaigns };
}

type Unit = 'count' | 'percent' | 'usd' | 'amount' | 'hours' | 'days';
type Figures = Record<string, Unit>;

/** Figures of the cards and of the rates, in the order of the page. */
export const cardFigures = {
  totalQuotes: 'count',
  winRate: 'percent',
  conversionRate: 'percent',
  totalRevenue: 'usd',
  revenuePerLead: 'usd',
  averageResponseHours: 'hours',
  averageWonDays: 'days',
  averageSalesDays: 'days',
} as const satisfies Figures;
export const rateFigures = {
  leads: 'count',
  won: 'count',
  lost: 'count',
  outcomeMissing: 'count',
  contacted: 'count',
  quoted: 'count',
  closed: 'count',
  contactRate: 'percent',
  quoteRate: 'percent',
} as const satisfies Figures;
export const mailFigures = {
  sent: 'count',
  opened: 'count',
  clicked: 'count',
  replied: 'count',
  openRate: 'percent',
  clickRate: 'percent',
  replyRate: 'percent',
} as const satisfies Figures;

export const namesOf = <Some extends Figures>(figures: Some) => Object.keys(figures) as (keyof Some & string)[];

/** A row of the table: a figure of the period and of the previous period. */
interface Line {
  section: string;
  name: string;
  now: number | null;
  before: number | null;
  unit: Unit;
}

/** Creates a table of all figures, for a spreadsheet. */
export function createTable(report: Report): Table<Line> {
  const columns: Column<Line>[] = [
    { title: translate('column.section'), value: ({ section }) => translate(`section.${section}`), width: 30 },
    { title: translate('column.name'), value: ({ name }) => name, width: 34 },
    { title: translate('column.now'), value: ({ now }) => rounded(now) },
    { title: translate('column.before'), value: ({ before }) => rounded(before) },
    { title: translate('column.unit'), value: ({ unit }) => translate(`unit.${unit}`), width: 10 },
  ];
  return {
    name: translate('sheetName'),
    columns,
    rows: Readable.from(generateLines(report)),
    timeZone: brand.timeZone,
  };
}

const rounded = (value: number | null): Cell => (value === null ? null : Math.round(value * 100) / 100);

function* generateLines({ analytics, previous, campaigns }: Report): Generator<Line> {
  for (const name of namesOf(cardFigures))
    yield line('figures', name, analytics[name], previous[name], cardFigures[name]);
  for (const name of namesOf(rateFigures))
    yield line('rates', name, analytics[name], previous[name], rateFigures[name]);
  for (const [place, { status, count, stepRate }] of analytics.funnel.entries()) {
    const before = previous.funnel[place]!;
    const name = translate(`reachedStage.${enumName(status)}`);
    yield { section: 'funnel', name, now: count, before: before.count, unit: 'count' };
    if (place > 0)
      yield {
        section: 'funnel',
        name: translate('funnel.step', { status, name }),
        now: stepRate,
        before: before.stepRate,
        unit: 'percent',
      };
  }
  for (const { reason, count } of analytics.lostReasons)
    yield {
      section: 'lostReasons',
      name: translate(`lostReason.${enumName(reason)}`),
      now: count,
      before: countReason(previous, reason),
      unit: 'count',
    };
  for (const by of outcomeDimensions) yield* generateOutcomeLines(analytics, previous, by);
  for (const { currency, amount } of analytics.revenue)
    if (currency !== null) yield { section: 'revenue', name: currency, now: amount, before: null, unit: 'amount' };
  for (const { currency, amount } of analytics.unconvertedRevenue)
    yield { section: 'unconverted', name: currency, now: amount, before: null, unit: 'amount' };
  for (const by of analyticsDimensions) {
    const before = new Map(countByValue(previous.facts, by).map(({ value, count }) => [value, count]));
    for (const { value, count } of countByValue(analytics.facts, by))
      yield { section: by, name: translateValue(by, value), now: count, before: before.get(value) ?? 0, unit: 'count' };
  }
  for (const [place, { span, count }] of analytics.responses.entries())
    yield {
      section: 'responses',
      name: translate(`responseSpan.${enumName(span)}`),
      now: count,
      before: previous.responses[place]!.count,
      unit: 'count',
    };
  for (const name of namesOf(mailFigures))
    yield line('email', name, analytics.email[name], previous.email[name], mailFigures[name]);
  for (const { subject, openRate } of campaigns)
    yield { section: 'campaigns', name: subject, now: openRate, before: null, unit: 'percent' };
  const days = countByDay(previous.facts);
  for (const [place, { day, total }] of countByDay(analytics.facts).entries())
    yield { section: 'dailyRequests', name: day, now: total, before: days[place]!.total, unit: 'count' };
  for (const [place, { day, closed }] of countByDay(analytics.facts).entries())
    yield { section: 'closed', name: day, now: closed, before: days[place]!.closed, unit: 'count' };
}

/** Number of the requests that were lost for this reason. */
export const countReason = ({ lostReasons }: ConversionAnalytics, reason: LostReason): number =>
  lostReasons.find((lost) => lost.reason === reason)?.count ?? 0;

function* generateOutcomeLines(
  analytics: ConversionAnalytics,
  previous: ConversionAnalytics,
  by: (typeof outcomeDimensions)[number],
): Generator<Line> {
  const before = new Map(computeOutcomes(previous, by).map((group) => [group.value, group]));
  for (const group of computeOutcomes(analytics, by))
    for (const [figure, unit] of Object.entries(outcomeFigures))
      yield {
        section: `outcome.${by}`,
        name: `${translateOutcomeValue(by, group)}: ${translate(`figure.${figure}`)}`,
        now: group[figure === 'totalRevenue' ? 'revenue' : (figure as 'won')],
        before: before.get(group.value)?.[figure === 'totalRevenue' ? 'revenue' : (figure as 'won')] ?? null,
        unit,
      };
}
const outcomeFigures = {
  won: 'count',
  lost: 'count',
  winRate: 'percent',
  totalRevenue: 'usd',
  averageWonDays: 'days',
} as const satisfies Figures;

const line = (section: string, name: string, now: number | null, before: number | null, unit: Unit): Line => ({
  section,
  name: translate(`figure.${name}`),
  now,
  before,
  unit,
});
