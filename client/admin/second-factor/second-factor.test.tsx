import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import Account from '../account/account.tsx';

const user = userEvent.setup({ delay: null });
const disabledFactor = { secondFactorSince: null, recoveryCodesMadeAt: null, recoveryCodesLeft: 0 };
const enabledFactor = (recoveryCodesLeft = 8) => ({
  secondFactorSince: '2026-11-20T08:00:00.000Z',
  recoveryCodesMadeAt: '2026-11-20T08:00:00.000Z',
  recoveryCodesLeft,
});
const accountAnswer = (factor: object, overrides: object = {}) => ({
  data: { me: { ...deniz, passwordChangedAt: null, sessions: [], ...factor, ...overrides } },
});
const setup = {
  data: {
    beginSecondFactor: {
      __typename: 'SecondFactorSetup',
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Kordon:deniz%40kordon.example?secret=JBSWY3DPEHPK3PXP',
    },
  },
};
const codes = Array.from({ length: 10 }, (_, n) => `aaaa${n}-bbbb${n}`);
const wrongCode = graphqlError('BAD_USER_INPUT', { fields: { code: 'form.code.wrong' } });

function renderAccount(overrides: Parameters<typeof answerByName>[0]) {
  mockLiveSocket();
  const requests = answerByName({ Me: [answers.me], NewQuotes: [answers.counts], ...overrides });
  renderAdmin('/admin/account', Account);
  return (name: string) => requests.filter(({ operationName }) => operationName === name);
}
const section = async () => within(await screen.findByRole('region', { name: 'İki adımlı doğrulama' }));
const press = async (name: string, container: Pick<typeof screen, 'findByRole'> = screen) =>
  user.click(await container.findByRole('button', { name }));

test('setup: password, QR code or secret, code; then the recovery codes are shown once', async () => {
  const requestsOf = renderAccount({
    Account: [accountAnswer(disabledFactor), accountAnswer(enabledFactor(10))],
    BeginSecondFactor: [graphqlError('BAD_USER_INPUT', { fields: { current: 'form.password.wrong' } }), setup],
    ConfirmSecondFactor: [wrongCode, { data: { confirmSecondFactor: codes } }],
  });
  const inSection = await section();
  expect(await inSection.findByText('Kapalı')).toBeVisible();
  await press('Kurulumu başlat', inSection);
  const password = inSection.getByLabelText('Şimdiki şifre');
  expect(password).toHaveFocus();
  await user.type(password, 'yanlış{Enter}');
  expect(await inSection.findByText('Şimdiki şifre yanlış.')).toBeVisible();
  await user.clear(password);
  await user.type(password, 'doğru olan{Enter}');

  expect(await inSection.findByRole('img', { name: 'Kurulum için QR kod' })).toBeVisible();
  expect(inSection.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  const code = inSection.getByLabelText('Doğrulama kodu');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '000000{Enter}');
  expect(await inSection.findByText('Kod yanlış, süresi dolmuş ya da kullanılmış.')).toBeVisible();
  expect(inSection.queryByText('Lütfen işaretli alanları düzeltin.')).toBeNull(); // not shown for a form with a single field
  expect(code).toHaveValue('000000');
  await user.clear(code);
  await user.type(code, '123 456{Enter}');

  expect(await inSection.findByText('İki adımlı doğrulama açıldı')).toBeVisible();
  expect(requestsOf('ConfirmSecondFactor')[1]?.variables).toEqual({ code: '123 456' });
  expect(within(inSection.getByRole('list', { name: 'Kurtarma kodları' })).getAllByRole('listitem')).toHaveLength(10);
  await press('Kopyala', inSection);
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  await press('Kodları sakladım', inSection);
  expect(await inSection.findByText(/10 kurtarma kodunuz kaldı/)).toBeVisible();
  expect(inSection.queryByText(codes[0]!)).toBeNull();
  expect(inSection.getByRole('button', { name: 'Yeni kurtarma kodları' })).toHaveFocus();
});

test('recovery codes can be downloaded as a file', async () => {
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (blobs.push(blob), 'blob:codes'),
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderAccount({
    Account: [accountAnswer(enabledFactor())],
    RenewRecoveryCodes: [{ data: { renewRecoveryCodes: codes } }],
  });
  await press('Yeni kurtarma kodları', await section());
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni kurtarma kodları' }));
  await user.type(dialog.getByLabelText('Şimdiki şifre'), 'doğru olan');
  await user.type(dialog.getByLabelText('Doğrulama kodu'), '123456');
  await press('Oluştur', dialog);
  await press('İndir');
  expect(click).toHaveBeenCalledTimes(1);
  const text = await new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blobs[0]!);
  });
  for (const part of [deniz.email, ...codes]) expect(text).toContain(part);
});

test('turning the second factor off requires password and code; a wrong code keeps both fields', async () => {
  const requestsOf = renderAccount({
    Account: [accountAnswer(enabledFactor(2)), accountAnswer(disabledFactor)],
    EndSecondFactor: [wrongCode, { data: { endSecondFactor: true } }],
  });
  const inSection = await section();
  expect(await inSection.findByText(/2 kurtarma kodunuz kaldı/)).toBeVisible();
  await press('Kapat', inSection);
  const dialog = within(await screen.findByRole('dialog', { name: 'İki adımlı doğrulamayı kapat' }));
  await user.type(dialog.getByLabelText('Şimdiki şifre'), 'doğru olan');
  const code = dialog.getByLabelText('Doğrulama kodu');
  await user.type(code, '000000{Enter}');
  expect(await dialog.findByText('Kod yanlış, süresi dolmuş ya da kullanılmış.')).toBeVisible();
  expect(dialog.getByText('Lütfen işaretli alanları düzeltin.')).toBeVisible();
  expect(dialog.getByLabelText('Şimdiki şifre')).toHaveValue('doğru olan');
  await user.clear(code);
  await user.type(code, codes[0]!);
  await user.keyboard('{Enter}');
  expect(await inSection.findByText('Kapalı')).toBeVisible();
  expect(requestsOf('EndSecondFactor')[1]?.variables).toEqual({ current: 'doğru olan', code: codes[0] });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a user who must set up a second factor sees no other screen before', async () => {
  const required = { data: { me: { ...deniz, secondFactorRequired: true } } };
  const requestsOf = renderAccount({
    Me: [required, { data: { me: { ...deniz, ...enabledFactor(10), secondFactorRequired: true } } }],
    Account: [accountAnswer(enabledFactor(10))],
    BeginSecondFactor: [setup],
    ConfirmSecondFactor: [{ data: { confirmSecondFactor: codes } }],
  });
  expect(await screen.findByRole('heading', { name: 'İki adımlı doğrulama gerekli' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  await user.type(screen.getByLabelText('Şimdiki şifre'), 'doğru olan{Enter}');
  await user.type(await screen.findByLabelText('Doğrulama kodu'), '123456{Enter}');
  await press('Kodları sakladım');
  expect(await screen.findByRole('heading', { name: 'Hesabım' })).toBeVisible();
  expect(requestsOf('NewQuotes').length).toBeGreaterThan(0);
});

test('a user who must set up a second factor can sign out instead', async () => {
  renderAccount({
    Me: [{ data: { me: { ...deniz, secondFactorRequired: true } } }],
    SignOut: [{ data: { signOut: true } }],
  });
  await press('Çıkış yap');
  expect(await screen.findByRole('button', { name: /^Giriş yap/ })).toBeVisible();
});
