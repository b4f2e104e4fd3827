import { aPng } from '../server/testing/files.ts';
import { waitForMailAbout } from './mails.ts';
import { sharedApp } from './app.ts';
import { findApplications, fillForm, openForm, pdf, waitForReceipt, submitForm } from './steps/supplier.ts';

const app = sharedApp();

test('an application with certificates is mailed to the sales desk', async () => {
  const email = 'amelie@rocher-achats.example';
  const page = await openForm(app);
  await fillForm(page, email);
  const files = page.locator('input[type=file]');
  await files.setInputFiles([pdf('iso-9001.pdf'), { name: 'ce.png', mimeType: 'image/png', buffer: aPng() }]);
  await page.getByText('ce.png a été envoyé').waitFor({ state: 'attached' });
  await page.getByText('iso-9001.pdf a été envoyé').waitFor({ state: 'attached' });
  await submitForm(page);
  await waitForReceipt(page);

  const [stored] = await findApplications(app, email);
  expect(stored).toMatchObject({ country: 'algeria', product_type: 'hot-rolled-coil' });
  await page.getByLabel(new RegExp(stored?.reference ?? '-')).waitFor();
  const mails = await waitForMailAbout(app, stored?.reference ?? '', 2);
  const notice = mails.find(({ to }) => to?.[0]?.address === 'teklif@kordon.example');
  expect(notice?.attachments.map(({ filename }) => filename).sort()).toEqual(['ce.png', 'iso-9001.pdf']);
});
