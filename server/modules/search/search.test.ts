import { startKordon } from '../../testing/kordon.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import { Company } from '../parties/company.entity.ts';

const kordon = startKordon();
beforeEach(() => kordon.db.query('delete from companies; delete from quote_requests'));

interface Hits {
  search: { id: string; kind: string; title: string; near: boolean; companyId: string | null }[];
}
const find = async (text: string, first?: number) => {
  const document = `query ($text: String!, $first: Int) {
    search(text: $text, first: $first) { id kind title detail companyId companyName state at near }
  }`;
  return (await kordon.admin.run<Hits>(document, { text, first })).search;
};
const findTitles = async (text: string) => (await find(text)).map(({ title }) => title);

test.each(['ISTANBUL', 'istanbul', 'İstanbul', 'ıstanbul', 'istambul', 'İSTANBLU'])(
  '%s finds the company, contact, quote request and communication of Istanbul',
  async (text) => {
    const { id: companyId } = await aCompany(kordon.db, { name: 'İstanbul Demir' });
    await aContact(kordon.db, { companyId, name: 'Ayşe İstanbullu' });
    await aStoredQuoteRequest(kordon.db, { company: 'Istanbul Demir' });
    await aCommunication(kordon.db, { companyId, subject: 'ISTANBUL yüklemesi' });
    await aCompany(kordon.db, { name: 'Ankara Boru' });
    const hits = await find(text);
    expect(hits.map(({ kind }) => kind).sort()).toEqual(['COMMUNICATION', 'COMPANY', 'CONTACT', 'QUOTE_REQUEST']);
    expect(new Set(hits.map(({ near }) => near))).toEqual(new Set([/istam|blu/i.test(text)]));
  },
);

test('hits are sorted by equal title, then beginning of the title, then the rest', async () => {
  for (const name of ['Ege Demir Ticaret', 'Demirköy', 'Karademir', 'Demir']) await aCompany(kordon.db, { name });
  expect(await findTitles('demir')).toEqual(['Demir', 'Demirköy', 'Ege Demir Ticaret', 'Karademir']);
});

test('all words must match, in any order', async () => {
  await aCompany(kordon.db, { name: 'Ege Demir Ticaret' });
  await aCompany(kordon.db, { name: 'Ege Boru' });
  expect(await findTitles('ticaret EGE')).toEqual(['Ege Demir Ticaret']);
  expect(await findTitles('ege xylofon')).toEqual([]);
});

test('two letters match the beginnings of words', async () => {
  await aCompany(kordon.db, { name: 'Ox Yapı' });
  await aCompany(kordon.db, { name: 'Boxer' });
  await aCompany(kordon.db, { name: 'Liman Ox' });
  expect((await findTitles('ox')).sort()).toEqual(['Liman Ox', 'Ox Yapı']);
});

test('a number, an e-mail address and the beginning of an id find their record', async () => {
  const company = await aCompany(kordon.db, { name: 'Ege' });
  const contact = await aContact(kordon.db, { companyId: company.id, name: 'Reza' });
  const request = await aStoredQuoteRequest(kordon.db, { reference: 'KC-7HQ2ZX', name: 'Grace' });
  const findFirstId = async (text: string) => (await find(text))[0]?.id;
  expect(await findFirstId(company.companyCode.toLowerCase())).toBe(company.id);
  expect(await findFirstId(contact.email!.toUpperCase())).toBe(contact.id);
  expect(await findFirstId('kc-7hq2zx')).toBe(request.id);
  expect(await findFirstId(request.id.slice(0, 8))).toBe(request.id);
});

test('each kind gets a share of the hits', async () => {
  await kordon.db.query(`insert into companies (name) select 'Liman ' || n from generate_series(1, 60) n`);
  const { id: companyId } = await aCompany(kordon.db, { name: 'Ege' });
  await aCommunication(kordon.db, { companyId, subject: 'Liman ücreti' });
  const hits = await find('liman', 8);
  expect(hits).toHaveLength(8);
  expect(hits.filter(({ kind }) => kind === 'COMMUNICATION')).toHaveLength(1);
});

test('a deleted company and its records are not found', async () => {
  const { id } = await aCompany(kordon.db, { name: 'Gizli' });
  await aContact(kordon.db, { companyId: id, name: 'Gizli' });
  await aCommunication(kordon.db, { companyId: id, subject: 'Gizli' });
  expect(await findTitles('gizli')).toHaveLength(3);
  await kordon.db.manager.update(Company, id, { deletedAt: new Date() });
  expect(await findTitles('gizli')).toEqual([]);
});

test.each(['', '  ', '%', '_', "'; drop table companies; --", '\\', '😀', 'فولاد', '%%%'])(
  '%j finds nothing and causes no error',
  async (text) => {
    await aCompany(kordon.db, { name: 'Ege' });
    expect(await findTitles(text)).toEqual([]);
  },
);

test('an invalid text is rejected, and visitors cannot search', async () => {
  await expect(find('x'.repeat(201))).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { text: 'form.tooLong' },
  });
  await expect(find('a\0b')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(kordon.visitor.run('{ search(text: "a") { id } }')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
