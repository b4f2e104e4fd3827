import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import type { TradeProduct } from '../../../common/enums.ts';
import type { Locale } from '../../../common/locales.ts';
import { answerWith, refusal } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import TradeQuote from './trade-quote.tsx';

const user = userEvent.setup({ delay: null });
const receipt = { id: 'a', reference: 'KC-7F3A20', receivedAt: '2026-11-21T07:48:00.000Z' };
const accepted = { data: { submitQuoteRequest: receipt } };

const page = (
  <>
    <Link to="?mode=seller">sell</Link>
    <TradeQuote />
    <ToastRegion />
  </>
);

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const show = (product?: TradeProduct, locale?: Locale) => renderOnSite(page, locale, product && `?product=${product}`);
const idsOf = (asked: { variables: Record<string, unknown> }[]) =>
  asked.map(({ variables }) => (variables.input as { submissionId: string }).submissionId);

/** At once, as from a clipboard: a key at a time takes its time in a page of this size. */
async function enter(label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

async function fillIn() {
  await user.selectOptions(field('Aradığınız ürün'), 'wire-rod');
  await enter('Miktar (ton)', '2500.5');
  await enter('Hedef fiyat', '590 USD/t');
  await user.selectOptions(field('Ödeme şekli'), 'lc');
  await user.selectOptions(field(/^Teslim şekli/), 'cfr');
  await enter('Teslim yeri ya da limanı', 'Annaba');
  await enter('Ad soyad', 'Leyla Demir');
  await enter('E-posta', 'leyla@demir.example');
  await user.click(field(/Aydınlatma metnini/));
}

test('everything that is missing is said beside its field', async () => {
  const asked = answerWith();
  show();
  await user.click(button('Alım talebini gönderin'));

  expect(await screen.findAllByText('Bu alan zorunludur.')).toHaveLength(8);
  expect(field('Aradığınız ürün')).toHaveFocus();
  expect(field('Hedef fiyat')).toBeInvalid();
  expect(field(/^Ek notlar/)).toBeValid();
  expect(field(/Aydınlatma metnini/)).toBeInvalid();
  expect(asked).toHaveLength(0);
});

test('a quantity of nothing is refused', async () => {
  answerWith();
  show();
  await fillIn();
  await user.clear(field('Miktar (ton)'));
  await enter('Miktar (ton)', '0');
  await user.click(button('Alım talebini gönderin'));
  expect(await screen.findByText('Sıfırdan büyük bir sayı girin.')).toBeVisible();
});

test('a chosen term says what it means', async () => {
  show();
  expect(field(/^Teslim şekli/)).toHaveAccessibleDescription(/navlunu, sigortayı ve riski/i);
  await user.selectOptions(field(/^Teslim şekli/), 'fob');
  expect(field(/^Teslim şekli/)).toHaveAccessibleDescription(/yükleme limanında gemiye yükler/);
});

test('a request goes out with its terms and leaves a receipt; the next form knows the person and nothing else', async () => {
  const asked = answerWith(accepted);
  show();
  await fillIn();
  await user.click(button('Alım talebini gönderin'));

  expect(await screen.findByRole('heading', { name: 'Talebiniz alındı' })).toHaveFocus();
  expect(screen.getByRole('img', { name: 'Başvuru numarası KC-7F3A20' })).toBeVisible();
  expect(await screen.findByText('Teklif Talebiniz Alındı!')).toBeInTheDocument();
  expect(asked[0]?.variables.input).toMatchObject({
    source: 'BUYER_QUOTE',
    productType: 'wire-rod',
    productTitle: 'Filmaşin',
    name: 'Leyla Demir',
    consent: true,
    marketingConsent: false,
    website: '',
    language: 'TR',
    trade: {
      productType: 'WIRE_ROD',
      quantity: 2500.5,
      targetPrice: '590 USD/t',
      deliveryTerms: 'CFR',
      deliveryLocation: 'Annaba',
      paymentTerms: 'LC',
      additionalNotes: '',
    },
  });

  await user.click(button('Yeni form'));
  expect(field('E-posta')).toHaveValue('leyla@demir.example');
  expect(field('Hedef fiyat')).toHaveValue('');
  expect(field(/Aydınlatma metnini/)).not.toBeChecked();
});

test('switching between buying and selling keeps what was typed, and changes labels and where it goes', async () => {
  const asked = answerWith('unreachable', accepted);
  show('slab');
  expect(field('Aradığınız ürün')).toHaveValue('slab');
  await fillIn();
  await user.click(button('Alım talebini gönderin'));
  await screen.findByText(/Sunucuya ulaşılamadı/);

  await user.click(screen.getByRole('link', { name: 'sell' }));
  expect(field('Sattığınız ürün')).toHaveValue('wire-rod');
  expect(field('Stoktaki miktar (ton)')).toHaveValue(2500.5);
  expect(field('Ton fiyatınız')).toHaveValue('590 USD/t');
  expect(field('Ad soyad')).toHaveValue('Leyla Demir');
  await user.click(button('Satış teklifini gönderin'));

  await screen.findByRole('heading', { name: 'Talebiniz alındı' });
  expect(asked[1]?.variables.input).toMatchObject({ source: 'SELLER_QUOTE', trade: { targetPrice: '590 USD/t' } });
  expect(new Set(idsOf(asked)).size).toBe(2);
});

test('after a lost answer the next try is the same submission', async () => {
  const asked = answerWith('unreachable', accepted);
  show();
  await fillIn();
  await user.click(button('Alım talebini gönderin'));
  expect(await screen.findByText(/Sunucuya ulaşılamadı/)).toBeVisible();
  expect(field('Teslim yeri ya da limanı')).toHaveValue('Annaba');
  await user.click(button('Alım talebini gönderin'));
  await screen.findByRole('heading', { name: 'Talebiniz alındı' });
  expect(new Set(idsOf(asked)).size).toBe(1);
});

test("the server's reason for a term stands beside that term", async () => {
  answerWith(refusal('BAD_USER_INPUT', { fields: { 'trade.targetPrice': 'form.tooLong' } }));
  show();
  await fillIn();
  await user.click(button('Alım talebini gönderin'));
  await waitFor(() => expect(field('Hedef fiyat')).toBeInvalid());
  expect(field('Hedef fiyat')).toHaveFocus();
});

test('two clicks at once send one request', async () => {
  const asked = answerWith(new Promise(() => {}));
  show();
  await fillIn();
  await user.dblClick(button('Alım talebini gönderin'));
  expect(await screen.findByRole('button', { name: 'Gönderiliyor…' })).toBeDisabled();
  expect(asked).toHaveLength(1);
});

test('in Persian the product is named in Persian', () => {
  show('dri', 'fa');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'آهن اسفنجی (DRI)' }).selected).toBe(true);
});
