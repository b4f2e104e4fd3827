import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { aQuoteRow, quoteCounts, quotePage } from '../../testing/quote-records.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import Quotes from './quotes.tsx';

const shellAnswers = {
  Me: [answers.me],
  NewQuotes: [answers.counts],
  QuoteCounts: [quoteCounts({ NEW: 23, PENDING: 41, RESPONDED: 96 })],
};
const listOf = (...quotes: Parameters<typeof quotePage>[0]) => ({ data: { quoteRequests: quotePage(quotes) } });
const findRow = async (name: string) => (await screen.findByText(name)).closest<HTMLElement>('[role=listitem]')!;
const queryStatus = (label: string) =>
  within(screen.getByRole('list', { name: 'Teklif talepleri' })).queryByText(label);

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
  // jsdom has no layout: a virtual list without height renders no rows.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
});

test('a tab filters by its status and keeps the filter in the URL', async () => {
  const operations = answerByName({ ...shellAnswers, QuoteList: [listOf(aQuoteRow())] });
  renderAdmin('/admin/quotes?search=rocher', Quotes);
  await findRow('Amélie Fontenoy');
  await userEvent.click(await screen.findByRole('button', { name: 'Beklemede 41' }));

  await waitFor(() =>
    expect(operations.filter(({ operationName }) => operationName === 'QuoteList').at(-1)?.variables['filter']).toEqual(
      {
        search: 'rocher',
        statuses: ['PENDING'],
      },
    ),
  );
  expect(screen.getByRole('button', { name: 'Beklemede 41' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: /^Tümü 160/ })).toHaveAttribute('aria-pressed', 'false');
});

test('sets a status optimistically and rolls it back with an error when the server refuses it', async () => {
  let respond: (answer: ReturnType<typeof graphqlError>) => void = () => undefined;
  const delayedAnswer = new Promise<ReturnType<typeof graphqlError>>((resolve) => (respond = resolve));
  answerByName({ ...shellAnswers, QuoteList: [listOf(aQuoteRow())], ChangeQuotes: [delayedAnswer] });
  renderAdmin('/admin/quotes', Quotes);
  const row = await findRow('Amélie Fontenoy');
  await userEvent.click(within(row).getByRole('button', { name: 'Yanıtlandı' }));

  expect(queryStatus('Yeni')).not.toBeInTheDocument();
  expect(within(row).getByRole('button', { name: 'Yanıtlandı' })).toBeDisabled();
  respond(graphqlError('INTERNAL_SERVER_ERROR'));
  expect(await screen.findByText('Durum güncellenirken hata oluştu')).toBeVisible();
  await waitFor(() => expect(queryStatus('Yeni')).toBeInTheDocument());
  expect(within(row).getByRole('button', { name: 'Yanıtlandı' })).toBeEnabled();
});

test('changes several selected requests together', async () => {
  const quotes = [aQuoteRow(), aQuoteRow({ name: 'Oliver Thornbury' })];
  const operations = answerByName({
    ...shellAnswers,
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
  expect(operations.find(({ operationName }) => operationName === 'ChangeQuotes')?.variables).toEqual({
    ids: quotes.map(({ id }) => id),
    patch: { priority: 'URGENT' },
  });
});

test('offers no editing to an analyst', async () => {
  const analyst = { data: { me: { ...deniz, role: 'ANALYST' } } };
  answerByName({ ...shellAnswers, Me: [analyst], QuoteList: [listOf(aQuoteRow())] });
  renderAdmin('/admin/quotes', Quotes);
  await findRow('Amélie Fontenoy');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Beklet' })).not.toBeInTheDocument();
});

test('shows an error and sends no query when the date range is reversed', async () => {
  const operations = answerByName(shellAnswers);
  renderAdmin('/admin/quotes?from=2026-11-20&to=2026-11-01', Quotes);
  expect(await screen.findByText('Başlangıç tarihi bitişten sonra olamaz.')).toBeVisible();
  expect(operations.some(({ operationName }) => operationName === 'QuoteList')).toBe(false);
  expect(screen.getByText('Aralık ters')).toBeVisible();
});

test('a range of amounts is typed, filters the list, and is cleared', async () => {
  const operations = answerByName({ ...shellAnswers, QuoteList: [listOf(aQuoteRow())] });
  renderAdmin('/admin/quotes?maxAmountUsd=900000', Quotes);
  await findRow('Amélie Fontenoy');
  const listFilter = () => operations.filter(({ operationName }) => operationName === 'QuoteList').at(-1)?.variables;
  const group = within(screen.getByRole('group', { name: 'Tutar (USD)' }));
  const from = group.getByRole('textbox', { name: 'En az tutar (USD)' });
  expect(group.getByRole('textbox', { name: 'En çok tutar (USD)' })).toHaveValue('900000');
  await userEvent.click(from);
  await userEvent.paste('250.000,50');
  await waitFor(() =>
    expect(listFilter()).toMatchObject({ filter: { minAmountUsd: 250_000.5, maxAmountUsd: 900_000 } }),
  );

  await userEvent.clear(from);
  await userEvent.paste('çok');
  expect(await group.findByText('Sıfır ya da daha büyük bir tutar girin.')).toBeVisible();
  expect(from).toHaveValue('çok');
  expect(from).toBeInvalid();

  await userEvent.click(group.getByRole('button', { name: /Tutar/ }));
  await waitFor(() => expect(listFilter()).toEqual({ filter: {}, first: 50 }));
  expect(from).toHaveValue('');
});

test('shows an error and sends no query when the range of amounts is reversed', async () => {
  const operations = answerByName(shellAnswers);
  renderAdmin('/admin/quotes?minAmountUsd=900&maxAmountUsd=100', Quotes);
  expect(await screen.findByText('En az tutar, en çok tutardan büyük olamaz.')).toBeVisible();
  expect(operations.some(({ operationName }) => operationName === 'QuoteList')).toBe(false);
});
