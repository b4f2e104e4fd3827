import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, refusal } from '../../testing/graphql-answers.ts';
import { liveServer } from '../../testing/live-socket.ts';
import { aDashboard, aFeed, anActivity, aQuote } from '../../testing/records.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import Dashboard from './dashboard.tsx';

const shell = { Me: [answers.me], NewQuotes: [answers.counts] };
const entries = () => within(screen.getByRole('feed')).getAllByRole('article');

let server: ReturnType<typeof liveServer>;
beforeEach(() => {
  localStorage.clear();
  server = liveServer();
});

test('the cards lead to the screens that they count', async () => {
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
  answerByName({ ...shell, Dashboard: [aDashboard({ figures })], ActivityFeed: [aFeed()] });
  renderAdmin('/admin', Dashboard);

  const quotes = await screen.findByRole('link', { name: /342 23 yeni.*Son 30 günde 86, önceki dönemde 77/ });
  expect(quotes).toHaveAttribute('href', '/admin/quotes');
  const card = (name: RegExp) => screen.getByRole('link', { name });
  expect(card(/412 Son 30 günde 18 yeni firma/)).toHaveAttribute('href', '/admin/companies');
  expect(card(/3\.906/)).toHaveAttribute('href', '/admin/communications');
  expect(card(/%93/)).toHaveAttribute('href', '/admin/conversion-analytics');
});

test('an empty database says what will come and how', async () => {
  answerByName({ ...shell, Dashboard: [aDashboard()], ActivityFeed: [aFeed()] });
  renderAdmin('/admin', Dashboard);

  for (const words of [
    'Bekleyen takip yok',
    'Henüz teklif talebi yok',
    'Henüz iletişim kaydı yok',
    'Henüz firma yok',
    'Henüz hareket yok',
  ])
    expect(await screen.findByText(words)).toBeVisible();
});

test('a request is shown in the words of the house, its writer in their own', async () => {
  const quote = aQuote();
  answerByName({ ...shell, Dashboard: [aDashboard({ quotes: [quote] })], ActivityFeed: [aFeed()] });
  renderAdmin('/admin', Dashboard);

  const row = await screen.findByRole('link', { name: /ليلى الهاشمي/ });
  expect(row).toHaveAttribute('href', `/admin/quotes/${quote.id}`);
  expect(row).toHaveTextContent('İnşaat demiri 5.000 t · CIF Jebel Ali');
  expect(row).toHaveTextContent('Öncelik: Acil');
  expect(row).toHaveTextContent('Yeni');
  expect(within(row).getByText('ليلى الهاشمي')).toHaveAttribute('lang', 'ar');
});

test('what is committed while the page is open enters the feed at the top, once, and renews the figures', async () => {
  const [older, newer] = [anActivity(), anActivity({ details: { name: 'Amélie Fontenoy' } })];
  const asked = answerByName({
    ...shell,
    Dashboard: [aDashboard({ figures: { totalQuotes: 7 } }), aDashboard({ figures: { totalQuotes: 8 } })],
    ActivityFeed: [aFeed(older)],
  });
  renderAdmin('/admin', Dashboard);
  await server.connected();
  expect(await screen.findByText('Canlı')).toBeVisible();
  await waitFor(() => expect(entries()).toHaveLength(1));

  for (let n = 0; n < 20; n++) server.tell({ activityLogged: newer });
  expect(await screen.findByText('Amélie Fontenoy')).toBeVisible();
  expect(entries()).toHaveLength(2);
  expect(entries()[0]).toHaveTextContent('Amélie Fontenoy talep gönderdi');
  expect(await screen.findByText('8')).toBeVisible();
  // One more for all that come within 300 ms; a busy machine may take them in parts.
  expect(asked.filter(({ operationName }) => operationName === 'Dashboard').length).toBeLessThan(6);
});

test('what was written after the list was read and before the feed began is shown', async () => {
  const [before, between] = [anActivity({}), anActivity({ details: { name: 'Amélie Fontenoy' } })];
  let answer = (_list: ReturnType<typeof aFeed>) => {};
  const read = new Promise<ReturnType<typeof aFeed>>((resolve) => (answer = resolve));
  answerByName({ ...shell, Dashboard: [aDashboard()], ActivityFeed: [read, aFeed(between, before)] });
  renderAdmin('/admin', Dashboard);
  await server.connected();
  expect(await screen.findByText('Canlı')).toBeVisible();
  answer(aFeed(before)); // read before that, however late it comes
  expect(await screen.findByText('Amélie Fontenoy')).toBeVisible();
});

test('what others do is marked until it is opened; what one does oneself is not', async () => {
  const [theirs, mine] = [aQuote({ name: 'Shirin Rostami' }), aQuote({ name: 'Oliver Thornbury' })];
  answerByName({ ...shell, Dashboard: [aDashboard({ quotes: [theirs, mine] })], ActivityFeed: [aFeed()] });
  renderAdmin('/admin', Dashboard);
  await server.connected();
  server.tell({ activityLogged: anActivity({ targetId: theirs.id }) });
  server.tell({ activityLogged: anActivity({ targetId: mine.id, actor: deniz.email }) });

  const row = (name: RegExp) => screen.getByRole('link', { name });
  await waitFor(() => expect(row(/Shirin Rostami/)).toHaveAttribute('data-arrived'));
  expect(row(/Oliver Thornbury/)).not.toHaveAttribute('data-arrived');
  await userEvent.click(row(/Shirin Rostami/));
  expect(row(/Shirin Rostami/)).not.toHaveAttribute('data-arrived');
});

test('an analyst is offered nothing that would be refused', async () => {
  const analyst = { data: { me: { ...deniz, role: 'ANALYST' } } };
  answerByName({ ...shell, Me: [analyst], Dashboard: [aDashboard()], ActivityFeed: [aFeed()] });
  renderAdmin('/admin', Dashboard);

  await screen.findByText('Henüz firma yok');
  expect(screen.queryByRole('link', { name: /Yeni firma/ })).not.toBeInTheDocument();
});

test('a failed load is said with its reference, and tried again', async () => {
  const failed = refusal('INTERNAL_SERVER_ERROR', { reference: '4F7A-19C2' });
  answerByName({ ...shell, Dashboard: [failed, aDashboard()], ActivityFeed: [aFeed()] });
  renderAdmin('/admin', Dashboard);

  expect(await screen.findByRole('alert')).toHaveTextContent('Veri Yükleme HatasıBaşvuru no 4F7A-19C2');
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByText('Henüz teklif talebi yok')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
