import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MailboxRowFragment } from '../../graphql/generated.ts';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import Mailboxes from './mailboxes.tsx';

const user = userEvent.setup({ delay: null });

const aMailbox = (overrides: Partial<MailboxRowFragment> = {}) => ({
  __typename: 'Mailbox' as const,
  id: 'm1',
  address: 'satis@kordon.example',
  host: 'imap.kordon.example',
  port: 993,
  secure: true,
  username: 'satis@kordon.example',
  authentication: 'PASSWORD' as const,
  tokenUrl: null,
  clientId: null,
  scope: null,
  trustedServers: [],
  enabled: true,
  state: 'READING' as const,
  lastReadAt: '2026-11-20T08:00:00.000Z',
  failure: null,
  failedAt: null,
  ...overrides,
});
const aRule = {
  __typename: 'MailIgnoreRule',
  id: 'r1',
  kind: 'DOMAIN',
  value: 'bulten.example',
  createdAt: '2026-11-01T08:00:00.000Z',
};
const mailboxesResponse = (mailboxes: object[] = [aMailbox()], mailIgnoreRules: object[] = []) => ({
  data: { mailboxes, mailIgnoreRules },
});

function renderMailboxes(overrides: Parameters<typeof answerByName>[0] = {}) {
  mockLiveSocket();
  // A hidden page does not poll, so that only the actions of a test request the list.
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const requests = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    Mailboxes: [mailboxesResponse()],
    ...overrides,
  });
  renderAdmin('/admin/mailboxes', Mailboxes);
  return (name: string) => requests.filter(({ operationName }) => operationName === name);
}

