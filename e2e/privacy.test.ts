import { confirmIfAsked, createColleague, sharedApp, signIn, waitForHydration } from './app.ts';
import { waitForMailTo } from './mails.ts';
import { findAxeViolations } from './pages/axe.ts';
import { createTranslator } from './translations.ts';

const app = sharedApp();
const phone = { viewport: { width: 390, height: 844 } };

test('a person asks for the erasure of their data on a phone, and an admin erases it', async () => {
  const email = 'rana@zeytinburnu-celik.example';
  const translate = createTranslator('ar');
  await app.query(
    `with company as (insert into companies (name) values ('Zeytinburnu Çelik') returning id)
     insert into contacts (company_id, name, email) select id, 'Rana Zeytinli', $1 from company`,
    [email],
  );
  const page = await app.open('/ar/privacy-request', phone);
  await waitForHydration(page);
  await page.getByRole('combobox').selectOption('erase');
  await page.getByLabel(translate('form.email')).fill(email);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: translate('privacy-request.send') }).click();
  await page.getByRole('status').getByText(email).waitFor();

  const [mail] = await waitForMailTo(app, email, 1);
  const link = /\S+\/ar\/privacy-request\?confirm=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await page.getByRole('button', { name: translate('privacy-request.confirm') }).click();
  await page.getByRole('status').getByText('تم تأكيد الطلب').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);

  const colleague = await createColleague(app, { name: 'Vildan Denetçi', role: 'admin' });
  const desk = await app.open('/admin/privacy', phone);
  await signIn(desk, colleague);
  const request = desk.getByRole('listitem').filter({ hasText: email });
  await request.getByText('Son gün').waitFor();
  const findButton = request.getByRole('button', { name: `${email} kişisini bul` });
  expect((await findButton.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await findButton.click();
  const personSearch = desk.getByRole('region', { name: 'Kişi bul' });
  await personSearch.getByRole('textbox').press('Enter');
  await personSearch.getByText('Rana Zeytinli').waitFor();
  expect(await findAxeViolations(desk)).toEqual([]);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await personSearch.getByRole('button', { name: 'Sil', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: 'Verileri sil' });
  await dialog.getByText('Kişiler: 1').waitFor();
  expect(await findAxeViolations(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await confirmIfAsked(desk, desk.getByText('Veriler silindi.'));
  const [, answer] = await waitForMailTo(app, email, 2);
  expect(answer?.text).toContain('حُذفت بياناتكم');
  expect(await app.query('select from contacts where email = $1', [email])).toEqual([]);
});
