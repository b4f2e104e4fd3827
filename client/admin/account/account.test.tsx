import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import Account from './account.tsx';

const user = userEvent.setup({ delay: null });
const session = (id: string, current: boolean) => ({
  __typename: 'AdminSession',
  id,
  current,
  userAgent: null,
  address: null,
  signedInAt: '2026-11-20T08:00:00.000Z',
  usedAt: '2026-11-20T09:00:00.000Z',
});
const secondFactor = {
  hasPasskey: false,
  passkeys: [],
  secondFactorSince: null,
  secondFactorRequired: false,
  recoveryCodesMadeAt: null,
  recoveryCodesLeft: 0,
};
const accountAnswer = (
  sessions = [session('s1', true), session('s2', false)],
  passwordChangedAt: string | null = null,
) => ({
  data: { me: { ...deniz, ...secondFactor, passwordChangedAt, sessions } },
});

function renderAccount(overrides: Parameters<typeof answerByName>[0]) {
  mockLiveSocket();
  const operations = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    Account: [accountAnswer()],
    ...overrides,
  });
  renderAdmin('/admin/account', Account);
  return (name: string) => operations.filter(({ operationName }) => operationName === name);
}
const findCurrentPassword = () => screen.findByLabelText('Şimdiki şifre');
const getNewPassword = () => screen.getByLabelText('Yeni şifre');
const clickSave = () => user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));

test('changes the password with the current one and shows a wrong current password beside its field', async () => {
  const changed = accountAnswer([session('s1', true)], '2026-11-21T08:00:00.000Z');
  const findOperations = renderAccount({
    Account: [accountAnswer(), changed],
    ChangePassword: [
      graphqlError('BAD_USER_INPUT', { fields: { current: 'form.password.wrong' } }),
      { data: { changePassword: true } },
    ],
  });
  await user.type(await findCurrentPassword(), 'yanlış olan');
  await user.type(getNewPassword(), 'kısa');
  await clickSave();
  expect(await screen.findByText('Şifre en az 12 karakter olmalı.')).toBeVisible();
  expect(findOperations('ChangePassword')).toEqual([]);

  await user.type(getNewPassword(), ' değil, uzun bir cümle');
  await clickSave();
  expect(await screen.findByText('Şimdiki şifre yanlış.')).toBeVisible();
  await user.clear(await findCurrentPassword());
  await user.type(await findCurrentPassword(), 'doğru olan');
  await clickSave();
  expect(await screen.findByText('Şifreniz değişti')).toBeVisible();
  expect(findOperations('ChangePassword')[1]?.variables).toEqual({
    current: 'doğru olan',
    password: 'kısa değil, uzun bir cümle',
    keepTokens: false,
  });
  expect(await screen.findByText(/Son değişiklik/)).toBeVisible();
});

test('ends other sessions, but offers no button to end the current one', async () => {
  const findOperations = renderAccount({
    Account: [accountAnswer(), accountAnswer([session('s1', true)])],
    EndSession: [{ data: { endSession: true } }],
  });
  const endButton = await screen.findByRole('button', { name: 'Bilinmeyen cihaz oturumunu sonlandır' });
  expect(screen.getByText('Bu oturum')).toBeVisible();
  await user.click(endButton);
  await waitFor(() => expect(screen.queryByRole('button', { name: /oturumunu sonlandır/ })).toBeNull());
  expect(findOperations('EndSession')[0]?.variables).toEqual({ id: 's2' });
});

test('signing out everywhere opens the login page', async () => {
  renderAccount({ SignOutEverywhere: [{ data: { signOutEverywhere: true } }] });
  await user.click(await screen.findByRole('button', { name: 'Her yerden çıkış yap' }));
  expect(await screen.findByText('Bütün oturumlarınız sonlandırıldı')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Giriş yap/ })).toBeVisible();
});
