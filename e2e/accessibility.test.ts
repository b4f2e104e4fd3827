import { violationsOn } from './pages/violations.ts';
import { sharedProduct } from './product.ts';

const product = sharedProduct();
/** What the panel shows most of: a request, and a follow-up that is late. */
beforeAll(async () => {
  await product.query(`insert into quote_requests (submission_id, reference, source, name, email)
    values (gen_random_uuid(), 'AXE-1', 'quick_quote', 'Ayşe Ekber', 'ayse@ekber.example')`);
  await product.query(`with company as (insert into companies (name) values ('Ekber Demir') returning id)
    insert into communications (company_id, type, direction, status, subject, content, follow_up_required, follow_up_date)
    select id, 'phone', 'inbound', 'received', 'Fiyat sorusu', 'Yarın aranacak', true, now() - interval '2 days' from company`);
});

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

test.each(['light', 'dark'] as const)('axe finds nothing in the administration, %s', async (colorScheme) => {
  const login = await product.open('/admin/login', { colorScheme });
  expect(await violationsOn(login)).toEqual([]);
  const page = await product.openAsAdmin('/admin', { colorScheme });
  await page.getByRole('feed').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
