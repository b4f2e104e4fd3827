import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import { NotificationChoices } from './notification-choices.tsx';
import Notifications from './notifications.tsx';

const actor = { __typename: 'Colleague', id: '5', name: 'Baran Kılıç' };
const aNotification = (overrides: object = {}) => ({
  __typename: 'Notification',
  id: crypto.randomUUID(),
  kind: 'REQUEST_ASSIGNED',
  recordType: 'QUOTE_REQUEST',
  count: 1,
  title: 'Aciéries du Rocher',
  quoteRequestId: '7',
  companyId: null,
  communicationId: null,
  orderId: null,
  isRead: false,
  createdAt: '2026-11-24T10:00:00.000Z',
  actor,
  ...overrides,
});
const listOf = (...nodes: object[]) => ({
  data: {
    notifications: {
      edges: nodes.map((node, index) => ({ __typename: 'NotificationEdge', cursor: String(index), node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});
const unread = (count: number) => ({ data: { unreadNotifications: count } });
const shellAnswers = { Me: [answers.me], NewQuotes: [answers.counts] };
const findBell = () => screen.findAllByRole('link', { name: /^Bildirimler/ });

let live: ReturnType<typeof mockLiveSocket>;
beforeEach(() => {
  localStorage.clear();
  live = mockLiveSocket();
});

test('a change of a bank account opens the accounts for a super admin, and the list for others', async () => {
  const change = aNotification({
    kind: 'BANK_ACCOUNT_PENDING',
    recordType: 'BANK_ACCOUNT_CHANGE',
    title: 'USD •••• 1326 Körfez Bankası',
    quoteRequestId: null,
  });
  const findLinkPath = async (role: string) => {
    answerByName({
      ...shellAnswers,
      Me: [{ data: { me: { ...answers.me.data.me, role } } }],
      Notifications: [listOf(change)],
    });
    const { unmount } = renderAdmin('/admin/notifications', Notifications);
    const row = await screen.findByRole('link', { name: /Baran Kılıç banka hesabı değişikliği önerdi/ });
    const href = row.getAttribute('href');
    unmount();
    return href;
  };
  expect(await findLinkPath('SUPER_ADMIN')).toBe('/admin/bank-accounts');
  expect(await findLinkPath('SALES')).toBe('/admin/notifications');
});

test('the bell counts unread notifications, and counts again when the feed reports a change', async () => {
  answerByName({ ...shellAnswers, UnreadNotifications: [unread(2), unread(2), unread(130)] });
  renderAdmin('/admin');
  expect((await screen.findAllByRole('link', { name: 'Bildirimler 2 okunmamış bildirim' })).length).toBeGreaterThan(0);
  await live.confirmSubscription();
  await waitFor(async () => {
    live.publish({
      activityLogged: {
        __typename: 'ActivityLog',
        id: '1',
        action: 'UPDATE',
        targetType: 'quote_requests',
        targetId: '7',
        details: {},
        changes: {},
        actor: 'baran@kordon.example',
        actorName: 'Baran',
        createdAt: '2026-11-24T10:00:00Z',
      },
    });
    expect((await findBell())[0]).toHaveAccessibleName('Bildirimler 99+ okunmamış bildirim');
  });
});

test('without unread notifications the bell has no number, and returning to the tab counts again', async () => {
  const operations = answerByName({ ...shellAnswers, UnreadNotifications: [unread(0)] });
  renderAdmin('/admin');
  expect((await findBell())[0]).toHaveAccessibleName('Bildirimler');
  const count = () => operations.filter(({ operationName }) => operationName === 'UnreadNotifications').length;
  const before = count();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(count()).toBeGreaterThan(before));
});

test('G then B opens the notifications, and the palette lists the screen', async () => {
  answerByName({ ...shellAnswers, UnreadNotifications: [unread(0)] });
  renderAdmin('/admin');
  await findBell();
  await userEvent.keyboard('gb');
  expect(await screen.findByRole('heading', { name: '/admin/notifications' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog'));
  await userEvent.type(await palette.findByRole('combobox'), 'bildirim');
  expect(await palette.findByRole('option', { name: /Bildirimler/ })).toBeVisible();
});

test('a notification says who did what and links to its record; several records link to a list', async () => {
  const one = aNotification();
  const many = aNotification({ count: 12, title: 'فولاد الوند' });
  const lead = aNotification({ kind: 'LEAD_RECEIVED', actor: null });
  const due = aNotification({ kind: 'TASK_DUE', recordType: 'TASK', count: 3, actor: null, isRead: true });
  answerByName({ ...shellAnswers, UnreadNotifications: [unread(3)], Notifications: [listOf(one, many, lead, due)] });
  renderAdmin('/admin/notifications', Notifications);
  await screen.findByRole('link', { name: /size bir talep atadı/ });
  const [first, second, third, fourth] = screen
    .getAllByRole('link')
    .filter((element) => element.hasAttribute('data-row'));
  expect(first).toHaveTextContent('Baran Kılıç size bir talep atadı');
  expect(first).toHaveTextContent('Okunmadı');
  expect(first).toHaveAttribute('href', '/admin/quotes/7');
  expect(second).toHaveTextContent('Baran Kılıç size 12 talep atadı');
  expect(second).toHaveTextContent('فولاد الوند ve 11 kayıt daha');
  expect(second).toHaveAttribute('href', '/admin/quotes?owner=me');
  expect(third).toHaveTextContent('Size yeni bir talep geldi');
  expect(fourth).toHaveTextContent('3 görevinizin günü geldi');
  expect(fourth).not.toHaveTextContent('Okunmadı');
  expect(fourth).toHaveAttribute('href', '/admin');
});

test('a click opens the record and marks the notification as read', async () => {
  const row = aNotification();
  const operations = answerByName({
    ...shellAnswers,
    UnreadNotifications: [unread(1)],
    Notifications: [listOf(row)],
    MarkNotificationsRead: [{ data: { markNotificationsRead: 0 } }],
  });
  renderAdmin('/admin/notifications', Notifications);
  await userEvent.click(await screen.findByRole('link', { name: /size bir talep atadı/ }));
  await waitFor(() =>
    expect(operations.find(({ operationName }) => operationName === 'MarkNotificationsRead')?.variables).toEqual({
      id: row.id,
      until: row.createdAt,
    }),
  );
  await waitFor(async () => expect((await findBell())[0]).toHaveAccessibleName('Bildirimler'));
});

test('all are marked as read up to the latest one that was shown; a failure keeps them unread', async () => {
  const rows = [aNotification(), aNotification({ createdAt: '2026-11-23T10:00:00.000Z' })];
  const operations = answerByName({
    ...shellAnswers,
    UnreadNotifications: [unread(2)],
    Notifications: [listOf(...rows)],
    MarkNotificationsRead: ['unreachable', { data: { markNotificationsRead: 0 } }],
  });
  renderAdmin('/admin/notifications', Notifications);
  await userEvent.click(await screen.findByRole('button', { name: 'Tümünü okundu say' }));
  expect(await screen.findByText('Okundu olarak kaydedilemedi')).toBeVisible();
  expect(screen.getAllByText('Okunmadı')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Tümünü okundu say' }));
  await waitFor(() => expect(screen.queryByText('Okunmadı')).not.toBeInTheDocument());
  expect(operations.findLast(({ operationName }) => operationName === 'MarkNotificationsRead')?.variables).toEqual({
    until: rows[0]!.createdAt,
  });
  expect(screen.queryByRole('button', { name: 'Tümünü okundu say' })).not.toBeInTheDocument();
});

test('an empty list has an explanation, and a list that cannot be loaded can be retried', async () => {
  answerByName({ ...shellAnswers, UnreadNotifications: [unread(0)], Notifications: ['unreachable', listOf()] });
  renderAdmin('/admin/notifications', Notifications);
  expect(await screen.findByText('Bildirimler yüklenemedi')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByText('Bildirim yok')).toBeVisible();
});

test('switching a kind of notification to mail is shown immediately, and undone when the server refuses it', async () => {
  const choice = (kind: string, byMail: boolean) => ({ __typename: 'NotificationChoice', kind, byMail });
  const operations = answerByName({
    ...shellAnswers,
    UnreadNotifications: [unread(0)],
    NotificationChoices: [
      { data: { notificationChoices: [choice('COMPANY_ASSIGNED', false), choice('TASK_DUE', true)] } },
    ],
    SetNotificationChoice: [
      { data: { setNotificationChoice: [choice('COMPANY_ASSIGNED', true), choice('TASK_DUE', true)] } },
      graphqlError('INTERNAL_SERVER_ERROR'),
    ],
  });
  renderAdmin('/admin/account', NotificationChoices);
  const company = await screen.findByRole('switch', { name: 'Bana firma atandığında: e-posta ile de' });
  await userEvent.click(company);
  await waitFor(() => expect(company).toBeChecked());
  expect(operations.at(-1)?.variables).toEqual({ kind: 'COMPANY_ASSIGNED', byMail: true });
  const due = screen.getByRole('switch', { name: /^Görevimin günü/ });
  await userEvent.click(due);
  expect(await screen.findByText('Bildirim seçimi kaydedilemedi')).toBeVisible();
  expect(due).toBeChecked();
});
