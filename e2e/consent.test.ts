import { waitForHydration, sharedProduct } from './product.ts';
import { cookieNotice, phone, readLocalStorage } from './steps/consent.ts';

const product = sharedProduct();

test('refusing takes one click, is stored with version and time, and the notice does not appear again', async () => {
  const page = await product.open('/', phone);
  await cookieNotice(page).getByRole('button', { name: 'Reddet' }).click();
  await cookieNotice(page).waitFor({ state: 'detached' });
  const [[key, value]] = (await readLocalStorage(page)) as [[string, string]];
  expect(key).toBe('kordon.consent');
  expect(JSON.parse(value)).toEqual({
    version: 1,
    at: expect.stringMatching(/^\d{4}-/) as string,
    analytics: false,
    marketing: false,
  });
  await page.reload();
  await waitForHydration(page);
  expect(await cookieNotice(page).count()).toBe(0);
});
