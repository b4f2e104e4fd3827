import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, refusal } from '../../testing/graphql-answers.ts';
import { liveServer } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import Account from './account.tsx';

const user = userEvent.setup({ delay: null });
const session = (id: string, current: boolean) => ({
  ...{ __typename: 'AdminSession', id, current, userAgent: null, address: null },
  ...{ signedInAt: '2026-11-20T08:00:00.000Z', usedAt: '2026-11-20T09:00:00.000Z' },
});
const factor = {
  secondFactorSince: null,
  secondFactorRequired: false,
  recoveryCodesMadeAt: null,
  recoveryCodesLeft: 0,
};
const account = (sessions = [session('s1', true), session('s2', false)], passwordChangedAt: string | null = null) => ({
  data: { me: { ...deniz, ...factor, passwordChangedAt, sessions } },
});

function show(given: Parameters<typeof answerByName>[0]) {
  liveServer();
  const asked = answerByName({ Me: [answers.me], NewQuotes: [answers.counts], Account: [account()], ...given });
  renderAdmin('/admin/account', Account);
  return (name: string) => asked.filter(({ operationName }) => operationName === name);
}
const current = () => screen.findByLabelText('Şimdiki şifre');
const next = () => screen.getByLabelText('Yeni şifre');
const save = () => user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));

test('a password is changed by the present one; a wrong one is told beside its field', async () => {
  const changed = account([session('s1', true)], '2026-11-21T08:00:00.000Z');
  const asked = show({
    Account: [account(), changed],
    ChangePassword: [
      refusal('BAD_USER_INPUT', { fields: { current: 'form.password.wrong' } }),
      { data: { changePassword: true } },
    ],
  });
  await user.type(await current(), 'yanlış olan');
  await user.type(next(), 'kısa');
  await save();
  expect(await screen.findByText('Şifre en az 12 karakter olmalı.')).toBeVisible();
  expect(asked('ChangePassword')).toEqual([]);

  await user.type(next(), ' değil, uzun bir cümle');
  await save();
  expect(await screen.findByText('Şimdiki şifre yanlış.')).toBeVisible();
  await user.clear(await current());
  await user.type(await current(), 'doğru olan');
  await save();
  expect(await screen.findByText('Şifreniz değişti')).toBeVisible();
  expect(asked('ChangePassword')[1]?.variables).toEqual({
    current: 'doğru olan',
    password: 'kısa değil, uzun bir cümle',
  });
  expect(await screen.findByText(/Son değişiklik/)).toBeVisible();
});

test('sessions elsewhere end here; this one has no way out but signing out', async () => {
  const asked = show({
    Account: [account(), account([session('s1', true)])],
    EndSession: [{ data: { endSession: true } }],
  });
  const end = await screen.findByRole('button', { name: 'Bilinmeyen cihaz oturumunu sonlandır' });
  expect(screen.getByText('Bu oturum')).toBeVisible();
  await user.click(end);
  await waitFor(() => expect(screen.queryByRole('button', { name: /oturumunu sonlandır/ })).toBeNull());
  expect(asked('EndSession')[0]?.variables).toEqual({ id: 's2' });
});

test('signing out everywhere leads to the login page', async () => {
  show({ SignOutEverywhere: [{ data: { signOutEverywhere: true } }] });
  await user.click(await screen.findByRole('button', { name: 'Her yerden çıkış yap' }));
  expect(await screen.findByText('Bütün oturumlarınız sonlandırıldı')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Giriş yap/ })).toBeVisible();
});
