import { findAxeViolations } from './pages/axe.ts';
import { sharedApp } from './app.ts';
import {
  createPanelRecords,
  expectNoAxeViolationsInPanel,
  expectNoAxeViolationsOnScreens,
} from './steps/accessibility.ts';

const app = sharedApp();

beforeAll(() => createPanelRecords(app));

const phone = { viewport: { width: 390, height: 844 } };

test('axe finds no violations in the open dialog and the open menu on a phone', async () => {
  const page = await app.open('/products', phone);
  await page.locator('#turnkey-mill').getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menü' }).click();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('axe finds no violations in the administration with the dark theme', async () => {
  await expectNoAxeViolationsInPanel(app, 'dark');
});

test.each([
  ['a wide screen', { colorScheme: 'light' }],
  ['a phone', { ...phone, colorScheme: 'dark' }],
] as const)('axe finds no violations in the lists and reports of the administration on %s', async (_, options) => {
  await expectNoAxeViolationsOnScreens(app, options);
});
