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
const as = <T>(actor: string, work: (tx: EntityManager) => Promise<T>): Promise<T> =>
  db().transaction(async (tx) => {
    await tx.query(`select set_config('kordon.actor', $1, true)`, [actor]);
    return work(tx);
  });

test('a request from the public site is logged with what a feed shows', async () => {
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

test('an edit is logged with its author and each field before and after', async () => {
  const { id } = await aStoredQuoteRequest(db());
  await as('selin@kordon.example', (tx) =>
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

test('the author of one transaction is not that of the next on the same connection', async () => {
  const { id } = await aCompany(db());
  await as('selin@kordon.example', (tx) => tx.update(Company, { id }, { industry: 'Boru' }));
  await db().manager.update(Company, { id }, { industry: 'Profil' });
  expect((await activityOf(id)).map(({ actor }) => actor)).toEqual([null, 'selin@kordon.example', null]);
});

test('contacts and communications say whose they are', async () => {
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

test('counters, and an edit that changes nothing, are no activity', async () => {
  const { id: companyId } = await aCompany(db());
  await aCommunication(db(), { companyId });
  await db().query(`update companies set name = name where id = $1`, [companyId]);
  expect(await activityOf(companyId)).toHaveLength(1);
});

test('the bin reads as deleting and making again', async () => {
  const { id } = await aCompany(db());
  await db().manager.update(Company, { id }, { deletedAt: new Date() });
  await db().manager.update(Company, { id }, { deletedAt: null });
  await db().manager.delete(Company, id);
  expect((await activityOf(id)).map(({ action }) => action)).toEqual(['INSERT', 'DELETE', 'INSERT', 'DELETE']);
});

test('an imported record was made when it says so, and changed when it was', async () => {
  const createdAt = new Date('2019-05-01T09:00:00Z');
  const { id } = await aCompany(db(), { createdAt });
  await db().manager.update(Company, { id }, { industry: 'Boru' });
  const [made, changed] = await activityOf(id);
  expect(made?.createdAt).toEqual(createdAt);
  expect(changed?.createdAt.getFullYear()).toBeGreaterThan(2019);
});

test('what a deleted company takes with it is logged too', async () => {
  const { id: companyId } = await aCompany(db());
  const { id } = await aContact(db(), { companyId });
  await db().manager.delete(Company, companyId);
  expect(await db().manager.findOneBy(Contact, { id })).toBeNull();
  expect((await activityOf(id)).map(({ action }) => action)).toEqual(['INSERT', 'DELETE']);
});

describe('notifications', () => {
  let listener: Client;
  let heard: { channel: string; payload?: string }[];

  beforeEach(async () => {
    heard = [];
    listener = new Client(database.url());
    await listener.connect();
    listener.on('notification', ({ channel, payload }) => heard.push({ channel, payload }));
    await listener.query('listen activity; listen session_ended');
  });
  afterEach(() => listener.end());

  /** A round trip: what was notified before it has arrived after it. */
  const settle = () => listener.query('select');

  test('a change is announced when it is committed, by the id of its row', async () => {
    const companyId = await db().transaction(async (tx) => {
      const { id } = await aCompany(tx);
      await settle();
      expect(heard).toEqual([]);
      return id;
    });
    await settle();
    expect(heard).toEqual([{ channel: 'activity', payload: (await activityOf(companyId))[0]?.id }]);
  });

  test('what is rolled back is never announced', async () => {
    await db()
      .transaction(async (tx) => {
        await aCompany(tx);
        throw new Error('the visitor hung up');
      })
      .catch(() => undefined);
    await settle();
    expect(heard).toEqual([]);
  });

  const aSignedInAdmin = async (sid: string): Promise<AdminUser> => {
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
  ])('the session of an admin who %s ends', async (_, sid, happen) => {
    const admin = await aSignedInAdmin(sid);
    await happen(admin);
    await settle();
    expect(heard).toContainEqual({ channel: 'session_ended', payload: sid });
    expect(await db().query(`select from sessions where sid = $1`, [sid])).toEqual([]);
  });

  test('a changed name ends no session', async () => {
    const { id } = await aSignedInAdmin('renamed');
    await db().manager.update(AdminUser, { id }, { name: 'Selin Aktaş' });
    await settle();
    expect(heard.filter(({ channel }) => channel === 'session_ended')).toEqual([]);
  });
});
