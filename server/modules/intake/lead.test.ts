import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { testDatabase } from '../../testing/database.ts';
import { aCompany, aContact } from '../../testing/records.ts';
import { Company } from '../parties/company.entity.ts';
import { companyDomain } from '../parties/freemail.ts';
import { Contact } from '../parties/contact.entity.ts';
import { leadOf, type Lead, type Person } from '../parties/lead.service.ts';

const database = testDatabase();
let db: DataSource;
beforeAll(() => (db = database.dataSource()));
beforeEach(() => db.query('truncate companies, contacts cascade'));

/** Somebody with a freemail address who left the company out; a test names only what it is about. */
const lead = (about: Partial<Person>): Promise<Lead> =>
  db.transaction((tx) =>
    leadOf(tx, { name: 'Leyla Demir', email: `${randomUUID()}@gmail.com`, phone: '', company: '', ...about }),
  );

test.each<[how: string, known: Partial<Company>, person: Partial<Person>]>([
  ['the domain of its website', { website: 'https://www.Mill.example/tr' }, { email: 'leyla@MILL.example' }],
  [
    'its domain, whatever the person calls it',
    { website: 'mill.example' },
    { email: 'a@mill.example', company: 'Other' },
  ],
  ['its name', { name: 'Demirköy Yapı' }, { company: 'Demirköy Yapı' }],
  ['its name in Turkish capitals', { name: 'Işık İnşaat' }, { company: 'IŞIK İNŞAAT' }],
  ['its name on a keyboard without Turkish', { name: 'Işık İnşaat A.Ş.' }, { company: 'isik insaat' }],
  ['its name with a legal form', { name: 'Altınova Profil' }, { company: 'Altınova Profil San. ve Tic. Ltd. Şti.' }],
  ['its name without one', { name: 'Moorfield Tubes plc' }, { company: 'Moorfield Tubes' }],
  ['its name with another one', { name: 'Müller Stahl GmbH' }, { company: 'Müller Stahl AG' }],
  ['its name in French', { name: 'SARL Aciéries du Rocher' }, { company: 'ACIERIES DU ROCHER' }],
  ['its name in Arabic', { name: 'شركة النخيل للصلب' }, { company: 'النخيل للصلب' }],
  ['its name in Persian', { name: 'شرکت فولاد دماوند' }, { company: 'فولاد دماوند (سهامی خاص)' }],
])('a company is known by %s', async (_how, known, person) => {
  const company = await aCompany(db, known);
  expect((await lead(person)).companyId).toBe(company.id);
});

test.each<[what: string, known: Partial<Company>, person: Partial<Person>]>([
  ['the freemail provider', { website: 'https://gmail.com' }, { email: 'leyla@gmail.com' }],
  ['a part of its domain', { website: 'mill.example' }, { email: 'leyla@steelmill.example' }],
  ['a part of its name', { name: 'Demir' }, { company: 'Demir Çelik' }],
  ['a name that the person bears', { name: 'Leyla Demir' }, { name: 'Leyla Demir' }],
  ['a name of signs alone', { name: '***' }, { company: '---' }],
])('no company is known by %s', async (_what, known, person) => {
  const company = await aCompany(db, known);
  expect((await lead(person)).companyId).not.toBe(company.id);
});

test('a person is known by e-mail, whatever its case, and belongs to the same company under any name', async () => {
  const company = await aCompany(db);
  const other = await aCompany(db, { name: 'Other' });
  const contact = await aContact(db, { companyId: company.id, email: 'Leyla@gmail.com' });
  expect(await lead({ email: 'leyla@GMAIL.com', company: other.name })).toEqual({
    companyId: company.id,
    contactId: contact.id,
  });
});

test("a company's first contact is its primary one, also of two who write at once", async () => {
  const { id: companyId } = await aCompany(db, { name: 'Ege Çelik', website: 'ege.example' });
  await Promise.all([lead({ company: 'Ege Çelik' }), lead({ email: 'ali@ege.example' })]);
  await lead({ company: 'Ege Çelik' });
  const people = await db.manager.findBy(Contact, { companyId });
  expect(people.map(({ isPrimary }) => isPrimary).sort()).toEqual([false, false, true]);
});

test('e-mail counts before the domain, the domain before the name', async () => {
  const [byMail, byDomain, byName] = await Promise.all([
    aCompany(db),
    aCompany(db, { website: 'mill.example' }),
    aCompany(db, { name: 'Mill' }),
  ]);
  const all = { email: 'leyla@mill.example', company: 'Mill' };
  expect((await lead({ ...all, email: 'ayse@mill.example' })).companyId).toBe(byDomain.id);
  expect((await lead({ company: 'Mill' })).companyId).toBe(byName.id);
  await aContact(db, { companyId: byMail.id, email: all.email });
  expect((await lead(all)).companyId).toBe(byMail.id);
});

test('of two companies of one name the older gets the lead', async () => {
  const older = await aCompany(db, { name: 'Ege Çelik', createdAt: new Date('2024-01-01') });
  await aCompany(db, { name: 'Ege Çelik Ltd.', createdAt: new Date('2025-01-01') });
  expect((await lead({ company: 'Ege Çelik' })).companyId).toBe(older.id);
});

test('a company in the bin comes back with the lead, unless another of the name is in use', async () => {
  const binned = await aCompany(db, { name: 'Ege Çelik', deletedAt: new Date(), createdAt: new Date('2024-01-01') });
  expect((await lead({ company: 'Ege Çelik' })).companyId).toBe(binned.id);
  expect(await db.getRepository(Company).findOneBy({ id: binned.id })).toMatchObject({ deletedAt: null });

  await db.getRepository(Company).update(binned.id, { deletedAt: new Date() });
  const used = await aCompany(db, { name: 'Ege Çelik A.Ş.' });
  expect((await lead({ company: 'Ege Çelik' })).companyId).toBe(used.id);
});

test.each([
  ['leyla@gmail.com', null],
  ['leyla@GoogleMail.com', null],
  ['leyla@yahoo.com.tr', null],
  ['leyla@hotmail.fr', null],
  ['leyla@yandex.com', null],
  ['leyla@chmail.ir', null],
  ['leyla@Mail.Demir.example', 'mail.demir.example'],
  ['leyla@outlook-steel.com', 'outlook-steel.com'],
  ['leyla@live.demir.com.tr', 'live.demir.com.tr'],
])('%s is of %s', (email, domain) => {
  expect(companyDomain(email)).toBe(domain);
});
