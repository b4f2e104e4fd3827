import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import { cacheProfile, readCachedProfile } from './profile-cache.ts';

const quotes = '/admin/quotes?status=NEW';
const findPage = (path: string) => screen.findByRole('heading', { name: path });
const userMenu = () => screen.getAllByRole('button', { name: /Deniz Karahan/ })[0] as HTMLElement;

/** Signs out by keyboard: the last entry of the user menu. */
async function signOut() {
  userMenu().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Çıkış yap' });
  await userEvent.keyboard('{End}{Enter}');
}

let server: ReturnType<typeof mockLiveSocket>;
beforeEach(() => {
  localStorage.clear();
  server = mockLiveSocket();
});

test('a user without a session signs in and then sees the requested page', async () => {
  answerByName({ Me: [answers.signedOut, answers.me], SignIn: [answers.signedIn], NewQuotes: [answers.counts] });
  renderAdmin(quotes);

  await userEvent.type(await screen.findByLabelText('E-posta'), deniz.email);
  expect(screen.queryByText('Oturumunuz sona erdi')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Şifre'), 'dogru-sifre');
  await userEvent.click(screen.getByRole('button', { name: 'Giriş yap' }));
  expect(await findPage(quotes)).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/deniz|admin/i);
  expect(Object.keys(sessionStorage)).toEqual(['kordon.profile']);
});

test('with a cached profile the shell is shown without a screen until the server responds', async () => {
  cacheProfile(deniz);
  answerByName({ Me: [new Promise(() => undefined)] });
  renderAdmin(quotes);

  expect(await screen.findByText('Deniz Karahan')).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('the profile of the server replaces the cached one', async () => {
  cacheProfile({ ...deniz, email: 'selin@kordon.example', name: 'Selin Aktaş' });
  answerByName({ Me: [answers.me], NewQuotes: [answers.counts] });
  renderAdmin(quotes);

  await findPage(quotes);
  expect(userMenu()).toBeVisible();
  expect(screen.queryByText('Selin Aktaş')).not.toBeInTheDocument();
  expect(readCachedProfile()?.email).toBe(deniz.email);
});

test.each([
  ['the server returns no user', { Me: [answers.signedOut, answers.me] }],
  ['a request fails with UNAUTHENTICATED', { NewQuotes: [graphqlError('UNAUTHENTICATED'), answers.counts] }],
])(
  'when %s, the login page shows that the session has ended, and signing in returns to the requested page',
  async (_reason, overrides) => {
    cacheProfile(deniz);
    answerByName({ Me: [answers.me], NewQuotes: [answers.counts], SignIn: [answers.signedIn], ...overrides });
    renderAdmin(quotes);

    expect(await screen.findByText('Oturumunuz sona erdi')).toBeVisible();
    expect(readCachedProfile()).toBeUndefined();
    await userEvent.type(screen.getByLabelText('E-posta'), deniz.email);
    await userEvent.type(screen.getByLabelText('Şifre'), 'dogru-sifre');
    await userEvent.click(screen.getByRole('button', { name: 'Giriş yap' }));
    expect(await findPage(quotes)).toBeVisible();
  },
);

test('when the live feed is closed with 4403, the login page shows that the session has ended', async () => {
  answerByName({ Me: [answers.me], NewQuotes: [answers.counts] });
  renderAdmin(quotes);
  await findPage(quotes);
  await server.confirmSubscription();
  server.close(4403);

  expect(await screen.findByText('Oturumunuz sona erdi')).toBeVisible();
  expect(readCachedProfile()).toBeUndefined();
});

test('signing out leads to the login page without a notice and removes the cached profile', async () => {
  const requests = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    SignOut: [{ data: { signOut: true } }],
  });
  renderAdmin(quotes);
  await findPage(quotes);

  await signOut();
  expect(await screen.findByRole('button', { name: 'Giriş yap' })).toBeVisible();
  expect(screen.queryByText('Oturumunuz sona erdi')).not.toBeInTheDocument();
  expect(readCachedProfile()).toBeUndefined();
  await waitFor(() => expect(requests.map(({ operationName }) => operationName)).toContain('SignOut'));
});

test('a sign-out that does not reach the server is undone and reported', async () => {
  answerByName({ Me: [answers.me], NewQuotes: [answers.counts], SignOut: ['unreachable'] });
  renderAdmin(quotes);
  await findPage(quotes);

  await signOut();
  expect(await screen.findByText('Çıkış yapılamadı, oturumunuz hâlâ açık')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: /^\/admin/ })).toBeVisible());
});

test('an unreachable server is reported, and the request can be retried', async () => {
  answerByName({ Me: ['unreachable', answers.me], NewQuotes: [answers.counts] });
  renderAdmin(quotes);

  expect(await screen.findByText('Oturumunuz doğrulanamadı')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await findPage(quotes)).toBeVisible();
});

test('a first password has to be replaced before anything else is shown', async () => {
  mockLiveSocket();
  const due = { data: { me: { ...deniz, mustChangePassword: true } } };
  const requests = answerByName({
    Me: [due, answers.me],
    NewQuotes: [answers.counts],
    ChangePassword: [
      graphqlError('BAD_USER_INPUT', { fields: { password: 'form.password.same' } }),
      { data: { changePassword: true } },
    ],
  });
  renderAdmin(quotes);
  expect(await screen.findByRole('heading', { name: 'Yeni şifrenizi belirleyin' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  const password = screen.getByLabelText(/^Yeni şifre/);
  await userEvent.type(screen.getByLabelText(/^İlk şifre/), 'bana verilen şifre');
  await userEvent.type(password, 'bana verilen şifre');
  await userEvent.click(screen.getByRole('button', { name: 'Şifreyi kaydet' }));
  expect(await screen.findByText('Yeni şifre eskisiyle aynı olamaz.')).toBeVisible();
  await userEvent.type(password, ' değil');
  await userEvent.click(screen.getByRole('button', { name: 'Şifreyi kaydet' }));
  expect(await findPage(quotes)).toBeVisible();
  expect(requests.filter(({ operationName }) => operationName === 'ChangePassword')).toHaveLength(2);
});
