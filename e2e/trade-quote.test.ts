import { sharedProduct } from './product.ts';
import { asStored, fillIn, leadsOf, openForm, sendRequest } from './steps/trade-quote.ts';

const product = sharedProduct();

test('a buyer names the terms, gets a receipt, and the sales desk sees who asks and for what', async () => {
  const email = 'leyla@karayapi.example';
  const [page, desk] = await Promise.all([openForm(product), product.openAsAdmin('/admin')]);
  await fillIn(page, email);
  await sendRequest(page).click();

  await page.getByRole('heading', { name: 'Talebiniz alındı' }).waitFor();
  await page.getByRole('img', { name: /^Başvuru numarası KC-/ }).waitFor();
  expect(await leadsOf(product, email)).toEqual([asStored]);
  const feed = desk.getByRole('feed');
  await feed.getByText('Leyla Kara').first().waitFor();
  await feed.getByText('Kara Yapı A.Ş.').first().waitFor();
});
