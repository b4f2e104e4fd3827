import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { aDashboard, activityLogResponse, anActivity, aQuote } from '../../testing/records.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import Dashboard from './dashboard.tsx';

const shellAnswers = { Me: [answers.me], NewQuotes: [answers.counts], Tasks: [answers.tasks] };
const getFeedEntries = () => within(screen.getByRole('feed')).getAllByRole('article');

let server: ReturnType<typeof mockLiveSocket>;
beforeEach(() => {
  localStorage.clear();
  server = mockLiveSocket();
});

test('each card shows its figures and links to its screen', async () => {
  const figures = {
    totalQuotes: 342,
    newQuotes: 23,
    totalCompanies: 412,
    totalCommunications: 3906,
    conversionRate: 93,
    recentQuotes: 86,
    previousQuotes: 77,
    newCompanies: 18,
  };
  answerByName({ ...shellAnswers, Dashboard: [aDashboard({ figures })], ActivityFeed: [activityLogResponse()] });
  renderAdmin('/admin', Dashboard);

  const quotes = await screen.findByRole('link', { name: /342 23 yeni.*Son 30 günde 86, önceki dönemde 77/ });
  expect(quotes).toHaveAttribute('href', '/admin/quotes');
  const getCard = (name: RegExp) => screen.getByRole('link', { name });
  expect(getCard(/412 Son 30 günde 18 yeni firma/)).toHaveAttribute('href', '/admin/companies');
  expect(getCard(/3\.906/)).toHaveAttribute('href', '/admin/communications');
  expect(getCard(/%93/)).toHaveAttribute('href', '/admin/conversion-analytics');
});

test('an empty database shows an empty state in every section', async () => {
  answerByName({ ...shellAnswers, Dashboard: [aDashboard()], ActivityFeed: [activityLogResponse()] });
  renderAdmin('/admin', Dashboard);

  for (const words of [
    'Bekleyen görev yok',
    'Henüz teklif talebi yok',
    'Henüz iletişim kaydı yok',
    'Henüz firma yok',
    'Henüz hareket yok',
  ])
    expect(await screen.findByText(words)).toBeVisible();
});

test('a quote request shows translated values and the customer name in its own language', async () => {
  const quote = aQuote();
  answerByName({
    ...shellAnswers,
    Dashboard: [aDashboard({ quotes: [quote] })],
    ActivityFeed: [activityLogResponse()],
  });
  renderAdmin('/admin', Dashboard);

  const row = await screen.findByRole('link', { name: /ليلى الهاشمي/ });
  expect(row).toHaveAttribute('href', `/admin/quotes/${quote.id}`);
  expect(row).toHaveTextContent('İnşaat demiri 5.000 t · CIF Jebel Ali');
  expect(row).toHaveTextContent('Öncelik: Acil');
  expect(row).toHaveTextContent('Yeni');
  expect(within(row).getByText('ليلى الهاشمي')).toHaveAttribute('lang', 'ar');
});

test('a live activity appears once at the top of the feed and refetches the figures', async () => {
  const [older, newer] = [anActivity(), anActivity({ details: { name: 'Amélie Fontenoy' } })];
  const operations = answerByName({
    ...shellAnswers,
    Dashboard: [aDashboard({ figures: { totalQuotes: 7 } }), aDashboard({ figures: { totalQuotes: 8 } })],
    ActivityFeed: [activityLogResponse(older)],
  });
  renderAdmin('/admin', Dashboard);
  await server.confirmSubscription();
  expect(await screen.findByText('Canlı')).toBeVisible();
  await waitFor(() => expect(getFeedEntries()).toHaveLength(1));

  for (let n = 0; n < 20; n++) server.publish({ activityLogged: newer });
  expect(await screen.findByText('Amélie Fontenoy')).toBeVisible();
  expect(getFeedEntries()).toHaveLength(2);
  expect(getFeedEntries()[0]).toHaveTextContent('Amélie Fontenoy talep gönderdi');
  expect(await screen.findByText('8')).toBeVisible();
  // Changes within 300 ms cause one refetch; on a busy machine they arrive in several groups.
  expect(operations.filter(({ operationName }) => operationName === 'Dashboard').length).toBeLessThan(6);
});

test('shows an activity logged between loading the list and starting the live feed', async () => {
  const [before, between] = [anActivity({}), anActivity({ details: { name: 'Amélie Fontenoy' } })];
  let respond = (_list: ReturnType<typeof activityLogResponse>) => {};
  const lateResponse = new Promise<ReturnType<typeof activityLogResponse>>((resolve) => (respond = resolve));
  answerByName({
    ...shellAnswers,
    Dashboard: [aDashboard()],
    ActivityFeed: [lateResponse, activityLogResponse(between, before)],
  });
  renderAdmin('/admin', Dashboard);
  await server.confirmSubscription();
  expect(await screen.findByText('Canlı')).toBeVisible();
  respond(activityLogResponse(before)); // read before the feed began, but received after it
  expect(await screen.findByText('Amélie Fontenoy')).toBeVisible();
});

test('new records of other users are marked until opened, own records are not', async () => {
  const [otherQuote, ownQuote] = [aQuote({ name: 'Shirin Rostami' }), aQuote({ name: 'Oliver Thornbury' })];
  answerByName({
    ...shellAnswers,
    Dashboard: [aDashboard({ quotes: [otherQuote, ownQuote] })],
    ActivityFeed: [activityLogResponse()],
  });
  renderAdmin('/admin', Dashboard);
  await server.confirmSubscription();
  server.publish({ activityLogged: anActivity({ targetId: otherQuote.id }) });
  server.publish({ activityLogged: anActivity({ targetId: ownQuote.id, actor: deniz.email }) });

  const getRow = (name: RegExp) => screen.getByRole('link', { name });
  await waitFor(() => expect(getRow(/Shirin Rostami/)).toHaveAttribute('data-arrived'));
  expect(getRow(/Oliver Thornbury/)).not.toHaveAttribute('data-arrived');
  await userEvent.click(getRow(/Shirin Rostami/));
  expect(getRow(/Shirin Rostami/)).not.toHaveAttribute('data-arrived');
});

test('an analyst sees no button for a new company', async () => {
  const analyst = { data: { me: { ...deniz, role: 'ANALYST' } } };
  answerByName({ ...shellAnswers, Me: [analyst], Dashboard: [aDashboard()], ActivityFeed: [activityLogResponse()] });
  renderAdmin('/admin', Dashboard);

  await screen.findByText('Henüz firma yok');
  expect(screen.queryByRole('link', { name: /Yeni firma/ })).not.toBeInTheDocument();
});

test('a failed load shows its reference and can be retried', async () => {
  const failed = graphqlError('INTERNAL_SERVER_ERROR', { reference: '4F7A-19C2' });
  answerByName({ ...shellAnswers, Dashboard: [failed, aDashboard()], ActivityFeed: [activityLogResponse()] });
  renderAdmin('/admin', Dashboard);

  expect(await screen.findByRole('alert')).toHaveTextContent('Veri Yükleme HatasıBaşvuru no 4F7A-19C2');
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByText('Henüz teklif talebi yok')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
