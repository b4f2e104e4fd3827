import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import type { SavedViewItemFragment } from '../../graphql/generated.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import { ViewMenu } from './view-menu.tsx';

const aView = (overrides: Partial<SavedViewItemFragment> = {}) => ({
  __typename: 'SavedView' as const,
  id: '3b1c1d59-4f0a-4c39-8f4c-5f1c0a5c5a11',
  list: 'COMPANIES' as const,
  name: 'Cezayir',
  query: 'country=Algeria&order=NAME',
  isShared: true,
  mayChange: true,
  updatedAt: '2026-11-20T08:00:00.000Z',
  author: null,
  ...overrides,
});

const Page = () => (
  <>
    <ViewMenu list="COMPANIES" />
    <span data-testid="search">{useLocation().search}</span>
  </>
);

type View = ReturnType<typeof aView>;

/** The answer to all queries of the views, which a test may replace. */
const savedViews = [{ data: { savedViews: [] as View[] } }];
const setViews = (...views: View[]) => savedViews.splice(0, 1, { data: { savedViews: views } });

function renderMenu(path: string, views: View[], other: Parameters<typeof answerByName>[0] = {}) {
  mockLiveSocket();
  setViews(...views);
  const requests = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    SavedViews: savedViews,
    ...other,
  });
  renderAdmin(path, Page);
  return (name: string) => requests.filter(({ operationName }) => operationName === name);
}

test('opens a view, names the open one in any order of its parameters', async () => {
  renderMenu('/admin/companies', [aView()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Görünümler' }));
  await screen.findByRole('menuitem', { name: /Cezayir/ });
  await userEvent.keyboard('{Home}{Enter}');
  await waitFor(() => expect(screen.getByTestId('search')).toHaveTextContent('?country=Algeria&order=NAME'));
  expect(await screen.findByRole('button', { name: 'Cezayir' })).toBeVisible();
});

test('the link to a filter shows the view with the same filter', async () => {
  renderMenu('/admin/companies?order=NAME&country=Algeria', [aView()]);
  expect(await screen.findByRole('button', { name: 'Cezayir' })).toBeVisible();
});

test('saves the current filter under a name, once', async () => {
  const saved = aView({ name: 'Aktif', query: 'status=ACTIVE', isShared: false });
  const requestsOf = renderMenu('/admin/companies?status=ACTIVE', [], {
    SaveView: [{ data: { saveView: saved } }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Görünümler' }));
  await screen.findByRole('menuitem', { name: 'Bu süzgeci kaydet…' });
  await userEvent.keyboard('{End}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Görünümü kaydet' });
  await userEvent.type(within(dialog).getByLabelText(/^Ad/), 'Aktif');
  setViews(saved);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByRole('button', { name: 'Aktif' })).toBeVisible();
  expect(requestsOf('SaveView').map(({ variables }) => variables.input)).toEqual([
    { list: 'COMPANIES', query: 'status=ACTIVE', name: 'Aktif', isShared: false },
  ]);
});

test('deletes a view after a confirmation', async () => {
  const requestsOf = renderMenu('/admin/companies?country=Algeria&order=NAME', [aView()], {
    DeleteView: [{ data: { deleteView: true } }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cezayir' }));
  await screen.findByRole('menuitem', { name: 'Görünümü sil…' });
  await userEvent.keyboard('{End}{Enter}');
  const dialog = await screen.findByRole('alertdialog');
  setViews();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByRole('button', { name: 'Görünümler' })).toBeVisible();
  expect(requestsOf('DeleteView')).toHaveLength(1);
});

test('a view of a colleague has no commands to change it', async () => {
  renderMenu('/admin/companies?country=Algeria&order=NAME', [aView({ mayChange: false })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Cezayir' }));
  expect(await screen.findByRole('menuitem', { name: 'Bu süzgeci kaydet…' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Görünümü sil…' })).not.toBeInTheDocument();
});
