import { Communication } from '../modules/communications/communication.entity.ts';
import { Company } from '../modules/parties/company.entity.ts';
import { testDatabase } from '../testing/database.ts';
import { aCommunication, aCompany } from '../testing/records.ts';
import { findWrongLastContacts } from '../testing/last-contact.ts';

const database = testDatabase();
const db = () => database.dataSource();
const company = (id: string) => db().manager.findOneByOrFail(Company, { id });
const several = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

test('the date of the last contact is that of the latest communication, whichever was entered last', async () => {
  const { id: companyId } = await aCompany(db());
  await aCommunication(db(), { companyId, createdAt: new Date('2026-03-01T09:00:00Z') });
  await aCommunication(db(), { companyId, createdAt: new Date('2026-02-01T09:00:00Z') });
  expect((await company(companyId)).lastContactDate).toEqual(new Date('2026-03-01T09:00:00Z'));
});

test('the date of the last contact goes back when the latest communication is deleted or moved', async () => {
  const [{ id: companyId }, { id: other }] = [await aCompany(db()), await aCompany(db())];
  await aCommunication(db(), { companyId, createdAt: new Date('2026-01-01T09:00:00Z') });
  const latest = await aCommunication(db(), { companyId, createdAt: new Date('2026-05-01T09:00:00Z') });

  await db().manager.update(Communication, { id: latest.id }, { companyId: other });
  expect((await company(companyId)).lastContactDate).toEqual(new Date('2026-01-01T09:00:00Z'));
  expect((await company(other)).lastContactDate).toEqual(new Date('2026-05-01T09:00:00Z'));

  await db().manager.delete(Communication, { id: latest.id });
  expect((await company(other)).lastContactDate).toBeNull();
});

test('a company that brings the date of its communication is not written again', async () => {
  const createdAt = new Date('2026-03-01T09:00:00Z');
  const { id: companyId } = await aCompany(db(), { lastContactDate: createdAt });
  const version = () => db().query(`select xmin::text, ctid::text from companies where id = $1`, [companyId]);
  const before: unknown = await version();
  await aCommunication(db(), { companyId, createdAt });
  expect(await version()).toEqual(before);
});

test('communications entered, moved and deleted at the same time leave the true date', async () => {
  const companies = await several(4, () => aCompany(db()));
  const someCompany = () => companies[Math.floor(Math.random() * companies.length)]!.id;
  const aDate = () => new Date(Date.UTC(2026, Math.floor(Math.random() * 9), 1 + Math.floor(Math.random() * 28)));
  const said = await several(40, () => aCommunication(db(), { companyId: someCompany(), createdAt: aDate() }));
  await several(40, async (index) => {
    const { id } = said[index]!;
    await aCommunication(db(), { companyId: someCompany(), createdAt: aDate() });
    await db().manager.update(Communication, { id }, { companyId: someCompany() });
    if (index % 3 === 0) await db().manager.delete(Communication, { id });
  });
  expect(await findWrongLastContacts(db().manager)).toEqual([]);
});

test('opposite moves at the same time do not deadlock', async () => {
  const [{ id: left }, { id: right }] = [await aCompany(db()), await aCompany(db())];
  const said = await several(20, (index) => aCommunication(db(), { companyId: index % 2 ? left : right }));
  for (const round of [0, 1, 2, 3])
    await several(20, (index) =>
      db().manager.update(Communication, { id: said[index]!.id }, { companyId: (index + round) % 2 ? right : left }),
    );
  expect(await findWrongLastContacts(db().manager)).toEqual([]);
});
