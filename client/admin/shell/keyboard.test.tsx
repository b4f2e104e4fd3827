import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName } from '../../testing/graphql-answers.ts';
import { liveServer } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';

const page = (address: string) => screen.findByRole('heading', { name: address });
const isDark = () => document.documentElement.classList.contains('dark');

beforeEach(async () => {
  localStorage.clear();
  liveServer();
  answerByName({ Me: [answers.me], NewQuotes: [answers.counts] });
  renderAdmin('/admin');
  await page('/admin');
});

test.each([
  ['gt', '/admin/quotes'],
  ['gf', '/admin/companies'],
  ['gm', '/admin/communications'],
  ['ga', '/admin/conversion-analytics'],
  ['gagg', '/admin'],
  ['c', '/admin/companies/new'],
])('%s leads to %s', async (keys, address) => {
  await userEvent.keyboard(keys);
  expect(await page(address)).toBeVisible();
});

test('? lists the keys that work; while the list is open they are text', async () => {
  await userEvent.keyboard('{Shift>}?{/Shift}');
  const list = await screen.findByRole('dialog', { name: 'Kısayollar' });
  expect(within(list).getByText('Yeni firma')).toBeVisible();

  await userEvent.keyboard('c');
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await page('/admin')).toBeVisible();
});

test('Shift+T changes the theme, and the choice is kept', async () => {
  await userEvent.keyboard('{Shift>}T{/Shift}');
  expect(isDark()).toBe(true);
  expect(localStorage.getItem('kordon.theme')).toBe('dark');
  await userEvent.keyboard('{Shift>}T{/Shift}');
  expect(isDark()).toBe(false);
});
