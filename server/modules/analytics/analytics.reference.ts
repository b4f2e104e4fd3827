import type { DataSource } from 'typeorm';
import { DAY_MS, HOUR_MS } from '../../../common/durations.ts';
import { brand } from '../../../common/brand.ts';
import { analyticsDimensions, outcomeDimensions } from '../../../common/enums.ts';

/** Reference implementation of the analytics for tests: reads all records and computes the figures in a simple, slow way. */
export async function computeReferenceAnalytics(
  db: DataSource,
  fromDay: string,
  toDay: string,
  averageOrderValue: number,
) {
  const inPeriod = <Row extends { at: Date }>(rows: Row[]) =>
    rows.filter(({ at }) => istanbulDay(at) >= fromDay && istanbulDay(at) <= toDay);
  const requests = inPeriod(
    await db.query<Request[]>(
      `select q.created_at as at, q.status, source, language, coalesce(product_type, '') as product, coalesce(country, '') as country,
         first_response_at as answered, closed_at as closed, quoted_amount::float8 as amount, quoted_currency as currency,
         rate_to_usd::float8 as rate, outcome, lost_reason as reason, q.owner_id as owner,
         (select array_agg(to_status) from quote_status_history where quote_request_id = q.id) as history
       from quote_requests q left join companies c on c.id = q.company_id`,
    ),
  );
  const mails = inPeriod(
    await db.query<{ at: Date; direction: string }[]>(
      `select m.created_at as at, direction from communications m join companies c on c.id = m.company_id
       where type = 'email' and c.deleted_at is null`,
    ),
  );
  const campaigns = inPeriod(
    await db.query<{ at: Date; sent: number; opened: number; clicked: number; replied: number }[]>(
      `select sent_at as at, sent_count as sent, opened_count as opened, clicked_count as clicked, replied_count as replied
       from email_campaigns where sent_at is not null`,
    ),
  );
  const contacted = requests.filter(({ status }) => status !== 'new').length;
  const quoted = requests.filter(({ status }) => status === 'quoted').length;
  const closed = requests.filter(({ status }) => status === 'closed');
  const won = requests.filter(({ outcome }) => outcome === 'won');
  const isExcluded = ({ reason }: Request) => reason === 'spam' || reason === 'duplicate';
  const leads = requests.filter((request) => !isExcluded(request));
  const lost = leads.filter(({ outcome }) => outcome === 'lost');
  const dollars = ({ amount, currency, rate }: Request) => {
    if (amount === null) return averageOrderValue;
    return currency === 'USD' ? amount : rate === null ? 0 : amount * rate;
  };
  const revenue = roundToCents(total(won.map(dollars)));
  const responseTimes = requests.flatMap(({ at, answered }) =>
    answered ? [Math.max(0, answered.getTime() - at.getTime())] : [],
  );
  const closingTimes = (group: Request[]) =>
    group.flatMap((request) => (request.closed ? [Math.max(0, request.closed.getTime() - request.at.getTime())] : []));
  const wonTimes = closingTimes(won);
  const closedTimes = closingTimes(closed);
  const sent =
    total(campaigns.map((campaign) => campaign.sent)) ||
    mails.filter(({ direction }) => direction === 'outbound').length;
  const replied =
    total(campaigns.map((campaign) => campaign.replied)) ||
    mails.filter(({ direction }) => direction === 'inbound').length;
  const opened = total(campaigns.map((campaign) => campaign.opened));
  const clicked = total(campaigns.map((campaign) => campaign.clicked));
  const countReached = (stage: number) =>
    leads.filter(({ history, status }) => [...(history ?? []), status].some((had) => stageOf(had) >= stage)).length;
  const countAnswered = (minHours: number, maxHours: number) =>
    requests.filter(({ at, answered }) => {
      const hours = answered && (answered.getTime() - at.getTime()) / HOUR_MS;
      return hours !== null && hours >= minHours && hours < maxHours;
    }).length;

  return {
    totalQuotes: requests.length,
    contacted,
    quoted,
    closed: closed.length,
    contactRate: percentage(contacted, requests.length),
    quoteRate: percentage(quoted, contacted),
    closeRate: percentage(closed.length, quoted),
    conversionRate: percentage(closed.length, requests.length),
    leads: leads.length,
    won: won.length,
    lost: lost.length,
    winRate: percentage(won.length, won.length + lost.length),
    outcomeMissing: closed.filter(({ outcome }) => outcome === null).length,
    unpriced: won.filter(({ amount }) => amount === null).length,
    totalRevenue: revenue,
    revenuePerLead: requests.length === 0 ? 0 : revenue / requests.length,
    averageResponseHours: responseTimes.length === 0 ? null : total(responseTimes) / responseTimes.length / HOUR_MS,
    averageWonDays: wonTimes.length === 0 ? null : total(wonTimes) / wonTimes.length / DAY_MS,
    averageSalesDays: closedTimes.length === 0 ? null : total(closedTimes) / closedTimes.length / DAY_MS,
    email: {
      sent,
      opened,
      clicked,
      replied,
      openRate: percentage(opened, sent),
      clickRate: percentage(clicked, sent),
      replyRate: percentage(replied, sent),
    },
    funnel: [0, 1, 2, 3].map(countReached),
    responses: [
      countAnswered(-Infinity, 1),
      countAnswered(1, 4),
      countAnswered(4, 24),
      countAnswered(24, 72),
      countAnswered(72, Infinity),
      requests.filter(({ answered }) => !answered).length,
    ],
    lostReasons: countBy(requests.flatMap(({ reason }) => (reason ? [reason] : []))),
    outcomes: Object.fromEntries(
      outcomeDimensions.map((by) => [
        by,
        [...new Set([...won, ...lost].map((request) => request[by] ?? ''))].map((value) => {
          const isInGroup = (request: Request) => (request[by] ?? '') === value;
          const [groupWon, groupLost] = [won.filter(isInGroup), lost.filter(isInGroup)];
          return {
            value,
            won: groupWon.length,
            lost: groupLost.length,
            winRate: percentage(groupWon.length, groupWon.length + groupLost.length),
            revenue: roundToCents(total(groupWon.map(dollars))),
          };
        }),
      ]),
    ),
    shares: Object.fromEntries(analyticsDimensions.map((by) => [by, countBy(requests.map((request) => request[by]))])),
    days: countBy(requests.map(({ at }) => istanbulDay(at))),
    closedDays: countBy(closed.map(({ at }) => istanbulDay(at))),
  };
}

interface Request {
  at: Date;
  status: string;
  source: string;
  language: string;
  product: string;
  country: string;
  answered: Date | null;
  closed: Date | null;
  amount: number | null;
  currency: string | null;
  rate: number | null;
  outcome: string | null;
  reason: string | null;
  owner: string | null;
  history: string[] | null;
}

const roundToCents = (amount: number) => Math.round(amount * 100) / 100;
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const percentage = (part: number, whole: number) =>
  whole === 0 ? 0 : Number(((part / whole) * 100 + 1e-9).toFixed(1));
const stageOf = (status: string) => (status === 'new' ? 0 : status === 'quoted' ? 2 : status === 'closed' ? 3 : 1);

function countBy(values: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone });
export const istanbulDay = (at: Date): string => days.format(at);
