import { sharedApp } from './app.ts';
import { novemberPath, createNovemberRecords } from './steps/analytics.ts';

const app = sharedApp();

beforeAll(() => createNovemberRecords(app));

test('the figures are shown for a period, change with it and can be refreshed', async () => {
  const page = await app.openAsAdmin(novemberPath);
  const figures = page.getByRole('region', { name: 'Temel göstergeler' });
  await figures.getByText('%33,3').waitFor();
  await figures.getByText('$15.000', { exact: true }).waitFor();
  await figures.getByText('Tutarı olmayan 1 kazanımda $15.000 varsayıldı').waitFor();
  await page.getByRole('row', { name: /Filmaşin kontrat çağrısı.*%45,0/ }).waitFor();

  await app.query(
    `update quote_requests set status = 'closed', outcome = 'won', quoted_amount = 7000, quoted_currency = 'USD' where reference = 'Leyla Demir'`,
  );
  await page.getByRole('button', { name: 'Yenile' }).click();
  await page.getByText('Güncellendi', { exact: true }).waitFor();
  await figures.getByText('$22.000', { exact: true }).waitFor();

  await page.getByRole('textbox', { name: 'İlk gün' }).fill('2019-11-01');
  await page.getByRole('textbox', { name: 'Son gün' }).fill('2019-11-30');
  await page.waitForURL(/from=2019-11-01&to=2019-11-30/);
  await figures.getByText('%0,0').first().waitFor();
  await page.getByText('Bu tarih aralığında kampanya bulunamadı').waitFor();
  await page.getByRole('textbox', { name: 'Son gün' }).fill('2019-10-30');
  await page.getByText('Başlangıç tarihi bitişten sonra olamaz.').waitFor();
  await page.getByRole('button', { name: '7 gün' }).click();
  await page.getByRole('button', { name: '7 gün', pressed: true }).waitFor();
});
