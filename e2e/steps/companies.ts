import type { Page } from 'playwright-core';
import type { Product } from '../product.ts';

export const enter = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
};

export const save = (page: Page) => page.getByRole('button', { name: /^Kaydet/ }).click();

/** A company that is entered through the screen; its page is open. */
export async function entered(product: Product, company: string): Promise<Page> {
  const page = await product.openAsAdmin('/admin/companies/new');
  await page.getByLabel(/Firma adı/).fill(company);
  await save(page);
  await page.getByRole('heading', { name: company, level: 1 }).waitFor();
  return page;
}
