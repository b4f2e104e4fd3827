import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, answerWith, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';

const getEmail = () => screen.getByLabelText('E-posta');
const getPassword = () => screen.getByLabelText('Şifre');
const getSignInButton = () => screen.getByRole('button', { name: /^Giriş yap/ });

async function signIn() {
  await userEvent.type(getEmail(), deniz.email);
  await userEvent.type(getPassword(), 'eski-sifre');
  await userEvent.click(getSignInButton());
}

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
});

test.each([
  ['UNAUTHENTICATED', {}, 'Email veya şifre hatalı', undefined],
  ['FORBIDDEN', {}, 'Bu email admin yetkisine sahip değil', undefined],
  [
    'INSECURE_CONNECTION',
    {},
    'Giriş yalnız https ile yapılabilir: sitenin https:// ile başlayan adresini açın',
    undefined,
  ],
  ['RATE_LIMITED', { retryAfter: 840 }, 'Çok fazla giriş denemesi yapıldı', '14 dakika sonra yeniden deneyin.'],
  ['INTERNAL_SERVER_ERROR', { reference: '4F7A-19C2' }, 'Giriş yapılamadı', 'Başvuru no 4F7A-19C2'],
])('%s shows its reason, and the fields keep their values', async (code, extensions, reason, advice) => {
  answerWith(graphqlError(code, extensions));
  renderAdmin('/admin/login');
  await signIn();

  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(screen.getAllByText(reason)).toHaveLength(2); // in the toast and in the notice
  if (advice) expect(screen.getByText(advice)).toBeVisible();
  expect(getEmail()).toHaveValue(deniz.email);
  expect(getPassword()).toHaveValue('eski-sifre');
});

test('a rejected password is focused, marked as invalid and described until it is changed', async () => {
  answerWith(graphqlError('UNAUTHENTICATED'));
  renderAdmin('/admin/login');
  await signIn();

  await waitFor(() => expect(getPassword()).toHaveFocus());
  expect(getPassword()).toBeInvalid();
  expect(getPassword()).toHaveAccessibleDescription('Email veya şifre hatalı');
  await userEvent.type(getPassword(), '1');
  expect(getPassword()).toBeValid();
});

test('the form is not sent while a field is empty', async () => {
  const requests = answerWith();
  renderAdmin('/admin/login');
  await userEvent.click(getSignInButton());

  expect(await screen.findAllByText('Bu alan zorunludur.')).toHaveLength(2);
  expect(getEmail()).toHaveFocus();
  expect(requests).toHaveLength(0);
});

test('shows a loading text, then a welcome with the name, then the requested page', async () => {
  let answer: (value: typeof answers.signedIn) => void = () => undefined;
  const pending = new Promise<typeof answers.signedIn>((resolve) => (answer = resolve));
  const requests = answerByName({ SignIn: [pending], Me: [answers.me], NewQuotes: [answers.counts] });
  renderAdmin(`/admin/login?${new URLSearchParams({ next: '/admin/quotes?status=NEW' }).toString()}`);
  await signIn();

  expect(getSignInButton()).toHaveTextContent('Giriş yapılıyor…');
  expect(getSignInButton()).toBeDisabled();
  answer(answers.signedIn);
  expect(await screen.findByText('Giriş Başarılı')).toBeVisible();
  expect(screen.getByText('Hoş geldiniz, Deniz Karahan')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '/admin/quotes?status=NEW' })).toBeVisible();
  expect(requests[0]?.variables).toEqual({ email: deniz.email, password: 'eski-sifre' });
});

describe('for an account with a second factor', () => {
  const codeRequired = graphqlError('SECOND_FACTOR_REQUIRED');
  const wrongCode = graphqlError('BAD_USER_INPUT', { fields: { code: 'form.code.wrong' } });
  const findCode = () => screen.findByLabelText('Doğrulama kodu');

  test('the right password leads to the code field; a wrong code is shown beside the field and kept', async () => {
    const requests = answerByName({
      SignIn: [codeRequired, wrongCode, answers.signedIn],
      Me: [answers.me],
      NewQuotes: [answers.counts],
    });
    renderAdmin('/admin/login');
    await signIn();

    expect(await screen.findByRole('heading', { name: 'İki adımlı doğrulama' })).toBeVisible();
    expect(document.getElementById('login-notice')).toBeNull(); // not an error
    expect(await findCode()).toHaveFocus();
    expect(await findCode()).toHaveAttribute('inputmode', 'numeric');
    expect(await findCode()).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.paste('000 000');
    await userEvent.click(getSignInButton());
    expect(await screen.findByText('Kod yanlış, süresi dolmuş ya da kullanılmış.')).toBeVisible();
    expect(await findCode()).toHaveValue('000 000');
    expect(await findCode()).toHaveFocus();
    expect(await findCode()).toBeInvalid();

    await userEvent.clear(await findCode());
    await userEvent.keyboard('123456{Enter}');
    expect(await screen.findByText('Hoş geldiniz, Deniz Karahan')).toBeVisible();
    expect(await screen.findByRole('heading', { name: '/admin' })).toBeVisible();
    expect(requests[2]?.variables).toEqual({ email: deniz.email, password: 'eski-sifre', code: '123456' });
  });

  test('a recovery code is accepted too, and going back keeps e-mail and password', async () => {
    const requests = answerByName({
      SignIn: [codeRequired, answers.signedIn],
      Me: [answers.me],
      NewQuotes: [answers.counts],
    });
    renderAdmin('/admin/login');
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Geri' }));
    expect(getEmail()).toHaveValue(deniz.email);
    expect(getPassword()).toHaveValue('eski-sifre');
    requests.length = 0;
    await userEvent.click(getSignInButton());

    await userEvent.click(await screen.findByRole('button', { name: 'Kurtarma kodu kullan' }));
    const recovery = await screen.findByLabelText('Kurtarma kodu');
    expect(recovery).toHaveFocus();
    await userEvent.type(recovery, '7k3mq-x9d2h{Enter}');
    expect(await screen.findByText('Hoş geldiniz, Deniz Karahan')).toBeVisible();
  });

  test('too many wrong codes show the rate limit message', async () => {
    answerByName({ SignIn: [codeRequired, graphqlError('RATE_LIMITED', { retryAfter: 840 })] });
    renderAdmin('/admin/login');
    await signIn();
    await userEvent.type(await findCode(), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Çok fazla giriş denemesi yapıldı');
    expect(screen.getByText('14 dakika sonra yeniden deneyin.')).toBeVisible();
  });
});
