import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, graphqlError } from '../../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../../testing/live-socket.ts';
import { aQuoteRow } from '../../../testing/quote-records.ts';
import { answers, renderAdmin } from '../../../testing/render-admin.tsx';
import { useCloseQuotes, type ClosableQuote } from './close-quotes.tsx';

const user = userEvent.setup({ delay: null });
const shellAnswers = { Me: [answers.me], NewQuotes: [answers.counts] };
const noRate = { data: { usdRate: null } };
const closedQuote = (quote: ClosableQuote, outcome: string) => ({
  __typename: 'QuoteRequest',
  ...quote,
  status: 'CLOSED',
  outcome,
  lostReason: null,
  lostNote: null,
  rateToUsd: null,
  rateAt: null,
  rateSource: null,
  rateBy: null,
  firstResponseAt: null,
});

/** Renders a screen with a button that opens the dialog. */
async function openDialog(quotes: ClosableQuote[], responses: Parameters<typeof answerByName>[0]) {
  mockLiveSocket();
  const operations = answerByName({ ...shellAnswers, UsdRate: [noRate], ...responses });
  function Opener() {
    const closeQuotes = useCloseQuotes();
    return (
      <button type="button" onClick={() => closeQuotes({ quotes })}>
        open
      </button>
    );
  }
  renderAdmin('/admin/quotes', Opener);
  await user.click(await screen.findByRole('button', { name: 'open' }));
  await screen.findByRole('dialog');
  return (name: string) => operations.filter(({ operationName }) => operationName === name);
}

test('a request is won with an amount, and with a rate that is asked for only where none exists', async () => {
  const quote = aQuoteRow({ status: 'QUOTED', quotedAmount: 500, quotedCurrency: 'EUR' });
  const sent = await openDialog([quote], { CloseQuote: [{ data: { closeQuoteRequest: closedQuote(quote, 'WON') } }] });
  const amount = await screen.findByRole('spinbutton', { name: 'Kazanılan tutar' });
  expect(amount).toHaveValue(500);
  await user.clear(amount);
  await user.type(amount, '480');
  expect(await screen.findByText(/Teklif €500, fark -€20/)).toBeVisible();
  await user.type(await screen.findByRole('spinbutton', { name: '1 EUR kaç USD' }), '1.1');
  await user.click(screen.getByRole('button', { name: 'Kazanıldı olarak kapat' }));
  expect((await screen.findAllByText('Kazanıldı olarak kapatıldı')).length).toBeGreaterThan(0);
  expect(sent('CloseQuote')[0]!.variables).toEqual({
    id: quote.id,
    input: { outcome: 'WON', amount: 480, currency: 'EUR', rateToUsd: 1.1 },
    version: quote.updatedAt,
  });
});

test('a lost request needs a reason, and what was typed stays after a conflict', async () => {
  const quote = aQuoteRow();
  const conflict = graphqlError('CONFLICT', {
    theirs: { status: 'CLOSED', outcome: 'WON', updatedAt: '2026-11-20T10:00:00.000Z' },
  });
  const sent = await openDialog([quote], {
    CloseQuote: [conflict, { data: { closeQuoteRequest: closedQuote(quote, 'LOST') } }],
  });
  await user.click(await screen.findByRole('radio', { name: 'Kaybedildi' }));
  const submit = screen.getByRole('button', { name: 'Kaybedildi olarak kapat' });
  await user.click(submit);
  expect(await screen.findByText('Bir neden seçin.')).toBeVisible();
  expect(sent('CloseQuote')).toHaveLength(0);

  await user.click(screen.getByRole('radio', { name: 'Rakip kazandı' }));
  await user.type(screen.getByRole('textbox', { name: 'Ders' }), 'Termin');
  await user.click(submit);
  expect(await screen.findByText(/değişti, şimdi: Kazanıldı/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ders' })).toHaveValue('Termin');
  await user.click(submit);
  expect((await screen.findAllByText('Kaybedildi olarak kapatıldı')).length).toBeGreaterThan(0);
  expect(sent('CloseQuote')[1]!.variables).toEqual({
    id: quote.id,
    input: { outcome: 'LOST', lostReason: 'COMPETITOR', lostNote: 'Termin' },
    version: '2026-11-20T10:00:00.000Z',
  });
});

test('of several requests only those with an amount are won together', async () => {
  const priced = aQuoteRow({ quotedAmount: 5, quotedCurrency: 'USD' });
  const sent = await openDialog([priced, aQuoteRow()], {
    CloseQuotes: [{ data: { closeQuoteRequests: [closedQuote(priced, 'WON')] } }],
  });
  await user.click(await screen.findByRole('radio', { name: 'Kazanıldı' }));
  expect(screen.getByText(/Tutarı olmayan 1 talep açık kalır/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kazanıldı olarak kapat' }));
  expect((await screen.findAllByText('Kazanıldı olarak kapatıldı')).length).toBeGreaterThan(0);
  expect(sent('CloseQuotes')[0]!.variables).toMatchObject({ ids: [priced.id], input: { outcome: 'WON' } });
});
