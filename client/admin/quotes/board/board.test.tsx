import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerByName, graphqlError } from '../../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../../testing/live-socket.ts';
import { aQuoteRow, quoteCounts, quotePage } from '../../../testing/quote-records.ts';
import { answers, renderAdmin } from '../../../testing/render-admin.tsx';
import { statuses } from '../quote-filter.ts';
import Board from './board.tsx';

const shellAnswers = { Me: [answers.me], NewQuotes: [answers.counts] };
const emptyPage = quotePage([]);
const boardAnswer = (newQuotes: ReturnType<typeof aQuoteRow>[]) => ({
  data: {
    new: quotePage(newQuotes),
    pending: emptyPage,
    contacted: emptyPage,
    responded: emptyPage,
    quoted: emptyPage,
    closed: emptyPage,
  },
});
const noFilter = {};
const counts = quoteCounts({ NEW: 1 }).data.quoteRequestCounts;
const Screen = () => <Board filter={noFilter} counts={counts} />;
const getColumn = (name: RegExp) => screen.getByRole('region', { name });
const pressKey = (code: string) => fireEvent.keyDown(document.activeElement ?? document.body, { code });

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
  // jsdom has no layout: place columns of 200 px side by side, with cards of the same width.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = statuses.findIndex(
      (status) => status === this.closest<HTMLElement>('[data-column]')?.dataset['column'],
    );
    return new DOMRect(Math.max(index, 0) * 200, 0, 200, 100);
  });
});

async function moveCardOneColumn() {
  const handle = await screen.findByRole('button', { name: 'Amélie Fontenoy talebini taşı' });
  handle.focus();
  pressKey('Space');
  await screen.findByText('Amélie Fontenoy tutuldu. Şu an Yeni sütununda.');
  pressKey('ArrowRight');
  await screen.findByText('Amélie Fontenoy, Beklemede sütununun üzerinde.');
  pressKey('Space');
}

test('moves a card to the next column with the keyboard and announces it to screen readers', async () => {
  const quote = aQuoteRow();
  const operations = answerByName({
    ...shellAnswers,
    QuoteBoard: [boardAnswer([quote])],
    ChangeQuotes: [{ data: { updateQuoteRequests: [{ ...quote, status: 'PENDING' }] } }],
  });
  renderAdmin('/admin/quotes', Screen);
  await moveCardOneColumn();

  await waitFor(() => expect(within(getColumn(/Beklemede/)).getByText('Amélie Fontenoy')).toBeVisible());
  expect(await screen.findByText('Durum Güncellendi')).toBeVisible();
  expect(operations.find(({ operationName }) => operationName === 'ChangeQuotes')?.variables).toEqual({
    ids: [quote.id],
    patch: { status: 'PENDING' },
  });
});

test('returns a card to its column when the server refuses the move', async () => {
  answerByName({
    ...shellAnswers,
    QuoteBoard: [boardAnswer([aQuoteRow()])],
    ChangeQuotes: [graphqlError('INTERNAL_SERVER_ERROR')],
  });
  renderAdmin('/admin/quotes', Screen);
  await moveCardOneColumn();

  expect(await screen.findByText('Durum güncellenirken hata oluştu')).toBeVisible();
  await waitFor(() => expect(within(getColumn(/Yeni/)).getByText('Amélie Fontenoy')).toBeVisible());
});

test('Escape cancels the move', async () => {
  const operations = answerByName({ ...shellAnswers, QuoteBoard: [boardAnswer([aQuoteRow()])] });
  renderAdmin('/admin/quotes', Screen);
  (await screen.findByRole('button', { name: 'Amélie Fontenoy talebini taşı' })).focus();
  pressKey('Space');
  await screen.findByText(/tutuldu/);
  pressKey('Escape');

  expect(await screen.findByText('Taşıma bırakıldı; Amélie Fontenoy yerinde kaldı.')).toBeInTheDocument();
  expect(operations.some(({ operationName }) => operationName === 'ChangeQuotes')).toBe(false);
});
