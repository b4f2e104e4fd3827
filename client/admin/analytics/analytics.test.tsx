import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ConversionAnalyticsQuery, PeriodFiguresFragment } from '../../graphql/generated.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import Analytics from './analytics.tsx';

const user = userEvent.setup({ delay: null });
type ConversionAnalytics = ConversionAnalyticsQuery['conversionAnalytics'];

const emptyPeriod = {
  fromDay: '2026-11-18',
  toDay: '2026-11-19',
  totalQuotes: 0,
  contacted: 0,
  quoted: 0,
  closed: 0,
  contactRate: 0,
  quoteRate: 0,
  closeRate: 0,
  conversionRate: 0,
  totalRevenue: 0,
  revenuePerLead: 0,
  averageResponseHours: null,
  averageSalesDays: null,
  leads: 0,
  won: 0,
  lost: 0,
  outcomeMissing: 0,
  winRate: 0,
  averageWonDays: null,
  lostReasons: [],
  byOwnerOutcome: [],
  byCountryOutcome: [],
  byProductOutcome: [],
  bySourceOutcome: [],
  email: {
    __typename: 'EmailMetrics',
    sent: 0,
    opened: 0,
    clicked: 0,
    replied: 0,
    openRate: 0,
    clickRate: 0,
    replyRate: 0,
    sentBy: 'COMMUNICATIONS',
    repliedBy: 'COMMUNICATIONS',
  },
  funnel: (['NEW', 'CONTACTED', 'QUOTED', 'CLOSED'] as const).map((status) => ({
    __typename: 'FunnelStep',
    status,
    count: 0,
    stepRate: 0,
  })),
  responses: [],
  daily: ['2026-11-18', '2026-11-19'].map((day) => ({ __typename: 'DayCount', day, total: 0, closed: 0 })),
  bySource: [],
  byLanguage: [],
  byProduct: [],
  byCountry: [],
} as unknown as PeriodFiguresFragment;

/**
 * 20 requests, 12 of them closed and 3 currently quoted: closed / quoted is 400 %, the last step of the funnel 80 %.
 */
const busyPeriod = {
  totalQuotes: 20,
  contacted: 16,
  quoted: 3,
  closed: 12,
  contactRate: 80,
  quoteRate: 18.8,
  closeRate: 400,
  conversionRate: 60,
  totalRevenue: 150_000,
  revenuePerLead: 7_500,
  averageResponseHours: 0.4,
  averageSalesDays: 6.25,
  funnel: [
    { __typename: 'FunnelStep' as const, status: 'NEW' as const, count: 20, stepRate: 100 },
    { __typename: 'FunnelStep' as const, status: 'CONTACTED' as const, count: 18, stepRate: 90 },
    { __typename: 'FunnelStep' as const, status: 'QUOTED' as const, count: 15, stepRate: 83.3 },
    { __typename: 'FunnelStep' as const, status: 'CLOSED' as const, count: 12, stepRate: 80 },
  ],
};
const createResponse = (overrides: Partial<ConversionAnalytics> = {}, emailCampaigns: object[] = []) => ({
  data: {
    conversionAnalytics: {
      __typename: 'ConversionAnalytics',
      revenue: [],
      unconvertedRevenue: [],
      unpriced: 0,
      averageOrderValue: 15_000,
      previous: { __typename: 'ConversionAnalytics', ...emptyPeriod },
      ...emptyPeriod,
      ...overrides,
    },
    emailCampaigns,
  },
});

const pageUrl = '/admin/conversion-analytics?from=2026-11-18&to=2026-11-19';
/** @returns a function that lists the GraphQL requests for the figures so far */
function renderAnalytics(responses: Parameters<typeof answerByName>[0]) {
  mockLiveSocket();
  const operations = answerByName({ Me: [answers.me], NewQuotes: [answers.counts], ...responses });
  renderAdmin(pageUrl, Analytics);
  return () => operations.filter(({ operationName }) => operationName === 'ConversionAnalytics');
}

test('a period without requests shows a message and no NaN or infinite rates', async () => {
  renderAnalytics({ ConversionAnalytics: [createResponse()] });
  expect(await screen.findByText('Bu aralıkta talep yok')).toBeVisible();
  expect(screen.getByText('Bu tarih aralığında kampanya bulunamadı')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/NaN|Infinity|∞/);
});

