import { violationsOn } from '../pages/violations.ts';
import type { Product } from '../product.ts';

/** What the panel shows most of: a request, and a follow-up that is late. */
export async function panelRecords(product: Product): Promise<void> {
  await product.query(`insert into quote_requests (submission_id, reference, source, name, email)
    values (gen_random_uuid(), 'AXE-1', 'quick_quote', 'Ayşe Ekber', 'ayse@ekber.example')`);
  await product.query(`with company as (insert into companies (name) values ('Ekber Demir') returning id)
    insert into communications (company_id, type, direction, status, subject, content, follow_up_required, follow_up_date)
    select id, 'phone', 'inbound', 'received', 'Fiyat sorusu', 'Yarın aranacak', true, now() - interval '2 days' from company`);
}

export async function axeFindsNothingInThePanel(product: Product, colorScheme: 'light' | 'dark'): Promise<void> {
  const login = await product.open('/admin/login', { colorScheme });
  expect(await violationsOn(login)).toEqual([]);
  const page = await product.openAsAdmin('/admin', { colorScheme });
  await page.getByRole('feed').waitFor();
  expect(await violationsOn(page)).toEqual([]);
}
