import type { BrowserContextOptions, Page } from 'playwright-core';
import { waitForHydration, type TestApp } from '../app.ts';

export const tile = (page: Page, name: RegExp) => page.getByRole('link', { name });
export const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Büyütülmüş görsel' });
export const waitForPicture = (page: Page, title: string, position: string) =>
  Promise.all([
    lightbox(page).getByRole('heading', { name: title }).waitFor(),
    lightbox(page).getByText(position, { exact: true }).waitFor(),
  ]);

export async function openGallery(app: TestApp, search = '', options?: BrowserContextOptions): Promise<Page> {
  const page = await app.open(`/gallery${search}`, options);
  await waitForHydration(page);
  return page;
}
