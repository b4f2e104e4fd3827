import { CombinedGraphQLErrors } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { array, object } from 'yup';
import { fileId } from '../../../common/forms/file-id.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { refusal } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { takeUploads } from '../../testing/upload-answers.ts';
import { FileField } from './file-field.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

const user = userEvent.setup({ delay: null, applyAccept: false });
const one = object({ attachmentId: fileId() });
const several = object({ certificateIds: array().of(fileId().required()).max(3, reasons.tooManyFiles).default([]) });
const ids = ['0d4f6a52-6f0f-4b9e-8d3c-0a6f6d8f1c11', '1d4f6a52-6f0f-4b9e-8d3c-0a6f6d8f1c12'] as const;

const aFile = (name: string, bytes = 64) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const openOne = (onSubmit = jest.fn(() => Promise.resolve())) => {
  renderOnSite(
    <Form schema={one} onSubmit={onSubmit}>
      <FileField name="attachmentId" />
      <SubmitButton label="contact.send" />
    </Form>,
  );
  return onSubmit;
};
const openSeveral = (onSubmit = jest.fn(() => Promise.resolve())) => {
  renderOnSite(
    <Form schema={several} onSubmit={onSubmit}>
      <FileField name="certificateIds" max={3} />
      <SubmitButton label="contact.send" />
    </Form>,
  );
  return onSubmit;
};
const field = () => screen.getByLabelText<HTMLInputElement>(/^(Ek dosya|Kalite sertifikaları)/);
const send = () => user.click(screen.getByRole('button', { name: 'Mesajı gönderin' }));
/** Lets what a step sets off come to its end. */
const settle = (step: () => void) => act(() => Promise.resolve(step()));
const stored = (id: string) => [201, { id }] as const;

test('a file shows its name and size, how far it is, and goes with the form', async () => {
  const uploads = takeUploads();
  const sent = openOne();
  await user.upload(field(), aFile('şartname.pdf', 2.5 * 1024 ** 2));
  expect(screen.getByText('şartname.pdf')).toBeVisible();
  expect(screen.getByText('2,5 MB')).toBeVisible();
  act(() => uploads[0]!.progress(40, 100));
  expect(screen.getByRole('progressbar', { name: 'şartname.pdf yükleniyor' })).toHaveAttribute('aria-valuenow', '40');

  await settle(() => uploads[0]!.answer(...stored(ids[0])));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByText('şartname.pdf yüklendi')).toBeInTheDocument();
  await send();
  expect(sent).toHaveBeenCalledWith({ attachmentId: ids[0] });
});

test('a form is not sent while a file is on its way, and says so until it has arrived', async () => {
  const uploads = takeUploads();
  const sent = openOne();
  await user.upload(field(), aFile('davet.pdf'));
  await send();
  expect(await screen.findByText(/Dosya hâlâ yükleniyor/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'davet.pdf dosyasını kaldır' })).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();

  await settle(() => uploads[0]!.answer(...stored(ids[0])));
  await waitFor(() => expect(screen.queryByText(/Dosya hâlâ yükleniyor/)).not.toBeInTheDocument());
  await send();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a file is taken back, on its way or after it', async () => {
  const uploads = takeUploads();
  const sent = openOne();
  await user.upload(field(), aFile('yanlış.pdf'));
  await user.click(screen.getByRole('button', { name: 'yanlış.pdf dosyasını kaldır' }));
  expect(uploads[0]!.aborted).toBe(true);
  await user.upload(field(), aFile('doğru.pdf'));
  await settle(() => uploads[1]!.answer(...stored(ids[0])));
  await user.click(screen.getByRole('button', { name: 'doğru.pdf dosyasını kaldır' }));
  await waitFor(() => expect(field()).toHaveFocus());
  await send();
  expect(sent).toHaveBeenCalledWith({ attachmentId: undefined });
});

test.each([
  ['çizim.zip', 64, 'Eklenmedi: bu dosya türü kabul edilmiyor. PDF olarak göndermeyi deneyin.'],
  ['adsız', 64, 'Eklenmedi: bu dosya türü kabul edilmiyor. PDF olarak göndermeyi deneyin.'],
  ['büyük.pdf', 10 * 1024 ** 2 + 1, 'Eklenmedi: dosya en fazla 10 MB olabilir.'],
  ['boş.pdf', 0, 'Eklenmedi: dosya boş.'],
])('%s of %d bytes is not even sent', async (name, bytes, words) => {
  const uploads = takeUploads();
  openOne();
  await user.upload(field(), aFile(name, bytes));
  expect(screen.getByText(words)).toBeVisible();
  expect(uploads).toHaveLength(0);
});

