import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getIstanbulDay, getNextWeekday } from '../../../common/istanbul-day.ts';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import { MyDay } from './my-day.tsx';

const colleague = { __typename: 'Colleague', id: deniz.id, name: deniz.name, email: deniz.email, assignable: true };
const shellAnswers = {
  Me: [answers.me],
  NewQuotes: [answers.counts],
  Colleagues: [{ data: { colleagues: [colleague] } }],
};
let lastId = 0;
const aTask = (overrides: object = {}) => ({
  __typename: 'Task',
  id: `00000000-0000-4000-8000-${String((lastId += 1)).padStart(12, '0')}`,
  title: 'SGS gözetim tarihini kesinleştir',
  dueOn: getIstanbulDay(),
  doneAt: null,
  updatedAt: '2026-11-19T11:00:00.000Z',
  quoteRequestId: null,
  companyId: null,
  communicationId: null,
  assignee: { __typename: 'Colleague', id: deniz.id, name: deniz.name },
  company: null,
  ...overrides,
});
const listOf = (...tasks: object[]) => ({
  data: {
    tasks: {
      edges: tasks.map((node, index) => ({ cursor: String(index), node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: tasks.length,
    },
  },
});

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
});

test('the page of my tasks groups late tasks, tasks of today and later ones, and links to their records', async () => {
  const late = aTask({ title: 'Revize fiyat', dueOn: getIstanbulDay(-2), quoteRequestId: '7' });
  const followUp = aTask({ title: 'عرض السعر', communicationId: '8' });
  const later = aTask({ title: 'Numune', dueOn: getIstanbulDay(3), companyId: '9' });
  const operations = answerByName({ ...shellAnswers, Tasks: [listOf(late, followUp, later)] });
  renderAdmin('/admin', MyDay);
  expect(await screen.findByRole('link', { name: 'Revize fiyat' })).toHaveAttribute('href', '/admin/quotes/7');
  expect(screen.getByText('2 gün gecikti')).toBeVisible();
  expect(screen.getByText('1 gecikti')).toBeVisible();
  expect(screen.getByRole('link', { name: 'عرض السعر' })).toHaveAttribute('href', '/admin/communications?record=8');
  expect(screen.getByRole('link', { name: 'Numune' })).toHaveAttribute('href', '/admin/companies/9');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Geciken',
    'Bugün',
    'Sonraki günler',
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Ekip' }));
  await waitFor(() => expect(operations.at(-1)?.variables).toMatchObject({ mine: false }));
});

test('a completed task disappears immediately and can be reopened', async () => {
  const task = aTask();
  const done = { data: { completeTask: { ...task, doneAt: '2026-11-24T10:00:00.000Z' } } };
  answerByName({
    ...shellAnswers,
    Tasks: [listOf(task)],
    CompleteTask: [done],
    ReopenTask: [{ data: { reopenTask: task } }],
  });
  renderAdmin('/admin', MyDay);
  await userEvent.click(await screen.findByRole('button', { name: `${task.title} görevini tamamla` }));
  expect(await screen.findByText('Görev tamamlandı')).toBeVisible();
  expect(screen.queryByRole('button', { name: `${task.title} görevini tamamla` })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByRole('button', { name: `${task.title} görevini tamamla` })).toBeVisible();
});

test('a task that cannot be completed stays, with an error', async () => {
  const task = aTask();
  answerByName({ ...shellAnswers, Tasks: [listOf(task)], CompleteTask: ['unreachable'] });
  renderAdmin('/admin', MyDay);
  await userEvent.click(await screen.findByRole('button', { name: `${task.title} görevini tamamla` }));
  expect(await screen.findByText('Görev tamamlanamadı')).toBeVisible();
  expect(screen.getByRole('button', { name: `${task.title} görevini tamamla` })).toBeVisible();
});

test('the key Y opens the form of a task; a button sets next Tuesday, and the form keeps its input when the server refuses it', async () => {
  const operations = answerByName({
    ...shellAnswers,
    Tasks: [listOf()],
    CreateTask: [graphqlError('BAD_USER_INPUT', { fields: { assigneeId: 'form.choice.invalid' } })],
  });
  renderAdmin('/admin', MyDay);
  expect(await screen.findByText('Bekleyen görev yok')).toBeVisible();
  await userEvent.keyboard('y');
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni görev' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Ne yapılacak/ }), 'Akreditif taslağını karşılaştır');
  await userEvent.click(dialog.getByRole('button', { name: 'Gelecek salı' }));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /Kim yapacak/ })).toHaveDisplayValue(deniz.name));
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() =>
    expect(operations.find(({ operationName }) => operationName === 'CreateTask')?.variables).toMatchObject({
      input: { title: 'Akreditif taslağını karşılaştır', dueOn: getNextWeekday(2), assigneeId: deniz.id },
    }),
  );
  expect(await dialog.findByText('Listeden bir seçenek seçin.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Ne yapılacak/ })).toHaveValue('Akreditif taslağını karşılaştır');
});
