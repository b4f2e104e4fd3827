import { waitForHydration, sharedApp } from './app.ts';
import { waitForOutcome } from './steps/simulation.ts';

const app = sharedApp();

test('the example calculation is shown without JavaScript', async () => {
  const page = await app.open('/trade-intermediary', { javaScriptEnabled: false });
  const section = page.locator('#simulation');
  for (const figure of ['6.200.000,00', '31.000,00', '12.400,00', '43.400,00']) {
    await section.getByText(figure, { exact: true }).waitFor();
  }
  await section.getByText('Sözleşmeden son ödemeye 15 gün').waitFor();
});

test('an invalid number shows an error beside its field and can be corrected with the keyboard', async () => {
  const page = await app.open('/trade-intermediary');
  await waitForHydration(page);
  const tons = page.getByLabel('Miktar (ton)');
  await tons.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('-5');
  await page.getByText('Sıfırdan büyük bir sayı girin.').waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7');
  await waitForOutcome(page, 'Değer 4.340,00 USD');
});

test('a sample trade opens in the simulation, and the back button restores the previous input', async () => {
  const page = await app.open('/trade-intermediary');
  await waitForHydration(page);
  await page.getByLabel('Miktar (ton)').fill('5.000');
  await page.waitForURL('**tons=5000**');
  await page.getByRole('link', { name: 'Bu işlemi hesaplayın' }).first().click();
  await waitForOutcome(page, 'Değer 10.700.000,00 USD');
  await page.goBack();
  await waitForOutcome(page, 'Değer 3.100.000,00 USD');
});

test('in Arabic the bars start at the right', async () => {
  const page = await app.open('/ar/trade-intermediary');
  await page.getByText('6,200,000.00', { exact: true }).waitFor();
  const [first, last] = await page.locator('#simulation ol rect').evaluateAll((bars) => {
    const left = (bar: Element | undefined) => bar?.getBoundingClientRect().left ?? 0;
    return [left(bars[0]), left(bars.at(-1))];
  });
  expect(first).toBeGreaterThan(last ?? 0);
});
