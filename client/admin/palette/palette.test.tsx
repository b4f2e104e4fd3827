import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';

const aHit = (overrides: object) => ({
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
  ...overrides,
});
const request = aHit({
  id: '22222222-2222-4222-8222-222222222222',
  kind: 'QUOTE_REQUEST',
  title: 'Reza',
  state: 'new',
});
const searchResult = { data: { search: [request, aHit({})] } };
const shellAnswers = { Me: [answers.me], NewQuotes: [answers.counts] };

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
});

async function openPalette() {
  await screen.findByRole('heading', { name: '/admin' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: /arayın/ });
}
/** Enters the text by one paste event, so that only one search is sent. */
async function enterText(field: HTMLElement, text: string, keys = '') {
  await userEvent.click(field);
  await userEvent.paste(text);
  if (keys) await userEvent.keyboard(keys);
}
const getActiveOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

test('Ctrl+K, a text and Enter open the first record, also while the search is pending', async () => {
  const operations = answerByName({ ...shellAnswers, Search: [searchResult] });
  renderAdmin('/admin');
  const field = await openPalette();
  await enterText(field, 'istanbul', '{Enter}');
  expect(await screen.findByRole('heading', { name: `/admin/companies/${aHit({}).id}` })).toBeInTheDocument();
  expect(operations.filter(({ operationName }) => operationName === 'Search')).toEqual([
    expect.objectContaining({ variables: { text: 'istanbul', first: 20 } }),
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the arrow keys move through all groups and wrap around', async () => {
  answerByName({ ...shellAnswers, Search: [searchResult] });
  renderAdmin('/admin');
  const field = await openPalette();
  await enterText(field, 'istanbul');
  await screen.findByRole('option', { name: /Reza/ });
  expect(
    within(screen.getByRole('group', { name: 'Firmalar' })).getByRole('option', { name: /İstanbul Çelik.*Müşteri/ }),
  ).toBe(getActiveOption(field));
  await userEvent.keyboard('{ArrowDown}');
  expect(getActiveOption(field)).toHaveTextContent('Reza');
  await userEvent.keyboard('{ArrowDown}');
  expect(getActiveOption(field)).toHaveTextContent('İstanbul Çelik');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('heading', { name: `/admin/quotes/${request.id}` })).toBeInTheDocument();
});

test('finds screens and actions by words of their titles, and lists recently opened records', async () => {
  answerByName({ ...shellAnswers, Search: [searchResult, { data: { search: [] } }] });
  renderAdmin('/admin');
  await enterText(await openPalette(), 'istanbul', '{Enter}');
  await screen.findByRole('heading', { name: /companies/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(
    within(await screen.findByRole('group', { name: 'Son açılanlar' })).getByRole('option', { name: /İstanbul Çelik/ }),
  ).toBeInTheDocument();
  await enterText(screen.getByRole('combobox', { name: /arayın/ }), 'yeni iletisim', '{Enter}');
  expect(await screen.findByRole('heading', { name: '/admin/communications?new=true' })).toBeInTheDocument();
});

test('shows different messages for an empty result and a failed search', async () => {
  answerByName({ ...shellAnswers, Search: [{ data: { search: [] } }, graphqlError('INTERNAL_SERVER_ERROR')] });
  renderAdmin('/admin');
  const field = await openPalette();
  await enterText(field, 'qqqq');
  expect(await screen.findByText('“qqqq” için bir şey bulunamadı.')).toBeInTheDocument();
  await enterText(field, 'w');
  expect(await screen.findByText('Arama yapılamadı; yeniden yazmayı deneyin.')).toBeInTheDocument();
});

test('adds a manually entered request, and a task for the record whose page is open', async () => {
  const id = '33333333-3333-4333-8333-333333333333';
  const operations = answerByName({
    ...shellAnswers,
    Search: [{ data: { search: [] } }],
    Colleagues: [{ data: { colleagues: [] } }],
    CreateTask: [graphqlError('BAD_USER_INPUT', { fields: { title: 'form.required' } })],
  });
  renderAdmin(`/admin/quotes/${id}`);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await enterText(await screen.findByRole('combobox', { name: /arayın/ }), 'gorev ekle', '{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni görev' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Ne yapılacak/ }), 'Fiyat ver');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  const getTaskVariables = () => operations.find(({ operationName }) => operationName === 'CreateTask')?.variables;
  await waitFor(() => expect(getTaskVariables()).toMatchObject({ input: { quoteRequestId: id, companyId: null } }));
  await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await userEvent.keyboard('{Control>}k{/Control}');
  await enterText(await screen.findByRole('combobox', { name: /arayın/ }), 'talep ekle', '{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Talep ekle' })).toBeVisible();
});

test('an analyst sees no actions that the role does not permit', async () => {
  answerByName({ ...shellAnswers, Me: [{ data: { me: { ...deniz, role: 'ANALYST' } } }] });
  renderAdmin('/admin');
  await openPalette();
  expect(screen.getByRole('option', { name: /Firmalar/ })).toBeInTheDocument();
  for (const name of [/Yeni firma/, /Talep ekle/, /Görev ekle/])
    expect(screen.queryByRole('option', { name })).not.toBeInTheDocument();
});
