import { Communication } from '../modules/communications/communication.entity.ts';
import { Company } from '../modules/parties/company.entity.ts';
import { Contact } from '../modules/parties/contact.entity.ts';
import { QuoteRequest } from '../modules/quotes/quote-request.entity.ts';
import { testDatabase } from '../testing/database.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../testing/records.ts';

const database = testDatabase();
const db = () => database.dataSource();
const company = (id: string) => db().manager.findOneByOrFail(Company, { id });
const several = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Companies whose counters differ from what a count of the rows says. */
const wrongCompanies = () =>
  db().query<unknown[]>(`
    select c.* from companies c
      cross join lateral (
        select count(*), count(*) filter (where status = 'closed') as orders
        from quote_requests where company_id = c.id) quotes
      cross join lateral (select count(*) from contacts where company_id = c.id) contacts
      cross join lateral (select count(*), max(created_at) as latest from communications where company_id = c.id) talks
    where (total_quotes, total_orders) <> (quotes.count, quotes.orders)
      or (contact_count, communication_count) <> (contacts.count, talks.count)
      or last_contact_date is distinct from talks.latest`);

test('a company counts what belongs to it', async () => {
  const { id: companyId } = await aCompany(db());
  await aContact(db(), { companyId });
  await aStoredQuoteRequest(db(), { companyId });
  const { id } = await aStoredQuoteRequest(db(), { companyId });
  await aCommunication(db(), { companyId, createdAt: new Date('2026-03-01T09:00:00Z') });
  await aCommunication(db(), { companyId, createdAt: new Date('2026-02-01T09:00:00Z') });
  expect(await company(companyId)).toMatchObject({
    contactCount: 1,
    totalQuotes: 2,
    totalOrders: 0,
    communicationCount: 2,
    lastContactDate: new Date('2026-03-01T09:00:00Z'),
  });

  await db().manager.update(QuoteRequest, { id }, { status: 'closed' });
  expect(await company(companyId)).toMatchObject({ totalOrders: 1 });

  await db().manager.update(QuoteRequest, { id }, { status: 'quoted' });
  expect(await company(companyId)).toMatchObject({ totalOrders: 0 });
});

test('the date of the last contact goes back when the latest communication is deleted or moved', async () => {
  const [{ id: companyId }, { id: other }] = [await aCompany(db()), await aCompany(db())];
  await aCommunication(db(), { companyId, createdAt: new Date('2026-01-01T09:00:00Z') });
  const latest = await aCommunication(db(), { companyId, createdAt: new Date('2026-05-01T09:00:00Z') });

  await db().manager.update(Communication, { id: latest.id }, { companyId: other });
  expect((await company(companyId)).lastContactDate).toEqual(new Date('2026-01-01T09:00:00Z'));
  expect((await company(other)).lastContactDate).toEqual(new Date('2026-05-01T09:00:00Z'));

  await db().manager.delete(Communication, { id: latest.id });
  expect(await company(other)).toMatchObject({ communicationCount: 0, lastContactDate: null });
});

test('one statement over many rows counts them all', async () => {
  const [{ id: first }, { id: second }] = [await aCompany(db()), await aCompany(db())];
  await db().query(
    `insert into contacts (company_id, name, email)
     select case n % 2 when 0 then $1::uuid else $2::uuid end, 'Leyla Demir', n || '@many.example' from generate_series(1, 501) n`,
    [first, second],
  );
  expect([(await company(first)).contactCount, (await company(second)).contactCount]).toEqual([250, 251]);

  await db().query(`update contacts set company_id = $1 where company_id = $2`, [first, second]);
  await db().query(`delete from contacts where company_id = $1 and email < '2'`, [first]);
  expect(await wrongCompanies()).toEqual([]);
});

test('inserts, deletes and moves at the same time leave true counters', async () => {
  const companies = await several(4, () => aCompany(db()));
  const someCompany = () => companies[Math.floor(Math.random() * companies.length)]!.id;
  const contacts = await several(40, () => aContact(db(), { companyId: someCompany() }));
  const requests = await several(40, () => aStoredQuoteRequest(db(), { companyId: someCompany() }));

  await several(40, async (index) => {
    await aContact(db(), { companyId: someCompany() });
    await db().manager.update(Contact, { id: contacts[index]!.id }, { companyId: someCompany() });
    await aCommunication(db(), { companyId: someCompany() });
    await db().manager.update(
      QuoteRequest,
      { id: requests[index]!.id },
      { companyId: someCompany(), status: 'closed' },
    );
    if (index % 3 === 0) await db().manager.delete(Contact, { id: contacts[index]!.id });
    if (index % 4 === 0) await db().manager.delete(QuoteRequest, { id: requests[index]!.id });
  });
  expect(await wrongCompanies()).toEqual([]);
});

test('opposite moves at the same time do not deadlock', async () => {
  const [{ id: left }, { id: right }] = [await aCompany(db()), await aCompany(db())];
  const contacts = await several(20, (index) => aContact(db(), { companyId: index % 2 ? left : right }));
  for (const round of [0, 1, 2, 3])
    await several(20, (index) =>
      db().manager.update(Contact, { id: contacts[index]!.id }, { companyId: (index + round) % 2 ? right : left }),
    );
  expect(await wrongCompanies()).toEqual([]);
});

test('statements over the same companies in opposite order do not deadlock', async () => {
  const companies = await several(20, () => aCompany(db()));
  await several(20, (index) => {
    const ids = companies.map(({ id }) => id);
    return aContactEach(index % 2 ? ids : ids.reverse());
  });
  expect(await wrongCompanies()).toEqual([]);
});

const aContactEach = (companyIds: string[]) =>
  db().query(
    `insert into contacts (company_id, name, email)
     select id, 'Leyla Demir', gen_random_uuid() || '@each.example' from unnest($1::uuid[]) with ordinality as c (id, n) order by n`,
    [companyIds],
  );

test('an edit that moves nothing does not wait for whoever holds the company', async () => {
  const { id: companyId } = await aCompany(db());
  const { id } = await aStoredQuoteRequest(db(), { companyId });
  await db().transaction(async (tx) => {
    await tx.query(`select from companies where id = $1 for no key update`, [companyId]);
    await db().query(
      `set lock_timeout = '2s'; update quote_requests set notes = 'Aranacak' where id = '${id}'; reset lock_timeout`,
    );
  });
});

test('the bin changes nothing that a company counts', async () => {
  const { id: companyId } = await aCompany(db());
  await aContact(db(), { companyId });
  await db().manager.update(Company, { id: companyId }, { deletedAt: new Date() });
  expect((await company(companyId)).contactCount).toBe(1);
});
