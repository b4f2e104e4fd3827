import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { sharedProduct } from './product.ts';

const product = sharedProduct();

beforeAll(async () => {
  const [company] = await product.query<{ id: string }>(
    `insert into companies (name, country) values ('Annaba Acier', 'Algeria') returning id`,
  );
  // Three of one month, one of which is closed, and one of the year before: long before the records of other journeys.
  for (const [name, day, status, language] of [
    ['Yacine Benali', '2020-11-02 10:00+03', 'closed', 'fr'],
    ['Leyla Demir', '2020-11-03 10:00+03', 'new', 'tr'],
    ['Grace Whitmore', '2020-11-03 23:59:59+03', 'quoted', 'en'],
    ['Reza Karimi', '2019-11-03 10:00+03', 'new', 'fa'],
  ])
    await product.query(
      `insert into quote_requests (submission_id, reference, source, name, email, status, language, created_at, company_id)
       values (gen_random_uuid(), $1, 'quick_quote', $1, 'a@example.com', $2, $3, $4, $5)`,
      [name, status, language, day, name === 'Yacine Benali' ? company!.id : null],
    );
  await product.query(
    `insert into email_campaigns (subject, sent_at, sent_count, opened_count) values ('Filmaşin kontrat çağrısı', '2020-11-02 09:00+03', 100, 45)`,
  );
});

const november = '/admin/conversion-analytics?from=2020-11-01&to=2020-11-30';
const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Temel göstergeler' }).getByRole('link', { name, exact: true });
const download = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
};

test('the figures of a period open, change with it, and are refreshed with a word', async () => {
  const page = await product.openAsAdmin(november);
  const figures = page.getByRole('region', { name: 'Temel göstergeler' });
  await figures.getByText('%33,3').waitFor();
  await figures.getByText('$15.000', { exact: true }).waitFor();
  await figures.getByText('1 kapanışta $15.000 varsayıldı').waitFor();
  await page.getByRole('row', { name: /Filmaşin kontrat çağrısı.*%45,0/ }).waitFor();

  await product.query(
    `update quote_requests set status = 'closed', quoted_amount = 7000, quoted_currency = 'USD' where reference = 'Leyla Demir'`,
  );
  await page.getByRole('button', { name: 'Yenile' }).click();
  await page.getByText('Güncellendi', { exact: true }).waitFor();
  await figures.getByText('$22.000', { exact: true }).waitFor();

  await page.getByLabel('İlk gün').fill('2019-11-01');
  await page.getByLabel('Son gün').fill('2019-11-30');
  await page.waitForURL(/from=2019-11-01&to=2019-11-30/);
  await figures.getByText('%0,0').waitFor();
  await page.getByText('Bu tarih aralığında kampanya bulunamadı').waitFor();
  await page.getByLabel('Son gün').fill('2019-10-30');
  await page.getByText('Başlangıç tarihi bitişten sonra olamaz.').waitFor();
  await page.getByRole('button', { name: '7 gün' }).click();
  await page.getByRole('button', { name: '7 gün', pressed: true }).waitFor();
});

test('each figure opens the records behind it', async () => {
  const page = await product.openAsAdmin(november);
  await card(page, 'Dönüşüm').click();
  await page.waitForURL(/\/admin\/quotes\?status=CLOSED&from=2020-11-01&to=2020-11-30/);
  await page
    .getByRole('link', { name: /Yacine Benali|Annaba/ })
    .first()
    .waitFor();
  await page.goBack();
  await page.getByRole('link', { name: /^Teklif verildi/ }).click();
  await page.waitForURL(/reached=QUOTED/);
  await page.getByText('Grace Whitmore').first().waitFor();
  expect(await page.getByText('Reza Karimi').count()).toBe(0);
  await page.goBack();
  await page.getByRole('link', { name: /^Cezayir/ }).click();
  await page.waitForURL(/country=Algeria/);
  await page.getByText('Yacine Benali').first().waitFor();
});

test('a chart can be walked by keys, read as a table and told apart', async () => {
  const page = await product.openAsAdmin(november);
  const chart = page.getByRole('slider', { name: 'Günlük talepler' });
  await chart.press('Home');
  await chart.press('ArrowRight');
  await chart.press('ArrowRight');
  expect(await chart.getAttribute('aria-valuetext')).toContain('3 Kasım 2020 Salı: 2 talep');
  await page.getByRole('button', { name: 'Tablo olarak göster' }).click();
  const table = page.getByRole('table', { name: 'Günlük talepler' });
  await table.getByRole('row', { name: /3 Kasım 2020 Salı 2 / }).waitFor();
  await page.getByRole('group', { name: 'Kırılım' }).getByRole('button', { name: 'Dil' }).click();
  await page.getByRole('columnheader', { name: 'Fransızca' }).waitFor();
  await page.getByRole('button', { name: 'Dönüşüm: nasıl hesaplanır?' }).first().click();
  await page.getByText(/Kapanan ÷ tüm talepler/).waitFor();
});

test('the period goes out as table and as report', async () => {
  const page = await product.openAsAdmin(november);
  await page.getByText('Filmaşin kontrat çağrısı').waitFor();
  const csv = await download(page, 'Tablo (CSV)');
  expect(csv.name).toMatch(/^kordon-donusum-analitigi-.*\.csv$/);
  expect(csv.content.toString()).toContain('Temel göstergeler,Talepler,3,0,adet');
  const book = await download(page, 'Tablo (Excel)');
  expect(book.content.subarray(0, 2).toString()).toBe('PK');
  const report = await download(page, 'Rapor (PDF)');
  expect(report.name).toMatch(/\.pdf$/);
  expect(report.content.subarray(0, 5).toString()).toBe('%PDF-');
});
