import { randomUUID } from 'node:crypto';
import { startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aQuoteRequest } from '../../testing/builders.ts';
import { aCompany, aStoredQuoteRequest } from '../../testing/records.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { AdminUser } from '../identity/index.ts';
import { mailNotifications } from './mail-notifications.ts';
import { removeOldNotifications } from './remove-old-notifications.ts';

const kordon = startKordon();

interface Row {
  id: string;
  kind: string;
  recordType: string;
  count: number;
  title: string;
  quoteRequestId: string | null;
  isRead: boolean;
  createdAt: string;
  actor: { name: string } | null;
}
interface Person {
  id: string;
  email: string;
  client: TestClient;
}

async function aPerson(about: Parameters<typeof anAdminUser>[1] = {}): Promise<Person> {
  const { email, password } = await anAdminUser(kordon.db, about);
  const { id } = await kordon.db.manager.findOneByOrFail(AdminUser, { email });
  const client = kordon.newClient();
  if (!about.disabledAt) await client.signIn(email, password);
  return { id, email, client };
}
const list = async (client: TestClient, headers = {}): Promise<Row[]> => {
  const { data, errors } = await client.send(
    `{ notifications(first: 100) { nodes { id kind recordType count title quoteRequestId isRead createdAt actor { name } } } unreadNotifications }`,
    {},
    headers,
  );
  expect(errors).toEqual([]);
  const { notifications, unreadNotifications } = data as {
    notifications: { nodes: Row[] };
    unreadNotifications: number;
  };
  expect(notifications.nodes.filter(({ isRead }) => !isRead)).toHaveLength(unreadNotifications);
  return notifications.nodes;
};
const kindsOf = async ({ client }: Person) => (await list(client)).map(({ kind, count }) => [kind, count]);
const assign = (client: TestClient, variables: object) =>
  client.run(
    `mutation ($requests: [ID!], $companies: [ID!], $ownerId: ID) {
      assignOwner(quoteRequestIds: $requests, companyIds: $companies, ownerId: $ownerId)
    }`,
    { ...variables },
  );
const createTask = (client: TestClient, assigneeId: string, id = randomUUID()) =>
  client.run('mutation ($input: TaskInput!, $id: ID) { createTask(input: $input, id: $id) { id } }', {
    id,
    input: { title: 'Numune', dueOn: '2030-01-01', assigneeId },
  });
const requestsOf = (count: number, ownerId: string | null = null) =>
  Promise.all(Array.from({ length: count }, () => aStoredQuoteRequest(kordon.db, { ownerId })));
const runMail = (adminUserId: string) => {
  const tools = {
    db: kordon.db.manager,
    mail: mailer,
    site: { publicUrl: 'https://kordon.example', salesEmail: 'x@y.example' },
  };
  return mailNotifications.run({ adminUserId }, tools as unknown as Parameters<typeof mailNotifications.run>[1]);
};
const sent: { to: string; subject: string; text: string; html: string }[] = [];
const mailer = {
  send(message: (typeof sent)[number]) {
    sent.push(message);
    return Promise.resolve();
  },
};
const queuedMails = (adminUserId: string) =>
  kordon.db.query<unknown[]>(`select from graphile_worker.jobs where key = $1`, [`mail-notifications-${adminUserId}`]);

let admin: Person;
let selin: Person;
beforeAll(async () => {
  admin = await aPerson({ role: 'super_admin', name: 'Baran Kılıç' });
});
beforeEach(async () => {
  sent.length = 0;
  selin = await aPerson({ name: 'Selin Aktaş', role: 'sales' });
});

