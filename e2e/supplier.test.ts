import { aPng } from '../server/testing/files.ts';
import { mailAbout } from './mails.ts';
import { sharedProduct } from './product.ts';
import { applicationsOf, fillIn, openForm, pdf, received, send } from './steps/supplier.ts';

const product = sharedProduct();

test('an application with its certificates reaches the sales desk', async () => {
  const email = 'amelie@rocher-achats.example';
  const page = await openForm(product);
  await fillIn(page, email);
  const files = page.locator('input[type=file]');
  await files.setInputFiles([pdf('iso-9001.pdf'), { name: 'ce.png', mimeType: 'image/png', buffer: aPng() }]);
  await page.getByText('ce.png a été envoyé').waitFor({ state: 'attached' });
  await page.getByText('iso-9001.pdf a été envoyé').waitFor({ state: 'attached' });
  await send(page);
  await received(page);

  const [stored] = await applicationsOf(product, email);
  expect(stored).toMatchObject({ country: 'algeria', product_type: 'hot-rolled-coil' });
  await page.getByLabel(new RegExp(stored?.reference ?? '-')).waitFor();
  const mails = await mailAbout(product, stored?.reference ?? '', 2);
  const notice = mails.find(({ to }) => to?.[0]?.address === 'teklif@kordon.example');
  expect(notice?.attachments.map(({ filename }) => filename).sort()).toEqual(['ce.png', 'iso-9001.pdf']);
});
