import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MAX_MAIL_BYTES } from '../../../common/mail-size.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import { mockUploads } from '../../testing/upload-answers.ts';
import { MailFilesPanel } from './mail-files-panel.tsx';

const companyId = '5f0c3c9a-3a4b-4f6e-9d0a-6a3c1e5f7b20';
const Panel = () => <MailFilesPanel companyId={companyId} />;
const aFile = (name: string) => new File(['From: a@b.example'], name, { type: 'message/rfc822' });

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
});

test('several mails are dropped: each is written to the company, or says why not', async () => {
  answerByName({ Me: [answers.me], NewQuotes: [answers.counts] });
  const uploads = mockUploads();
  renderAdmin('/admin/companies', Panel);
  const zone = await screen.findByText(/Posta programından kaydedilen/);

  const large = aFile('buyuk.eml');
  Object.defineProperty(large, 'size', { value: MAX_MAIL_BYTES + 1 });
  fireEvent.drop(zone, {
    dataTransfer: { types: ['Files'], files: [aFile('teklif.eml'), aFile('baska.eml'), aFile('resim.eml'), large] },
  });
  expect(await screen.findByText(/25 MB’tan büyük/)).toBeVisible();
  await waitFor(() => expect(uploads).toHaveLength(3));
  uploads[0]!.answer(201, { id: '1' });
  uploads[1]!.answer(409, { error: { code: 'CONFLICT' } });
  uploads[2]!.answer(415, { error: { code: 'TYPE_NOT_ACCEPTED' } });
  expect(await screen.findByText('Zaman çizelgesinde')).toBeVisible();
  expect(screen.getByText('Eklenmedi: bu e-posta başka bir firmaya bağlı.')).toBeVisible();
  expect(screen.getByText(/bu dosya bir e-posta değil/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: /baska\.eml/ }));
  expect(screen.queryByText('Eklenmedi: bu e-posta başka bir firmaya bağlı.')).not.toBeInTheDocument();
});

test('a mail is chosen in the file dialog', async () => {
  answerByName({ Me: [answers.me], NewQuotes: [answers.counts] });
  const uploads = mockUploads();
  renderAdmin('/admin/companies', Panel);
  await screen.findByText(/Posta programından kaydedilen/);
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, aFile('teklif.eml'));
  await waitFor(() => expect(uploads.map(({ file }) => file.name)).toEqual(['teklif.eml']));
});

test('a reader adds no mails', async () => {
  answerByName({
    Me: [{ data: { me: { ...deniz, role: 'ANALYST' } } }],
    NewQuotes: [answers.counts],
  });
  renderAdmin('/admin/companies', Panel);
  await screen.findAllByText('Firmalar');
  expect(screen.queryByText('E-posta dosyaları')).not.toBeInTheDocument();
});
