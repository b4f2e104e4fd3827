import { waitForHydration, sharedApp } from './app.ts';
import { waitForOutcome } from './steps/simulation.ts';

const app = sharedApp();

test('each field changes the result, and the URL restores the trade', async () => {
  const page = await app.open('/trade-intermediary');
  await waitForHydration(page);
  const set = (label: string, value: string) => page.getByLabel(label).selectOption(value);
  await waitForOutcome(page, 'Değer 6.200.000,00 USD, komisyon ve sigorta 43.400,00 USD, süre 15 gün.');

  await page.getByLabel('Miktar (ton)').fill('2.000');
  await waitForOutcome(page, 'Değer 1.240.000,00 USD');
  await page.getByLabel('Ton fiyatı').fill('500,5');
  await waitForOutcome(page, 'Değer 1.001.000,00 USD');
  await set('Para birimi', 'EUR');
  await waitForOutcome(page, 'Değer 1.001.000,00 EUR');
  await set('Ürün', 'wire-rod');
  await set('Yükleme limanı', 'izmir');
  await set('Tahliye limanı', 'annaba');
  await set('Teslim şekli (Incoterms 2020)', 'fob');
  await page.getByText('Geminin bildirilmesi').waitFor();
  await set('Ödeme şekli', 'tt');
  await waitForOutcome(page, 'komisyon ve sigorta 7.007,00 EUR, süre 14 gün.');

  const query =
    'product=wire-rod&tons=2000&price=500.5&currency=EUR&from=izmir&to=annaba&deliveryTerms=fob&paymentTerms=tt';
  await page.waitForURL(`**/trade-intermediary?${query}`);
  const sharedPage = await app.open(`/ar/trade-intermediary?${query}#simulation`);
  await sharedPage.getByText('1,001,000.00', { exact: true }).waitFor();
  expect(await sharedPage.getByLabel('ميناء التفريغ').inputValue()).toBe('annaba');
  expect(await sharedPage.getByLabel('شروط الدفع').inputValue()).toBe('tt');
});
