import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { ActivityLog } from '../modules/activity/activity-log.entity.ts';
import { Company } from '../modules/parties/company.entity.ts';
import { Contact } from '../modules/parties/contact.entity.ts';
import { AdminUser } from '../modules/identity/admin-user.entity.ts';
import { QuoteRequest } from '../modules/quotes/quote-request.entity.ts';
import { testDatabase } from '../testing/database.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../testing/records.ts';

const database = testDatabase();
const db = () => database.dataSource();
const activityOf = (targetId: string) => db().manager.find(ActivityLog, { where: { targetId }, order: { id: 'asc' } });
const asActor = <T>(actor: string, work: (tx: EntityManager) => Promise<T>): Promise<T> =>
  db().transaction(async (tx) => {
    await tx.query(`select set_config('kordon.actor', $1, true)`, [actor]);
    return work(tx);
  });

test('a request from the public site is logged with the details that the activity feed shows', async () => {
  const { id } = await aStoredQuoteRequest(db(), {
    name: 'Grace Whitcombe',
    email: 'g@fairhaven.example',
    company: 'Fairhaven',
  });
  expect(await activityOf(id)).toMatchObject([
    {
      action: 'INSERT',
      targetType: 'quote_requests',
      details: { name: 'Grace Whitcombe', company: 'Fairhaven', email: 'g@fairhaven.example', status: 'new' },
      changes: null,
      actor: null,
    },
  ]);
});

test('an edit is logged with its actor and the old and new value of each changed field', async () => {
  const { id } = await aStoredQuoteRequest(db());
  await asActor('selin@kordon.example', (tx) =>
    tx.update(QuoteRequest, { id }, { status: 'quoted', quotedAmount: 6200.5, quotedCurrency: 'USD' }),
  );
  const [, edit] = await activityOf(id);
  expect(edit).toMatchObject({ action: 'UPDATE', actor: 'selin@kordon.example', details: { status: 'quoted' } });
  expect(edit?.changes).toEqual({
    status: ['new', 'quoted'],
    quotedAmount: [null, 6200.5],
    quotedCurrency: [null, 'USD'],
    firstResponseAt: [null, expect.any(String)],
  });
});

test('the actor of a transaction does not apply to the next one on the same connection', async () => {
  const { id } = await aCompany(db());
  await asActor('selin@kordon.example', (tx) => tx.update(Company, { id }, { industry: 'Boru' }));
  await db().manager.update(Company, { id }, { industry: 'Profil' });
  expect((await activityOf(id)).map(({ actor }) => actor)).toEqual([null, 'selin@kordon.example', null]);
});

test("entries of contacts and communications contain the company's name", async () => {
  const { id: companyId } = await aCompany(db(), { name: 'Wadi Rihan' });
  const contact = await aContact(db(), { companyId, name: 'Nour Haddad' });
  const communication = await aCommunication(db(), { companyId, subject: 'HMS 80:20', status: 'received' });
  expect((await activityOf(contact.id))[0]?.details).toMatchObject({ name: 'Nour Haddad', company: 'Wadi Rihan' });
  expect((await activityOf(communication.id))[0]?.details).toEqual({
    name: 'HMS 80:20',
    company: 'Wadi Rihan',
    status: 'received',
  });
});

test("updates of a company's communication counters and updates without changes are not logged", async () => {
  const { id: companyId } = await aCompany(db());
  await aCommunication(db(), { companyId });
  await db().query(`update companies set name = name where id = $1`, [companyId]);
  expect(await activityOf(companyId)).toHaveLength(1);
});

test('soft deletion is logged as DELETE and restoring as INSERT', async () => {
  const { id } = await aCompany(db());
  await db().manager.update(Company, { id }, { deletedAt: new Date() });
  await db().manager.update(Company, { id }, { deletedAt: null });
  await db().manager.delete(Company, id);
  expect((await activityOf(id)).map(({ action }) => action)).toEqual(['INSERT', 'DELETE', 'INSERT', 'DELETE']);
});

test("the INSERT entry of an imported record has the record's createdAt; a later UPDATE entry has the current time", async () => {
  const createdAt = new Date('2019-05-01T09:00:00Z');
  const { id } = await aCompany(db(), { createdAt });
  await db().manager.update(Company, { id }, { industry: 'Boru' });
  const [inserted, updated] = await activityOf(id);
  expect(inserted?.createdAt).toEqual(createdAt);
  expect(updated?.createdAt.getFullYear()).toBeGreaterThan(2019);
});

test('records deleted by cascade with a company are logged too', async () => {
  const { id: companyId } = await aCompany(db());
  const { id } = await aContact(db(), { companyId });
  await db().manager.delete(Company, companyId);
  expect(await db().manager.findOneBy(Contact, { id })).toBeNull();
  expect((await activityOf(id)).map(({ action }) => action)).toEqual(['INSERT', 'DELETE']);
});

describe('notifications', () => {
  let listener: Client;
  let notifications: { channel: string; payload?: string }[];

  beforeEach(async () => {
    notifications = [];
    listener = new Client(database.url());
    await listener.connect();
    listener.on('notification', ({ channel, payload }) => notifications.push({ channel, payload }));
    await listener.query('listen activity; listen session_ended');
  });
  afterEach(() => listener.end());

  /** Makes a round trip on the listener's connection: notifications sent before the call have arrived when it resolves. */
  const waitForNotifications = () => listener.query('select');

  test('a change is notified on commit, with the id of its activity log entry', async () => {
    const companyId = await db().transaction(async (tx) => {
      const { id } = await aCompany(tx);
      await waitForNotifications();
      expect(notifications).toEqual([]);
      return id;
    });
    await waitForNotifications();
    expect(notifications).toEqual([{ channel: 'activity', payload: (await activityOf(companyId))[0]?.id }]);
  });

  test('a change that is rolled back is never notified', async () => {
    await db()
      .transaction(async (tx) => {
        await aCompany(tx);
        throw new Error('the visitor hung up');
      })
      .catch(() => undefined);
    await waitForNotifications();
    expect(notifications).toEqual([]);
  });

  const aSignedInAdminUser = async (sid: string): Promise<AdminUser> => {
    const admins = db().getRepository(AdminUser);
    const admin = await admins.save(admins.create({ email: `${sid}@kordon.example`, name: 'Selin', role: 'admin' }));
    const sess = { passport: { user: admin.id } };
    await db().query(`insert into sessions values ($1, $2, now() + interval '1 hour')`, [sid, sess]);
    return admin;
  };

  test.each([
    ['signs out', 'out', () => db().query(`delete from sessions where sid = 'out'`)],
    [
      'is disabled',
      'disabled',
      ({ id }: AdminUser) => db().manager.update(AdminUser, { id }, { disabledAt: new Date() }),
    ],
    ['is deleted', 'deleted', ({ id }: AdminUser) => db().manager.delete(AdminUser, { id })],
  ])('the session of an admin user who %s ends', async (_, sid, endSession) => {
    const admin = await aSignedInAdminUser(sid);
    await endSession(admin);
    await waitForNotifications();
    expect(notifications).toContainEqual({ channel: 'session_ended', payload: sid });
    expect(await db().query(`select from sessions where sid = $1`, [sid])).toEqual([]);
  });

  test('changing the name of an admin user ends no session', async () => {
    const { id } = await aSignedInAdminUser('renamed');
    await db().manager.update(AdminUser, { id }, { name: 'Selin Aktaş' });
    await waitForNotifications();
    expect(notifications.filter(({ channel }) => channel === 'session_ended')).toEqual([]);
  });
});
