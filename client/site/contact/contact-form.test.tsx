import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerWith, graphqlError } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { mockUploads } from '../../testing/upload-answers.ts';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import ContactForm from './contact-form.tsx';

const user = userEvent.setup({ delay: null });
const receipt = { id: 'a', reference: 'KC-7F3A20', receivedAt: '2026-11-21T07:48:00.000Z' };
const accepted = { data: { submitContactMessage: receipt } };
const fileId = '0d4f6a52-6f0f-4b9e-8d3c-0a6f6d8f1c11';

const renderForm = (search?: string) =>
  renderOnSite(
    <>
      <ContactForm />
      <ToastRegion />
    </>,
    'tr',
    search,
  );
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => user.click(screen.getByRole('button', { name: 'Mesajı gönderin' }));

async function fillForm() {
  fireEvent.change(field('Ad soyad'), { target: { value: 'Leyla Demir' } });
  fireEvent.change(field('Firma'), { target: { value: 'Demir Yapı' } });
  fireEvent.change(field('E-posta'), { target: { value: 'leyla@demir.example' } });
  fireEvent.change(field('Mesaj başlığı'), { target: { value: 'Fuar daveti' } });
  fireEvent.change(field('Mesajınız'), { target: { value: 'Sizi standımıza bekleriz.' } });
  await user.click(field(/Aydınlatma metnini/));
}

test('sends the message with topic and attachment, and replaces the form with a receipt', async () => {
  const uploads = mockUploads();
  const requests = answerWith(accepted);
  renderForm();
  await fillForm();
  await user.type(field(/^İletişim konusu/), 'fuar{Enter}');
  await user.upload(field(/^Ek dosya/), new File(['x'], 'davet.pdf'));
  await act(async () => {
    await Promise.resolve();
    uploads[0]!.answer(201, { id: fileId });
  });
  await submit();

  expect(await screen.findByRole('heading', { name: 'Mesajınız bize ulaştı' })).toHaveFocus();
  expect(screen.getByRole('img', { name: 'Başvuru numarası KC-7F3A20' })).toBeVisible();
  expect(screen.getByText('Etkinlik ve fuar')).toBeVisible();
  expect(await screen.findByText('Mesajınız Gönderildi!')).toBeVisible();
  expect(requests[0]?.variables.input).toEqual({
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

test('every missing field shows an error, and the first one gets the focus', async () => {
  const requests = answerWith();
  renderForm();
  await submit();
  expect(await screen.findAllByText('Bu alan zorunludur.')).toHaveLength(5);
  await waitFor(() => expect(field('Ad soyad')).toHaveFocus());
  for (const label of ['Firma', 'E-posta', 'Mesaj başlığı', 'Mesajınız', /Aydınlatma/])
    expect(field(label)).toBeInvalid();
  for (const label of [/^Telefon/, /^İletişim konusu/, /^Ek dosya/]) expect(field(label)).toBeValid();
  fireEvent.change(field('E-posta'), { target: { value: 'leyla@' } });
  expect(await screen.findByText('Geçerli bir e-posta adresi girin.')).toBeVisible();
  expect(requests).toHaveLength(0);
});

test('a network failure keeps the fields, shows a toast, and the retry has the same submission id', async () => {
  const requests = answerWith('unreachable', accepted);
  renderForm();
  await fillForm();
  await submit();

  const toast = await screen.findByRole('alert', {
    name: 'Bir hata oluştu. Mesajınız gönderilemedi. Lütfen tekrar deneyin veya doğrudan e-posta gönderin.',
  });
  expect(toast).toHaveAccessibleDescription('Hata: Sunucuya ulaşılamadı');
  expect(field('Mesajınız')).toHaveValue('Sizi standımıza bekleriz.');
  await submit();
  await screen.findByText('Mesajınız bize ulaştı');
  const [first, second] = requests.map(({ variables }) => (variables.input as { submissionId: string }).submissionId);
  expect(second).toBe(first);
});

test('an internal error is reported as unknown, and an invalid field shows no toast', async () => {
  answerWith(
    graphqlError('INTERNAL_SERVER_ERROR', { reference: '7f3a' }),
    graphqlError('BAD_USER_INPUT', { fields: { email: 'form.email.invalid' } }),
  );
  renderForm();
  await fillForm();
  await submit();
  expect(await screen.findByText('Hata: Bilinmeyen hata')).toBeVisible();
  await submit();
  await waitFor(() => expect(field('E-posta')).toBeInvalid());
  await waitFor(() => expect(field('E-posta')).toHaveFocus());
});

test.each([
  ['?topic=teknik-destek&subject=Rulman&message=Merhaba', 'Teknik destek', 'Rulman', 'Merhaba'],
  ['?topic=dedikodu', '', '', ''],
])('the query %s prefills the allowed values', (search, topic, subject, message) => {
  renderForm(search);
  expect(field(/^İletişim konusu/)).toHaveValue(topic);
  expect(field('Mesaj başlığı')).toHaveValue(subject);
  expect(field('Mesajınız')).toHaveValue(message);
});
