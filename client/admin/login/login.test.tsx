import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, answerWith, refusal } from '../../testing/graphql-answers.ts';
import { liveServer } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';

const email = () => screen.getByLabelText('E-posta');
const password = () => screen.getByLabelText('Şifre');
const button = () => screen.getByRole('button', { name: /^Giriş yap/ });

async function signIn() {
  await userEvent.type(email(), deniz.email);
  await userEvent.type(password(), 'eski-sifre');
  await userEvent.click(button());
}

beforeEach(() => {
  localStorage.clear();
  liveServer();
});

test.each([
  ['UNAUTHENTICATED', {}, 'Email veya şifre hatalı', undefined],
  ['FORBIDDEN', {}, 'Bu email admin yetkisine sahip değil', undefined],
  ['RATE_LIMITED', { retryAfter: 840 }, 'Çok fazla giriş denemesi yapıldı', '14 dakika sonra yeniden deneyin.'],
  ['INTERNAL_SERVER_ERROR', { reference: '4F7A-19C2' }, 'Giriş yapılamadı', 'Başvuru no 4F7A-19C2'],
])('%s is told in words, and what was typed stays', async (code, extensions, reason, advice) => {
  answerWith(refusal(code, extensions));
  renderAdmin('/admin/login');
  await signIn();

  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(screen.getAllByText(reason)).toHaveLength(2); // the toast goes, the notice stays
  if (advice) expect(screen.getByText(advice)).toBeVisible();
  expect(email()).toHaveValue(deniz.email);
  expect(password()).toHaveValue('eski-sifre');
});

test('a refused password is marked, explained and focused until it is changed', async () => {
  answerWith(refusal('UNAUTHENTICATED'));
  renderAdmin('/admin/login');
  await signIn();

  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toBeInvalid();
  expect(password()).toHaveAccessibleDescription('Email veya şifre hatalı');
  await userEvent.type(password(), '1');
  expect(password()).toBeValid();
});

test('nothing is sent while a field is empty', async () => {
  const asked = answerWith();
  renderAdmin('/admin/login');
  await userEvent.click(button());

  expect(await screen.findAllByText('Bu alan zorunludur.')).toHaveLength(2);
  expect(email()).toHaveFocus();
  expect(asked).toHaveLength(0);
});

test('the button says that it is signing in, the welcome greets by name, and the page asked for comes', async () => {
  let answer: (value: typeof answers.signedIn) => void = () => undefined;
  const pending = new Promise<typeof answers.signedIn>((resolve) => (answer = resolve));
  const asked = answerByName({ SignIn: [pending], Me: [answers.me], NewQuotes: [answers.counts] });
  renderAdmin(`/admin/login?${new URLSearchParams({ next: '/admin/quotes?status=NEW' }).toString()}`);
  await signIn();

  expect(button()).toHaveTextContent('Giriş yapılıyor…');
  expect(button()).toBeDisabled();
  answer(answers.signedIn);
  expect(await screen.findByText('Giriş Başarılı')).toBeVisible();
  expect(screen.getByText('Hoş geldiniz, Deniz Karahan')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '/admin/quotes?status=NEW' })).toBeVisible();
  expect(asked[0]?.variables).toEqual({ email: deniz.email, password: 'eski-sifre' });
});

describe('where the account has a second factor', () => {
  const asksForCode = refusal('SECOND_FACTOR_REQUIRED');
  const wrongCode = refusal('BAD_USER_INPUT', { fields: { code: 'form.code.wrong' } });
  const code = () => screen.findByLabelText('Doğrulama kodu');

  test('the right password leads to its code; a wrong one is told beside it and stays', async () => {
    const asked = answerByName({
      ...{ SignIn: [asksForCode, wrongCode, answers.signedIn], Me: [answers.me], NewQuotes: [answers.counts] },
    });
    renderAdmin('/admin/login');
    await signIn();

    expect(await screen.findByRole('heading', { name: 'İki adımlı doğrulama' })).toBeVisible();
    expect(document.getElementById('login-notice')).toBeNull(); // nothing went wrong
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAttribute('inputmode', 'numeric');
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.paste('000 000');
    await userEvent.click(button());
    expect(await screen.findByText('Kod yanlış, süresi dolmuş ya da kullanılmış.')).toBeVisible();
    expect(await code()).toHaveValue('000 000');
    expect(await code()).toHaveFocus();
    expect(await code()).toBeInvalid();

    await userEvent.clear(await code());
    await userEvent.keyboard('123456{Enter}');
    expect(await screen.findByText('Hoş geldiniz, Deniz Karahan')).toBeVisible();
    expect(await screen.findByRole('heading', { name: '/admin' })).toBeVisible();
    expect(asked[2]?.variables).toEqual({ email: deniz.email, password: 'eski-sifre', code: '123456' });
  });

  test('a recovery code does as well, and the way back keeps what was typed', async () => {
    const asked = answerByName({
      ...{ SignIn: [asksForCode, answers.signedIn], Me: [answers.me], NewQuotes: [answers.counts] },
    });
    renderAdmin('/admin/login');
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Geri' }));
    expect(email()).toHaveValue(deniz.email);
    expect(password()).toHaveValue('eski-sifre');
    asked.length = 0;
    await userEvent.click(button());

    await userEvent.click(await screen.findByRole('button', { name: 'Kurtarma kodu kullan' }));
    const recovery = await screen.findByLabelText('Kurtarma kodu');
    expect(recovery).toHaveFocus();
    await userEvent.type(recovery, '7k3mq-x9d2h{Enter}');
    expect(await screen.findByText('Hoş geldiniz, Deniz Karahan')).toBeVisible();
  });

  test('too many codes are told as too many tries', async () => {
    answerByName({ SignIn: [asksForCode, refusal('RATE_LIMITED', { retryAfter: 840 })] });
    renderAdmin('/admin/login');
    await signIn();
    await userEvent.type(await code(), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Çok fazla giriş denemesi yapıldı');
    expect(screen.getByText('14 dakika sonra yeniden deneyin.')).toBeVisible();
  });
});
