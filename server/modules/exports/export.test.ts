import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import { Company } from '../parties/company.entity.ts';

const kordon = startKordon();
beforeEach(() => kordon.db.query('truncate companies, contacts, quote_requests cascade'));

const fetchCsv = async (path: string) => {
  const response = await kordon.admin.fetch(`/exports/${path}`);
  expect(response.status).toBe(200);
  const text = Buffer.from(await response.arrayBuffer()).toString();
  expect(text.startsWith('\ufeff')).toBe(true);
  return { response, rows: parse<Record<string, string>>(text, { bom: true, columns: true }) };
};
const exportColumn = async (path: string, column: string) => (await fetchCsv(path)).rows.map((row) => row[column]);

test('the export of companies has Turkish headers, a file name with the date and no internal notes', async () => {
  await aCompany(kordon.db, {
    name: 'Çelik "Ege", A.Ş.',
    internalNotes: 'gizli',
    country: 'Turkey',
    creditLimit: 1250.5,
    notes: 'iki\nsatır',
  });
  const { response, rows } = await fetchCsv('companies.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename=kordon-firmalar-\d{4}-\d\d-\d\d\.csv$/,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    'Firma adı': 'Çelik "Ege", A.Ş.',
    'Kredi limiti': '1250.5',
    Notlar: 'iki\nsatır',
    Ülke: 'Türkiye',
  });
  expect(JSON.stringify(rows)).not.toContain('gizli');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =cmd|x', '＝1'])(
  '%j is escaped so that it is not a formula',
  async (industry) => {
    await aCompany(kordon.db, { industry });
    expect(await exportColumn('companies.csv', 'Sektör')).toEqual([`'${industry}`]);
  },
);

test('an export contains the filtered rows in the order of the list', async () => {
  await aCompany(kordon.db, { name: 'b', companyType: 'lead', leadScore: 10 });
  await aCompany(kordon.db, { name: 'a', companyType: 'customer', leadScore: 90 });
  await aCompany(kordon.db, { name: 'c', companyType: 'prospect', status: 'archived' });
  const deleted = await aCompany(kordon.db, { name: 'deleted' });
  await kordon.db.manager.update(Company, deleted.id, { deletedAt: new Date() });
  expect(await exportColumn('companies.csv?companyType=LEAD,CUSTOMER&order=NAME', 'Firma adı')).toEqual(['a', 'b']);
  expect(await exportColumn('companies.csv?type=LEAD&type=PROSPECT&order=NAME&reversed=true', 'Firma adı')).toEqual([
    'c',
    'b',
  ]);
  expect(await exportColumn('companies.csv?status=ARCHIVED', 'Firma adı')).toEqual(['c']);
  expect(await exportColumn('companies.csv?search=nobody', 'Firma adı')).toEqual([]);
});

test('the export of requests has the country of the company, and keeps the filter by country', async () => {
  const company = await aCompany(kordon.db, { country: 'Algeria' });
  await aStoredQuoteRequest(kordon.db, { companyId: company.id });
  await aStoredQuoteRequest(kordon.db);
  expect(await exportColumn('quotes.csv?country=Algeria', 'Ülke')).toEqual(['Cezayir']);
});

test('amounts have a currency column, and unconverted amounts have their own column', async () => {
  const { id: companyId } = await aCompany(kordon.db, { name: 'Bozdağ', currency: 'EUR' });
  await aCompany(kordon.db, { name: 'Yeni' });
  const storeClosedRequest = (quotedAmount: number, quotedCurrency: 'EUR' | 'TRY' | 'USD') =>
    aStoredQuoteRequest(kordon.db, { companyId, status: 'closed', outcome: 'won', quotedAmount, quotedCurrency });
  await storeClosedRequest(26_015_000, 'TRY');
  await storeClosedRequest(12_000.5, 'USD');
  await storeClosedRequest(700, 'EUR');
  const { rows } = await fetchCsv('companies.csv?order=NAME');
  const columns = ['Toplam değer', 'Toplam değer para birimi', 'Toplam değere katılmayan (kur yok)'];
  const first = Object.keys(rows[0]!).indexOf(columns[0]!);
  expect(Object.keys(rows[0]!).slice(first, first + 3)).toEqual(columns);
  expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
    ['700', 'EUR', '26015000 TRY, 12000.5 USD'],
    ['0', 'USD', ''],
  ]);
  const quotes = (await fetchCsv('quotes.csv')).rows.map((row) => [row['Teklif tutarı'], row['Teklif para birimi']]);
  expect(quotes.sort()).toEqual([
    ['12000.5', 'USD'],
    ['26015000', 'TRY'],
    ['700', 'EUR'],
  ]);
});

