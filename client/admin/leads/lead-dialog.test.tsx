import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import { NewLeadButton } from './new-lead-button.tsx';

const user = userEvent.setup({ delay: null });
const colleague = { __typename: 'Colleague', id: deniz.id, name: deniz.name, email: deniz.email, assignable: true };
const bozdag = {
  __typename: 'Company',
  id: '33333333-3333-4333-8333-333333333333',
  name: 'Bozdağ Demir',
  companyCode: 'KC-0003',
};
const hakan = {
  __typename: 'Contact',
  id: '44444444-4444-4444-8444-444444444444',
  name: 'Hakan Sezer',
  email: 'h.sezer@bozdag.example',
  isPrimary: true,
};
const pageAnswer = (field: string, ...nodes: object[]) => ({
  data: {
    [field]: {
      edges: nodes.map((node, index) => ({ cursor: String(index), node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});
const openRequest = {
  __typename: 'QuoteRequest',
  id: '77777777-7777-4777-8777-777777777777',
  reference: 'KC-7HQ2ZX',
  name: 'Hakan Sezer',
  status: 'QUOTED',
  productType: 'rebar',
  productTitle: null,
  language: 'TR',
  source: 'PHONE',
  quantity: 240,
  deliveryTerms: null,
  deliveryLocation: null,
  createdAt: '2026-11-19T10:00:00.000Z',
};
const previewAnswer = (found: object = {}) => ({
  data: {
    leadPreview: { __typename: 'LeadPreview', company: null, contact: null, openCount: 0, openRequests: [], ...found },
  },
});
const created = {
  data: {
    createDeskQuoteRequest: {
      __typename: 'QuoteRequest',
      id: '99999999-9999-4999-8999-999999999999',
      reference: 'KC-NEW123',
    },
  },
};

let lastUser = 0;

function CompanyScreen() {
  const { pathname } = useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <NewLeadButton company={bozdag} />
    </>
  );
}

/** Renders the administration for another user, whose drafts are empty, and opens the dialog with the key Q. */
async function openDialog(responses: Parameters<typeof answerByName>[0] = {}) {
  mockLiveSocket();
  const operations = answerByName({
    Me: [{ data: { me: { ...deniz, email: `deniz${(lastUser += 1)}@kordon.example` } } }],
    NewQuotes: [answers.counts],
    Colleagues: [{ data: { colleagues: [colleague] } }],
    CompanyChoices: [pageAnswer('companies', bozdag)],
    CompanyOfRecord: [{ data: { company: bozdag } }],
    ContactChoices: [pageAnswer('contacts', hakan)],
    LeadPreview: [previewAnswer()],
    ...responses,
  });
  renderAdmin('/admin/analytics', CompanyScreen);
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('q');
  const element = await screen.findByRole('dialog', { name: 'Talep ekle' });
  const dialog = within(element);
  // jsdom has no layout, so the dialog does not find its first field, but takes the focus a moment after it has opened.
  await waitFor(() => expect(element).toContainElement(document.activeElement as HTMLElement));
  act(() => dialog.getByRole('combobox', { name: 'Firma' }).focus());
  return { dialog, sent: (name: string) => operations.filter(({ operationName }) => operationName === name) };
}
type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];
/** Enters a text by one paste event: a form of this size renders slowly in jsdom. */
async function fill(element: HTMLElement, text: string) {
  await user.click(element);
  await user.paste(text);
}
const field = (dialog: Dialog, name: RegExp | string) => dialog.getByRole('textbox', { name });

test('a call from an unknown company is entered, Ctrl+Enter saves it, and its request opens', async () => {
  const { dialog, sent } = await openDialog({ CreateDeskQuote: [created] });
  await fill(field(dialog, /Ad soyad/), 'Hasan Kılıç');
  await fill(field(dialog, 'Telefon'), '+90 532 000 00 00');
  await fill(dialog.getByRole('combobox', { name: 'Firma' }), 'Kılıç Demir');
  await user.keyboard('{Control>}{Enter}{/Control}');
  // Searched by text: a search by role would compute the styles of the whole form each time while the dialog is still closing.
  expect(await screen.findByText('/admin/quotes/99999999-9999-4999-8999-999999999999')).toBeVisible();
  expect(await screen.findByText('Talep eklendi')).toBeVisible();
  expect(sent('CreateDeskQuote')).toHaveLength(1);
  expect(sent('CreateDeskQuote')[0]!.variables).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    input: {
      source: 'PHONE',
      company: 'Kılıç Demir',
      name: 'Hasan Kılıç',
      phone: '+90 532 000 00 00',
      email: '',
      amount: null,
      currency: null,
      language: 'TR',
    },
  });
});

test('a known company shows its open requests, and a contact is filled in by a click', async () => {
  const { dialog, sent } = await openDialog({
    LeadPreview: [previewAnswer({ company: bozdag, openCount: 2, openRequests: [openRequest] })],
    CreateDeskQuote: [created],
  });
  await user.paste('boz');
  expect(await dialog.findByText('2 açık talep var')).toBeVisible();
  expect(dialog.getByRole('link', { name: /KC-7HQ2ZX/ })).toHaveAttribute('href', `/admin/quotes/${openRequest.id}`);
  await screen.findByRole('option', { name: /Bozdağ Demir/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Hakan Sezer' }));
  expect(field(dialog, 'Ad soyad')).toHaveValue('Hakan Sezer');
  expect(field(dialog, 'E-posta')).toHaveValue(hakan.email);
  await fill(dialog.getByRole('combobox', { name: 'Ülke' }), 'Cezayir');
  await user.click(dialog.getByRole('button', { name: /Talebi ekle/ }));
  await waitFor(() =>
    expect(sent('CreateDeskQuote')[0]?.variables).toMatchObject({
      input: { companyId: bozdag.id, contactId: hakan.id, company: bozdag.name, country: 'Algeria' },
    }),
  );
});

test('without phone and e-mail the field shows an error, and nothing is sent', async () => {
  const { dialog, sent } = await openDialog();
  await fill(field(dialog, /Ad soyad/), 'Hasan');
  await user.click(dialog.getByRole('button', { name: /Talebi ekle/ }));
  expect(await dialog.findByText('Telefon ya da e-posta yazın.')).toBeVisible();
  await waitFor(() => expect(field(dialog, 'Telefon')).toHaveFocus());
  await fill(field(dialog, 'E-posta'), 'hasan@kilic.example');
  await waitFor(() => expect(dialog.queryByText('Telefon ya da e-posta yazın.')).not.toBeInTheDocument());
  expect(sent('CreateDeskQuote')).toEqual([]);
});

test('the form keeps its input when the server refuses a field or is unreachable, and the retry sends the same id', async () => {
  const { dialog, sent } = await openDialog({
    CreateDeskQuote: [
      graphqlError('BAD_USER_INPUT', { fields: { email: 'form.email.taken' } }),
      'unreachable',
      created,
    ],
  });
  await fill(field(dialog, /Ad soyad/), 'Hasan');
  await fill(field(dialog, 'E-posta'), 'hasan@kilic.example');
  await fill(dialog.getByRole('spinbutton', { name: 'Beklenen tutar' }), '1500');
  const save = dialog.getByRole('button', { name: /Talebi ekle/ });
  await user.click(save);
  expect(await dialog.findByText('Bu e-posta adresi başka bir kişide kayıtlı.')).toBeVisible();
  await user.click(save);
  expect(await dialog.findByText(/Sunucuya ulaşılamadı/)).toBeVisible();
  expect(field(dialog, /Ad soyad/)).toHaveValue('Hasan');
  await user.click(save);
  expect(await screen.findByText('Talep eklendi')).toBeVisible();
  const calls = sent('CreateDeskQuote').map(({ variables }) => variables);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
  expect(calls[2]).toMatchObject({ input: { amount: 1500, currency: 'USD' } });
});

test('closing the dialog keeps the input for the next opening', async () => {
  const { dialog } = await openDialog();
  await fill(field(dialog, /Ad soyad/), 'Yarım kalan');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('q');
  const reopenedDialog = within(await screen.findByRole('dialog', { name: 'Talep ekle' }));
  expect(field(reopenedDialog, /Ad soyad/)).toHaveValue('Yarım kalan');
});

test('opened on the page of a company, the dialog contains the name of the company and no draft of another request', async () => {
  const { dialog } = await openDialog();
  await fill(field(dialog, /Ad soyad/), 'Yarım kalan');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Talep ekle' }));
  const companyDialog = within(await screen.findByRole('dialog', { name: 'Talep ekle' }));
  expect(companyDialog.getByRole('combobox', { name: 'Firma' })).toHaveValue(bozdag.name);
  expect(field(companyDialog, /Ad soyad/)).toHaveValue('');
  expect(await companyDialog.findByRole('button', { name: 'Hakan Sezer' })).toBeVisible();
});
