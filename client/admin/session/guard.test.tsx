import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, refusal } from '../../testing/graphql-answers.ts';
import { liveServer } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import { cacheProfile, recallProfile } from './profile-cache.ts';

const quotes = '/admin/quotes?status=NEW';
const page = (address: string) => screen.findByRole('heading', { name: address });
const userMenu = () => screen.getAllByRole('button', { name: /Deniz Karahan/ })[0] as HTMLElement;

/** By the keyboard, as the last entry of the menu. */
async function signOut() {
  userMenu().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Çıkış yap' });
  await userEvent.keyboard('{End}{Enter}');
}

let server: ReturnType<typeof liveServer>;
beforeEach(() => {
  localStorage.clear();
  server = liveServer();
});

test('a stranger signs in first, and then gets the page asked for', async () => {
  answerByName({ Me: [answers.nobody, answers.me], SignIn: [answers.signedIn], NewQuotes: [answers.counts] });
  renderAdmin(quotes);

  await userEvent.type(await screen.findByLabelText('E-posta'), deniz.email);
  expect(screen.queryByText('Oturumunuz sona erdi')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Şifre'), 'dogru-sifre');
  await userEvent.click(screen.getByRole('button', { name: 'Giriş yap' }));
  expect(await page(quotes)).toBeVisible();
});

test('who was signed in within the hour sees the shell before the server answers, and no page', async () => {
  cacheProfile(deniz);
  answerByName({ Me: [new Promise(() => undefined)] });
  renderAdmin(quotes);

  expect(await screen.findByText('Deniz Karahan')).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('the name of the shell is the one that the server says', async () => {
  cacheProfile({ ...deniz, email: 'selin@kordon.example', name: 'Selin Aktaş' });
  answerByName({ Me: [answers.me], NewQuotes: [answers.counts] });
  renderAdmin(quotes);

  await page(quotes);
  expect(userMenu()).toBeVisible();
  expect(screen.queryByText('Selin Aktaş')).not.toBeInTheDocument();
  expect(recallProfile()?.email).toBe(deniz.email);
});

test.each([
  ['the server knows nobody any more', { Me: [answers.nobody, answers.me] }],
  ['a request is refused', { NewQuotes: [refusal('UNAUTHENTICATED'), answers.counts] }],
])('when a session has ended because %s, the login page says so and leads back', async (_why, ending) => {
  cacheProfile(deniz);
  answerByName({ Me: [answers.me], NewQuotes: [answers.counts], SignIn: [answers.signedIn], ...ending });
  renderAdmin(quotes);

  expect(await screen.findByText('Oturumunuz sona erdi')).toBeVisible();
  expect(recallProfile()).toBeUndefined();
  await userEvent.type(screen.getByLabelText('E-posta'), deniz.email);
  await userEvent.type(screen.getByLabelText('Şifre'), 'dogru-sifre');
  await userEvent.click(screen.getByRole('button', { name: 'Giriş yap' }));
  expect(await page(quotes)).toBeVisible();
});

test('when the live feed is closed because the session has ended, the login page says so', async () => {
  answerByName({ Me: [answers.me], NewQuotes: [answers.counts] });
  renderAdmin(quotes);
  await page(quotes);
  await server.connected();
  server.hangUp(4403);

  expect(await screen.findByText('Oturumunuz sona erdi')).toBeVisible();
  expect(recallProfile()).toBeUndefined();
});

test('signing out leads to a login page that blames nothing, and forgets who it was', async () => {
  const asked = answerByName({ Me: [answers.me], NewQuotes: [answers.counts], SignOut: [{ data: { signOut: true } }] });
  renderAdmin(quotes);
  await page(quotes);

  await signOut();
  expect(await screen.findByRole('button', { name: 'Giriş yap' })).toBeVisible();
  expect(screen.queryByText('Oturumunuz sona erdi')).not.toBeInTheDocument();
  expect(recallProfile()).toBeUndefined();
  await waitFor(() => expect(asked.map(({ operationName }) => operationName)).toContain('SignOut'));
});

test('a sign-out that did not reach the server is taken back and said', async () => {
  answerByName({ Me: [answers.me], NewQuotes: [answers.counts], SignOut: ['unreachable'] });
  renderAdmin(quotes);
  await page(quotes);

  await signOut();
  expect(await screen.findByText('Çıkış yapılamadı, oturumunuz hâlâ açık')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: /^\/admin/ })).toBeVisible());
});

test('a server that cannot be reached is said, and asked again', async () => {
  answerByName({ Me: ['unreachable', answers.me], NewQuotes: [answers.counts] });
  renderAdmin(quotes);

  expect(await screen.findByText('Oturumunuz doğrulanamadı')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await page(quotes)).toBeVisible();
});
