import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderRecordFragment } from '../../graphql/generated.ts';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import OrderList from './order-list.tsx';
import OrderPage from './order.tsx';

const shell = { Me: [answers.me], NewQuotes: [answers.counts] };
const lastPage = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

const anOrder = (overrides: Partial<OrderRecordFragment> = {}) => ({
  __typename: 'Order' as const,
  id: randomUUID(),
  number: 'ORD-2026-0041',
  status: 'CONFIRMED' as const,
  saleKind: 'CARGO' as const,
  title: 'Slab, 20.000 t',
  companyName: 'Damavand Pars Foulad',
  amount: 11_640_000,
  currency: 'EUR' as const,
  amountUsd: 13_530_336,
  nextMilestone: { __typename: 'Milestone', kind: 'LOADED' as const, plannedOn: '2026-12-03' },
  late: [],
  owner: null,
  createdAt: '2026-10-12T09:00:00.000Z',
  updatedAt: '2026-11-19T10:50:00.000Z',
  quoteRequestId: null,
  companyId: null,
  rateToUsd: 1.1624,
  rateAt: '2026-10-12T09:00:00.000Z',
  rateSource: 'FEED' as const,
  rateBy: null,
  cancelReason: null,
  milestones: [
    { __typename: 'Milestone', kind: 'CONFIRMED' as const, plannedOn: '2026-10-14', doneOn: '2026-10-13', note: null },
    { __typename: 'Milestone', kind: 'LOADED' as const, plannedOn: '2026-12-03', doneOn: null, note: null },
  ],
  payments: [
    {
      __typename: 'OrderPayment',
      kind: 'DEPOSIT' as const,
      dueOn: '2026-10-20',
      amount: 2_328_000,
      doneOn: '2026-10-21',
    },
  ],
  documents: [],
  offer: null,
  quoteRequest: null,
  company: null,
  ...overrides,
});
type Order = ReturnType<typeof anOrder>;
const orderAnswer = (order: Order | null) => ({ data: { order } });
const historyAnswer = (id: string) => ({
  data: {
    order: { __typename: 'Order', id, history: { __typename: 'ActivityLogConnection', edges: [], pageInfo: lastPage } },
  },
});
const listOf = (...orders: Order[]) => ({
  data: {
    orders: {
      __typename: 'OrderConnection',
      edges: orders.map((node) => ({ __typename: 'OrderEdge', cursor: node.id, node })),
      pageInfo: lastPage,
      totalCount: orders.length,
      more: false,
    },
  },
});
const renderOrder = (order: Order, otherAnswers: Parameters<typeof answerByName>[0] = {}) => {
  const operations = answerByName({
    ...shell,
    OrderDetail: [orderAnswer(order)],
    OrderHistory: [historyAnswer(order.id)],
    Colleagues: [{ data: { colleagues: [] } }],
    ...otherAnswers,
  });
  renderAdmin(`/admin/orders/${order.id}`, OrderPage);
  return operations;
};

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
});

