import { findAxeViolations } from '../pages/axe.ts';
import type { TestApp } from '../app.ts';

/** Creates a quote request and an overdue follow-up. */
export async function createPanelRecords(app: TestApp): Promise<void> {
  await app.query(`insert into quote_requests (submission_id, reference, source, name, email)
    values (gen_random_uuid(), 'AXE-1', 'quick_quote', 'Ayşe Ekber', 'ayse@ekber.example')`);
  await app.query(`with company as (insert into companies (name) values ('Ekber Demir') returning id)
    insert into communications (company_id, type, direction, status, subject, content, follow_up_required, follow_up_date)
    select id, 'phone', 'inbound', 'received', 'Fiyat sorusu', 'Yarın aranacak', true, now() - interval '2 days' from company`);
}

export async function expectNoAxeViolationsInPanel(app: TestApp, colorScheme: 'light' | 'dark'): Promise<void> {
  const login = await app.open('/admin/login', { colorScheme });
  expect(await findAxeViolations(login)).toEqual([]);
  const page = await app.openAsAdmin('/admin', { colorScheme });
  await page.getByRole('feed').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
}