describe('a person is notified', () => {
  test('of requests, a company and a task that a colleague assigns to them, once per kind', async () => {
    const [one, two] = await requestsOf(2);
    const company = await aCompany(kordon.db, { name: 'Ege Çelik' });
    await assign(admin.client, { requests: [one!.id, two!.id], companies: [company.id], ownerId: selin.id });
    await createTask(admin.client, selin.id);
    const rows = await list(selin.client);
    expect(rows.map(({ kind, count, actor }) => [kind, count, actor?.name]).sort()).toEqual([
      ['COMPANY_ASSIGNED', 1, 'Baran Kılıç'],
      ['REQUEST_ASSIGNED', 2, 'Baran Kılıç'],
      ['TASK_ASSIGNED', 1, 'Baran Kılıç'],
    ]);
    expect(rows.find(({ kind }) => kind === 'COMPANY_ASSIGNED')?.title).toBe('Ege Çelik');
  });

  test('of a task that an edit assigns to them, but not of an edit of its title', async () => {
    const id = randomUUID();
    await createTask(admin.client, admin.id, id);
    const update = (title: string) =>
      admin.client.run('mutation ($id: ID!, $input: TaskInput!) { updateTask(id: $id, input: $input) { id } }', {
        id,
        input: { title, dueOn: '2030-01-01', assigneeId: selin.id },
      });
    await update('Numune');
    await update('Numune ve sertifika');
    expect(await kordon.db.query('select kind from notifications where recipient_id = $1', [selin.id])).toEqual([
      { kind: 'task_assigned' },
    ]);
  });

  test('of a lead that a rule assigns to them, whoever sends the form', async () => {
    await admin.client.run(
      'mutation ($rules: [AssignmentRuleInput!]!) { setAssignmentRules(rules: $rules) { country } }',
      { rules: [{ language: 'FR', ownerId: selin.id }] },
    );
    await kordon.visitor.run(
      'mutation ($input: QuoteRequestInput!) { submitQuoteRequest(input: $input) { reference } }',
      { input: aQuoteRequest({ submissionId: randomUUID(), language: 'FR', company: 'Aciéries du Rocher' }) },
    );
    expect(await list(selin.client)).toMatchObject([
      { kind: 'LEAD_RECEIVED', count: 1, title: 'Aciéries du Rocher', actor: null },
    ]);
    await kordon.db.query('delete from assignment_rules');
  });

  test('when a colleague answers or closes a request of theirs', async () => {
    const company = await aCompany(kordon.db);
    const { id } = await aStoredQuoteRequest(kordon.db, { ownerId: selin.id, companyId: company.id });
    await admin.client.run(
      'mutation ($id: ID!, $input: QuoteEmailInput!) { sendQuoteEmail(id: $id, input: $input) { id } }',
      { id, input: { subject: 'Talebiniz', body: 'Merhaba,', to: 'kisi@ornek.example' } },
    );
    await admin.client.run(
      'mutation ($id: ID!) { closeQuoteRequest(id: $id, input: { outcome: LOST, lostReason: PRICE }) { id } }',
      { id },
    );
    expect((await kindsOf(selin)).sort()).toEqual([
      ['REQUEST_ANSWERED', 1],
      ['REQUEST_CLOSED', 1],
    ]);
  });

  test('once of several requests that a colleague closes together', async () => {
    const ids = (await requestsOf(3, selin.id)).map(({ id }) => id);
    await admin.client.run(
      'mutation ($ids: [ID!]!) { closeQuoteRequests(ids: $ids, input: { outcome: LOST, lostReason: SPAM }) { id } }',
      { ids },
    );
    expect(await kindsOf(selin)).toEqual([['REQUEST_CLOSED', 3]]);
  });

  test('of records that are handed over', async () => {
    const leaver = await aPerson();
    await requestsOf(2, leaver.id);
    await aCompany(kordon.db, { ownerId: leaver.id });
    await createTask(leaver.client, leaver.id);
    await admin.client.run('mutation ($from: ID!, $to: ID!) { handOver(fromUserId: $from, toUserId: $to) }', {
      from: leaver.id,
      to: selin.id,
    });
    const rows = await list(selin.client);
    expect(rows.map(({ kind, recordType, count }) => [kind, recordType, count]).sort()).toEqual([
      ['HANDED_OVER', 'COMPANY', 1],
      ['HANDED_OVER', 'QUOTE_REQUEST', 2],
      ['HANDED_OVER', 'TASK', 1],
    ]);
    expect(await list(leaver.client)).toEqual([]);
  });
});