/** Replaces the content of a field at once; typing letter by letter takes seconds in a form of this size. */
async function fill(field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

const addButton = { name: 'Posta kutusu ekle' };
/**
 * Finds the open dialog and waits one frame, in which it hides the rest of the page from screen readers. It would also hide a second dialog
 * that opened before the end of that frame.
 */
async function findDialog() {
  const dialog = await screen.findByRole('dialog');
  await new Promise(requestAnimationFrame);
  return within(dialog);
}

test('a user who is not super admin is redirected, and no mailboxes are requested', async () => {
  const requestsOf = renderMailboxes({ Me: [{ data: { me: { ...deniz, role: 'ADMIN' } } }] });
  await waitFor(() => expect(requestsOf('Me')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', addButton)).toBeNull());
  expect(requestsOf('Mailboxes')).toEqual([]);
});

test('each mailbox shows its server, its state and its last failure; without mailboxes there is an empty state', async () => {
  const failed = { failure: 'connect ECONNREFUSED', failedAt: '2026-11-20T09:00:00.000Z' };
  renderMailboxes({
    Mailboxes: [
      mailboxesResponse([
        aMailbox(),
        aMailbox({ id: 'm2', address: 'yeni@kordon.example', state: 'UNREAD', lastReadAt: null }),
        aMailbox({ id: 'm3', address: 'ihracat@kordon.example', state: 'FAILED', ...failed }),
        aMailbox({ id: 'm4', address: 'info@kordon.example', state: 'REFUSED', authentication: 'XOAUTH2' }),
        aMailbox({ id: 'm5', address: 'eski@kordon.example', state: 'OFF', enabled: false }),
      ]),
    ],
  });
  const list = within(await screen.findByRole('region', { name: 'Kutular' }));
  const rows = list.getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[0]).toHaveTextContent(/^satis@kordon\.exampleimap\.kordon\.example:993 · ŞifreOkunuyorSon okuma: /);
  expect(rows[1]).toHaveTextContent('Henüz okunmadı');
  expect(rows[1]).not.toHaveTextContent('Son okuma');
  expect(rows[2]).toHaveTextContent(/Son deneme başarısız.*Hata \(.+\): connect ECONNREFUSED/);
  expect(rows[3]).toHaveTextContent(/OAuth 2\.0 \(XOAUTH2\)Giriş reddedildi/);
  expect(rows[4]).toHaveTextContent('Kapalı');
  expect(screen.getByText(/Giriş reddedilirse, ayarlar yeniden kaydedilene kadar/)).toBeVisible();
  expect(screen.getByText('Kural yok.')).toBeVisible();
});

test('a mailbox with a password is added', async () => {
  const requestsOf = renderMailboxes({
    Mailboxes: [mailboxesResponse([]), mailboxesResponse()],
    SaveMailbox: [{ data: { saveMailbox: aMailbox() } }],
  });
  expect(await screen.findByText('Henüz posta kutusu yok')).toBeVisible();
  await user.click(screen.getByRole('button', addButton));
  const dialog = await findDialog();
  await fill(dialog.getByLabelText(/^E-posta adresi/), 'satis@kordon.example');
  await fill(dialog.getByLabelText(/^IMAP sunucusu/), 'imap.kordon.example');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText('Bu alan zorunludur.')).toBeVisible();
  expect(requestsOf('SaveMailbox')).toEqual([]);
  await fill(dialog.getByLabelText(/^Şifre/), ' çok gizli ');
  await fill(dialog.getByLabelText(/^Güvenilen sunucular/), 'MX1.kordon.example, mx2.kordon.example,');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Posta kutusu kaydedildi')).toBeVisible();
  expect(requestsOf('SaveMailbox')[0]?.variables).toEqual({
    input: {
      address: 'satis@kordon.example',
      host: 'imap.kordon.example',
      port: 993,
      secure: true,
      username: '',
      authentication: 'PASSWORD',
      secret: ' çok gizli ',
      trustedServers: ['MX1.kordon.example', 'mx2.kordon.example'],
      enabled: true,
    },
  });
  expect(await screen.findByRole('button', { name: 'satis@kordon.example kutusunu düzenle' })).toBeVisible();
});

test('the settings of a provider are filled in; settings of OAuth are required only with OAuth', async () => {
  const requestsOf = renderMailboxes({ SaveMailbox: [{ data: { saveMailbox: aMailbox({ id: 'm2' }) } }] });
  await user.click(await screen.findByRole('button', addButton));
  const dialog = await findDialog();
  await fill(dialog.getByLabelText(/^E-posta adresi/), 'satis@kordon.example');
  expect(dialog.queryByLabelText(/^İstemci kimliği/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Gmail, Google Workspace' }));
  expect(dialog.getByLabelText(/^IMAP sunucusu/)).toHaveValue('imap.gmail.com');
  expect(dialog.getByLabelText(/^Anahtar adresi/)).toHaveValue('https://oauth2.googleapis.com/token');
  expect(dialog.getByLabelText(/^Güvenilen sunucular/)).toHaveValue('mx.google.com');
  await user.click(dialog.getByRole('button', { name: 'Microsoft 365' }));
  await fill(dialog.getByLabelText(/^Yenileme anahtarı/), 'refresh');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText('Bu alan zorunludur.')).toBeVisible();
  expect(dialog.getByLabelText(/^İstemci kimliği/)).toHaveAttribute('aria-invalid', 'true');
  await fill(dialog.getByLabelText(/^İstemci kimliği/), 'kordon');
  await fill(dialog.getByLabelText(/^İstemci şifresi/), 'client');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Posta kutusu kaydedildi')).toBeVisible();
  expect(requestsOf('SaveMailbox')[0]?.variables).toEqual({
    input: {
      address: 'satis@kordon.example',
      host: 'outlook.office365.com',
      port: 993,
      secure: true,
      username: '',
      authentication: 'XOAUTH2',
      secret: 'refresh',
      tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
      clientId: 'kordon',
      clientSecret: 'client',
      scope: 'https://outlook.office.com/IMAP.AccessAsUser.All offline_access',
      trustedServers: ['-'],
      enabled: true,
    },
  });
});

test('an invalid setting of OAuth does not prevent saving a password', async () => {
  const oauth = { authentication: 'XOAUTH2' as const, tokenUrl: 'https://tokens.example/', clientId: 'kordon' };
  const requestsOf = renderMailboxes({
    Mailboxes: [mailboxesResponse([aMailbox(oauth)])],
    SaveMailbox: [{ data: { saveMailbox: aMailbox() } }],
  });
  await user.click(await screen.findByRole('button', { name: 'satis@kordon.example kutusunu düzenle' }));
  const dialog = await findDialog();
  await fill(dialog.getByLabelText(/^Anahtar adresi/), 'http://tokens.example');
  await fill(dialog.getByLabelText(/^İstemci şifresi/), 'client');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText('https:// ile başlayan bir adres girin.')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Giriş yöntemi/ }), 'Şifre');
  await fill(dialog.getByLabelText(/^Şifre/), 'gizli');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Posta kutusu kaydedildi')).toBeVisible();
  const { input } = requestsOf('SaveMailbox')[0]!.variables as { input: object };
  expect(input).toMatchObject({ authentication: 'PASSWORD', secret: 'gizli' });
  expect(Object.keys(input)).toEqual(expect.not.arrayContaining(['tokenUrl', 'clientSecret']));
});