test('the list shows what is late, and reads its filter from the URL', async () => {
  const late = [
    { __typename: 'LateStep' as const, milestone: 'LOADED' as const, payment: null, dueOn: '2026-11-20', days: 5 },
  ];
  const operations = answerByName({
    ...shell,
    Colleagues: [{ data: { colleagues: [] } }],
    OrderList: [
      listOf(anOrder({ late: [...late, { ...late[0]!, milestone: null, payment: 'BALANCE' as const, days: 1 }] })),
    ],
  });
  renderAdmin('/admin/orders?late=true&status=CONFIRMED,NOTHING&owner=me', OrderList);
  const row = await screen.findByRole('row', { name: /ORD-2026-0041/ });
  expect(row).toHaveTextContent('Damavand Pars Foulad');
  expect(row).toHaveTextContent('€11.640.000');
  expect(row).toHaveTextContent('Yükleme 5 gün gecikti +1');
  expect(operations.find(({ operationName }) => operationName === 'OrderList')!.variables['filter']).toEqual({
    late: true,
    statuses: ['CONFIRMED'],
    mine: true,
    unassigned: false,
    ownerIds: [],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Gecikenler' }));
  await waitFor(() => expect(operations.at(-1)?.variables['filter']).not.toHaveProperty('late'));
});

const getVariables = (operations: ReturnType<typeof answerByName>, name: string) =>
  operations.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);

test('a day is saved with the version, and without other fields, when its field loses the focus; an invalid or refused day stays with the reason', async () => {
  const order = anOrder();
  const saved = anOrder({ ...order, updatedAt: '2026-11-19T11:00:00.000Z' });
  saved.milestones = [order.milestones[0]!, { ...order.milestones[1]!, plannedOn: '2026-12-05' }];
  const operations = renderOrder(order, {
    UpdateMilestone: [
      { data: { updateMilestone: saved } },
      graphqlError('BAD_USER_INPUT', { fields: { doneOn: 'form.date.future' } }),
    ],
  });
  const planned = await screen.findByRole('textbox', { name: 'Yükleme: planlanan gün' });
  await userEvent.clear(planned);
  await userEvent.type(planned, '31.02.2026');
  await userEvent.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent(/tarih|gün/i);
  expect(planned).toHaveValue('31.02.2026');
  expect(getVariables(operations, 'UpdateMilestone')).toEqual([]);

  await userEvent.clear(planned);
  await userEvent.type(planned, '5.12.2026');
  await userEvent.tab();
  await waitFor(() =>
    expect(getVariables(operations, 'UpdateMilestone')).toEqual([
      { orderId: order.id, kind: 'LOADED', plannedOn: '2026-12-05', version: order.updatedAt },
    ]),
  );

  const done = screen.getByRole('textbox', { name: 'Yükleme: gerçekleştiği gün' });
  await userEvent.type(done, '9.12.2099{Enter}');
  expect(await screen.findByText('Bugünden sonraki bir gün olamaz.')).toBeVisible();
  expect(done).toHaveValue('9.12.2099');
});

test('an edit of a step is merged without a question when a colleague has changed something else in the order', async () => {
  const order = anOrder();
  const theirs = { ...order, title: 'Slab, 21.000 t', updatedAt: '2026-11-19T12:00:00.000Z' };
  const operations = renderOrder(order, {
    UpdateMilestone: [graphqlError('CONFLICT', { theirs }), { data: { updateMilestone: theirs } }],
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Yükleme: not' }), 'MV Ege{Enter}');
  await waitFor(() => expect(getVariables(operations, 'UpdateMilestone')).toHaveLength(2));
  expect(getVariables(operations, 'UpdateMilestone')[1]).toEqual({
    orderId: order.id,
    kind: 'LOADED',
    note: 'MV Ege',
    version: theirs.updatedAt,
  });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an edit of the same step asks which value to keep', async () => {
  const order = anOrder();
  const theirs = { ...order, updatedAt: '2026-11-19T12:00:00.000Z' };
  theirs.milestones = [order.milestones[0]!, { ...order.milestones[1]!, plannedOn: '2026-12-09' }];
  const operations = renderOrder(order, {
    UpdateMilestone: [graphqlError('CONFLICT', { theirs }), { data: { updateMilestone: theirs } }],
  });
  const planned = await screen.findByRole('textbox', { name: 'Yükleme: planlanan gün' });
  await userEvent.clear(planned);
  await userEvent.type(planned, '7.12.2026{Enter}');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('9 Ara 2026');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Sizinki' }));
  await userEvent.click(within(dialog).getAllByRole('button').at(-2)!);
  await waitFor(() =>
    expect(getVariables(operations, 'UpdateMilestone')[1]).toMatchObject({
      plannedOn: '2026-12-07',
      version: theirs.updatedAt,
    }),
  );
});

test('confirming an order that a colleague has changed shows the change; the next attempt uses the new version', async () => {
  const order = anOrder({ status: 'AWAITING_CONFIRMATION' });
  const theirs = { ...order, amount: 5, updatedAt: '2026-11-19T12:00:00.000Z' };
  const operations = renderOrder(order, {
    ConfirmOrder: [
      graphqlError('CONFLICT', { theirs }),
      { data: { confirmOrder: { ...theirs, status: 'CONFIRMED', late: [] } } },
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Onayla/ }));
  const dialog = await screen.findByRole('dialog', { name: 'ORD-2026-0041 siparişini onaylayın' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Onayla' }));
  expect(await within(dialog).findByText(/siz bakarken değişti, şimdi: Onay bekliyor/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByRole('status', { name: 'Sipariş onaylandı' })).toBeVisible();
  expect(getVariables(operations, 'ConfirmOrder').map(({ version }) => version)).toEqual([
    order.updatedAt,
    theirs.updatedAt,
  ]);
});

test('an analyst sees the order, but no button for an action that would be refused', async () => {
  renderOrder(anOrder({ status: 'AWAITING_CONFIRMATION' }), { Me: [{ data: { me: { ...deniz, role: 'ANALYST' } } }] });
  expect(await screen.findByText('3 Ara 2026')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  for (const name of [/^Onayla/, /İptal et/, /Yükle$/, /^Düzenle/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('an edit of the details keeps what a colleague changed, and asks about the same field', async () => {
  const order = anOrder({ status: 'AWAITING_CONFIRMATION' });
  const theirs = { ...order, title: 'Slab, 19.000 t', amount: 11_000_000, updatedAt: '2026-11-19T11:00:00.000Z' };
  const operations = renderOrder(order, {
    UpdateOrder: [graphqlError('CONFLICT', { theirs }), { data: { updateOrder: theirs } }],
  });
  await userEvent.click(await screen.findByRole('button', { name: /Düzenle/ }));
  const title = await screen.findByRole('textbox', { name: /Ne satıldı/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Slab, 18.000 t');
  await userEvent.click(screen.getByRole('button', { name: /Kaydet/ }));
  const conflict = await screen.findByRole('alertdialog');
  expect(conflict).toHaveTextContent('Slab, 19.000 t');
  await userEvent.click(within(conflict).getByRole('radio', { name: 'Sizinki' }));
  await userEvent.click(within(conflict).getAllByRole('button').at(-2)!);
  await waitFor(() => expect(getVariables(operations, 'UpdateOrder')).toHaveLength(2));
  expect(getVariables(operations, 'UpdateOrder')).toEqual([
    { id: order.id, patch: { title: 'Slab, 18.000 t' }, version: order.updatedAt },
    { id: order.id, patch: { title: 'Slab, 18.000 t' }, version: theirs.updatedAt },
  ]);
});
