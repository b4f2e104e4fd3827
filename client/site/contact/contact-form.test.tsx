import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerWith, refusal } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { takeUploads } from '../../testing/upload-answers.ts';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import ContactForm from './contact-form.tsx';

const user = userEvent.setup({ delay: null });
const receipt = { id: 'a', reference: 'KC-7F3A20', receivedAt: '2026-11-21T07:48:00.000Z' };
const accepted = { data: { submitContactMessage: receipt } };
const fileId = '0d4f6a52-6f0f-4b9e-8d3c-0a6f6d8f1c11';

const open = (search?: string) =>
  renderOnSite(
    <>
      <ContactForm />
      <ToastRegion />
    </>,
    'tr',
    search,
  );
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => user.click(screen.getByRole('button', { name: 'Mesajı gönderin' }));

async function fillIn() {
  fireEvent.change(field('Ad soyad'), { target: { value: 'Leyla Demir' } });
  fireEvent.change(field('Firma'), { target: { value: 'Demir Yapı' } });
  fireEvent.change(field('E-posta'), { target: { value: 'leyla@demir.example' } });
  fireEvent.change(field('Mesaj başlığı'), { target: { value: 'Fuar daveti' } });
  fireEvent.change(field('Mesajınız'), { target: { value: 'Sizi standımıza bekleriz.' } });
  await user.click(field(/Aydınlatma metnini/));
}

test('a message goes with its topic and file, and leaves a receipt in the place of the form', async () => {
  const uploads = takeUploads();
  const asked = answerWith(accepted);
  open();
  await fillIn();
  await user.type(field(/^İletişim konusu/), 'fuar{Enter}');
  await user.upload(field(/^Ek dosya/), new File(['x'], 'davet.pdf'));
  await act(() => Promise.resolve(uploads[0]!.answer(201, { id: fileId })));
  await send();

  expect(await screen.findByRole('heading', { name: 'Mesajınız bize ulaştı' })).toHaveFocus();
  expect(screen.getByRole('img', { name: 'Başvuru numarası KC-7F3A20' })).toBeVisible();
  expect(screen.getByText('Etkinlik ve fuar')).toBeVisible();
  expect(await screen.findByText('Mesajınız Gönderildi!')).toBeVisible();
  expect(asked[0]?.variables.input).toEqual({
    name: 'Leyla Demir',
    company: 'Demir Yapı',
    email: 'leyla@demir.example',
    phone: '',
    topic: 'ETKINLIK_FUAR',
    subject: 'Fuar daveti',
    message: 'Sizi standımıza bekleriz.',
    attachmentId: fileId,
    language: 'TR',
    consent: true,
    website: '',
    submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });

  await user.click(screen.getByRole('button', { name: 'Yeni mesaj yazın' }));
  expect(field('Ad soyad')).toHaveValue('');
});

test('each field that is missing says so, and the first gets the focus', async () => {
  const asked = answerWith();
  open();
  await send();
  expect(await screen.findAllByText('Bu alan zorunludur.')).toHaveLength(5);
  await waitFor(() => expect(field('Ad soyad')).toHaveFocus());
  for (const label of ['Firma', 'E-posta', 'Mesaj başlığı', 'Mesajınız', /Aydınlatma/])
    expect(field(label)).toBeInvalid();
  for (const label of [/^Telefon/, /^İletişim konusu/, /^Ek dosya/]) expect(field(label)).toBeValid();
  fireEvent.change(field('E-posta'), { target: { value: 'leyla@' } });
  expect(await screen.findByText('Geçerli bir e-posta adresi girin.')).toBeVisible();
  expect(asked).toHaveLength(0);
});

test('after a lost answer nothing is lost, the toast says what happened, and the next try is the same message', async () => {
  const asked = answerWith('unreachable', accepted);
  open();
  await fillIn();
  await send();

  const toast = await screen.findByRole('alert', {
    name: 'Bir hata oluştu. Mesajınız gönderilemedi. Lütfen tekrar deneyin veya doğrudan e-posta gönderin.',
  });
  expect(toast).toHaveAccessibleDescription('Hata: Sunucuya ulaşılamadı');
  expect(field('Mesajınız')).toHaveValue('Sizi standımıza bekleriz.');
  await send();
  await screen.findByText('Mesajınız bize ulaştı');
  const [first, second] = asked.map(({ variables }) => (variables.input as { submissionId: string }).submissionId);
  expect(second).toBe(first);
});

test('a failure without a name is called unknown, and what the person can mend gets no toast', async () => {
  answerWith(
    refusal('INTERNAL_SERVER_ERROR', { reference: '7f3a' }),
    refusal('BAD_USER_INPUT', { fields: { email: 'form.email.invalid' } }),
  );
  open();
  await fillIn();
  await send();
  expect(await screen.findByText('Hata: Bilinmeyen hata')).toBeVisible();
  await send();
  await waitFor(() => expect(field('E-posta')).toBeInvalid());
  await waitFor(() => expect(field('E-posta')).toHaveFocus());
});

test.each([
  ['?topic=teknik-destek&subject=Rulman&message=Merhaba', 'Teknik destek', 'Rulman', 'Merhaba'],
  ['?topic=dedikodu', '', '', ''],
])('a link with %s fills in what it may', (search, topic, subject, message) => {
  open(search);
  expect(field(/^İletişim konusu/)).toHaveValue(topic);
  expect(field('Mesaj başlığı')).toHaveValue(subject);
  expect(field('Mesajınız')).toHaveValue(message);
});