test('ten megabytes to the byte, and an ending in capitals, are sent', async () => {
  const uploads = takeUploads();
  openOne();
  await user.upload(field(), aFile('TAM.PDF', 10 * 1024 ** 2));
  expect(uploads).toHaveLength(1);
});

test.each<[what: string, answer: [number, object, Record<string, string>?], words: string, again: boolean]>([
  ['a program called .pdf', [415, { error: { code: 'TYPE_NOT_ACCEPTED' } }], 'bu dosya türü kabul edilmiyor', false],
  ['too much', [413, { error: { code: 'FILE_TOO_LARGE' } }], 'dosya en fazla 10 MB olabilir', false],
  ['too often', [429, { error: { code: 'RATE_LIMITED' } }, { 'Retry-After': '300' }], '5 dakika sonra', true],
  ['too much in a day', [429, { error: { code: 'RATE_LIMITED' } }, { 'Retry-After': '79000' }], '22 saat sonra', true],
  ['no room for anybody', [503, { error: { code: 'STORAGE_FULL' } }], 'şu anda dosya alamıyoruz', true],
  ['a failure of ours', [500, { error: { code: 'INTERNAL_SERVER_ERROR' } }], 'bizden kaynaklanan bir hata', true],
  ['no answer', [0, {}], 'sunucuya ulaşılamadı', true],
])('the server says %s', async (_what, answer, words, again) => {
  const uploads = takeUploads();
  openOne();
  await user.upload(field(), aFile('x.pdf'));
  await settle(() => uploads[0]!.answer(...answer));
  expect(screen.getByText(new RegExp(words))).toBeVisible();
  const retry = screen.queryByRole('button', { name: 'Yeniden yükle' });
  expect(retry !== null).toBe(again);
  if (!retry) return;
  await user.click(retry);
  await settle(() => uploads[1]!.answer(...stored(ids[0])));
  expect(screen.getByText('x.pdf yüklendi')).toBeInTheDocument();
});

test('a file that the server forgot is sent once more from here', async () => {
  const uploads = takeUploads();
  const gone = () =>
    Promise.reject(new CombinedGraphQLErrors(refusal('BAD_USER_INPUT', { fields: { attachmentId: reasons.file } })));
  const sent = openOne(jest.fn(gone));
  await user.upload(field(), aFile('eski.pdf'));
  await settle(() => uploads[0]!.answer(...stored(ids[0])));
  await send();
  expect(await screen.findByText('Bu dosya artık yok. Lütfen yeniden yükleyin.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yeniden yükle' }));
  await settle(() => uploads[1]!.answer(...stored(ids[1])));
  expect(screen.queryByText('Bu dosya artık yok. Lütfen yeniden yükleyin.')).not.toBeInTheDocument();
  await send();
  expect(sent).toHaveBeenLastCalledWith({ attachmentId: ids[1] });
});

test('where several are taken, they come by drop too, and no more than there is room for', async () => {
  const uploads = takeUploads();
  const sent = openSeveral();
  await user.upload(field(), [aFile('a.pdf'), aFile('b.png')]);
  expect(uploads).toHaveLength(2);
  fireEvent.drop(field(), { dataTransfer: { files: [aFile('c.xlsx'), aFile('d.pdf')], types: ['Files'] } });
  expect(screen.getByText('En fazla 3 dosya ekleyebilirsiniz.')).toBeVisible();
  expect(screen.queryByText('d.pdf')).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^Kalite sertifikaları/)).not.toBeInTheDocument();

  await settle(() => uploads.slice(0, 2).forEach(({ answer }, index) => answer(...stored(ids[index]!))));
  await user.click(screen.getByRole('button', { name: 'c.xlsx dosyasını kaldır' }));
  expect(screen.queryByText('En fazla 3 dosya ekleyebilirsiniz.')).not.toBeInTheDocument();
  await send();
  expect(sent).toHaveBeenCalledWith({ certificateIds: [...ids] });
});

test('a file that is dropped beside the field does not take the place of the page', () => {
  openOne();
  const drop = new Event('drop', { cancelable: true, bubbles: true });
  Object.assign(drop, { dataTransfer: { types: ['Files'] } });
  document.body.dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
});
