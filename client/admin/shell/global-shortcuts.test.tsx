import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';

const findPage = (path: string) => screen.findByRole('heading', { name: path });
const isDark = () => document.documentElement.classList.contains('dark');

beforeEach(async () => {
  localStorage.clear();
  mockLiveSocket();
  answerByName({ Me: [answers.me], NewQuotes: [answers.counts] });
  renderAdmin('/admin');
  await findPage('/admin');
});

test.each([
  ['gt', '/admin/quotes'],
  ['gf', '/admin/companies'],
  ['gm', '/admin/communications'],
  ['ga', '/admin/conversion-analytics'],
  ['gagg', '/admin'],
  ['c', '/admin/companies/new'],
])('%s opens %s', async (keys, path) => {
  await userEvent.keyboard(keys);
  expect(await findPage(path)).toBeVisible();
});

test('? opens the list of shortcuts, which disables the other shortcuts', async () => {
  await userEvent.keyboard('{Shift>}?{/Shift}');
  const list = await screen.findByRole('dialog', { name: 'Kısayollar' });
  expect(within(list).getByText('Yeni firma')).toBeVisible();

  await userEvent.keyboard('c');
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await findPage('/admin')).toBeVisible();
});

test('Shift+T switches the theme and stores the choice', async () => {
  await userEvent.keyboard('{Shift>}T{/Shift}');
  expect(isDark()).toBe(true);
  expect(localStorage.getItem('kordon.theme')).toBe('dark');
  await userEvent.keyboard('{Shift>}T{/Shift}');
  expect(isDark()).toBe(false);
});
