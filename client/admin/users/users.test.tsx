import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffMemberFragment } from '../../graphql/generated.ts';
import { answerByName, refusal } from '../../testing/graphql-answers.ts';
import { liveServer } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import Users from './users.tsx';

const user = userEvent.setup({ delay: null });

const aColleague = (about: Partial<StaffMemberFragment> = {}) => ({
  __typename: 'AdminUser' as const,
  id: 'b1',
  email: 'baran@kordon.example',
  name: 'Baran Kılıç',
  role: 'ADMIN' as const,
  disabledAt: null,
  createdAt: '2026-09-01T08:00:00.000Z',
  invited: false,
  secondFactorSince: null,
  sessions: [],
  ...about,
});
const aSession = (id: string, about: object = {}) => ({
  __typename: 'AdminSession' as const,
  id,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  address: '192.0.2.7',
  signedInAt: '2026-11-20T08:00:00.000Z',
  usedAt: '2026-11-20T09:00:00.000Z',
  current: false,
  ...about,
});
const staff = (...adminUsers: object[]) => ({ data: { adminUsers } });

function show(given: Parameters<typeof answerByName>[0], address = '/admin/users') {
  liveServer();
  const asked = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    Staff: [staff(aColleague(), aColleague({ ...deniz }))],
    ...given,
  });
  renderAdmin(address, Users);
  return (name: string) => asked.filter(({ operationName }) => operationName === name);
}
const open = async () => within(await screen.findByRole('dialog'));

test('whoever is no super admin is led away, and nothing is asked', async () => {
  const asked = show({ Me: [{ data: { me: { ...deniz, role: 'ADMIN' } } }] });
  await waitFor(() => expect(asked('Me')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Kullanıcı ekle' })).toBeNull());
  expect(asked('Staff')).toEqual([]);
});

test('a list that cannot be had says so and is asked for again', async () => {
  show({ Staff: ['unreachable', staff(aColleague())] });
  expect(await screen.findByText('Kullanıcılar yüklenemedi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /yeniden dene/i }));
  expect(await screen.findByText('Baran Kılıç')).toBeVisible();
});

test('an account is closed after a question, and its state follows', async () => {
  const disabledAt = '2026-11-21T08:00:00.000Z';
  const asked = show(
    {
      Staff: [staff(aColleague()), staff(aColleague({ disabledAt }))],
      UpdateAdminUser: [{ data: { updateAdminUser: aColleague({ disabledAt }) } }],
    },
    '/admin/users?user=b1',
  );
  await user.click((await open()).getByRole('button', { name: 'Hesabı kapat' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Baran Kılıç hesabı kapatılsın mı?' }));
  await user.click(question.getByRole('button', { name: 'Hesabı kapat' }));
  expect(await screen.findByText('Hesap kapatıldı')).toBeVisible();
  expect(asked('UpdateAdminUser')[0]?.variables).toEqual({ id: 'b1', patch: { disabled: true } });
  expect(await (await open()).findByRole('button', { name: 'Hesabı aç' })).toBeVisible();
});

test('the second factor of a colleague is reset after a question; where there is none, nothing is offered', async () => {
  const since = '2026-11-20T08:00:00.000Z';
  const asked = show(
    {
      Staff: [staff(aColleague({ secondFactorSince: since })), staff(aColleague())],
      ResetSecondFactor: [{ data: { resetSecondFactor: aColleague() } }],
    },
    '/admin/users?user=b1',
  );
  const factor = async () => within(await screen.findByRole('region', { name: 'İki adımlı doğrulama' }));
  expect((await factor()).getByText('Açık')).toBeVisible();
  await user.click((await factor()).getByRole('button', { name: 'Sıfırla' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Baran Kılıç için iki adımlı doğrulama/ }));
  await user.click(question.getByRole('button', { name: 'Sıfırla' }));
  expect(await screen.findByText('İki adımlı doğrulama sıfırlandı')).toBeVisible();
  expect(asked('ResetSecondFactor')[0]?.variables).toEqual({ id: 'b1' });
  expect(await (await factor()).findByText('Kapalı')).toBeVisible();
  expect((await factor()).queryByRole('button')).toBeNull();
});

test('the server’s reason for a refusal is told in words', async () => {
  show(
    { UpdateAdminUser: [refusal('BAD_USER_INPUT', { fields: { disabled: 'form.user.lastOwner' } })] },
    '/admin/users?user=b1',
  );
  await user.click((await open()).getByRole('button', { name: 'Hesabı kapat' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hesabı kapat' }));
  expect(await screen.findByText('Giriş yapabilen en az bir süper yönetici kalmalı.')).toBeVisible();
});

test('what one may not do to oneself is not offered', async () => {
  show({}, `/admin/users?user=${deniz.id}`);
  const dialog = await open();
  expect(dialog.getByLabelText(/^Ad soyad/)).toHaveValue('Deniz Karahan');
  expect(dialog.queryByLabelText(/^Yetki/)).toBeNull();
  for (const name of ['Hesabı kapat', 'Kullanıcıyı sil', /Şifre yenileme/])
    expect(dialog.queryByRole('button', { name })).toBeNull();
});

test('sessions are shown with device and place, and end one by one or all at once', async () => {
  const colleague = aColleague({ sessions: [aSession('s1'), aSession('s2', { userAgent: null })] });
  const asked = show(
    { Staff: [staff(colleague)], EndSession: [{ data: { endSession: true } }], EndSessionsOf: ['unreachable'] },
    '/admin/users?user=b1',
  );
  const dialog = await open();
  expect(dialog.getAllByText(/192\.0\.2\.7/)).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Bilinmeyen cihaz oturumunu sonlandır' }));
  expect(await screen.findByText('Oturum sonlandırıldı')).toBeVisible();
  expect(asked('EndSession')[0]?.variables).toEqual({ id: 's2' });
  await user.click(dialog.getByRole('button', { name: 'Hepsini sonlandır' }));
  expect(await screen.findByText('Yapılamadı')).toBeVisible();
});

test('a colleague is invited; an address that somebody has is refused beside its field, and what was typed stays', async () => {
  const asked = show({
    CreateAdminUser: [
      refusal('BAD_USER_INPUT', { fields: { email: 'form.user.emailTaken' } }),
      { data: { createAdminUser: { __typename: 'AdminUser', id: 'n1', invited: true } } },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Kullanıcı ekle' }));
  const dialog = await open();
  await user.type(dialog.getByLabelText(/^Ad soyad/), 'Nil Erten');
  const email = dialog.getByLabelText(/^E-posta/);
  await user.type(email, 'nil@kordon.example');
  await user.click(dialog.getByRole('button', { name: 'Davet et' }));
  expect(await dialog.findByText('Bu e-posta adresiyle bir kullanıcı var.')).toBeVisible();
  expect(dialog.getByLabelText(/^Ad soyad/)).toHaveValue('Nil Erten');
  await user.type(email, '.tr');
  await user.click(dialog.getByRole('button', { name: 'Davet et' }));
  expect(await screen.findByText('Davet gönderildi')).toBeVisible();
  expect(asked('CreateAdminUser')[1]?.variables.input).toEqual({
    name: 'Nil Erten',
    email: 'nil@kordon.example.tr',
    role: 'ANALYST',
  });
});
