import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffMemberFragment } from '../../graphql/generated.ts';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import Users from './users.tsx';

const user = userEvent.setup({ delay: null });

const aUser = (overrides: Partial<StaffMemberFragment> = {}) => ({
  __typename: 'AdminUser' as const,
  id: 'b1',
  email: 'baran@kordon.example',
  name: 'Baran Kılıç',
  jobTitle: '',
  role: 'ADMIN' as const,
  seesOwnOnly: false,
  disabledAt: null,
  createdAt: '2026-09-01T08:00:00.000Z',
  invited: false,
  secondFactorSince: null,
  hasPasskey: false,
  sessions: [],
  ...overrides,
});
const aSession = (id: string, overrides: object = {}) => ({
  __typename: 'AdminSession' as const,
  id,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  address: '192.0.2.7',
  signedInAt: '2026-11-20T08:00:00.000Z',
  usedAt: '2026-11-20T09:00:00.000Z',
  current: false,
  ...overrides,
});
const staffAnswer = (...adminUsers: object[]) => ({ data: { adminUsers } });

function renderUsers(overrides: Parameters<typeof answerByName>[0], address = '/admin/users') {
  mockLiveSocket();
  const requests = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    Staff: [staffAnswer(aUser(), aUser({ ...deniz }))],
    ...overrides,
  });
  renderAdmin(address, Users);
  return (name: string) => requests.filter(({ operationName }) => operationName === name);
}
/** Waits one frame, until the dialog has hidden the rest of the page from screen readers; it would hide a second dialog that opens earlier. */
async function findDialog() {
  const dialog = await screen.findByRole('dialog');
  await new Promise(requestAnimationFrame);
  return within(dialog);
}

