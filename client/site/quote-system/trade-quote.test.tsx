import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import type { TradeProduct } from '../../../common/enums.ts';
import type { Locale } from '../../../common/locales.ts';
import { answerWith, graphqlError } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import { exampleTrade } from '../trade/simulation.ts';
import { createQuoteQuery } from '../trade/trade-query.ts';
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

const getField = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const getButton = (name: string) => screen.getByRole('button', { name });
const renderForm = (product?: TradeProduct, locale?: Locale) =>
  renderOnSite(page, locale, product && `?product=${product}`);
const getSubmissionIds = (requests: { variables: Record<string, unknown> }[]) =>
  requests.map(({ variables }) => (variables.input as { submissionId: string }).submissionId);

/** Pastes the text, because typing single keys is slow in a form of this size. */
async function enter(label: string, text: string) {
  await user.click(getField(label));
  await user.paste(text);
}

async function fillForm() {
  await user.selectOptions(getField('Aradığınız ürün'), 'wire-rod');
  await enter('Miktar (ton)', '2500.5');
  await enter('Hedef fiyat', '590 USD/t');
  await user.selectOptions(getField('Ödeme şekli'), 'lc');
  await user.selectOptions(getField(/^Teslim şekli/), 'cfr');
  await enter('Teslim yeri ya da limanı', 'Annaba');
  await enter('Ad soyad', 'Leyla Demir');
  await enter('E-posta', 'leyla@demir.example');
  await user.click(getField(/Aydınlatma metnini/));
}

test('the link of the trade simulation preselects product, quantity and terms', () => {
  renderOnSite(page, undefined, `?${createQuoteQuery(exampleTrade)}`);
  expect(getField('Aradığınız ürün')).toHaveValue('slab');
  expect(getField('Miktar (ton)')).toHaveValue(10_000);
  expect(getField('Ödeme şekli')).toHaveValue('lc');
  expect(getField(/^Teslim şekli/)).toHaveValue('cif');
});

test('every missing field shows an error', async () => {
  const requests = answerWith();
  renderForm();
  await user.click(getButton('Alım talebini gönderin'));

  expect(await screen.findAllByText('Bu alan zorunludur.')).toHaveLength(8);
  expect(getField('Aradığınız ürün')).toHaveFocus();
  expect(getField('Hedef fiyat')).toBeInvalid();
  expect(getField(/^Ek notlar/)).toBeValid();
  expect(getField(/Aydınlatma metnini/)).toBeInvalid();
  expect(requests).toHaveLength(0);
});

test('a quantity of zero is rejected', async () => {
  answerWith();
  renderForm();
  await fillForm();
  await user.clear(getField('Miktar (ton)'));
  await enter('Miktar (ton)', '0');
  await user.click(getButton('Alım talebini gönderin'));
  expect(await screen.findByText('Sıfırdan büyük bir sayı girin.')).toBeVisible();
});

test('the selected term is explained', async () => {
  renderForm();
  expect(getField(/^Teslim şekli/)).toHaveAccessibleDescription(/navlunu, sigortayı ve riski/i);
  await user.selectOptions(getField(/^Teslim şekli/), 'fob');
  expect(getField(/^Teslim şekli/)).toHaveAccessibleDescription(/yükleme limanında gemiye yükler/);
});

test('sends the terms and shows a receipt; the next form keeps only the contact data', async () => {
  const requests = answerWith(accepted);
  renderForm();
  await fillForm();
  await user.click(getButton('Alım talebini gönderin'));

  expect(await screen.findByRole('heading', { name: 'Talebiniz alındı' })).toHaveFocus();
  expect(screen.getByRole('img', { name: 'Başvuru numarası KC-7F3A20' })).toBeVisible();
  expect(await screen.findByText('Teklif Talebiniz Alındı!')).toBeInTheDocument();
  expect(requests[0]?.variables.input).toMatchObject({
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

  await user.click(getButton('Yeni form'));
  expect(getField('E-posta')).toHaveValue('leyla@demir.example');
  expect(getField('Hedef fiyat')).toHaveValue('');
  expect(getField(/Aydınlatma metnini/)).not.toBeChecked();
});

test('switching between buyer and seller keeps the values and changes labels and source', async () => {
  const requests = answerWith('unreachable', accepted);
  renderForm('slab');
  expect(getField('Aradığınız ürün')).toHaveValue('slab');
  await fillForm();
  await user.click(getButton('Alım talebini gönderin'));
  await screen.findByText(/Sunucuya ulaşılamadı/);

  await user.click(screen.getByRole('link', { name: 'sell' }));
  expect(getField('Sattığınız ürün')).toHaveValue('wire-rod');
  expect(getField('Stoktaki miktar (ton)')).toHaveValue(2500.5);
  expect(getField('Ton fiyatınız')).toHaveValue('590 USD/t');
  expect(getField('Ad soyad')).toHaveValue('Leyla Demir');
  await user.click(getButton('Satış teklifini gönderin'));

  await screen.findByRole('heading', { name: 'Talebiniz alındı' });
  expect(requests[1]?.variables.input).toMatchObject({ source: 'SELLER_QUOTE', trade: { targetPrice: '590 USD/t' } });
  expect(new Set(getSubmissionIds(requests)).size).toBe(2);
});

test('a retry after a network failure has the same submission id', async () => {
  const requests = answerWith('unreachable', accepted);
  renderForm();
  await fillForm();
  await user.click(getButton('Alım talebini gönderin'));
  expect(await screen.findByText(/Sunucuya ulaşılamadı/)).toBeVisible();
  expect(getField('Teslim yeri ya da limanı')).toHaveValue('Annaba');
  await user.click(getButton('Alım talebini gönderin'));
  await screen.findByRole('heading', { name: 'Talebiniz alındı' });
  expect(new Set(getSubmissionIds(requests)).size).toBe(1);
});

test('a server error of a term is shown at its field', async () => {
  answerWith(graphqlError('BAD_USER_INPUT', { fields: { 'trade.targetPrice': 'form.tooLong' } }));
  renderForm();
  await fillForm();
  await user.click(getButton('Alım talebini gönderin'));
  await waitFor(() => expect(getField('Hedef fiyat')).toBeInvalid());
  expect(getField('Hedef fiyat')).toHaveFocus();
});

test('a double click sends one request', async () => {
  const requests = answerWith(new Promise(() => {}));
  renderForm();
  await fillForm();
  await user.dblClick(getButton('Alım talebini gönderin'));
  expect(await screen.findByRole('button', { name: 'Gönderiliyor…' })).toBeDisabled();
  expect(requests).toHaveLength(1);
});

test('product names are translated to Persian', () => {
  renderForm('dri', 'fa');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'آهن اسفنجی (DRI)' }).selected).toBe(true);
});
