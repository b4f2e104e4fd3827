import { violationsOn } from './pages/violations.ts';
import { sharedProduct } from './product.ts';
import { axeFindsNothingInThePanel, panelRecords } from './steps/accessibility.ts';

const product = sharedProduct();

beforeAll(() => panelRecords(product));

const phone = { viewport: { width: 390, height: 844 } };

test('axe finds nothing in the open dialog and the open menu of a phone', async () => {
  const page = await product.open('/products', phone);
  await page.locator('#turnkey-mill').getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menü' }).click();
  expect(await violationsOn(page)).toEqual([]);
});

test('axe finds nothing in the administration, dark', async () => {
  await axeFindsNothingInThePanel(product, 'dark');
});
