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

/** Lists, reports and settings of the administration. */
const screens = [
  'quotes',
  'quotes?view=board',
  'companies',
  'communications',
  'inbox',
  'conversion-analytics',
  'market',
  'notifications',
  'security-log',
  'system',
  'mailboxes',
  'mail-templates',
  'campaigns',
  'campaigns/new',
  'news',
  'news/new',
  'users',
  'account',
];

/** Checks the sign-in page and the dashboard. */
export async function expectNoAxeViolationsOnDashboard(app: TestApp, colorScheme: 'light' | 'dark'): Promise<void> {
  const login = await app.open('/admin/login', { colorScheme });
  expect(await findAxeViolations(login)).toEqual([]);
  const page = await app.openAsAdmin('/admin', { colorScheme });
  await page.getByRole('feed').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
}

type ContextOptions = Parameters<TestApp['openAsAdmin']>[1];

export async function expectNoAxeViolationsOnScreens(app: TestApp, options: ContextOptions): Promise<void> {
  const page = await app.openAsAdmin('/admin', options);
  for (const path of screens) {
    await page.goto(`${app.url()}/admin/${path}`);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect({ path, violations: await findAxeViolations(page) }).toEqual({ path, violations: [] });
  }
}