test('a user who is not super admin is redirected, and no users are requested', async () => {
  const requestsOf = renderUsers({ Me: [{ data: { me: { ...deniz, role: 'ADMIN' } } }] });
  await waitFor(() => expect(requestsOf('Me')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Kullanıcı ekle' })).toBeNull());
  expect(requestsOf('Staff')).toEqual([]);
});

test('a failed request shows an error and can be retried', async () => {
  renderUsers({ Staff: ['unreachable', staffAnswer(aUser())] });
  expect(await screen.findByText('Kullanıcılar yüklenemedi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /yeniden dene/i }));
  expect(await screen.findByText('Baran Kılıç')).toBeVisible();
});

test('an account is disabled after a confirmation, and its state is updated', async () => {
  const disabledAt = '2026-11-21T08:00:00.000Z';
  const requestsOf = renderUsers(
    {
      Staff: [staffAnswer(aUser()), staffAnswer(aUser({ disabledAt }))],
      UpdateAdminUser: [{ data: { updateAdminUser: aUser({ disabledAt }) } }],
    },
    '/admin/users?user=b1',
  );
  await user.click((await findDialog()).getByRole('button', { name: 'Hesabı kapat' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Baran Kılıç hesabı kapatılsın mı?' }));
  await user.click(confirmation.getByRole('button', { name: 'Hesabı kapat' }));
  expect(await screen.findByText('Hesap kapatıldı')).toBeVisible();
  expect(requestsOf('UpdateAdminUser')[0]?.variables).toEqual({ id: 'b1', patch: { disabled: true } });
  const handOver = within(
    await screen.findByRole('dialog', { name: 'Baran Kılıç artık kayıtlardan sorumlu olamayacak' }),
  );
  expect(handOver.getByRole('button', { name: 'Açık kayıtları devret' })).toBeVisible();
  await user.click(handOver.getByRole('button', { name: 'Şimdi değil' }));
  expect(await (await findDialog()).findByRole('button', { name: 'Hesabı aç' })).toBeVisible();
});

test('the limit of a sales user to own records is saved, and other roles do not have it', async () => {
  const sales = { role: 'SALES' as const, seesOwnOnly: false };
  const requestsOf = renderUsers(
    {
      Staff: [staffAnswer(aUser()), staffAnswer(aUser(sales))],
      UpdateAdminUser: [{ data: { updateAdminUser: aUser(sales) } }],
    },
    '/admin/users?user=b1',
  );
  const dialog = await findDialog();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.selectOptions(dialog.getByRole('combobox', { name: /Yetki/ }), 'Satış');
  const limit = dialog.getByRole('checkbox', { name: /Yalnız kendi kayıtlarını/ });
  expect(limit).toBeChecked();
  await user.click(limit);
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Kullanıcı kaydedildi')).toBeVisible();
  expect(requestsOf('UpdateAdminUser')[0]?.variables).toEqual({
    id: 'b1',
    patch: { name: 'Baran Kılıç', jobTitle: '', role: 'SALES', seesOwnOnly: false },
  });
});

test('the second factor of a user is reset after a confirmation; without one there is no button', async () => {
  const since = '2026-11-20T08:00:00.000Z';
  const requestsOf = renderUsers(
    {
      Staff: [staffAnswer(aUser({ secondFactorSince: since })), staffAnswer(aUser())],
      ResetSecondFactor: [{ data: { resetSecondFactor: aUser() } }],
    },
    '/admin/users?user=b1',
  );
  const factor = async () => within(await screen.findByRole('region', { name: 'İki adımlı doğrulama' }));
  expect((await factor()).getByText('Açık')).toBeVisible();
  await user.click((await factor()).getByRole('button', { name: 'Sıfırla' }));
  const confirmation = within(
    await screen.findByRole('alertdialog', { name: /^Baran Kılıç için iki adımlı doğrulama/ }),
  );
  await user.click(confirmation.getByRole('button', { name: 'Sıfırla' }));
  expect(await screen.findByText('İki adımlı doğrulama sıfırlandı')).toBeVisible();
  expect(requestsOf('ResetSecondFactor')[0]?.variables).toEqual({ id: 'b1' });
  expect(await (await factor()).findByText('Kapalı')).toBeVisible();
  expect((await factor()).queryByRole('button')).toBeNull();
});

test('the reason of a refused action is shown', async () => {
  renderUsers(
    { UpdateAdminUser: [graphqlError('BAD_USER_INPUT', { fields: { disabled: 'form.user.lastSuperAdmin' } })] },
    '/admin/users?user=b1',
  );
  await user.click((await findDialog()).getByRole('button', { name: 'Hesabı kapat' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hesabı kapat' }));
  expect(await screen.findByText('Giriş yapabilen en az bir süper yönetici kalmalı.')).toBeVisible();
});

test('users cannot change their own role or disable, delete or reset their own account', async () => {
  renderUsers({}, `/admin/users?user=${deniz.id}`);
  const dialog = await findDialog();
  expect(dialog.getByLabelText(/^Ad soyad/)).toHaveValue('Deniz Karahan');
  expect(dialog.queryByLabelText(/^Yetki/)).toBeNull();
  for (const name of ['Hesabı kapat', 'Kullanıcıyı sil', /Şifre yenileme/])
    expect(dialog.queryByRole('button', { name })).toBeNull();
});

test('sessions are listed with device and address, and can be ended one by one or all together', async () => {
  const colleague = aUser({ sessions: [aSession('s1'), aSession('s2', { userAgent: null })] });
  const requestsOf = renderUsers(
    { Staff: [staffAnswer(colleague)], EndSession: [{ data: { endSession: true } }], EndSessionsOf: ['unreachable'] },
    '/admin/users?user=b1',
  );
  const dialog = await findDialog();
  expect(dialog.getAllByText(/192\.0\.2\.7/)).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Bilinmeyen cihaz oturumunu sonlandır' }));
  expect(await screen.findByText('Oturum sonlandırıldı')).toBeVisible();
  expect(requestsOf('EndSession')[0]?.variables).toEqual({ id: 's2' });
  await user.click(dialog.getByRole('button', { name: 'Hepsini sonlandır' }));
  expect(await screen.findByText('Yapılamadı')).toBeVisible();
});

test('a user is invited; a taken e-mail is reported beside its field, and the form keeps its values', async () => {
  const requestsOf = renderUsers({
    CreateAdminUser: [
      graphqlError('BAD_USER_INPUT', { fields: { email: 'form.user.emailTaken' } }),
      { data: { createAdminUser: { __typename: 'AdminUser', id: 'n1', invited: true } } },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Kullanıcı ekle' }));
  const dialog = await findDialog();
  await user.type(dialog.getByLabelText(/^Ad soyad/), 'Nil Erten');
  const email = dialog.getByLabelText(/^E-posta/);
  await user.type(email, 'nil@kordon.example');
  await user.click(dialog.getByRole('button', { name: 'Davet et' }));
  expect(await dialog.findByText('Bu e-posta adresiyle bir kullanıcı var.')).toBeVisible();
  expect(dialog.getByLabelText(/^Ad soyad/)).toHaveValue('Nil Erten');
  await user.type(email, '.tr');
  await user.click(dialog.getByRole('button', { name: 'Davet et' }));
  expect(await screen.findByText('Davet gönderildi')).toBeVisible();
  expect(requestsOf('CreateAdminUser')[1]?.variables.input).toEqual({
    name: 'Nil Erten',
    jobTitle: '',
    email: 'nil@kordon.example.tr',
    role: 'ANALYST',
  });
});
