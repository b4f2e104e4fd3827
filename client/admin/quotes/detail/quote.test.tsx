import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { answerByName, graphqlError } from '../../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../../testing/live-socket.ts';
import { aQuoteRecord, aQuoteRow } from '../../../testing/quote-records.ts';
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
/** Answers for the queries of the shell, and an empty history of the request. */
const shellAnswers = (id: string) => ({
  Me: [answers.me],
  NewQuotes: [answers.counts],
  QuoteHistory: [quoteAnswer({ __typename: 'QuoteRequest', id, history })],
});
const quoteAnswer = (quote: object) => ({ data: { quoteRequest: quote } });
const findNotes = () => screen.findByRole('textbox', { name: 'Notlar' });
const getSaveButton = () => screen.getByRole('button', { name: /^Kaydet/ });

let server: ReturnType<typeof mockLiveSocket>;
beforeEach(() => {
  localStorage.clear();
  server = mockLiveSocket();
});

function renderQuote(id: string) {
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

test('enables saving of changed notes and marks them as unsaved', async () => {
  const quote = aQuoteRecord();
  const saved = { __typename: 'QuoteRequest', id: quote.id, notes: 'Ara', updatedAt: '2026-11-19T11:00:00.000Z' };
  const operations = answerByName({
    ...shellAnswers(quote.id),
    Quote: [quoteAnswer(quote)],
    SaveQuoteNotes: [{ data: { updateQuoteRequest: saved } }],
  });
  renderQuote(quote.id);
  const field = await findNotes();
  expect(getSaveButton()).toBeDisabled();
  await userEvent.type(field, 'Ara');
  expect(screen.getByText('Kaydedilmemiş değişiklik')).toBeVisible();
  await userEvent.click(getSaveButton());

  expect(await screen.findByText('Notlar Kaydedildi')).toBeVisible();
  expect(operations.find(({ operationName }) => operationName === 'SaveQuoteNotes')?.variables).toEqual({
    id: quote.id,
    notes: 'Ara',
    version: quote.updatedAt,
  });
  expect(getSaveButton()).toBeDisabled();
});

test('keeps typed notes when another user changes the status, and saves them with the new version', async () => {
  const quote = aQuoteRecord();
  const later = { ...quote, status: 'PENDING', updatedAt: '2026-11-19T11:00:00.000Z' };
  const saved = { ...later, notes: 'Ara', updatedAt: '2026-11-19T11:05:00.000Z' };
  const operations = answerByName({
    ...shellAnswers(quote.id),
    Quote: [quoteAnswer(quote), quoteAnswer(later)],
    SaveQuoteNotes: [{ data: { updateQuoteRequest: saved } }],
  });
  renderQuote(quote.id);
  await userEvent.type(await findNotes(), 'Ara');
  await server.confirmSubscription();
  server.publish({ activityLogged: anActivity({ action: 'UPDATE', targetId: quote.id, actor: 'ece@kordon.example' }) });

  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Beklemede/ })).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(await findNotes()).toHaveValue('Ara');
  await userEvent.click(getSaveButton());
  await screen.findByText('Notlar Kaydedildi');
  expect(operations.find(({ operationName }) => operationName === 'SaveQuoteNotes')?.variables['version']).toBe(
    later.updatedAt,
  );
});

test('when two users changed the notes, the second one chooses between both versions', async () => {
  const quote = aQuoteRecord({ notes: 'Sor' });
  const theirs = { ...quote, notes: 'Selin sordu', updatedAt: '2026-11-19T11:00:00.000Z' };
  const saved = { ...theirs, notes: 'Ben soracağım', updatedAt: '2026-11-19T11:05:00.000Z' };
  const operations = answerByName({
    ...shellAnswers(quote.id),
    Quote: [quoteAnswer(quote), quoteAnswer(theirs)],
    SaveQuoteNotes: [graphqlError('CONFLICT', { theirs: {} }), { data: { updateQuoteRequest: saved } }],
  });
  renderQuote(quote.id);
  const field = await findNotes();
  await userEvent.clear(field);
  await userEvent.type(field, 'Ben soracağım');
  await userEvent.click(getSaveButton());

  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('Selin sordu')).toBeVisible();
  expect(within(dialog).getByText('Sor')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Sizinki' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Birleştir ve kaydet' }));

  expect(await screen.findByText('Notlar Kaydedildi')).toBeVisible();
  const sent = operations.filter(({ operationName }) => operationName === 'SaveQuoteNotes');
  expect(sent.map(({ variables }) => variables['version'])).toEqual([quote.updatedAt, theirs.updatedAt]);
  expect(await findNotes()).toHaveValue('Ben soracağım');
});