describe('nobody is notified', () => {
  test('of their own actions', async () => {
    const company = await aCompany(kordon.db);
    const { id } = await aStoredQuoteRequest(kordon.db, { companyId: company.id });
    await assign(selin.client, { requests: [id], companies: [company.id], ownerId: selin.id });
    await createTask(selin.client, selin.id);
    await selin.client.run(
      'mutation ($id: ID!) { closeQuoteRequest(id: $id, input: { outcome: LOST, lostReason: PRICE }) { id } }',
      { id },
    );
    expect(await kordon.db.query('select from notifications where recipient_id = $1', [selin.id])).toEqual([]);
  });

  test('when they are disabled', async () => {
    const [request] = await requestsOf(1, selin.id);
    await kordon.db.query('update admin_users set disabled_at = now() where id = $1', [selin.id]);
    await admin.client.run(
      'mutation ($id: ID!) { closeQuoteRequest(id: $id, input: { outcome: LOST, lostReason: PRICE }) { id } }',
      { id: request!.id },
    );
    expect(await kordon.db.query('select from notifications where recipient_id = $1', [selin.id])).toEqual([]);
  });

  test('of a change that is rolled back', async () => {
    const [request] = await requestsOf(1);
    const unknown = randomUUID();
    await expect(
      assign(admin.client, { requests: [request!.id], companies: [unknown], ownerId: selin.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await list(selin.client)).toEqual([]);
    expect(await queuedMails(selin.id)).toEqual([]);
  });

  test('when the assignment is undone before they read the notification and before the mail is sent', async () => {
    const [request] = await requestsOf(1);
    await assign(admin.client, { requests: [request!.id], ownerId: selin.id });
    expect(await list(selin.client)).toHaveLength(1);
    await assign(admin.client, { requests: [request!.id], ownerId: null });
    expect(await list(selin.client)).toEqual([]);
    await runMail(selin.id);
    expect(sent).toEqual([]);
  });
});

test('500 requests that are assigned by five simultaneous calls cause one notification and one mail', async () => {
  const ids = (await requestsOf(500)).map(({ id }) => id);
  await Promise.all(
    [0, 1, 2, 3, 4].map((call) =>
      assign(admin.client, { requests: ids.slice(call * 100, call * 100 + 100), ownerId: selin.id }),
    ),
  );
  const groups = await kindsOf(selin);
  // A call at a full ten minutes starts a second notification.
  expect(groups.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(500);
  expect(groups.length).toBeLessThanOrEqual(2);
  expect(await queuedMails(selin.id)).toHaveLength(1);
  await runMail(selin.id);
  await runMail(selin.id);
  expect(sent).toHaveLength(1);
}, 60_000);

test('when two people assign the same requests at the same instant, each request is notified once', async () => {
  const other = await aPerson({ name: 'Ece Tuna' });
  const ids = (await requestsOf(20)).map(({ id }) => id);
  await Promise.all(
    [admin, other].map(({ client }, index) =>
      assign(client, { requests: index === 0 ? ids : ids.toReversed(), ownerId: selin.id }),
    ),
  );
  expect(await kordon.db.query('select from notifications where recipient_id = $1', [selin.id])).toHaveLength(20);
});

test('two calls that close requests of the same owners in opposite order do not deadlock', async () => {
  const owners = [selin, await aPerson()];
  const sets = await Promise.all([0, 1].map(() => Promise.all(owners.map(({ id }) => requestsOf(5, id)))));
  await Promise.all(
    sets.map((set, index) =>
      admin.client.run(
        'mutation ($ids: [ID!]!) { closeQuoteRequests(ids: $ids, input: { outcome: LOST, lostReason: SPAM }) { id } }',
        { ids: (index === 0 ? set : set.toReversed()).flat().map(({ id }) => id) },
      ),
    ),
  );
  for (const owner of owners) expect(await kindsOf(owner)).toEqual([['REQUEST_CLOSED', 10]]);
});

describe('reading', () => {
  const markRead = (client: TestClient, variables = {}) =>
    client.run<{ markNotificationsRead: number }>(
      'mutation ($id: ID, $until: DateTime) { markNotificationsRead(id: $id, until: $until) }',
      variables,
    );

  test('one notification leaves the others unread; reading all leaves those unread that have arrived since', async () => {
    const [request] = await requestsOf(1);
    await assign(admin.client, { requests: [request!.id], ownerId: selin.id });
    await createTask(admin.client, selin.id);
    const [task] = await list(selin.client);
    expect(await markRead(selin.client, { id: task!.id, until: task!.createdAt })).toEqual({
      markNotificationsRead: 1,
    });
    const company = await aCompany(kordon.db);
    await assign(admin.client, { companies: [company.id], ownerId: selin.id });
    expect(await markRead(selin.client, { until: task!.createdAt })).toEqual({ markNotificationsRead: 1 });
    expect(await markRead(selin.client)).toEqual({ markNotificationsRead: 0 });
  });

  test('those of a colleague changes nothing', async () => {
    await createTask(admin.client, selin.id);
    const [row] = await list(selin.client);
    const other = await aPerson();
    expect(await markRead(other.client, { id: row!.id })).toEqual({ markNotificationsRead: 0 });
    expect(await markRead(other.client, { id: 'no id' })).toEqual({ markNotificationsRead: 0 });
    expect(await list(selin.client)).toMatchObject([{ isRead: false }]);
  });

  test('before the mail is sent makes the mail unnecessary', async () => {
    const [request] = await requestsOf(1);
    await assign(admin.client, { requests: [request!.id], ownerId: selin.id });
    await markRead(selin.client);
    await runMail(selin.id);
    expect(sent).toEqual([]);
  });
});

describe('mail', () => {
  const choose = (client: TestClient, kind: string, byMail: boolean) =>
    client.run(
      'mutation ($kind: NotificationKind!, $byMail: Boolean!) { setNotificationChoice(kind: $kind, byMail: $byMail) { kind byMail } }',
      { kind, byMail },
    );

  test('has a link to the record', async () => {
    const { id } = await aStoredQuoteRequest(kordon.db, { company: 'فولاد الوند' });
    await assign(admin.client, { requests: [id], ownerId: selin.id });
    await runMail(selin.id);
    expect(sent).toMatchObject([{ to: selin.email, subject: 'Baran Kılıç size bir talep atadı' }]);
    expect(sent[0]?.text).toContain(`https://kordon.example/admin/quotes/${id}`);
    expect(sent[0]?.html).toContain('فولاد الوند');
  });

  test('is sent of the kinds that the person chose', async () => {
    await choose(selin.client, 'REQUEST_ASSIGNED', false);
    await choose(selin.client, 'COMPANY_ASSIGNED', true);
    const [request] = await requestsOf(1);
    const company = await aCompany(kordon.db, { name: 'Ege Çelik' });
    await assign(admin.client, { requests: [request!.id], companies: [company.id], ownerId: selin.id });
    await runMail(selin.id);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('Ege Çelik');
    expect(sent[0]?.text).not.toContain('talep atadı');
    // A choice applies from the next notification on: what happened before is not mailed.
    await choose(selin.client, 'REQUEST_ASSIGNED', true);
    await runMail(selin.id);
    expect(sent).toHaveLength(1);
  });

  test('is not sent to a user who was disabled meanwhile', async () => {
    const [request] = await requestsOf(1);
    await assign(admin.client, { requests: [request!.id], ownerId: selin.id });
    await kordon.db.query('update admin_users set disabled_at = now() where id = $1', [selin.id]);
    await runMail(selin.id);
    expect(sent).toEqual([]);
  });

  test('is sent by the job queue', async () => {
    const [request] = await requestsOf(1);
    await assign(admin.client, { requests: [request!.id], ownerId: selin.id });
    const before = (await kordon.mail.waitForMessages(0)).length;
    await kordon.db.query(
      `select graphile_worker.reschedule_jobs(array[id], run_at := now()) from graphile_worker.jobs where key = $1`,
      [`mail-notifications-${selin.id}`],
    );
    const mails = await kordon.mail.waitForMessages(before + 1);
    expect(mails.some(({ recipients }) => recipients.includes(selin.email))).toBe(true);
  });
});

describe('a sales user who sees only own records', () => {
  beforeEach(() => kordon.db.query('update admin_users set sees_own_only = true where id = $1', [selin.id]));

  test('gets notifications and notifies others, but sees no notification of a record that a colleague now owns', async () => {
    const [kept, moved] = await requestsOf(2);
    await assign(admin.client, { requests: [kept!.id, moved!.id], ownerId: selin.id });
    expect(await kindsOf(selin)).toEqual([['REQUEST_ASSIGNED', 2]]);
    await kordon.db.query('update sessions set proved_at = now()');
    const { createApiToken } = await selin.client.run<{ createApiToken: { secret: string } }>(
      'mutation { createApiToken(name: "Reports", days: 1) { secret } }',
    );
    const token = { authorization: `Bearer ${createApiToken.secret}` };

    const other = await aPerson();
    await assign(selin.client, { requests: [moved!.id], ownerId: other.id });
    expect(await list(other.client)).toMatchObject([{ kind: 'REQUEST_ASSIGNED', actor: { name: 'Selin Aktaş' } }]);
    for (const rows of [await list(selin.client), await list(kordon.newClient(), token)])
      expect(rows).toMatchObject([{ count: 1, quoteRequestId: kept!.id }]);
    expect((await list(other.client)).map(({ quoteRequestId }) => quoteRequestId)).toEqual([moved!.id]);
  });

  test('sees no task of a company that belongs to a colleague, also not in the mail', async () => {
    const company = await aCompany(kordon.db, { ownerId: admin.id });
    await admin.client.run('mutation ($input: TaskInput!) { createTask(input: $input) { id } }', {
      input: { title: 'Gizli iş', dueOn: '2030-01-01', assigneeId: selin.id, companyId: company.id },
    });
    expect(await list(selin.client)).toEqual([]);
    await kordon.db.query('update notifications set mailed_at = null where recipient_id = $1', [selin.id]);
    await runMail(selin.id);
    expect(sent).toEqual([]);
  });

  test('gets an event of the live feed for a record that is assigned to them; the notification is stored by then', async () => {
    const [request] = await requestsOf(1, admin.id);
    const socket = selin.client.connect();
    const started = new Promise((resolve) => socket.on('ping', (fromServer) => fromServer && resolve(undefined)));
    const received = new Promise<string>((resolve) =>
      socket.subscribe<{ activityLogged: { targetId: string } }>(
        { query: 'subscription { activityLogged { targetId } }' },
        { next: ({ data }) => resolve(data!.activityLogged.targetId), error: () => {}, complete: () => {} },
      ),
    );
    await started;
    await assign(admin.client, { requests: [request!.id], ownerId: selin.id });
    expect(await received).toBe(request!.id);
    expect(await kindsOf(selin)).toEqual([['REQUEST_ASSIGNED', 1]]);
    await socket.dispose();
  });
});

test('notifications are deleted after 90 days', async () => {
  await createTask(admin.client, selin.id);
  await createTask(admin.client, selin.id);
  const age = (days: number) =>
    kordon.db.query(
      `update notifications set created_at = now() - make_interval(days => $2)
       where id = (select max(id) from notifications where recipient_id = $1)`,
      [selin.id, days],
    );
  await age(91);
  const tools = { db: kordon.db.manager } as Parameters<typeof removeOldNotifications.run>[1];
  await removeOldNotifications.run({}, tools);
  expect(await kindsOf(selin)).toEqual([['TASK_ASSIGNED', 1]]);
  await age(89);
  await removeOldNotifications.run({}, tools);
  expect(await kindsOf(selin)).toEqual([['TASK_ASSIGNED', 1]]);
});
