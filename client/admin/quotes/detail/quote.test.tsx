import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { answerByName, refusal } from '../../../testing/graphql-answers.ts';
import { liveServer } from '../../../testing/live-socket.ts';
import { aQuoteRecord } from '../../../testing/quote-records.ts';
import { answers, deniz } from '../../../testing/render-admin.tsx';
import { anActivity } from '../../../testing/records.ts';
import Admin from '../../admin.tsx';
import Guard from '../../session/guard.tsx';
import Quote from './quote.tsx';

const history = {
  __typename: 'ActivityLogConnection',
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false },
};
/** What the frame asks, and the history of a request to which nothing has happened. */
const shell = (id: string) => ({
  Me: [answers.me],
  NewQuotes: [answers.counts],
  QuoteHistory: [found({ __typename: 'QuoteRequest', id, history })],
});
const found = (quote: object) => ({ data: { quoteRequest: quote } });
const notes = () => screen.findByRole('textbox', { name: 'Notlar' });
const save = () => screen.getByRole('button', { name: /^Kaydet/ });

let server: ReturnType<typeof liveServer>;
beforeEach(() => {
  localStorage.clear();
  server = liveServer();
});

function show(id: string) {
  const Routes = createRoutesStub([
    {
      Component: Admin,
      children: [
        {
          Component: Guard,
          children: [
            { path: '/admin/quotes', Component: () => <h1>Liste</h1> },
            { path: '/admin/quotes/:id', Component: Quote },
          ],
        },
      ],
    },
  ]);
  return render(<Routes initialEntries={[`/admin/quotes/${id}`]} />);
}

test('notes can be saved once they differ, and say so', async () => {
  const quote = aQuoteRecord();
  const saved = { __typename: 'QuoteRequest', id: quote.id, notes: 'Ara', updatedAt: '2026-11-19T11:00:00.000Z' };
  const asked = answerByName({
    ...shell(quote.id),
    Quote: [found(quote)],
    SaveQuoteNotes: [{ data: { updateQuoteRequest: saved } }],
  });
  show(quote.id);
  const field = await notes();
  expect(save()).toBeDisabled();
  await userEvent.type(field, 'Ara');
  expect(screen.getByText('Kaydedilmemiş değişiklik')).toBeVisible();
  await userEvent.click(save());

  expect(await screen.findByText('Notlar Kaydedildi')).toBeVisible();
  expect(asked.find(({ operationName }) => operationName === 'SaveQuoteNotes')?.variables).toEqual({
    id: quote.id,
    notes: 'Ara',
    version: quote.updatedAt,
  });
  expect(save()).toBeDisabled();
});

test('what is typed stays while somebody else changes the status, and is saved against the record as it is now', async () => {
  const quote = aQuoteRecord();
  const later = { ...quote, status: 'PENDING', updatedAt: '2026-11-19T11:00:00.000Z' };
  const saved = { ...later, notes: 'Ara', updatedAt: '2026-11-19T11:05:00.000Z' };
  const asked = answerByName({
    ...shell(quote.id),
    Quote: [found(quote), found(later)],
    SaveQuoteNotes: [{ data: { updateQuoteRequest: saved } }],
  });
  show(quote.id);
  await userEvent.type(await notes(), 'Ara');
  await server.connected();
  server.tell({ activityLogged: anActivity({ action: 'UPDATE', targetId: quote.id, actor: 'ece@kordon.example' }) });

  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Beklemede/ })).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(await notes()).toHaveValue('Ara');
  await userEvent.click(save());
  await screen.findByText('Notlar Kaydedildi');
  expect(asked.find(({ operationName }) => operationName === 'SaveQuoteNotes')?.variables['version']).toBe(
    later.updatedAt,
  );
});

test('two notes at once: the second to save chooses between them', async () => {
  const quote = aQuoteRecord({ notes: 'Sor' });
  const theirs = { ...quote, notes: 'Selin sordu', updatedAt: '2026-11-19T11:00:00.000Z' };
  const saved = { ...theirs, notes: 'Ben soracağım', updatedAt: '2026-11-19T11:05:00.000Z' };
  const asked = answerByName({
    ...shell(quote.id),
    Quote: [found(quote), found(theirs)],
    SaveQuoteNotes: [refusal('CONFLICT', { theirs: {} }), { data: { updateQuoteRequest: saved } }],
  });
  show(quote.id);
  const field = await notes();
  await userEvent.clear(field);
  await userEvent.type(field, 'Ben soracağım');
  await userEvent.click(save());

  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('Selin sordu')).toBeVisible();
  expect(within(dialog).getByText('Sor')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Sizinki' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Birleştir ve kaydet' }));

  expect(await screen.findByText('Notlar Kaydedildi')).toBeVisible();
  const sent = asked.filter(({ operationName }) => operationName === 'SaveQuoteNotes');
  expect(sent.map(({ variables }) => variables['version'])).toEqual([quote.updatedAt, theirs.updatedAt]);
  expect(await notes()).toHaveValue('Ben soracağım');
});

test('whoever asked can be written to, also without a company in the CRM', async () => {
  const quote = aQuoteRecord({ companyId: null });
  const said = { __typename: 'Communication', id: 'c1', recipient: quote.email, subject: 'Teklifiniz', status: 'SENT' };
  const asked = answerByName({
    ...shell(quote.id),
    Quote: [found(quote)],
    QuoteLetters: [{ data: { quoteEmailTemplates: [] } }],
    SendQuoteEmail: [{ data: { sendQuoteEmail: said } }],
  });
  show(quote.id);
  await userEvent.click(await screen.findByRole('button', { name: /^E-posta/ }));
  const composer = await screen.findByRole('dialog', { name: 'Yeni e-posta' });
  await userEvent.type(within(composer).getByLabelText('Konu'), 'Teklifiniz');
  await userEvent.type(within(composer).getByLabelText('Metin'), 'Merhaba');
  await userEvent.click(within(composer).getByRole('button', { name: /^Gönder/ }));
  expect(await screen.findByRole('status', { name: '✅ E-posta Gönderildi' })).toBeInTheDocument();
  expect(asked.find(({ operationName }) => operationName === 'SendQuoteEmail')?.variables).toMatchObject({
    id: quote.id,
    input: { to: quote.email, subject: 'Teklifiniz', body: 'Merhaba' },
  });
});

test('a request that there is not leads back to the list with the words of the specification', async () => {
  answerByName({ ...shell('none'), Quote: [found(null as unknown as object)] });
  show('00000000-0000-4000-8000-000000000000');
  expect(await screen.findByText('Liste')).toBeVisible();
  expect(await screen.findByText('Teklif bulunamadı')).toBeVisible();
});

test('an analyst reads all of it and changes nothing', async () => {
  const quote = aQuoteRecord({ notes: 'Sor', companyId: 'c1' });
  answerByName({ ...shell(quote.id), Me: [{ data: { me: { ...deniz, role: 'ANALYST' } } }], Quote: [found(quote)] });
  show(quote.id);
  expect(await screen.findByText('Sor')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Notlar' })).not.toBeInTheDocument();
  for (const name of [/Beklemede/, /E-posta/, /Teklif oluştur/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
