import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aStoredQuoteRequest } from '../../testing/records.ts';
import { EmailCampaign } from '../campaigns/email-campaign.entity.ts';

const kordon = startKordon();
const fetchExport = (formatAndQuery: string) => kordon.admin.fetch(`/exports/analytics.${formatAndQuery}`);

beforeAll(async () => {
  const { id: companyId } = await aCompany(kordon.db, { country: 'Algeria' });
  const createdAt = new Date('2026-11-18T20:59:59Z');
  await aStoredQuoteRequest(kordon.db, {
    createdAt,
    companyId,
    status: 'closed',
    outcome: 'won',
    productType: 'rebar',
    language: 'fr',
  });
  await aStoredQuoteRequest(kordon.db, { createdAt: new Date('2026-11-17T12:00:00Z') });
  await kordon.db
    .getRepository(EmailCampaign)
    .insert({ subject: '=Kütük', sentAt: createdAt, sentCount: 10, openedCount: 4 });
});

test('a CSV file contains every figure with the one of the previous period', async () => {
  const response = await fetchExport('csv?from=2026-11-18&to=2026-11-18');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename=kordon-donusum-analitigi-\d{4}-\d\d-\d\d\.csv$/,
  );
  const rows = parse<Record<string, string>>(Buffer.from(await response.arrayBuffer()), { bom: true, columns: true });
  const findRow = (name: string) => rows.find((row) => row['Gösterge'] === name);
  expect(findRow('Talepler')).toEqual({
    Bölüm: 'Temel göstergeler',
    Gösterge: 'Talepler',
    'Bu dönem': '1',
    'Önceki dönem': '1',
    Birim: 'adet',
  });
  expect(findRow('Gelir')).toMatchObject({ 'Bu dönem': '15000', 'Önceki dönem': '0', Birim: 'USD' });
  expect(findRow('Dönüşüm')).toMatchObject({ 'Bu dönem': '100', Birim: '%' });
  expect(findRow('Kapanış oranı')).toBeUndefined(); // closed / quoted can exceed 100, so that it is not exported
  expect(findRow('Kapanış oranı, önceki adımdan')).toEqual({
    Bölüm: 'Satış hunisi, durum geçmişine göre',
    Gösterge: 'Kapanış oranı, önceki adımdan',
    'Bu dönem': '100',
    'Önceki dönem': '0',
    Birim: '%',
  });
  expect(findRow('Cezayir')).toMatchObject({ Bölüm: 'Ülke', 'Bu dönem': '1' });
  expect(findRow('İnşaat demiri')).toMatchObject({ Bölüm: 'Ürün', 'Bu dönem': '1' });
  expect(findRow("'=Kütük")).toMatchObject({ Bölüm: 'Kampanyalar', 'Bu dönem': '40' });
  expect(findRow('2026-11-18')).toMatchObject({ Bölüm: 'Günlük talepler', 'Bu dönem': '1', 'Önceki dönem': '1' });
});

test('a workbook contains the same lines, with typed numbers', async () => {
  const response = await fetchExport('xlsx?from=2026-11-18T09:00:00Z&to=2026-11-18T09:00:00Z');
  const [sheet] = (await readXlsx(await response.arrayBuffer())).sheets;
  expect(sheet?.name).toBe('Dönüşüm analitiği');
  expect(sheet?.rows[1]?.[2]).toBe(1);
});

test.each(['', '?from=2015-01-01&to=2026-12-31', '?from=1926-01-01&to=2026-01-01'])(
  'the PDF report is available%s',
  async (query) => {
    const response = await fetchExport(`pdf${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  },
  30_000,
);

test('visitors are rejected, and so are unknown formats and invalid periods', async () => {
  expect((await kordon.fetch('/exports/analytics.csv')).status).toBe(401);
  expect((await fetchExport('docx')).status).toBe(404);
  for (const query of ['from=2026-11-19&to=2026-11-18', 'from=2026-02-30', 'from=yesterday']) {
    const response = await fetchExport(`csv?${query}`);
    expect([query, response.status]).toEqual([query, 400]);
    const { error } = (await response.json()) as { error: { code: string; fields: Record<string, string> } };
    expect([error.code, Object.keys(error.fields)]).toEqual(['BAD_USER_INPUT', ['from']]);
  }
});
