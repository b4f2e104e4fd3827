import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, refusal } from '../../testing/graphql-answers.ts';
import { liveServer } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';

const aHit = (about: object) => ({
  __typename: 'SearchHit',
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'COMPANY',
  title: 'İstanbul Çelik',
  detail: 'KC-0001',
  companyId: '11111111-1111-4111-8111-111111111111',
  companyName: null,
  state: 'customer',
  at: '2026-11-19T11:00:00.000Z',
  near: false,
  ...about,
});
const request = aHit({
  id: '22222222-2222-4222-8222-222222222222',
  kind: 'QUOTE_REQUEST',
  title: 'Reza',
  state: 'new',
});
const found = { data: { search: [request, aHit({})] } };
const shell = { Me: [answers.me], NewQuotes: [answers.counts] };

beforeEach(() => {
  localStorage.clear();
  liveServer();
});

async function openPalette() {
  await screen.findByRole('heading', { name: '/admin' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: /arayın/ });
}
/** What is typed comes in one piece, as from a quick hand. */
async function type(field: HTMLElement, text: string, keys = '') {
  await userEvent.click(field);
  await userEvent.paste(text);
  if (keys) await userEvent.keyboard(keys);
}
const active = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

test('Ctrl+K, a word and Return lead to a record, whatever the keyboard was doing before', async () => {
  const operations = answerByName({ ...shell, Search: [found] });
  renderAdmin('/admin');
  const field = await openPalette();
  await type(field, 'istanbul', '{Enter}');
  expect(await screen.findByRole('heading', { name: `/admin/companies/${aHit({}).id}` })).toBeInTheDocument();
  expect(operations.filter(({ operationName }) => operationName === 'Search')).toEqual([
    expect.objectContaining({ variables: { text: 'istanbul', first: 20 } }),
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the arrows go around through the kinds', async () => {
  answerByName({ ...shell, Search: [found] });
  renderAdmin('/admin');
  const field = await openPalette();
  await type(field, 'istanbul');
  await screen.findByRole('option', { name: /Reza/ });
  expect(
    within(screen.getByRole('group', { name: 'Firmalar' })).getByRole('option', { name: /İstanbul Çelik.*Müşteri/ }),
  ).toBe(active(field));
  await userEvent.keyboard('{ArrowDown}');
  expect(active(field)).toHaveTextContent('Reza');
  await userEvent.keyboard('{ArrowDown}');
  expect(active(field)).toHaveTextContent('İstanbul Çelik');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('heading', { name: `/admin/quotes/${request.id}` })).toBeInTheDocument();
});

test('screens and actions are found by their words, and what was opened is offered again', async () => {
  answerByName({ ...shell, Search: [found, { data: { search: [] } }] });
  renderAdmin('/admin');
  await type(await openPalette(), 'istanbul', '{Enter}');
  await screen.findByRole('heading', { name: /companies/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(
    within(await screen.findByRole('group', { name: 'Son açılanlar' })).getByRole('option', { name: /İstanbul Çelik/ }),
  ).toBeInTheDocument();
  await type(screen.getByRole('combobox', { name: /arayın/ }), 'yeni iletisim', '{Enter}');
  expect(await screen.findByRole('heading', { name: '/admin/communications?new=true' })).toBeInTheDocument();
});

test('nothing found and a search that fails are told apart', async () => {
  answerByName({ ...shell, Search: [{ data: { search: [] } }, refusal('INTERNAL_SERVER_ERROR')] });
  renderAdmin('/admin');
  const field = await openPalette();
  await type(field, 'qqqq');
  expect(await screen.findByText('“qqqq” için bir şey bulunamadı.')).toBeInTheDocument();
  await type(field, 'w');
  expect(await screen.findByText('Arama yapılamadı; yeniden yazmayı deneyin.')).toBeInTheDocument();
});

test('an analyst is offered nothing that would be refused', async () => {
  answerByName({ ...shell, Me: [{ data: { me: { ...deniz, role: 'ANALYST' } } }] });
  renderAdmin('/admin');
  await openPalette();
  expect(screen.getByRole('option', { name: /Firmalar/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /Yeni firma/ })).not.toBeInTheDocument();
});
