import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, refusal } from '../../testing/graphql-answers.ts';
import { liveServer } from '../../testing/live-socket.ts';
import { aQuoteRow, quoteCounts, quotePage } from '../../testing/quote-records.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import Quotes from './quotes.tsx';

const shell = {
  Me: [answers.me],
  NewQuotes: [answers.counts],
  QuoteCounts: [quoteCounts({ NEW: 23, PENDING: 41, RESPONDED: 96 })],
};
const listOf = (...quotes: Parameters<typeof quotePage>[0]) => ({ data: { quoteRequests: quotePage(quotes) } });
const row = async (name: string) => (await screen.findByText(name)).closest<HTMLElement>('[role=listitem]')!;
const glyph = (words: string) => within(screen.getByRole('list', { name: 'Teklif talepleri' })).queryByText(words);

beforeEach(() => {
  localStorage.clear();
  liveServer();
  // jsdom lays nothing out: a list of no height would show no row.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
});

test('a tab asks for its status, and the address keeps it', async () => {
  const asked = answerByName({ ...shell, QuoteList: [listOf(aQuoteRow())] });
  renderAdmin('/admin/quotes?search=rocher', Quotes);
  await row('Amélie Fontenoy');
  await userEvent.click(await screen.findByRole('button', { name: 'Beklemede 41' }));

  await waitFor(() =>
    expect(asked.filter(({ operationName }) => operationName === 'QuoteList').at(-1)?.variables['filter']).toEqual({
      search: 'rocher',
      statuses: ['PENDING'],
    }),
  );
  expect(screen.getByRole('button', { name: 'Beklemede 41' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: /^Tümü 160/ })).toHaveAttribute('aria-pressed', 'false');
});

test('a status is set at once, and comes back with the words of the specification when it is refused', async () => {
  let refuse: (answer: ReturnType<typeof refusal>) => void = () => undefined;
  const late = new Promise<ReturnType<typeof refusal>>((resolve) => (refuse = resolve));
  answerByName({ ...shell, QuoteList: [listOf(aQuoteRow())], ChangeQuotes: [late] });
  renderAdmin('/admin/quotes', Quotes);
  const line = await row('Amélie Fontenoy');
  await userEvent.click(within(line).getByRole('button', { name: 'Yanıtlandı' }));

  expect(glyph('Yeni')).not.toBeInTheDocument();
  expect(within(line).getByRole('button', { name: 'Yanıtlandı' })).toBeDisabled();
  refuse(refusal('INTERNAL_SERVER_ERROR'));
  expect(await screen.findByText('Durum güncellenirken hata oluştu')).toBeVisible();
  await waitFor(() => expect(glyph('Yeni')).toBeInTheDocument());
  expect(within(line).getByRole('button', { name: 'Yanıtlandı' })).toBeEnabled();
});

test('several are chosen and changed together', async () => {
  const quotes = [aQuoteRow(), aQuoteRow({ name: 'Oliver Thornbury' })];
  const asked = answerByName({
    ...shell,
    QuoteList: [listOf(...quotes)],
    ChangeQuotes: [{ data: { updateQuoteRequests: quotes.map((quote) => ({ ...quote, priority: 'URGENT' })) } }],
  });
  renderAdmin('/admin/quotes', Quotes);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Amélie Fontenoy talebini seç' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Oliver Thornbury talebini seç' }));
  expect(screen.getByText('2 seçili')).toBeVisible();
  await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: /Öncelik/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Acil' }));

  expect(await screen.findByText('Öncelik Güncellendi')).toBeVisible();
  expect(asked.find(({ operationName }) => operationName === 'ChangeQuotes')?.variables).toEqual({
    ids: quotes.map(({ id }) => id),
    patch: { priority: 'URGENT' },
  });
});

test('an analyst is offered nothing that would be refused', async () => {
  const analyst = { data: { me: { ...deniz, role: 'ANALYST' } } };
  answerByName({ ...shell, Me: [analyst], QuoteList: [listOf(aQuoteRow())] });
  renderAdmin('/admin/quotes', Quotes);
  await row('Amélie Fontenoy');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Beklet' })).not.toBeInTheDocument();
});

test('days the wrong way round are said, and nothing is asked', async () => {
  const asked = answerByName(shell);
  renderAdmin('/admin/quotes?from=2026-11-20&to=2026-11-01', Quotes);
  expect(await screen.findByText('Başlangıç tarihi bitişten sonra olamaz.')).toBeVisible();
  expect(asked.some(({ operationName }) => operationName === 'QuoteList')).toBe(false);
});
