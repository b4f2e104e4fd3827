import { Communication } from '../modules/communications/communication.entity.ts';
import { Company } from '../modules/parties/company.entity.ts';
import { testDatabase } from '../testing/database.ts';
import { aCommunication, aCompany } from '../testing/records.ts';
import { findWrongLastContacts } from '../testing/last-contact.ts';

const database = testDatabase();
const db = () => database.dataSource();
const findCompany = (id: string) => db().manager.findOneByOrFail(Company, { id });
const repeatParallel = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

test('lastContactDate is the date of the latest communication, in whatever order they are entered', async () => {
  const { id: companyId } = await aCompany(db());
  await aCommunication(db(), { companyId, createdAt: new Date('2026-03-01T09:00:00Z') });
  await aCommunication(db(), { companyId, createdAt: new Date('2026-02-01T09:00:00Z') });
  expect((await findCompany(companyId)).lastContactDate).toEqual(new Date('2026-03-01T09:00:00Z'));
});

test('lastContactDate returns to the previous communication when the latest is moved, and to null when the only one is deleted', async () => {
  const [{ id: companyId }, { id: otherCompanyId }] = [await aCompany(db()), await aCompany(db())];
  await aCommunication(db(), { companyId, createdAt: new Date('2026-01-01T09:00:00Z') });
  const latest = await aCommunication(db(), { companyId, createdAt: new Date('2026-05-01T09:00:00Z') });

  await db().manager.update(Communication, { id: latest.id }, { companyId: otherCompanyId });
  expect((await findCompany(companyId)).lastContactDate).toEqual(new Date('2026-01-01T09:00:00Z'));
  expect((await findCompany(otherCompanyId)).lastContactDate).toEqual(new Date('2026-05-01T09:00:00Z'));

  await db().manager.delete(Communication, { id: latest.id });
  expect((await findCompany(otherCompanyId)).lastContactDate).toBeNull();
});

test('a company that already has the date of a new communication is not updated', async () => {
  const createdAt = new Date('2026-03-01T09:00:00Z');
  const { id: companyId } = await aCompany(db(), { lastContactDate: createdAt });
  const version = () => db().query(`select xmin::text, ctid::text from companies where id = $1`, [companyId]);
  const before: unknown = await version();
  await aCommunication(db(), { companyId, createdAt });
  expect(await version()).toEqual(before);
});

test('lastContactDate is correct after concurrent insertions, moves and deletions of communications', async () => {
  const companies = await repeatParallel(4, () => aCompany(db()));
  const someCompany = () => companies[Math.floor(Math.random() * companies.length)]!.id;
  const aDate = () => new Date(Date.UTC(2026, Math.floor(Math.random() * 9), 1 + Math.floor(Math.random() * 28)));
  const stored = await repeatParallel(40, () => aCommunication(db(), { companyId: someCompany(), createdAt: aDate() }));
  await repeatParallel(40, async (index) => {
    const { id } = stored[index]!;
    await aCommunication(db(), { companyId: someCompany(), createdAt: aDate() });
    await db().manager.update(Communication, { id }, { companyId: someCompany() });
    if (index % 3 === 0) await db().manager.delete(Communication, { id });
  });
  expect(await findWrongLastContacts(db().manager)).toEqual([]);
});

test('concurrent moves of communications in opposite directions between two companies do not deadlock', async () => {
  const [{ id: left }, { id: right }] = [await aCompany(db()), await aCompany(db())];
  const stored = await repeatParallel(20, (index) => aCommunication(db(), { companyId: index % 2 ? left : right }));
  for (const round of [0, 1, 2, 3])
    await repeatParallel(20, (index) =>
      db().manager.update(Communication, { id: stored[index]!.id }, { companyId: (index + round) % 2 ? right : left }),
    );
  expect(await findWrongLastContacts(db().manager)).toEqual([]);
});
