import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, graphqlError } from '../../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../../testing/live-socket.ts';
import { aQuoteRecord } from '../../../testing/quote-records.ts';
import { answers, renderAdmin } from '../../../testing/render-admin.tsx';
import OfferDialog from './offer-dialog.tsx';

const quote = aQuoteRecord({ companyId: 'c1' });
const shell = { Me: [answers.me], NewQuotes: [answers.counts] };
const valid = { data: { checkOffer: true } };

/** Calls of `form.submit()`, each of which opens a preview tab. */
let formSubmit: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
  formSubmit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
});

async function renderDialog() {
  renderAdmin('/admin/quotes', () => <OfferDialog quote={quote} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText(/^Birim fiyat/), '531.5');
  return dialog;
}

test('shows the reason beside the field when the server refuses a preview, opens no tab and keeps the form', async () => {
  answerByName({
    ...shell,
    CheckOffer: [graphqlError('BAD_USER_INPUT', { fields: { convertedTo: 'form.offer.noRate' } }), valid],
  });
  const dialog = await renderDialog();
  await userEvent.selectOptions(dialog.getByLabelText(/^Karşılığı da yazılsın/), 'IRR');
  await userEvent.click(dialog.getByRole('button', { name: 'Önizle' }));

  expect(await dialog.findByLabelText(/^Karşılığı da yazılsın/)).toBeInvalid();
  expect(await screen.findByText('Teklif önizlenirken hata oluştu')).toBeInTheDocument();
  expect(formSubmit).not.toHaveBeenCalled();
  expect(dialog.getByLabelText(/^Birim fiyat/)).toHaveValue(531.5);

  await userEvent.selectOptions(dialog.getByLabelText(/^Karşılığı da yazılsın/), '');
  await userEvent.click(dialog.getByRole('button', { name: 'Önizle' }));
  await screen.findByRole('button', { name: 'Önizle' });
  expect(formSubmit).toHaveBeenCalledTimes(1);
});

test('shows a translated error when the request no longer exists', async () => {
  answerByName({ ...shell, CheckOffer: [graphqlError('NOT_FOUND')] });
  const dialog = await renderDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Önizle' }));
  expect(await dialog.findByText('Bu kayıt artık yok. Yazdıklarınız duruyor.')).toBeVisible();
  expect(formSubmit).not.toHaveBeenCalled();
});

test('an offer of a request without an e-mail address can be saved but not sent, and says why', async () => {
  answerByName(shell);
  const call = { ...quote, email: '' };
  renderAdmin('/admin/quotes', () => <OfferDialog quote={call} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Talebin e-posta adresi yok/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Kaydet' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /gönder/ })).not.toBeInTheDocument();
});
