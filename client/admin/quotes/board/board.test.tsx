import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerByName, refusal } from '../../../testing/graphql-answers.ts';
import { liveServer } from '../../../testing/live-socket.ts';
import { aQuoteRow, quoteCounts, quotePage } from '../../../testing/quote-records.ts';
import { answers, renderAdmin } from '../../../testing/render-admin.tsx';
import { statuses } from '../quote-filter.ts';
import Board from './board.tsx';

const shell = { Me: [answers.me], NewQuotes: [answers.counts] };
const none = quotePage([]);
const board = (fresh: ReturnType<typeof aQuoteRow>[]) => ({
  data: { ...{ pending: none, contacted: none, responded: none, quoted: none, closed: none }, new: quotePage(fresh) },
});
const noFilter = {};
const counts = quoteCounts({ NEW: 1 }).data.quoteRequestCounts;
const Screen = () => <Board filter={noFilter} counts={counts} />;
const column = (name: RegExp) => screen.getByRole('region', { name });
const key = (code: string) => fireEvent.keyDown(document.activeElement ?? document.body, { code });

beforeEach(() => {
  localStorage.clear();
  liveServer();
  // jsdom lays nothing out: columns of 200 px side by side, cards of their width.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = statuses.findIndex(
      (status) => status === this.closest<HTMLElement>('[data-column]')?.dataset['column'],
    );
    return new DOMRect(Math.max(index, 0) * 200, 0, 200, 100);
  });
});

async function carryOneColumn() {
  const handle = await screen.findByRole('button', { name: 'Amélie Fontenoy talebini taşı' });
  handle.focus();
  key('Space');
  await screen.findByText('Amélie Fontenoy tutuldu. Şu an Yeni sütununda.');
  key('ArrowRight');
  await screen.findByText('Amélie Fontenoy, Beklemede sütununun üzerinde.');
  key('Space');
}

test('the keyboard carries a card to the next column, and a screen reader is told', async () => {
  const quote = aQuoteRow();
  const asked = answerByName({
    ...shell,
    QuoteBoard: [board([quote])],
    ChangeQuotes: [{ data: { updateQuoteRequests: [{ ...quote, status: 'PENDING' }] } }],
  });
  renderAdmin('/admin/quotes', Screen);
  await carryOneColumn();

  await waitFor(() => expect(within(column(/Beklemede/)).getByText('Amélie Fontenoy')).toBeVisible());
  expect(await screen.findByText('Durum Güncellendi')).toBeVisible();
  expect(asked.find(({ operationName }) => operationName === 'ChangeQuotes')?.variables).toEqual({
    ids: [quote.id],
    patch: { status: 'PENDING' },
  });
});

test('a card whose move is refused returns to its column', async () => {
  answerByName({ ...shell, QuoteBoard: [board([aQuoteRow()])], ChangeQuotes: [refusal('INTERNAL_SERVER_ERROR')] });
  renderAdmin('/admin/quotes', Screen);
  await carryOneColumn();

  expect(await screen.findByText('Durum güncellenirken hata oluştu')).toBeVisible();
  await waitFor(() => expect(within(column(/Yeni/)).getByText('Amélie Fontenoy')).toBeVisible());
});

test('Escape leaves everything as it was', async () => {
  const asked = answerByName({ ...shell, QuoteBoard: [board([aQuoteRow()])] });
  renderAdmin('/admin/quotes', Screen);
  (await screen.findByRole('button', { name: 'Amélie Fontenoy talebini taşı' })).focus();
  key('Space');
  await screen.findByText(/tutuldu/);
  key('Escape');

  expect(await screen.findByText('Taşıma bırakıldı; Amélie Fontenoy yerinde kaldı.')).toBeInTheDocument();
  expect(asked.some(({ operationName }) => operationName === 'ChangeQuotes')).toBe(false);
});
