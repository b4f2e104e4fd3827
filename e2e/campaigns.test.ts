import { confirmIfAsked, sharedApp } from './app.ts';
import { waitForMailTo } from './mails.ts';

const app = sharedApp();

test('a campaign to a saved view reaches customers only, and one of them unsubscribes', async () => {
  const country = 'Kampanya Ülkesi';
  for (const [name, outcome] of [
    ['kunde', 'won'],
    ['fremd', null],
  ]) {
    await app.query(
      `with company as (insert into companies (name, country) values ($1, $3) returning id),
         contact as (insert into contacts (company_id, name, email, is_primary) select id, $1, $1 || '@campaign.example', true from company returning id, company_id)
       insert into quote_requests (submission_id, reference, source, name, email, language, company_id, contact_id, status, outcome, quoted_amount, quoted_currency)
       select gen_random_uuid(), 'KRD-' || upper($1), 'quick_quote', $1, $1 || '@campaign.example', 'tr', company_id, id,
         case when $2::text is null then 'new' else 'closed' end, $2::text, case when $2::text is not null then 10 end, case when $2::text is not null then 'USD' end from contact`,
      [name, outcome, country],
    );
  }
  const page = await app.openAsAdmin(`/admin/companies?${new URLSearchParams({ country }).toString()}`);
  await page.getByRole('button', { name: 'Görünümler' }).click();
  await page.getByRole('menuitem', { name: 'Bu süzgeci kaydet…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Görünümü kaydet' });
  await dialog.getByLabel(/^Ad/).fill('Kampanya listesi');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('button', { name: 'Kampanya listesi' }).waitFor();
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  await page.getByRole('menuitem', { name: 'Bu listeye kampanya…' }).click();
  const list = page.getByLabel('Liste');
  await list.locator('option:checked', { hasText: 'Firmalar: Kampanya listesi' }).waitFor({ state: 'attached' });
  await page.getByLabel(/^Konu/).fill('Fiyat listesi');
  await page.getByRole('textbox', { name: /^Metin/ }).fill('Sayın {{contact.name}}');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText(/1 onaysız, 0 reddetmiş/).waitFor();
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width, height });
  await page.getByRole('button', { name: 'Gönder…' }).click();
  await page.getByRole('dialog', { name: 'Kampanyayı gönder' }).getByRole('button', { name: 'Gönder' }).click();
  await confirmIfAsked(page, page.getByText('Kampanya sıraya alındı').first());
  const [mail] = await waitForMailTo(app, 'kunde@campaign.example', 1);
  expect(mail?.text).toContain('Sayın kunde');
  const link = /https?:\S+unsubscribe=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  const visitor = await app.open(pathname + search);
  await visitor.getByRole('button', { name: 'Abonelikten çık' }).click();
  await visitor.getByText('Abonelikten çıktınız.').waitFor();
  const events = await app.query(`select event, source from mailbox_consents where email = 'kunde@campaign.example'`);
  expect(events).toEqual([{ event: 'withdrawn', source: 'link' }]);
});