test('an unknown order in the URL falls back to the default', async () => {
  const day = (number: number) => ({ createdAt: new Date(`2026-03-0${number}T12:00:00Z`) });
  await aCompany(kordon.db, { name: 'older', ...day(1) });
  await aCompany(kordon.db, { name: 'newer', ...day(2) });
  expect(await exportColumn('companies.csv?order=NO_ORDER', 'Firma adı')).toEqual(['newer', 'older']);
  await aStoredQuoteRequest(kordon.db, { name: 'older', ...day(1) });
  await aStoredQuoteRequest(kordon.db, { name: 'newer', ...day(2) });
  expect(await exportColumn('quotes.csv?order=NO_ORDER', 'Ad soyad')).toEqual(['newer', 'older']);
});

test('communications and quotes are filtered by day', async () => {
  const { id: companyId } = await aCompany(kordon.db, { name: 'Ege' });
  const { id: contactId } = await aContact(kordon.db, { companyId, name: 'Reza' });
  const createdAt = new Date('2026-11-18T21:30:00Z');
  await aCommunication(kordon.db, { companyId, contactId, createdAt, subject: 'in', tags: ['a', 'b'] });
  await aCommunication(kordon.db, { companyId, subject: 'out', createdAt: new Date('2026-11-18T20:30:00Z') });
  const { rows } = await fetchCsv('communications.csv?from=2026-11-19&to=2026-11-19');
  expect(rows).toMatchObject([
    { Konu: 'in', Tarih: '2026-11-19 00:30', 'Firma adı': 'Ege', Kişi: 'Reza', Etiketler: 'a, b' },
  ]);

  await aStoredQuoteRequest(kordon.db, { name: 'Grace', status: 'pending', quantity: 2400.5 });
  await aStoredQuoteRequest(kordon.db, { name: 'Yacine' });
  expect((await fetchCsv('quotes.csv?status=PENDING')).rows).toMatchObject([
    { 'Ad soyad': 'Grace', 'Miktar (ton)': '2400.5' },
  ]);
});

test('a workbook has the same rows, with typed numbers and dates', async () => {
  await aCompany(kordon.db, {
    name: '=HYPERLINK("x")',
    creditLimit: 12.5,
    createdAt: new Date('2026-11-19T09:05:00Z'),
  });
  const response = await kordon.admin.fetch('/exports/companies.xlsx');
  const { sheets } = await readXlsx(await response.arrayBuffer());
  const [titles, ...rows] = sheets[0]!.rows;
  const cell = (title: string) => rows[0]?.[titles!.indexOf(title)];
  expect(sheets[0]!.name).toBe('Firmalar');
  expect(rows).toHaveLength(1);
  expect(cell('Firma adı')).toBe('=HYPERLINK("x")');
  expect(cell('Kredi limiti')).toBe(12.5);
  expect(cell('Oluşturulma')).toEqual(new Date('2026-11-19T12:05:00Z'));
});

