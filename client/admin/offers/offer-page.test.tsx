import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Route, Routes, useLocation } from 'react-router';
import type { OfferDraftFragment } from '../../graphql/generated.ts';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { anOfferDraft } from '../../testing/offers.ts';
import { aQuoteRecord } from '../../testing/quote-records.ts';
import { anActivity } from '../../testing/records.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import OfferPage from './offer-page.tsx';

const quote = aQuoteRecord({ id: '7a1f7f2e-52b5-4c5e-8f3f-0e7a52c5b001', targetPrice: '520 EUR/t' });
const draft = anOfferDraft({ quoteRequestId: quote.id });
const shell = {
  Me: [answers.me],
  NewQuotes: [answers.counts],
  Quote: [{ data: { quoteRequest: quote } }],
  ContactChoices: [
    {
      data: {
        contacts: {
          __typename: 'ContactConnection',
          edges: [],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    },
  ],
};
const offerAnswer = (overrides: Partial<OfferDraftFragment> = {}) => ({ data: { offer: { ...draft, ...overrides } } });
const savedAnswer = (overrides: Partial<OfferDraftFragment> = {}) => ({
  data: { saveOfferDraft: { ...draft, updatedAt: '2026-11-21T10:00:00.000Z', ...overrides } },
});

/** Shows the page below the route `/admin/*` of `renderAdmin`, beside another screen to go to, and the current path. */
function OfferScreens() {
  const { pathname } = useLocation();
  return (
    <>
      <p>{pathname}</p>
      <Link to="/admin/elsewhere">Başka yer</Link>
      <Routes>
        <Route path="offers/:id" element={<OfferPage />} />
        <Route path="*" element={<p>Başka ekran</p>} />
      </Routes>
    </>
  );
}
const link = 'https://kordon.example/offer/…';
const mailAnswer = (overrides: object = {}) => ({
  data: {
    offerMail: {
      __typename: 'OfferMail',
      contactPerson: 'Amélie Fontenoy',
      email: quote.email,
      subject: 'Notre offre de prix OFF-2026-0007',
      content: `Bonjour Amélie Fontenoy,\n\n${link}`,
      link,
      requestCompany: null,
      ...overrides,
    },
  },
});
const contacts = [
  { __typename: 'Contact', id: quote.contactId, name: 'Amélie Fontenoy', email: quote.email, isPrimary: true },
  {
    __typename: 'Contact',
    id: '0b7d1c0e-5c5b-4a7a-9f0e-3a3c4de50009',
    name: 'Karim Djebbar',
    email: 'k.djebbar@rocher.example',
    isPrimary: false,
  },
];
const contactsAnswer = {
  data: {
    contacts: {
      __typename: 'ContactConnection',
      edges: contacts.map((node) => ({ __typename: 'ContactEdge', cursor: node.id, node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
};
const renderDraft = () => renderAdmin(`/admin/offers/${draft.id}`, OfferScreens);
const cell = (row: number, column: string) => screen.getByLabelText(`${row}. kalem, ${column}`);
const findCell = (row: number, column: string) => screen.findByLabelText(`${row}. kalem, ${column}`);
const readColumn = (column: string) =>
  screen.getAllByLabelText(new RegExp(`kalem, ${column}$`)).map((input) => (input as HTMLInputElement).value);

/** Changes a field by a single event, because typing key by key takes seconds in a page of this size. */
const fill = async (label: RegExp | string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

let live: ReturnType<typeof mockLiveSocket>;
beforeEach(() => {
  localStorage.clear();
  live = mockLiveSocket();
});

test('the table is edited with the keys of a spreadsheet', async () => {
  answerByName({ ...shell, Offer: [offerAnswer()], SaveOfferDraft: [savedAnswer()] });
  renderDraft();
  await userEvent.click(await findCell(1, 'Miktar'));
  await userEvent.keyboard('500{Enter}');
  // Enter in the last row adds one, and stays in the column.
  expect(cell(2, 'Miktar')).toHaveFocus();
  await userEvent.keyboard('12,5{Tab}{Tab}9.5{ArrowUp}');
  expect(cell(1, 'Birim fiyat')).toHaveFocus();
  expect(readColumn('Miktar')).toEqual(['500', '12,5']);
  expect(readColumn('Birim fiyat')).toEqual(['531,5', '9,50']);
  await userEvent.keyboard('7{Escape}');
  expect(cell(1, 'Birim fiyat')).toHaveValue('531,5');
});

test('rows are moved, duplicated and deleted by keyboard, and a deletion can be undone', async () => {
  answerByName({
    ...shell,
    Offer: [
      offerAnswer({
        lines: [
          { ...draft.lines[0]!, quantity: 500 },
          { ...draft.lines[0]!, key: '0b7d1c0e-5c5b-4a7a-9f0e-3a3c4de50012', quantity: 12.5 },
        ],
      }),
    ],
    SaveOfferDraft: [savedAnswer()],
  });
  renderDraft();
  await userEvent.click(await findCell(1, 'Birim fiyat'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(cell(2, 'Birim fiyat')).toHaveFocus();
  expect(readColumn('Miktar')).toEqual(['12,5', '500']);
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(cell(3, 'Birim fiyat')).toHaveFocus();
  expect(readColumn('Miktar')).toEqual(['12,5', '500', '500']);
  await userEvent.keyboard('{Control>}{Backspace}{/Control}');
  expect(readColumn('Miktar')).toEqual(['12,5', '500']);
  await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(readColumn('Miktar')).toEqual(['12,5', '500', '500']);

  await userEvent.click(cell(1, 'Miktar'));
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(cell(1, 'Standart')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(cell(1, 'Miktar')).toHaveFocus();
});

test('a product of the catalogue is found by typing, any other text goes to the description', async () => {
  const received = answerByName({ ...shell, Offer: [offerAnswer()], SaveOfferDraft: [savedAnswer()] });
  renderDraft();
  const product = await findCell(1, 'Ürün');
  await userEvent.clear(product);
  await userEvent.type(product, 'filma{Enter}');
  expect(product).toHaveValue('Filmaşin');
  await userEvent.type(await findCell(2, 'Ürün'), 'hidrolik hor{Tab}');
  // The offer is in French.
  await waitFor(() => expect(cell(2, 'Açıklama')).toHaveValue('Flexibles hydrauliques'));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}');
  await userEvent.type(cell(2, 'Ürün'), 'özel kanca{Enter}');
  expect(cell(2, 'Açıklama')).toHaveValue('özel kanca, Flexibles hydrauliques');
  await waitFor(() =>
    expect(received.findLast(({ operationName }) => operationName === 'SaveOfferDraft')?.variables).toMatchObject({
      input: {
        lines: [
          { tradeProduct: 'WIRE_ROD' },
          { tradeProduct: null, description: 'özel kanca, Flexibles hydrauliques' },
        ],
      },
    }),
  );
});

test('rows of a spreadsheet are pasted; cells that should be numbers but are not keep their text and are marked', async () => {
  const received = answerByName({ ...shell, Offer: [offerAnswer()], SaveOfferDraft: [savedAnswer()] });
  renderDraft();
  const quantity = await findCell(1, 'Miktar');
  await userEvent.click(quantity);
  const text = 'Miktar\tBirim\tBirim fiyat\n500 MT\tt\t531,50\nsorulacak\tt\t1.234';
  fireEvent.paste(quantity, { clipboardData: { getData: () => text } });
  expect(await screen.findByText(/2 satır yapıştırıldı/)).toBeInTheDocument();
  expect(readColumn('Miktar')).toEqual(['500', 'sorulacak']);
  expect(readColumn('Birim fiyat')).toEqual(['531,50', '1.234,00']);
  await waitFor(() => expect(cell(2, 'Miktar')).toBeInvalid());
  expect(await screen.findByRole('button', { name: '1 alan kaydedilemiyor' })).toBeInTheDocument();
  await screen.findByText(/^Kaydedildi/);
  const { variables } = received.find(({ operationName }) => operationName === 'SaveOfferDraft')!;
  expect(variables).toMatchObject({
    input: {
      lines: [
        { quantity: 500, unitPrice: 531.5 },
        { unitPrice: 1234, unit: 'T' },
      ],
    },
  });
  expect(readColumn('Miktar')).toEqual(['500', 'sorulacak']);
});

test('a new offer to a request starts with its terms and is stored with the first change', async () => {
  const received = answerByName({ ...shell, SaveOfferDraft: [savedAnswer()], Offer: [offerAnswer()] });
  renderAdmin(`/admin/offers/new?request=${quote.id}`, OfferScreens);
  expect(await findCell(1, 'Ürün')).toHaveValue('Kütük');
  expect(cell(1, 'Miktar')).toHaveValue('12.000');
  expect(screen.getByLabelText(/^Para birimi/)).toHaveValue('EUR');
  expect(screen.getByLabelText(/^Dil/)).toHaveValue('fr');
  expect(screen.getByText('520 EUR/t')).toBeInTheDocument();
  expect(received.map(({ operationName }) => operationName)).not.toContain('SaveOfferDraft');

  await userEvent.type(cell(1, 'Birim fiyat'), '531,5');
  await userEvent.type(screen.getByLabelText('Navlun'), '1.000,50');
  await screen.findByText('€6.379.000,50');
  await screen.findByText(/^Kaydedildi · /);
  const save = received.find(({ operationName }) => operationName === 'SaveOfferDraft')!;
  expect(save.variables).toMatchObject({ version: null, input: { quoteRequestId: quote.id, deliveryTerms: 'CFR' } });
  expect(await screen.findByText(`/admin/offers/${String(save.variables['id'])}`)).toBeInTheDocument();
  // The editor is still the same: the next save has the version of the first.
  await fill(/^Menşe/, 'Türkiye');
  await waitFor(() =>
    expect(received.findLast(({ operationName }) => operationName === 'SaveOfferDraft')?.variables).toMatchObject({
      version: '2026-11-21T10:00:00.000Z',
      input: { origin: 'Türkiye' },
    }),
  );
});

test('a failed save is reported, keeps the input and can be repeated; leaving the page needs a confirmation', async () => {
  const received = answerByName({
    ...shell,
    Offer: [offerAnswer()],
    SaveOfferDraft: ['unreachable', 'unreachable', savedAnswer({ origin: 'Mısır' })],
  });
  renderDraft();
  await fill(/^Menşe/, 'Mısır');
  expect(await screen.findByText(/Kaydedilemedi: sunucuya ulaşılamıyor/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Başka yer' }));
  expect(await screen.findByText('Son değişiklikler kaydedilemedi. Ayrılırsanız kaybolur.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sayfada kal' }));
  expect(screen.getByLabelText(/^Menşe/)).toHaveValue('Mısır');
  await userEvent.click(await screen.findByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByText(/^Kaydedildi · /)).toBeInTheDocument();
  expect(received.filter(({ operationName }) => operationName === 'SaveOfferDraft')).toHaveLength(3);

  await userEvent.click(screen.getByRole('link', { name: 'Başka yer' }));
  expect(await screen.findByText('Başka ekran')).toBeInTheDocument();
});

test('when two people change the same field, the user chooses one of the two values', async () => {
  const theirs = offerAnswer({ origin: 'Ukrayna', packing: 'Bağ', updatedAt: '2026-11-20T11:00:00.000Z' });
  const received = answerByName({
    ...shell,
    Offer: [offerAnswer(), theirs],
    SaveOfferDraft: [
      graphqlError('CONFLICT', { theirs: { id: draft.id } }),
      savedAnswer({ origin: 'Mısır', packing: 'Bağ' }),
    ],
  });
  renderDraft();
  await fill(/^Menşe/, 'Mısır');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Sizinki' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Birleştir ve kaydet' }));
  await screen.findByText(/^Kaydedildi · /);
  const saves = received.filter(({ operationName }) => operationName === 'SaveOfferDraft');
  expect(saves[1]?.variables).toMatchObject({
    version: '2026-11-20T11:00:00.000Z',
    input: { origin: 'Mısır', packing: 'Bağ' },
  });
  expect(screen.getByLabelText(/^Ambalaj/)).toHaveValue('Bağ');
});

test('edits of two people in different lines are both kept; the user chooses only for a line that both changed', async () => {
  const [first] = draft.lines;
  const second = { ...first!, key: '0b7d1c0e-5c5b-4a7a-9f0e-3a3c4de50012', description: 'SGS', quantity: 2 };
  const lines = [first!, second];
  const theirs = offerAnswer({
    lines: [
      { ...first!, unitPrice: 500 },
      { ...second, grade: 'A' },
    ],
    updatedAt: '2026-11-20T11:00:00.000Z',
  });
  const received = answerByName({
    ...shell,
    Offer: [offerAnswer({ lines }), theirs],
    SaveOfferDraft: [graphqlError('CONFLICT', { theirs: { id: draft.id } }), savedAnswer({ lines })],
  });
  renderDraft();
  fireEvent.change(await findCell(1, 'Birim fiyat'), { target: { value: '540' } });
  fireEvent.change(cell(2, 'Miktar'), { target: { value: '3' } });
  fireEvent.blur(cell(2, 'Miktar'));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
  expect(dialog.getByRole('radiogroup', { name: /1\. kalem/ })).toHaveTextContent(/× 540.*× 500/);
  await userEvent.click(dialog.getByRole('radio', { name: 'Sizinki' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Birleştir ve kaydet' }));
  await screen.findByText(/^Kaydedildi · /);
  expect(received.filter(({ operationName }) => operationName === 'SaveOfferDraft')[1]?.variables).toMatchObject({
    version: '2026-11-20T11:00:00.000Z',
    input: {
      lines: [
        { key: first!.key, unitPrice: 540 },
        { key: second.key, quantity: 3, grade: 'A' },
      ],
    },
  });
});

test('a draft that a colleague sends meanwhile becomes read-only, and unsaved changes go into the next revision', async () => {
  const sent = { status: 'SENT' as const, sentAt: '2026-11-21T10:00:00.000Z' };
  const revision = anOfferDraft({ quoteRequestId: quote.id, revision: 2 });
  const received = answerByName({
    ...shell,
    Offer: [offerAnswer(), offerAnswer(sent), offerAnswer(sent), offerAnswer(sent), { data: { offer: revision } }],
    SaveOfferDraft: [new Promise(() => undefined)],
    ReviseOffer: [{ data: { reviseOffer: revision } }],
  });
  renderDraft();
  await fill(/^Menşe/, 'Mısır');
  await live.confirmSubscription();
  live.publish({
    activityLogged: anActivity({
      action: 'UPDATE',
      targetType: 'offers',
      targetId: draft.id,
      actor: 'emre@kordon.example',
      actorName: 'Emre Tunç',
    }),
  });
  expect(await screen.findByText(/bu taslağı siz düzenlerken gönderdi/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Menşe/)).not.toBeInTheDocument();
  expect(screen.getByText(/Son değişiklikleriniz kaydedilmedi/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Revize et' }));
  expect(await screen.findByLabelText(/^Menşe/)).toHaveValue('Mısır');
  expect(received.map(({ operationName }) => operationName)).toContain('ReviseOffer');
});

test('the dialog for sending shows recipient and total, and links to the fields that are missing', async () => {
  answerByName({
    ...shell,
    Offer: [offerAnswer({ deliveryPlace: '' }), offerAnswer({ status: 'SENT', sentAt: '2026-11-21T10:00:00.000Z' })],
    SaveOfferDraft: [savedAnswer({ deliveryPlace: 'Annaba' })],
    OfferMail: [mailAnswer()],
    SendOffer: [{ data: { sendOffer: { ...draft, status: 'SENT' } } }],
  });
  renderDraft();
  await findCell(1, 'Ürün');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(screen.getByRole('button', { name: /^Gönder/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Teklif gönderilsin mi?' }));
  expect(dialog.getByText('$6.378.000,00')).toBeInTheDocument();
  expect(dialog.getByText('Amélie Fontenoy')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Gönder' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Teslim yeri' }));
  const place = screen.getByLabelText(/^Adı geçen varış limanı/);
  await waitFor(() => expect(place).toHaveFocus());
  expect(place).toBeInvalid();
  fireEvent.change(place, { target: { value: 'Annaba' } });
  await userEvent.click(screen.getByRole('button', { name: /^Gönder/ }));
  const reopenedDialog = within(await screen.findByRole('alertdialog', { name: 'Teklif gönderilsin mi?' }));
  await waitFor(() => expect(reopenedDialog.getByRole('button', { name: 'Gönder' })).toBeEnabled());
  await userEvent.click(reopenedDialog.getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByText('Teklif Gönderildi', { exact: false })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Geri çek' })).toBeInTheDocument();
  expect(screen.queryByText(/siz düzenlerken/)).not.toBeInTheDocument();
});

test('the mail is shown in the language of the customer and can be edited; a text without the link is not sent', async () => {
  const received = answerByName({
    ...shell,
    Offer: [offerAnswer(), offerAnswer({ status: 'SENT', sentAt: '2026-11-21T10:00:00.000Z' })],
    OfferMail: [mailAnswer()],
    SendOffer: [
      graphqlError('BAD_USER_INPUT', { fields: { subject: 'form.tooLong' } }),
      { data: { sendOffer: { ...draft, status: 'SENT' } } },
    ],
  });
  renderDraft();
  await findCell(1, 'Ürün');
  await userEvent.click(screen.getByRole('button', { name: /^Gönder/ }));
  const openDialog = async () => within(await screen.findByRole('alertdialog', { name: 'Teklif gönderilsin mi?' }));
  let dialog = await openDialog();
  expect(await dialog.findByLabelText('Konu')).toHaveValue('Notre offre de prix OFF-2026-0007');
  expect(dialog.getByRole('link', { name: 'OFF-2026-0007.pdf' })).toHaveAttribute('href', `/offers/${draft.id}.pdf`);
  const content = dialog.getByLabelText('Metin');
  expect(content.closest('form')).toHaveAttribute('lang', 'fr');
  fireEvent.change(content, { target: { value: 'Voir pièce jointe.' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Gönder' }));
  expect(await dialog.findByText(/Metinde teklifin bağlantısı kalmalı/)).toBeInTheDocument();
  expect(received.map(({ operationName }) => operationName)).not.toContain('SendOffer');

  // What was typed is still there when the dialog is opened again.
  await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: /^Gönder/ }));
  dialog = await openDialog();
  expect(await dialog.findByLabelText('Metin')).toHaveValue('Voir pièce jointe.');
  await userEvent.click(dialog.getByRole('button', { name: 'Hazır metne dön' }));
  expect(dialog.getByLabelText('Metin')).toHaveValue(`Bonjour Amélie Fontenoy,\n\n${link}`);

  fireEvent.change(dialog.getByLabelText('Konu'), { target: { value: 'Offre, Annaba' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Gönder' }));
  await waitFor(() => expect(dialog.getByLabelText('Konu')).toBeInvalid());
  expect(dialog.getByLabelText('Konu')).toHaveValue('Offre, Annaba');
  await userEvent.click(dialog.getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByText('Teklif Gönderildi', { exact: false })).toBeInTheDocument();
  expect(received.findLast(({ operationName }) => operationName === 'SendOffer')?.variables).toEqual({
    id: draft.id,
    version: draft.updatedAt,
    mail: { subject: 'Offre, Annaba', content: `Bonjour Amélie Fontenoy,\n\n${link}` },
  });
});

test('when another person of the company is chosen, the mail is addressed to that person and sent unchanged', async () => {
  const { id: contactId } = contacts[1]!;
  const received = answerByName({
    ...shell,
    Quote: [{ data: { quoteRequest: { ...quote, companyId: '0b7d1c0e-5c5b-4a7a-9f0e-3a3c4de50001' } } }],
    ContactChoices: [contactsAnswer],
    Offer: [offerAnswer(), offerAnswer({ status: 'SENT', sentAt: '2026-11-21T10:00:00.000Z' })],
    OfferMail: [mailAnswer(), mailAnswer({ content: `Bonjour Karim Djebbar,\n\n${link}` })],
    SaveOfferDraft: [savedAnswer({ contactId })],
    SendOffer: [{ data: { sendOffer: { ...draft, status: 'SENT' } } }],
  });
  renderDraft();
  await findCell(1, 'Ürün');
  await userEvent.click(screen.getByRole('button', { name: /^Gönder/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const recipient = await dialog.findByLabelText(/^Alıcı/);
  expect(recipient).toHaveDisplayValue(`${quote.name}, ${quote.email}`);
  await userEvent.selectOptions(recipient, 'Karim Djebbar, k.djebbar@rocher.example');
  await waitFor(() => expect(dialog.getByLabelText('Metin')).toHaveValue(`Bonjour Karim Djebbar,\n\n${link}`));
  await userEvent.click(dialog.getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByText('Teklif Gönderildi', { exact: false })).toBeInTheDocument();
  const variables = (name: string) => received.find(({ operationName }) => operationName === name)?.variables;
  expect(variables('SaveOfferDraft')).toMatchObject({ input: { contactId } });
  expect(variables('SendOffer')).toEqual({ id: draft.id, version: '2026-11-21T10:00:00.000Z', mail: null });
});

test('a salesperson cannot send an offer above the limits; the dialog tells who can', async () => {
  answerByName({
    ...shell,
    Me: [{ data: { me: { ...answers.me.data.me, role: 'SALES' } } }],
    Offer: [offerAnswer({ approvalReasons: ['DISCOUNT'] })],
  });
  renderDraft();
  await findCell(1, 'Ürün');
  await userEvent.click(screen.getByRole('button', { name: /^Gönder/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Teklif gönderilsin mi?' }));
  expect(dialog.getByText('Bu teklifi göndermeden önce bir yönetici onaylamalı.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Gönder' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Onayla' })).not.toBeInTheDocument();
});

test("a new offer to a company starts with the company's currency, contact and language of the latest request", async () => {
  const companyId = '0b7d1c0e-5c5b-4a7a-9f0e-3a3c4de50001';
  const contacts = [
    {
      __typename: 'Contact',
      id: '0b7d1c0e-5c5b-4a7a-9f0e-3a3c4de50002',
      name: 'Ali Usta',
      email: null,
      position: null,
      isPrimary: false,
    },
    {
      __typename: 'Contact',
      id: '0b7d1c0e-5c5b-4a7a-9f0e-3a3c4de50003',
      name: 'Leila Haddad',
      email: 'l@h.example',
      position: null,
      isPrimary: true,
    },
  ];
  const company = {
    __typename: 'Company',
    id: companyId,
    name: 'Haddad',
    companyCode: 'KC-1',
    country: 'Algeria',
    currency: 'EUR',
    contacts,
  };
  answerByName({
    ...shell,
    OfferCompany: [
      {
        data: {
          company,
          quoteRequests: {
            edges: [{ cursor: '1', node: { __typename: 'QuoteRequest', id: 'q1', language: 'FR' } }],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      },
    ],
  });
  renderAdmin(`/admin/offers/new?company=${companyId}`, OfferScreens);
  const recipient = await screen.findByLabelText(/^Alıcı/);
  expect(recipient).toHaveDisplayValue('Leila Haddad, l@h.example');
  expect(screen.getByLabelText(/^Para birimi/)).toHaveValue('EUR');
  expect(screen.getByLabelText(/^Dil/)).toHaveValue('fr');
  await userEvent.selectOptions(recipient, contacts[0]!.id);
  await userEvent.click(screen.getByRole('button', { name: /^Gönder/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Teklif gönderilsin mi?' }));
  expect(dialog.getByText(/Alıcının e-posta adresi yok/)).toBeInTheDocument();
});
