import { Company } from '../modules/parties/company.entity.ts';
import { QuoteRequest } from '../modules/quotes/quote-request.entity.ts';
import { testDatabase } from '../testing/database.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../testing/records.ts';

const database = testDatabase();
const findCompany = (id: string) => database.dataSource().manager.findOneByOrFail(Company, { id });

test('every update of a company increases updatedAt, also within one transaction', async () => {
  const { id, updatedAt } = await aCompany(database.dataSource());
  const versions = await database.dataSource().transaction(async (tx) => {
    const seen = [updatedAt.getTime()];
    for (const leadScore of [10, 20, 30]) {
      await tx.update(Company, { id }, { leadScore });
      seen.push((await tx.findOneByOrFail(Company, { id })).updatedAt.getTime());
    }
    return seen;
  });
  expect(new Set(versions).size).toBe(4);
  expect(versions).toEqual([...versions].sort());
});

test('a new communication changes lastContactDate of its company, but not updatedAt', async () => {
  const { id, updatedAt } = await aCompany(database.dataSource());
  const { createdAt } = await aCommunication(database.dataSource(), { companyId: id });
  expect(await findCompany(id)).toMatchObject({ lastContactDate: createdAt, updatedAt });
});

test('company codes are consecutive and can exceed four digits', async () => {
  await database.dataSource().query(`select setval('company_code_number', 9998)`);
  const codes = [await aCompany(database.dataSource()), await aCompany(database.dataSource())].map(
    (c) => c.companyCode,
  );
  expect(codes).toEqual(['KC-9999', 'KC-10000']);
});

test('two contacts cannot have the same e-mail, ignoring case', async () => {
  const { id: companyId } = await aCompany(database.dataSource());
  await aContact(database.dataSource(), { companyId, email: 'Leyla@Demir.example' });
  await expect(aContact(database.dataSource(), { companyId, email: 'leyla@demir.EXAMPLE' })).rejects.toThrow(
    'contacts_email',
  );
});

test('deleting a company deletes its contacts but keeps its quote requests', async () => {
  const db = database.dataSource();
  const { id: companyId } = await aCompany(db);
  const { id: contactId } = await aContact(db, { companyId });
  const { id } = await aStoredQuoteRequest(db, { companyId, contactId });
  await db.manager.delete(Company, companyId);
  expect(await db.manager.findOneBy(QuoteRequest, { id })).toMatchObject({ companyId: null, contactId: null });
});

test('quote_status_history records every status change, and first_response_at is the time of the first QUOTED status', async () => {
  const db = database.dataSource();
  const { id } = await aStoredQuoteRequest(db);
  for (const status of ['pending', 'quoted', 'quoted', 'closed'] as const)
    await db.manager.update(QuoteRequest, { id }, { status });

  const history = await db.query<unknown>(
    `select from_status, to_status from quote_status_history where quote_request_id = $1 order by id`,
    [id],
  );
  expect(history).toEqual([
    { from_status: null, to_status: 'new' },
    { from_status: 'new', to_status: 'pending' },
    { from_status: 'pending', to_status: 'quoted' },
    { from_status: 'quoted', to_status: 'closed' },
  ]);
  const [answered] = await db.query<[{ same: boolean }]>(
    `select first_response_at = changed_at as same from quote_requests q join quote_status_history h on quote_request_id = q.id
     where q.id = $1 and to_status = 'quoted'`,
    [id],
  );
  expect(answered.same).toBe(true);
});
