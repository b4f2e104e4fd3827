import type { Page } from 'playwright-core';
import type { TestApp } from '../app.ts';

export const fillFields = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
};

export const save = (page: Page) => page.getByRole('button', { name: /^Kaydet/ }).click();

/** Creates a company in the administration and returns its open page. */
export async function createCompany(app: TestApp, company: string): Promise<Page> {
  const page = await app.openAsAdmin('/admin/companies/new');
  await page.getByLabel(/Firma adı/).fill(company);
  await save(page);
  await page.getByRole('heading', { name: company, level: 1 }).waitFor();
  return page;
}
