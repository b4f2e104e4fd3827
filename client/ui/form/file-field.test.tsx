import { CombinedGraphQLErrors } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { array, object } from 'yup';
import { fileId } from '../../../common/forms/file-id.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { graphqlError } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { mockUploads } from '../../testing/upload-answers.ts';
import { FileField } from './file-field.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

const user = userEvent.setup({ delay: null, applyAccept: false });
const singleFileSchema = object({ attachmentId: fileId() });
const multipleFilesSchema = object({
  certificateIds: array().of(fileId().required()).max(3, reasons.tooManyFiles).default([]),
});
const ids = ['0d4f6a52-6f0f-4b9e-8d3c-0a6f6d8f1c11', '1d4f6a52-6f0f-4b9e-8d3c-0a6f6d8f1c12'] as const;

const createFile = (name: string, bytes = 64) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const renderSingle = (onSubmit = jest.fn(() => Promise.resolve())) => {
  renderOnSite(
    <Form schema={singleFileSchema} onSubmit={onSubmit}>
      <FileField name="attachmentId" />
      <SubmitButton label="contact.send" />
    </Form>,
  );
  return onSubmit;
};
const renderMultiple = (onSubmit = jest.fn(() => Promise.resolve())) => {
  renderOnSite(
    <Form schema={multipleFilesSchema} onSubmit={onSubmit}>
      <FileField name="certificateIds" max={3} />
      <SubmitButton label="contact.send" />
    </Form>,
  );
  return onSubmit;
};
const field = () => screen.getByLabelText<HTMLInputElement>(/^(Ek dosya|Kalite sertifikaları)/);
const submit = () => user.click(screen.getByRole('button', { name: 'Mesajı gönderin' }));
/** Runs a step and waits for the state updates that it causes. */
const settle = (step: () => void) =>
  act(async () => {
    await Promise.resolve();
    step();
  });
const storedResponse = (id: string) => [201, { id }] as const;

test('shows name, size and upload progress, and submits the id of the stored file', async () => {
  const uploads = mockUploads();
  const onSubmit = renderSingle();
  await user.upload(field(), createFile('şartname.pdf', 2.5 * 1024 ** 2));
  expect(screen.getByText('şartname.pdf')).toBeVisible();
  expect(screen.getByText('2,5 MB')).toBeVisible();
  act(() => uploads[0]!.progress(40, 100));
  expect(screen.getByRole('progressbar', { name: 'şartname.pdf yükleniyor' })).toHaveAttribute('aria-valuenow', '40');

  await settle(() => uploads[0]!.answer(...storedResponse(ids[0])));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByText('şartname.pdf yüklendi')).toBeInTheDocument();
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ attachmentId: ids[0] });
});

test('blocks the form with an explanation until the upload is complete', async () => {
  const uploads = mockUploads();
  const onSubmit = renderSingle();
  await user.upload(field(), createFile('davet.pdf'));
  await submit();
  expect(await screen.findByText(/Dosya hâlâ yükleniyor/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'davet.pdf dosyasını kaldır' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();

  await settle(() => uploads[0]!.answer(...storedResponse(ids[0])));
  await waitFor(() => expect(screen.queryByText(/Dosya hâlâ yükleniyor/)).not.toBeInTheDocument());
  await submit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a file can be removed during and after its upload', async () => {
  const uploads = mockUploads();
  const onSubmit = renderSingle();
  await user.upload(field(), createFile('yanlış.pdf'));
  await user.click(screen.getByRole('button', { name: 'yanlış.pdf dosyasını kaldır' }));
  expect(uploads[0]!.aborted).toBe(true);
  await user.upload(field(), createFile('doğru.pdf'));
  await settle(() => uploads[1]!.answer(...storedResponse(ids[0])));
  await user.click(screen.getByRole('button', { name: 'doğru.pdf dosyasını kaldır' }));
  await waitFor(() => expect(field()).toHaveFocus());
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ attachmentId: undefined });
});

test.each([
  ['çizim.zip', 64, 'Eklenmedi: bu dosya türü kabul edilmiyor. PDF olarak göndermeyi deneyin.'],
  ['adsız', 64, 'Eklenmedi: bu dosya türü kabul edilmiyor. PDF olarak göndermeyi deneyin.'],
  ['büyük.pdf', 10 * 1024 ** 2 + 1, 'Eklenmedi: dosya en fazla 10 MB olabilir.'],
  ['boş.pdf', 0, 'Eklenmedi: dosya boş.'],
])('rejects %s of %d bytes without uploading it', async (name, bytes, message) => {
  const uploads = mockUploads();
  renderSingle();
  await user.upload(field(), createFile(name, bytes));
  expect(screen.getByText(message)).toBeVisible();
  expect(uploads).toHaveLength(0);
});

