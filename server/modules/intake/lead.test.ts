import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { testDatabase } from '../../testing/database.ts';
import { aCompany, aContact } from '../../testing/records.ts';
import { Company } from '../parties/company.entity.ts';
import { getCompanyDomain } from '../parties/lead.service.ts';
import { Contact } from '../parties/contact.entity.ts';
import { findOrCreateLead, type Lead, type Person } from '../parties/lead.service.ts';

const database = testDatabase();
let db: DataSource;
beforeAll(() => (db = database.dataSource()));
beforeEach(() => db.query('truncate companies, contacts cascade'));

/** Finds or creates the lead of a person with a freemail address and without a company, unless overridden. */
const findLead = (overrides: Partial<Person>): Promise<Lead> =>
  db.transaction((tx) =>
    findOrCreateLead(tx, {
      name: 'Leyla Demir',
      email: `${randomUUID()}@gmail.com`,
      phone: '',
      company: '',
      ...overrides,
    }),
  );

test.each<[how: string, known: Partial<Company>, person: Partial<Person>]>([
  ['the domain of its website', { website: 'https://www.Mill.example/tr' }, { email: 'leyla@MILL.example' }],
  [
    'its domain, also with another company name',
    { website: 'mill.example' },
    { email: 'a@mill.example', company: 'Other' },
  ],
  ['its name', { name: 'Demirköy Yapı' }, { company: 'Demirköy Yapı' }],
  ['its name in Turkish capitals', { name: 'Işık İnşaat' }, { company: 'IŞIK İNŞAAT' }],
  ['its name without Turkish letters', { name: 'Işık İnşaat A.Ş.' }, { company: 'isik insaat' }],
  [
    'its name with an added legal form',
    { name: 'Altınova Profil' },
    { company: 'Altınova Profil San. ve Tic. Ltd. Şti.' },
  ],
  ['its name without the legal form', { name: 'Moorfield Tubes plc' }, { company: 'Moorfield Tubes' }],
  ['its name with another legal form', { name: 'Müller Stahl GmbH' }, { company: 'Müller Stahl AG' }],
  ['its name in French', { name: 'SARL Aciéries du Rocher' }, { company: 'ACIERIES DU ROCHER' }],
  ['its name in Arabic', { name: 'شركة النخيل للصلب' }, { company: 'النخيل للصلب' }],
  ['its name in Persian', { name: 'شرکت فولاد دماوند' }, { company: 'فولاد دماوند (سهامی خاص)' }],
])('a company is matched by %s', async (_how, known, person) => {
  const company = await aCompany(db, known);
  expect((await findLead(person)).companyId).toBe(company.id);
});

test.each<[what: string, known: Partial<Company>, person: Partial<Person>]>([
  ['the freemail provider', { website: 'https://gmail.com' }, { email: 'leyla@gmail.com' }],
  ['a part of its domain', { website: 'mill.example' }, { email: 'leyla@steelmill.example' }],
  ['a part of its name', { name: 'Demir' }, { company: 'Demir Çelik' }],
  ['the name of the person', { name: 'Leyla Demir' }, { name: 'Leyla Demir' }],
  ['a name of punctuation only', { name: '***' }, { company: '---' }],
])('a company is not matched by %s', async (_title, known, person) => {
  const company = await aCompany(db, known);
  expect((await findLead(person)).companyId).not.toBe(company.id);
});

test('a contact is matched by e-mail, ignoring case, even with another company name', async () => {
  const company = await aCompany(db);
  const other = await aCompany(db, { name: 'Other' });
  const contact = await aContact(db, { companyId: company.id, email: 'Leyla@gmail.com' });
  expect(await findLead({ email: 'leyla@GMAIL.com', company: other.name })).toEqual({
    companyId: company.id,
    contactId: contact.id,
  });
});

test('the first contact of a company is primary, also with two simultaneous leads', async () => {
  const { id: companyId } = await aCompany(db, { name: 'Ege Çelik', website: 'ege.example' });
  await Promise.all([findLead({ company: 'Ege Çelik' }), findLead({ email: 'ali@ege.example' })]);
  await findLead({ company: 'Ege Çelik' });
  const people = await db.manager.findBy(Contact, { companyId });
  expect(people.map(({ isPrimary }) => isPrimary).sort()).toEqual([false, false, true]);
});

test('e-mail takes precedence over domain, and domain over name', async () => {
  const [byMail, byDomain, byName] = await Promise.all([
    aCompany(db),
    aCompany(db, { website: 'mill.example' }),
    aCompany(db, { name: 'Mill' }),
  ]);
  const all = { email: 'leyla@mill.example', company: 'Mill' };
  expect((await findLead({ ...all, email: 'ayse@mill.example' })).companyId).toBe(byDomain.id);
  expect((await findLead({ company: 'Mill' })).companyId).toBe(byName.id);
  await aContact(db, { companyId: byMail.id, email: all.email });
  expect((await findLead(all)).companyId).toBe(byMail.id);
});

test('of two companies with the same name the older one is matched', async () => {
  const older = await aCompany(db, { name: 'Ege Çelik', createdAt: new Date('2024-01-01') });
  await aCompany(db, { name: 'Ege Çelik Ltd.', createdAt: new Date('2025-01-01') });
  expect((await findLead({ company: 'Ege Çelik' })).companyId).toBe(older.id);
});

test('a deleted company is restored unless another company with the name exists', async () => {
  const deleted = await aCompany(db, { name: 'Ege Çelik', deletedAt: new Date(), createdAt: new Date('2024-01-01') });
  expect((await findLead({ company: 'Ege Çelik' })).companyId).toBe(deleted.id);
  expect(await db.getRepository(Company).findOneBy({ id: deleted.id })).toMatchObject({ deletedAt: null });

  await db.getRepository(Company).update(deleted.id, { deletedAt: new Date() });
  const active = await aCompany(db, { name: 'Ege Çelik A.Ş.' });
  expect((await findLead({ company: 'Ege Çelik' })).companyId).toBe(active.id);
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
])('the company domain of %s is %s', (email, domain) => {
  expect(getCompanyDomain(email)).toBe(domain);
});
