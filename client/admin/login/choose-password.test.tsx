import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import Admin from '../admin.tsx';
import ChoosePassword from './choose-password.tsx';
import ForgotPassword from './forgot-password.tsx';
import Login from './login.tsx';

const user = userEvent.setup({ delay: null });
const link = (purpose: string) => ({
  data: { passwordLink: { __typename: 'PasswordLink', email: 'nil@kordon.example', name: 'Nil Erten', purpose } },
});

function renderPage(address: string, overrides: Parameters<typeof answerByName>[0]) {
  mockLiveSocket();
  const requests = answerByName({ Me: [{ data: { me: null } }], ...overrides });
  const Routes = createRoutesStub([
    {
      Component: Admin,
      children: [
        { path: '/admin/login', Component: Login },
        { path: '/admin/password', Component: ChoosePassword },
        { path: '/admin/forgot-password', Component: ForgotPassword },
      ],
    },
  ]);
  render(<Routes initialEntries={[address]} />);
  return (name: string) => requests.filter(({ operationName }) => operationName === name);
}

test('a user with a link chooses a password and is sent to the login page', async () => {
  const requestsOf = renderPage('/admin/password#geheim', {
    PasswordLink: [link('INVITATION')],
    ChoosePassword: [{ data: { choosePassword: true } }],
  });
  expect(await screen.findByRole('heading', { name: 'Şifrenizi belirleyin' })).toBeVisible();
  const field = screen.getByLabelText('Yeni şifre');
  await user.type(field, 'kısa');
  await user.click(screen.getByRole('button', { name: 'Şifreyi kaydet' }));
  expect(await screen.findByText('Şifre en az 12 karakter olmalı.')).toBeVisible();
  await user.type(field, ' değil, uzun bir cümle');
  await user.click(screen.getByRole('button', { name: 'Şifreyi kaydet' }));
  expect(await screen.findByText('Şifreniz kaydedildi')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Giriş yap/ })).toBeVisible();
  const variables = { token: 'geheim', password: 'kısa değil, uzun bir cümle', keepTokens: false };
  expect(requestsOf('ChoosePassword')[0]?.variables).toEqual(variables);
});

test.each(['/admin/password', '/admin/password#used'])(
  '%s shows that the link is invalid and offers a new one',
  async (address) => {
    renderPage(address, { PasswordLink: [{ data: { passwordLink: null } }] });
    expect(await screen.findByRole('heading', { name: 'Bu bağlantı artık geçerli değil' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bağlantı gönder' })).toHaveAttribute('href', '/admin/forgot-password');
  },
);

test('checking the link can be retried after a network error', async () => {
  renderPage('/admin/password#geheim', { PasswordLink: ['unreachable', link('RESET')] });
  expect(await screen.findByText('Bağlantı denetlenemedi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /yeniden dene/i }));
  expect(await screen.findByLabelText('Yeni şifre')).toBeVisible();
});

test('requesting a link confirms any address; after a failure the address stays in the field', async () => {
  const requestsOf = renderPage('/admin/forgot-password', {
    RequestPasswordReset: [graphqlError('INTERNAL_SERVER_ERROR'), { data: { requestPasswordReset: true } }],
  });
  await user.type(await screen.findByLabelText('E-posta'), 'kimse@kordon.example');
  const send = () => user.click(screen.getByRole('button', { name: 'Bağlantı gönder' }));
  await send();
  await waitFor(() => expect(requestsOf('RequestPasswordReset')).toHaveLength(1));
  expect(screen.getByLabelText('E-posta')).toHaveValue('kimse@kordon.example');
  await send();
  expect(await screen.findByText(/adresi kayıtlıysa, bir saat geçerli bir bağlantı gönderdik/)).toBeVisible();
});
