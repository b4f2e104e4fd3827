import { sharedApp } from './app.ts';
import { waitForMailTo } from './mails.ts';
import { findAxeViolations } from './pages/axe.ts';
import { findSmallTargets } from './pages/targets.ts';
import { aCustomer, sendOffer } from './steps/offer-link.ts';

const app = sharedApp();
const phone = { width: 390, height: 844 };

test('a customer accepts an offer on a phone without scripts, in Arabic, and the desk sees it live', async () => {
  const { requestId, email } = await aCustomer(app);
  const desk = await app.openAsAdmin(`/admin/quotes/${requestId}`);
  await desk.getByRole('button', { name: /^Teklif hazırla/ }).waitFor();
  const { path } = await sendOffer(app, requestId);
  await desk.getByText('Müşteri henüz açmadı').waitFor();

  const page = await app.open(path, { viewport: phone, javaScriptEnabled: false });
  await page.getByRole('heading', { level: 1, name: /حديد التسليح.*1,500/ }).waitFor();
  await page.getByRole('link', { name: 'قبول العرض' }).click();
  await page.getByLabel('الاسم الكامل').fill('سمير حداد');
  await page.getByLabel('المنصب').fill('مدير المشتريات');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'إرسال الرمز' }).click();
  const mails = await waitForMailTo(app, email, 3); // receipt of the request, offer, code
  const code = mails.flatMap(({ subject }) => /: (\d{6})$/.exec(subject ?? '')?.[1] ?? []).at(-1)!;
  await page.getByLabel(/^الرمز المكوّن/).fill(code);
  expect(await page.getByLabel('المنصب').inputValue()).toBe('مدير المشتريات');
  await page.getByRole('button', { name: 'قبول العرض' }).click();
  await page.getByRole('status').getByText('سمير حداد').waitFor();
  expect(await page.getByRole('button', { name: 'قبول العرض' }).count()).toBe(0);

  await desk.getByText(/سمير حداد.*kabul etti/).waitFor();
  await desk.getByText('Kabulün kanıtı').click();
  await desk.getByText(email).last().waitFor();
  await waitForMailTo(app, email, 4);
});

test('the script of the page reports to the desk that the customer opened the offer, and a question reaches the desk', async () => {
  const { requestId } = await aCustomer(app, 'FR');
  const { path, number } = await sendOffer(app, requestId);
  const desk = await app.openAsAdmin(`/admin/quotes/${requestId}`);
  await desk.getByText('Müşteri henüz açmadı').waitFor();
  const page = await app.open(path);
  await desk.getByText(/Müşteri açtı/).waitFor();
  await page.getByText('Poser une question').last().click();
  await page.getByLabel('Votre question').fill('Avril est-il possible ?');
  await page.getByRole('button', { name: 'Envoyer la question' }).click();
  await page.getByText('Votre question nous est parvenue.').waitFor();
  await desk.getByText(`${number} hakkında soru`).first().waitFor();
});

test('a bank clerk compares a PDF, and sees when one bit of it was changed', async () => {
  const { requestId } = await aCustomer(app, 'TR');
  const { path, verification, number } = await sendOffer(app, requestId);
  const page = await app.open(`${verification}?lang=tr`);
  await page.getByRole('heading', { name: 'Gerçek ve geçerli' }).waitFor();
  await page.getByText(number).waitFor();
  const pdf = await (await page.request.get(`${path}/offer.pdf`)).body();
  const choose = (buffer: Buffer) =>
    page.getByLabel(/Karşılaştırılacak PDF/).setInputFiles({ name: 'teklif.pdf', mimeType: 'application/pdf', buffer });
  await choose(pdf);
  await page.getByText('✓ Aynı dosya').waitFor();
  const forged = Buffer.from(pdf);
  forged[forged.length - 10]! ^= 1;
  await choose(forged);
  await page.getByText('✗ Bu dosya bizim düzenlediğimiz PDF değil').waitFor();
});

test.each(['tr', 'ar'])('the pages are accessible in %s, also on a phone with the dark theme', async (lang) => {
  const { requestId } = await aCustomer(app, lang.toUpperCase());
  const { path, verification } = await sendOffer(app, requestId);
  for (const address of [path, verification, '/verify', `${path}x`]) {
    const page = await app.open(`${address}?lang=${lang}`, { viewport: phone, colorScheme: 'dark' });
    expect([address, await findAxeViolations(page)]).toEqual([address, []]);
    expect([address, await findSmallTargets(page)]).toEqual([address, []]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([address, overflow]).toEqual([address, 0]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect([address, await findAxeViolations(page)]).toEqual([address, []]);
  }
});
