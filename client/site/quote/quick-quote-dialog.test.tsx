import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { Locale } from '../../../common/locales.ts';
import { answerWith, graphqlError } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import QuickQuoteDialog from './quick-quote-dialog.tsx';

const user = userEvent.setup({ delay: null });
const subject = { productType: 'steel-plant', productTitle: 'Çelikhane', source: 'QUICK_QUOTE' } as const;
const receipt = { id: 'a', reference: 'KC-7F3A20', receivedAt: '2026-11-21T07:48:00.000Z' };
const accepted = { data: { submitQuoteRequest: receipt } };

function Products() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <QuickQuoteDialog subject={subject} open={open} onClose={() => setOpen(false)} />
      <ToastRegion />
    </>
  );
}

async function openDialog(locale?: Locale) {
  renderOnSite(<Products />, locale);
  await user.click(screen.getByRole('button', { name: 'open' }));
  return screen.findByRole('dialog');
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => user.click(screen.getByText('Talebi gönderin'));

async function fillForm() {
  await user.type(field('Ad soyad'), 'Leyla Demir');
  await user.type(field('E-posta'), 'leyla@demir.example');
  await user.click(field(/Aydınlatma metnini/));
}

test('every missing field shows an error, and the first one gets the focus', async () => {
  const requests = answerWith();
  await openDialog();
  await submit();

  expect(await screen.findAllByText('Bu alan zorunludur.')).toHaveLength(2);
  expect(field('Ad soyad')).toHaveFocus();
  expect(field('Ad soyad')).toHaveAccessibleDescription('Bu alan zorunludur.');
  expect(field('Ad soyad')).toBeInvalid();
  expect(field(/^Firma/)).toBeValid();
  expect(field(/Aydınlatma metnini/)).toBeInvalid();
  expect(requests).toHaveLength(0);
});

test('a successful request shows a receipt with its reference and a toast', async () => {
  const requests = answerWith(accepted);
  await openDialog();
  await fillForm();
  await user.type(field(/^Telefon/), '+90 532 000 00 00');
  await submit();

  expect(await screen.findByRole('heading', { name: 'Talebiniz alındı' })).toHaveFocus();
  expect(screen.getByRole('img', { name: 'Başvuru numarası KC-7F3A20' })).toBeVisible();
  expect(await screen.findByText('Teklif Talebiniz Alındı!')).toHaveTextContent('✅ Teklif Talebiniz Alındı!');
  expect(requests[0]?.variables.input).toMatchObject({
    ...subject,
    name: 'Leyla Demir',
    email: 'leyla@demir.example',
    phone: '+90 532 000 00 00',
    language: 'TR',
    consent: true,
    marketingConsent: false,
    website: '',
  });
});

test('a network failure keeps the fields, and the retry has the same submission id', async () => {
  const requests = answerWith('unreachable', accepted);
  await openDialog();
  await fillForm();
  await submit();

  expect(await screen.findByText(/Sunucuya ulaşılamadı/)).toBeVisible();
  expect(await screen.findByText('Gönderim Hatası')).toHaveTextContent('❌ Gönderim Hatası');
  expect(field('Ad soyad')).toHaveValue('Leyla Demir');
  await submit();

  await screen.findByText('Talebiniz alındı');
  const [first, second] = requests.map(({ variables }) => (variables.input as { submissionId: string }).submissionId);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(second).toBe(first);
});

test('a server error of a field is shown until its value changes', async () => {
  answerWith(graphqlError('BAD_USER_INPUT', { fields: { email: 'form.email.invalid' } }));
  await openDialog();
  await fillForm();
  await submit();

  await waitFor(() => expect(field('E-posta')).toHaveAccessibleDescription('Geçerli bir e-posta adresi girin.'));
  expect(field('E-posta')).toHaveFocus();
  await user.type(field('Ad soyad'), ' Kaya');
  expect(field('E-posta')).toBeInvalid();
  await user.type(field('E-posta'), '.tr');
  await waitFor(() => expect(field('E-posta')).toBeValid());
});

test('a double click sends one request', async () => {
  const requests = answerWith(new Promise(() => {}));
  await openDialog();
  await fillForm();
  await user.dblClick(screen.getByRole('button', { name: 'Talebi gönderin' }));

  expect(await screen.findByRole('button', { name: 'Gönderiliyor…' })).toBeDisabled();
  expect(requests).toHaveLength(1);
});

test.each([
  [graphqlError('RATE_LIMITED', { retryAfter: 45 }), 'Çok fazla deneme yapıldı. 45 saniye sonra tekrar deneyin.'],
  [graphqlError('RATE_LIMITED', { retryAfter: 600 }), 'Çok fazla deneme yapıldı. 10 dakika sonra tekrar deneyin.'],
  [graphqlError('INTERNAL_SERVER_ERROR', { reference: '7f3a-20c1' }), /Kayıt: 7f3a-20c1/],
  [
    graphqlError('BAD_USER_INPUT', { fields: { submissionId: 'form.submission.invalid' } }),
    /Bizden kaynaklanan bir hata/,
  ],
])('a rejected request shows what to do', async (response, text) => {
  answerWith(response);
  await openDialog();
  await fillForm();
  await submit();

  const dialog = within(screen.getByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(text));
  expect(field('Ad soyad')).toHaveValue('Leyla Demir');
});

test('closing the dialog keeps the fields, and opening it again creates a new submission id', async () => {
  const requests = answerWith('unreachable', accepted);
  await openDialog();
  await fillForm();
  await submit();
  await screen.findByText(/Sunucuya ulaşılamadı/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog');
  expect(field('Ad soyad')).toHaveValue('Leyla Demir');
  await submit();
  await screen.findByText('Talebiniz alındı');
  const [first, second] = requests.map(({ variables }) => (variables.input as { submissionId: string }).submissionId);
  expect(second).not.toBe(first);
});

test('in Arabic the dialog is right to left, but e-mail and phone fields are left to right', async () => {
  const dialog = await openDialog('ar');
  expect(dialog).toHaveAttribute('dir', 'rtl');
  expect(field('الاسم الكامل')).toHaveAttribute('dir', 'auto');
  expect(field('البريد الإلكتروني')).toHaveAttribute('dir', 'ltr');
  expect(field(/^رقم الهاتف/)).toHaveAttribute('dir', 'ltr');
});
