import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { aQuoteRow, quoteCounts, quotePage } from '../../testing/quote-records.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import Quotes from '../quotes/quotes.tsx';

const selin = {
  __typename: 'Colleague',
  id: 'selin',
  email: 'selin@kordon.example',
  name: 'Selin Aktaş',
  assignable: true,
};
const me = { __typename: 'Colleague', id: 'deniz', email: deniz.email, name: deniz.name, assignable: true };
const analyst = { ...selin, id: 'nil', email: 'nil@kordon.example', name: 'Nil Erten', assignable: false };
const shellAnswers = {
  Me: [answers.me],
  NewQuotes: [answers.counts],
  QuoteCounts: [quoteCounts({ NEW: 2 })],
  Colleagues: [{ data: { colleagues: [selin, me, analyst] } }],
  AssignOwner: [{ data: { assignOwner: 1 } }],
};
const listAnswer = (...rows: ReturnType<typeof aQuoteRow>[]) => ({ data: { quoteRequests: quotePage(rows) } });
const getRow = (name: string) => screen.getByText(name).closest<HTMLElement>('[role=listitem]')!;
/** Phones show the owner in another place, and jsdom shows both. */
const getOwner = (row: string, name: string) => within(getRow(row)).getAllByRole('img', { name })[0]!;
const assignments = (operations: { operationName: string; variables: Record<string, unknown> }[]) =>
  operations.filter(({ operationName }) => operationName === 'AssignOwner').map(({ variables }) => variables);

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
});

test('a refused assignment is rolled back and can be tried again', async () => {
  const operations = answerByName({
    ...shellAnswers,
    QuoteList: [listAnswer(aQuoteRow())],
    AssignOwner: [graphqlError('BAD_USER_INPUT')],
  });
  renderAdmin('/admin/quotes', Quotes);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Amélie Fontenoy talebini seç' }));
  await userEvent.keyboard('a');
  await userEvent.click(await screen.findByRole('menuitem', { name: /Selin/ }));
  expect(await screen.findByText('Sorumlu kaydedilemedi')).toBeVisible();
  expect(getOwner('Amélie Fontenoy', 'Sorumlusuz')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  await waitFor(() => expect(assignments(operations)).toHaveLength(2));
});

test('A assigns the selected requests to a colleague, and Z takes it back', async () => {
  const rows = [aQuoteRow(), aQuoteRow({ name: 'Oliver Thornbury' })];
  const ids = rows.map(({ id }) => id);
  const operations = answerByName({ ...shellAnswers, QuoteList: [listAnswer(...rows)] });
  renderAdmin('/admin/quotes', Quotes);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Amélie Fontenoy talebini seç' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Oliver Thornbury talebini seç' }));
  await userEvent.keyboard('a');

  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(deniz.name),
    expect.stringContaining('Selin Aktaş'),
    'Sorumlusuz',
  ]);
  await userEvent.keyboard('sel{Enter}');
  await waitFor(() => expect(assignments(operations)).toEqual([{ quoteRequestIds: ids, ownerId: 'selin' }]));
  expect(await screen.findByText('Selin Aktaş, 2 kaydın sorumlusu oldu')).toBeVisible();
  for (const { name } of rows) expect(getOwner(name, 'Sorumlu: Selin Aktaş')).toBeVisible();

  await userEvent.keyboard('z');
  await waitFor(() => expect(assignments(operations).at(-1)).toEqual({ quoteRequestIds: ids, ownerId: null }));
  expect(getOwner('Amélie Fontenoy', 'Sorumlusuz')).toBeVisible();
});

test('the filter sends mine, unassigned and colleagues', async () => {
  const operations = answerByName({ ...shellAnswers, QuoteList: [listAnswer(aQuoteRow())] });
  renderAdmin('/admin/quotes?owner=me,none,selin', Quotes);
  await screen.findByText('Amélie Fontenoy');
  expect(operations.find(({ operationName }) => operationName === 'QuoteList')?.variables['filter']).toEqual({
    mine: true,
    unassigned: true,
    ownerIds: ['selin'],
  });
});