test.each([
  ['companies.csv?status=NONE', { status: 'form.choice.invalid' }],
  ['communications.csv?from=2026-02-30', { 'filter.fromDay': 'form.date.invalid' }],
  ['quotes.csv?from=2026-02-02&to=2026-02-01', { 'filter.fromDay': 'form.dates.reversed' }],
  ['quotes.csv?from=yesterday', { from: 'form.date.invalid' }],
])('%s is rejected', async (path, fields) => {
  const response = await kordon.admin.fetch(`/exports/${path}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields } });
});

test('exports are available to analysts, not to visitors; unknown exports return 404', async () => {
  expect((await kordon.fetch('/exports/companies.csv')).status).toBe(401);
  expect((await kordon.admin.fetch('/exports/admin_users.csv')).status).toBe(404);
  expect((await kordon.admin.fetch('/exports/companies.pdf')).status).toBe(404);
  const { email, password } = await anAdminUser(kordon.db, { role: 'analyst' });
  const analyst = kordon.newClient();
  await analyst.signIn(email, password);
  expect((await analyst.fetch('/exports/companies.csv?search=demir')).status).toBe(200);
});

test('a whole list needs a fresh proof of identity, whatever else the URL contains', async () => {
  const { email, password } = await anAdminUser(kordon.db, { role: 'analyst' });
  const analyst = kordon.newClient();
  await analyst.signIn(email, password);
  for (const query of ['', '?order=NAME&reversed=true', '?status=', '?unknown=1', '?q=demir']) {
    const response = await analyst.fetch(`/exports/companies.csv${query}`);
    expect(response.status).toBe(403);
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(await response.json()).toMatchObject({ error: { code: 'PROOF_REQUIRED' } });
  }
  await analyst.prove(password);
  for (const list of ['companies', 'quotes', 'communications', 'orders'])
    expect((await analyst.fetch(`/exports/${list}.csv`)).status).toBe(200);
});

test('the export of requests supports all filters and orders of the list', async () => {
  const overrides = { language: 'fr', productType: 'billet' } as const;
  await aStoredQuoteRequest(kordon.db, { name: 'low', priority: 'low', ...overrides });
  await aStoredQuoteRequest(kordon.db, { name: 'urgent', priority: 'urgent', status: 'pending', ...overrides });
  await aStoredQuoteRequest(kordon.db, { name: 'Turkish', productType: 'billet' });
  await aStoredQuoteRequest(kordon.db, { name: 'scrap', language: 'fr', productType: 'scrap' });
  const filter = 'statuses=NEW,PENDING&languages=FR&productTypes=billet,dri';
  expect(await exportColumn(`quotes.csv?${filter}&order=PRIORITY`, 'Ad soyad')).toEqual(['urgent', 'low']);
  expect(await exportColumn(`quotes.csv?${filter}&order=PRIORITY&reversed=true`, 'Ad soyad')).toEqual([
    'low',
    'urgent',
  ]);
  expect(await exportColumn('quotes.csv?priority=LOW,URGENT&status=PENDING', 'Ad soyad')).toEqual(['urgent']);
});

test('values are written in the words of the screens, and phone numbers as text', async () => {
  const { id: companyId } = await aCompany(kordon.db, { companyType: 'customer', country: 'Algeria' });
  await aStoredQuoteRequest(kordon.db, {
    companyId,
    status: 'closed',
    outcome: 'lost',
    lostReason: 'price',
    priority: 'urgent',
    source: 'buyer_quote',
    language: 'ar',
    productType: 'billet',
    phone: '+213 550 12 34 56',
  });
  expect((await fetchCsv('quotes.csv?language=AR')).rows).toMatchObject([
    {
      Durum: 'Kapandı',
      Sonuç: 'Kaybedildi',
      'Kaybetme nedeni': 'Fiyat yüksek',
      Öncelik: 'Acil',
      Kaynak: 'Alıcı formu',
      Dil: 'Arapça',
      Ülke: 'Cezayir',
    },
  ]);
  const response = await kordon.admin.fetch('/exports/quotes.xlsx?language=AR');
  const { sheets } = await readXlsx(await response.arrayBuffer());
  expect(sheets[0]!.rows[1]).toContain('+213 550 12 34 56');
  expect((await fetchCsv('companies.csv?country=Algeria')).rows).toMatchObject([
    { Tür: 'Müşteri', Durum: 'Aktif', Ülke: 'Cezayir' },
  ]);
});
