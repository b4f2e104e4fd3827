import type { Page } from 'playwright-core';
import { findAxeViolations } from './pages/axe.ts';
import { findForeignWords } from './pages/foreign-words.ts';
import { findSmallTargets } from './pages/targets.ts';
import { sharedApp } from './app.ts';
import { createDeal } from './steps/orders.ts';
import {
  createPanelRecords,
  expectNoAxeViolationsOnDashboard,
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

test('axe finds no violations on the sign-in page and the dashboard with the dark theme', async () => {
  await expectNoAxeViolationsOnDashboard(app, 'dark');
});

test.each([
  ['a wide screen', { colorScheme: 'light' }],
  ['a phone', { ...phone, colorScheme: 'dark' }],
] as const)('axe finds no violations in the lists and reports of the administration on %s', async (_, options) => {
  await expectNoAxeViolationsOnScreens(app, options);
});

/** Checks axe and the width of the page; on the order pages of a phone also the sizes of the tap targets. */
async function expectUsable(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const hasCheckedTargets = page.viewportSize()!.width < 700 && !/offers|quotes|companies/.test(page.url());
  expect({
    name,
    violations: await findAxeViolations(page),
    smallTargets: hasCheckedTargets ? await findSmallTargets(page) : [],
    overflow: await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  }).toEqual({ name, violations: [], smallTargets: [], overflow: 0 });
}

test.each([
  ['a wide screen in light', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ['a phone in the dark', { ...phone, hasTouch: true, isMobile: true, colorScheme: 'dark' }],
] as const)('the screens and dialogs of offers and orders are usable on %s', async (_, options) => {
  const { requestId, companyId, offerId, orderId, newOrderId } = await createDeal(app);
  const page = await app.openAsAdmin('/admin/orders', options);
  const open = async (path: string) => {
    await page.goto(`${app.url()}/admin/${path}`);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await expectUsable(page, path);
  };
  const openDialog = async (path: string, button: string | RegExp, dialog: 'dialog' | 'alertdialog' = 'dialog') => {
    await page.goto(`${app.url()}/admin/${path}`);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole(dialog).waitFor();
    await expectUsable(page, `${path}: ${String(button)}`);
  };
  await open('orders');
  await open('orders?late=true');
  await open(`orders/${orderId}`);
  await open(`orders/${newOrderId}`);
  await open(`offers/${offerId}`);
  await open(`quotes/${requestId}`);
  await open(`companies/${companyId}`);
  await openDialog(`orders/${newOrderId}`, /^Onayla/);
  await openDialog(`orders/${newOrderId}`, /^Düzenle/);
  await openDialog(`orders/${newOrderId}`, 'İptal et');
  await page.getByRole('dialog').getByRole('button', { name: 'İptal et' }).click();
  await page.getByRole('dialog').getByText('Bu alan zorunludur.').waitFor();
  await expectUsable(page, 'a cancellation without a reason');
  await openDialog(`orders/${orderId}`, 'packing_list.pdf belgesini sil', 'alertdialog');
  await openDialog(`quotes/${requestId}`, 'Sipariş oluştur');
});

test.each(['tr', 'fa', 'fr', 'ar'] as const)('the order of a customer is usable on a phone in %s', async (lang) => {
  const { customerPath } = await createDeal(app);
  const page = await app.open(`${customerPath}?lang=${lang}`, { ...phone, hasTouch: true, isMobile: true });
  await page.getByRole('heading', { level: 1, name: /ORD-/ }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'bill_of_lading.pdf' }).count()).toBe(1);
  expect(await page.getByText('packing_list.pdf').count()).toBe(0);
  await expectUsable(page, lang);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectUsable(page, `${lang} in the dark`);
  const html = await page.getByRole('main').innerHTML();
  expect(findForeignWords[lang](html.replace(/<bdi>[^<]*<\/bdi>|&nbsp;/g, ' '))).toEqual([]);
});
