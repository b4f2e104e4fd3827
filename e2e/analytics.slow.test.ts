import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { sharedApp } from './app.ts';
import { novemberPath, createNovemberRecords } from './steps/analytics.ts';

const app = sharedApp();

beforeAll(() => createNovemberRecords(app));

const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Temel göstergeler' }).getByRole('link', { name, exact: true });

const download = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
};

test('each figure links to its records', async () => {
  const page = await app.openAsAdmin(novemberPath);
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

test('a chart can be used with the keyboard, shown as a table and broken down', async () => {
  const page = await app.openAsAdmin(novemberPath);
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

test('the period can be exported as CSV, Excel and PDF', async () => {
  const page = await app.openAsAdmin(novemberPath);
  await page.getByText('Filmaşin kontrat çağrısı').waitFor();
  const csv = await download(page, 'Tablo (CSV)');
  expect(csv.name).toMatch(/^kordon-donusum-analitigi-.*\.csv$/);
  expect(csv.content.toString()).toContain('Temel göstergeler,Talepler,3,0,adet');
  const workbook = await download(page, 'Tablo (Excel)');
  expect(workbook.content.subarray(0, 2).toString()).toBe('PK');
  const report = await download(page, 'Rapor (PDF)');
  expect(report.name).toMatch(/\.pdf$/);
  expect(report.content.subarray(0, 5).toString()).toBe('%PDF-');
});