test('accepts exactly ten megabytes and an upper-case file extension', async () => {
  const uploads = mockUploads();
  renderSingle();
  await user.upload(field(), createFile('TAM.PDF', 10 * 1024 ** 2));
  expect(uploads).toHaveLength(1);
});

test.each<[what: string, answer: [number, object, Record<string, string>?], message: string, canRetry: boolean]>([
  ['that the type is wrong', [415, { error: { code: 'TYPE_NOT_ACCEPTED' } }], 'bu dosya türü kabul edilmiyor', false],
  ['that the file is too large', [413, { error: { code: 'FILE_TOO_LARGE' } }], 'dosya en fazla 10 MB olabilir', false],
  ['that the file expands', [413, { error: { code: 'FILE_EXPANDS' } }], 'açıldığında çok büyük oluyor', false],
  [
    'that there were too many uploads',
    [429, { error: { code: 'RATE_LIMITED' } }, { 'Retry-After': '300' }],
    '5 dakika sonra',
    true,
  ],
  [
    'that the daily limit is reached',
    [429, { error: { code: 'RATE_LIMITED' } }, { 'Retry-After': '79000' }],
    '22 saat sonra',
    true,
  ],
  ['that its storage is full', [503, { error: { code: 'STORAGE_FULL' } }], 'şu anda dosya alamıyoruz', true],
  ['that it failed', [500, { error: { code: 'INTERNAL_SERVER_ERROR' } }], 'bizden kaynaklanan bir hata', true],
  ['nothing (no connection)', [0, {}], 'sunucuya ulaşılamadı', true],
])('explains the failure when the server answers %s', async (_what, answer, message, canRetry) => {
  const uploads = mockUploads();
  renderSingle();
  await user.upload(field(), createFile('x.pdf'));
  await settle(() => uploads[0]!.answer(...answer));
  expect(screen.getByText(new RegExp(message))).toBeVisible();
  const retry = screen.queryByRole('button', { name: 'Yeniden yükle' });
  expect(retry !== null).toBe(canRetry);
  if (!retry) return;
  await user.click(retry);
  await settle(() => uploads[1]!.answer(...storedResponse(ids[0])));
  expect(screen.getByText('x.pdf yüklendi')).toBeInTheDocument();
});

test('a file that the server no longer has can be uploaded again', async () => {
  const uploads = mockUploads();
  const rejectAttachment = () =>
    Promise.reject(
      new CombinedGraphQLErrors(graphqlError('BAD_USER_INPUT', { fields: { attachmentId: reasons.file } })),
    );
  const onSubmit = renderSingle(jest.fn(rejectAttachment));
  await user.upload(field(), createFile('eski.pdf'));
  await settle(() => uploads[0]!.answer(...storedResponse(ids[0])));
  await submit();
  expect(await screen.findByText('Bu dosya artık yok. Lütfen yeniden yükleyin.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yeniden yükle' }));
  await settle(() => uploads[1]!.answer(...storedResponse(ids[1])));
  expect(screen.queryByText('Bu dosya artık yok. Lütfen yeniden yükleyin.')).not.toBeInTheDocument();
  await submit();
  expect(onSubmit).toHaveBeenLastCalledWith({ attachmentId: ids[1] });
});

test('a field for several files accepts dropped files up to its maximum', async () => {
  const uploads = mockUploads();
  const onSubmit = renderMultiple();
  await user.upload(field(), [createFile('a.pdf'), createFile('b.png')]);
  expect(uploads).toHaveLength(2);
  fireEvent.drop(field(), { dataTransfer: { files: [createFile('c.xlsx'), createFile('d.pdf')], types: ['Files'] } });
  expect(screen.getByText('En fazla 3 dosya ekleyebilirsiniz.')).toBeVisible();
  expect(screen.queryByText('d.pdf')).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^Kalite sertifikaları/)).not.toBeInTheDocument();

  await settle(() => uploads.slice(0, 2).forEach(({ answer }, index) => answer(...storedResponse(ids[index]!))));
  await user.click(screen.getByRole('button', { name: 'c.xlsx dosyasını kaldır' }));
  expect(screen.queryByText('En fazla 3 dosya ekleyebilirsiniz.')).not.toBeInTheDocument();
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ certificateIds: [...ids] });
});

test('a file dropped outside the field does not open in the page', () => {
  renderSingle();
  const drop = new Event('drop', { cancelable: true, bubbles: true });
  Object.assign(drop, { dataTransfer: { types: ['Files'] } });
  document.body.dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
});