test('figures explain their calculation and assumptions and link to their records', async () => {
  const unconvertedRevenue = [{ __typename: 'MoneyAmount' as const, currency: 'EUR' as const, amount: 12_000 }];
  renderAnalytics({
    ConversionAnalytics: [createResponse({ ...busyPeriod, unpriced: 10, unconvertedRevenue })],
  });
  expect(await screen.findByText(/10 kazanımda .*15\.000 varsayıldı/)).toBeVisible();
  expect(screen.getByText(/\+ .*12\.000 kursu yok/)).toBeVisible();
  const closed = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('status=CLOSED'));
  expect(closed[0]).toHaveAttribute('href', expect.stringContaining('from=2026-11-18'));

  await user.click(screen.getByRole('button', { name: 'Teklif oranı: nasıl hesaplanır?' }));
  expect(await screen.findByText(/Kapanan talep bu durumdan çıktığı için sayılmaz/)).toBeVisible();
});

test('the close rate equals the last step of the funnel, which refers to all requests that were ever quoted', async () => {
  renderAnalytics({ ConversionAnalytics: [createResponse(busyPeriod)] });
  expect(await screen.findByText(/kapanış oranı/i)).toHaveTextContent('kapanış oranı, bir önceki adımdan');
  expect(screen.getByText(/kapanış oranı/i).parentElement).toHaveTextContent('%80,0');
  expect(document.body).not.toHaveTextContent(/%400/);
});

test.each([
  [
    [0, 1],
    ['0', '1', '18 Kas', '19 Kas'],
  ],
  [
    [1_370, 20],
    ['0', '500', '1.000', '1.500', '18 Kas', '19 Kas'],
  ],
  [[5], ['0', '1', '2', '3', '4', '5', '18 Kas']],
])('the axes of a chart of %j requests are labelled %j', async (totals, labels) => {
  const daily = totals.map((total, index) => ({ ...emptyPeriod.daily[index]!, total }));
  renderAnalytics({ ConversionAnalytics: [createResponse({ ...busyPeriod, daily })] });
  const chart = await screen.findByRole('slider');
  expect(
    within(chart)
      .getAllByText(/./)
      .map(({ textContent }) => textContent),
  ).toEqual(labels);
});

test('a campaign with more opens than sends shows 100 percent with an explanation', async () => {
  const campaign = {
    __typename: 'EmailCampaign',
    id: 'c1',
    subject: 'Bahar listesi',
    sentAt: '2026-11-18T08:00:00.000Z',
    sentCount: 10,
    openedCount: 25,
    clickedCount: 1,
    repliedCount: 0,
    openRate: 250,
  };
  renderAnalytics({ ConversionAnalytics: [createResponse(busyPeriod, [campaign])] });
  const row = within(await screen.findByRole('row', { name: /Bahar listesi/ }));
  expect(row.getByText('%100,0')).toBeVisible();
  expect(row.getByText(/Açılma gönderimden çok/)).toBeVisible();
});

test('a reversed date range shows an error and keeps the last figures', async () => {
  const getFigureRequests = renderAnalytics({ ConversionAnalytics: [createResponse(busyPeriod)] });
  await screen.findByText('%83,3');
  fireEvent.change(screen.getByRole('textbox', { name: 'Son gün' }), { target: { value: '2026-11-01' } });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('%83,3')).toBeVisible();
  expect(getFigureRequests().every(({ variables }) => String(variables.from) <= String(variables.to))).toBe(true);
});

test('a failed refresh shows an error and keeps the figures', async () => {
  renderAnalytics({ ConversionAnalytics: [createResponse(busyPeriod), 'unreachable', createResponse(busyPeriod)] });
  await screen.findByText('%83,3');
  await user.click(screen.getByRole('button', { name: 'Yenile' }));
  expect(await screen.findByText('Analitik veriler yüklenirken hata oluştu')).toBeVisible();
  expect(screen.getByText('%83,3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yenile' }));
  expect(await screen.findByText('Güncellendi')).toBeVisible();
});