test('a mailbox is edited without its secret, after a fresh proof of identity; errors of the server stand at their fields', async () => {
  const requestsOf = renderMailboxes({
    Mailboxes: [mailboxesResponse(), mailboxesResponse([aMailbox({ enabled: false, state: 'OFF' })])],
    ConfirmIdentity: [{ data: { confirmIdentity: true } }],
    SaveMailbox: [
      graphqlError('PROOF_REQUIRED'),
      graphqlError('BAD_USER_INPUT', { fields: { address: 'form.mailbox.taken', secret: 'form.required' } }),
      { data: { saveMailbox: aMailbox({ enabled: false, state: 'OFF' }) } },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'satis@kordon.example kutusunu düzenle' }));
  const dialog = await findDialog();
  expect(dialog.getByLabelText(/^Şifre/)).toHaveValue('');
  await user.click(dialog.getByRole('checkbox', { name: 'Kutuyu oku' }));
  await fill(dialog.getByLabelText(/^Port/), '143');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Kimliğinizi doğrulayın' }));
  await user.type(proof.getByLabelText(/^Şimdiki şifre/), 'parola');
  await user.click(proof.getByRole('button', { name: 'Doğrula' }));
  expect(await dialog.findByText('Bu adresin posta kutusu zaten ekli.')).toBeVisible();
  expect(dialog.getByLabelText(/^E-posta adresi/)).toHaveAttribute('aria-invalid', 'true');
  expect(dialog.getByLabelText(/^Şifre/)).toHaveAttribute('aria-invalid', 'true');
  expect(dialog.getByLabelText(/^Port/)).toHaveValue('143');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Posta kutusu kaydedildi')).toBeVisible();
  expect(requestsOf('SaveMailbox')[2]?.variables).toEqual({
    id: 'm1',
    input: {
      address: 'satis@kordon.example',
      host: 'imap.kordon.example',
      port: 143,
      secure: true,
      username: 'satis@kordon.example',
      authentication: 'PASSWORD',
      trustedServers: [],
      enabled: false,
    },
  });
});

test('a mailbox is deleted after a confirmation', async () => {
  const requestsOf = renderMailboxes({
    Mailboxes: [mailboxesResponse(), mailboxesResponse([])],
    DeleteMailbox: [{ data: { deleteMailbox: true } }],
  });
  await user.click(await screen.findByRole('button', { name: 'satis@kordon.example kutusunu sil' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'satis@kordon.example silinsin mi?' }));
  expect(requestsOf('DeleteMailbox')).toEqual([]);
  await user.click(confirmation.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Posta kutusu silindi')).toBeVisible();
  expect(requestsOf('DeleteMailbox')[0]?.variables).toEqual({ id: 'm1' });
  expect(await screen.findByText('Henüz posta kutusu yok')).toBeVisible();
});

test('an ignore rule is deleted after a confirmation', async () => {
  const requestsOf = renderMailboxes({
    Mailboxes: [mailboxesResponse([], [aRule]), mailboxesResponse([])],
    DeleteMailIgnoreRule: [{ data: { deleteMailIgnoreRule: true } }],
  });
  const rules = within(await screen.findByRole('region', { name: 'Yok sayma kuralları' }));
  expect(rules.getByRole('listitem')).toHaveTextContent('bulten.exampleAlan adı · 1 Kasım 2026 tarihinden beri');
  await user.click(rules.getByRole('button', { name: 'bulten.example kuralını sil' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(requestsOf('DeleteMailIgnoreRule')).toEqual([]);
  await user.click(confirmation.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Kural silindi')).toBeVisible();
  expect(requestsOf('DeleteMailIgnoreRule')[0]?.variables).toEqual({ id: 'r1' });
  expect(await screen.findByText('Kural yok.')).toBeVisible();
});