test('sends an e-mail to the sender of a request without a company', async () => {
  const quote = aQuoteRecord({ companyId: null });
  const scheduled = {
    __typename: 'ScheduledMail',
    id: 'c1',
    companyId: 'x',
    contactId: null,
    quoteRequestId: quote.id,
    replyTo: null,
    recipient: quote.email,
    cc: [],
    bcc: [],
    subject: 'Teklifiniz',
    content: 'Merhaba',
    language: 'FR',
    files: [],
    quoted: false,
    template: null,
    sendAt: new Date().toISOString(),
    failure: null,
    author: null,
  };
  const operations = answerByName({
    ...shellAnswers(quote.id),
    Quote: [quoteAnswer(quote)],
    QuoteEmailTemplates: [{ data: { quoteEmailTemplates: [] } }],
    ScheduleMail: [{ data: { scheduleMail: scheduled } }],
  });
  renderQuote(quote.id);
  await userEvent.click(await screen.findByRole('button', { name: /^E-posta/ }));
  const composer = await screen.findByRole('dialog', { name: 'Yeni e-posta' });
  await userEvent.type(within(composer).getByLabelText('Konu'), 'Teklifiniz');
  await userEvent.type(within(composer).getByLabelText('Metin'), 'Merhaba');
  await userEvent.click(within(composer).getByRole('button', { name: /^Gönder/ }));
  expect(await screen.findByRole('status', { name: '✅ E-posta Gönderildi' })).toBeInTheDocument();
  expect(operations.find(({ operationName }) => operationName === 'ScheduleMail')?.variables).toMatchObject({
    input: { quoteRequestId: quote.id, to: quote.email, subject: 'Teklifiniz', content: 'Merhaba' },
  });
});

test('keeps the mail composer open with its text and focus while the live feed refetches', async () => {
  const quote = aQuoteRecord({ companyId: null });
  const templates = { data: { quoteEmailTemplates: [] } };
  let finishRefetch: (answer: typeof templates) => void = () => undefined;
  const refetch = new Promise<typeof templates>((resolve) => (finishRefetch = resolve));
  const operations = answerByName({
    ...shellAnswers(quote.id),
    Quote: [quoteAnswer(quote)],
    QuoteEmailTemplates: [templates, refetch],
  });
  renderQuote(quote.id);
  await userEvent.click(await screen.findByRole('button', { name: /^E-posta/ }));
  const field = within(await screen.findByRole('dialog', { name: 'Yeni e-posta' })).getByLabelText('Metin');
  await userEvent.type(field, 'Mer');
  await server.confirmSubscription();
  await waitFor(() =>
    expect(operations.filter(({ operationName }) => operationName === 'QuoteEmailTemplates')).toHaveLength(2),
  );
  expect(field).toBeInTheDocument();
  await userEvent.keyboard('haba');
  finishRefetch(templates);
  expect(field).toHaveValue('Merhaba');
  expect(field).toHaveFocus();
});

test('shows an error and opens the list when the request does not exist', async () => {
  answerByName({ ...shellAnswers('none'), Quote: [quoteAnswer(null as unknown as object)] });
  renderQuote('00000000-0000-4000-8000-000000000000');
  expect(await screen.findByText('Liste')).toBeVisible();
  expect(await screen.findByText('Teklif bulunamadı')).toBeVisible();
});

test('shows the request to an analyst without any controls to change it', async () => {
  const quote = aQuoteRecord({ notes: 'Sor', companyId: 'c1' });
  answerByName({
    ...shellAnswers(quote.id),
    Me: [{ data: { me: { ...deniz, role: 'ANALYST' } } }],
    Quote: [quoteAnswer(quote)],
  });
  renderQuote(quote.id);
  expect(await screen.findByText('Sor')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Notlar' })).not.toBeInTheDocument();
  for (const name of [/Beklemede/, /E-posta/, /Teklif hazırla/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('a similar request that was lost does not look like one that was won', async () => {
  const similar = [
    aQuoteRow({ status: 'CLOSED', outcome: 'LOST', lostReason: 'PRICE' }),
    aQuoteRow({ status: 'CLOSED', outcome: 'WON' }),
  ];
  const quote = aQuoteRecord({ similar });
  answerByName({ ...shellAnswers(quote.id), Quote: [quoteAnswer(quote)] });
  renderQuote(quote.id);
  const [lost, won] = [await screen.findByTitle('Kaybedildi'), screen.getByTitle('Kazanıldı')];
  expect(lost.querySelector('svg')?.innerHTML).not.toBe(won.querySelector('svg')?.innerHTML);
});
