import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { aQuoteRow, quoteCounts, quotePage } from '../../testing/quote-records.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import Quotes from './quotes.tsx';

test('Z undoes a bulk change once and restores the previous status of each request', async () => {
  const quotes = [aQuoteRow(), aQuoteRow({ name: 'Oliver Thornbury', status: 'CONTACTED' })];
  // jsdom has no layout: a virtual list without height renders no rows.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
  mockLiveSocket();
  const operations = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    QuoteCounts: [quoteCounts({ NEW: 2 })],
    QuoteList: [{ data: { quoteRequests: quotePage(quotes) } }],
    ChangeQuotes: [{ data: { updateQuoteRequests: quotes.map((quote) => ({ ...quote, status: 'PENDING' })) } }].concat(
      quotes.map((quote) => ({ data: { updateQuoteRequests: [quote] } })),
    ),
  });
  renderAdmin('/admin/quotes', Quotes);
  for (const { name } of quotes)
    await userEvent.click(await screen.findByRole('checkbox', { name: `${name} talebini seç` }));
  await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: /Durum/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Beklemede' }));
  await screen.findByText('Durum Güncellendi');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

  await userEvent.keyboard('zz');
  await waitFor(() =>
    expect(
      operations.flatMap(({ operationName, variables }) => (operationName === 'ChangeQuotes' ? [variables] : [])),
    ).toEqual([
      { ids: quotes.map(({ id }) => id), patch: { status: 'PENDING' } },
      { ids: [quotes[0]!.id], patch: { status: 'NEW' } },
      { ids: [quotes[1]!.id], patch: { status: 'CONTACTED' } },
    ]),
  );
});
