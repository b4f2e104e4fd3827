import { alive, sharedProduct } from './product.ts';
import { notice, phone, storage } from './steps/consent.ts';

const product = sharedProduct();

test('refusing is one press, is kept with version and time, and is not asked again', async () => {
  const page = await product.open('/', phone);
  await notice(page).getByRole('button', { name: 'Reddet' }).click();
  await notice(page).waitFor({ state: 'detached' });
  const [[name, kept]] = (await storage(page)) as [[string, string]];
  expect(name).toBe('kordon.consent');
  expect(JSON.parse(kept)).toEqual({
    version: 1,
    at: expect.stringMatching(/^\d{4}-/) as string,
    analytics: false,
    marketing: false,
  });
  await page.reload();
  await alive(page);
  expect(await notice(page).count()).toBe(0);
});
