import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, refusal } from '../../../testing/graphql-answers.ts';
import { liveServer } from '../../../testing/live-socket.ts';
import { aQuoteRecord } from '../../../testing/quote-records.ts';
import { answers, renderAdmin } from '../../../testing/render-admin.tsx';
import OfferDialog from './offer-dialog.tsx';

const quote = aQuoteRecord({ companyId: 'c1' });
const shell = { Me: [answers.me], NewQuotes: [answers.counts] };
const drawn = { data: { checkOffer: true } };

/** Tabs that were opened with a draft. */
let drafts: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  liveServer();
  drafts = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
});

async function show() {
  renderAdmin('/admin/quotes', () => <OfferDialog quote={quote} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText(/^Birim fiyat/), '531.5');
  return dialog;
}

test('a draft that the server refuses is said beside its field: no tab opens, and nothing that was typed is lost', async () => {
  answerByName({
    ...shell,
    CheckOffer: [refusal('BAD_USER_INPUT', { fields: { convertedTo: 'form.offer.noRate' } }), drawn],
  });
  const dialog = await show();
  await userEvent.selectOptions(dialog.getByLabelText(/^Karşılığı da yazılsın/), 'IRR');
  await userEvent.click(dialog.getByRole('button', { name: 'Önizle' }));

  expect(await dialog.findByLabelText(/^Karşılığı da yazılsın/)).toBeInvalid();
  expect(await screen.findByText('Teklif önizlenirken hata oluştu')).toBeInTheDocument();
  expect(drafts).not.toHaveBeenCalled();
  expect(dialog.getByLabelText(/^Birim fiyat/)).toHaveValue(531.5);

  await userEvent.selectOptions(dialog.getByLabelText(/^Karşılığı da yazılsın/), '');
  await userEvent.click(dialog.getByRole('button', { name: 'Önizle' }));
  await screen.findByRole('button', { name: 'Önizle' });
  expect(drafts).toHaveBeenCalledTimes(1);
});

test('a request that is gone is said in the words of whoever reads it', async () => {
  answerByName({ ...shell, CheckOffer: [refusal('NOT_FOUND')] });
  const dialog = await show();
  await userEvent.click(dialog.getByRole('button', { name: 'Önizle' }));
  expect(await dialog.findByText('Bu kayıt artık yok. Yazdıklarınız duruyor.')).toBeVisible();
  expect(drafts).not.toHaveBeenCalled();
});
