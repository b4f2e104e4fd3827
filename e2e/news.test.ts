import { confirmIfAsked, sharedApp } from './app.ts';
import { waitForMailTo } from './mails.ts';

const app = sharedApp();

test('a subscriber gets a note that the desk publishes, and a withdrawn note disappears', async () => {
  const email = 'leyla@leser-news.example';
  const visitor = await app.open('/ar/market-updates');
  await visitor.getByRole('heading', { name: 'الملاحظات الجديدة في بريدك' }).scrollIntoViewIfNeeded();
  await visitor.getByRole('textbox', { name: /البريد/ }).fill(email);
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: 'اشترك' }).click();
  await visitor.getByText(email).waitFor();
  const [question] = await waitForMailTo(app, email, 1);
  const confirmation = new URL(/https?:\S+subscribe=[\w-]+/.exec(question?.text ?? '')?.[0] ?? '');
  await visitor.goto(confirmation.pathname + confirmation.search);
  await visitor.getByRole('button', { name: 'تأكيد' }).click();
  await visitor.getByRole('status').filter({ hasText: /./ }).waitFor();

  const page = await app.openAsAdmin('/admin/news/new');
  await page.getByRole('button', { name: 'Arapça' }).click();
  await page.getByLabel('Başlık').fill('الخردة تتراجع');
  await page.getByLabel('Özet').fill('للأسبوع الثالث على التوالي.');
  await page.getByRole('textbox', { name: /^Metin/ }).fill('ارتفعت المشتريات.\n\n- أمريكا\n- البلطيق');
  await page.getByRole('radio', { name: 'Liman' }).check({ force: true });
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('button', { name: 'Yayımla…' }).click();
  await page.getByRole('dialog', { name: 'Notu yayımla' }).getByRole('button', { name: 'Yayımla' }).click();
  await confirmIfAsked(page, page.getByText('Not yayımlandı').first());

  const [, mail] = await waitForMailTo(app, email, 2);
  expect(mail?.subject).toBe('الخردة تتراجع');
  const { pathname } = new URL(/https?:\S+market-updates\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await visitor.goto(pathname);
  await visitor.getByRole('heading', { level: 1, name: 'الخردة تتراجع' }).waitFor();
  const data = JSON.parse((await visitor.locator('script[type="application/ld+json"]').textContent()) ?? '') as object;
  expect(JSON.stringify(data)).toContain('"@type":"NewsArticle","headline":"الخردة تتراجع"');
  expect(await visitor.locator('link[hreflang]').count()).toBe(2); // Arabic and x-default
  const readFeed = async (path: string) => (await visitor.request.get(path)).text();
  expect(await readFeed('/ar/market-updates/feed.xml')).toContain(pathname);
  expect(await readFeed('/market-updates/feed.xml')).not.toContain(pathname.replace('/ar/', '/'));
  expect((await visitor.request.get(pathname.replace('/ar/', '/'))).status()).toBe(404);
  await visitor.goto('/ar/market-updates');
  await visitor.getByRole('heading', { level: 3, name: 'الخردة تتراجع' }).waitFor();

  await page.getByRole('button', { name: 'Yayından kaldır' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yayından kaldır' }).click();
  await page.getByText('Not artık taslak').waitFor();
  while ((await visitor.request.get(pathname)).status() !== 404) await visitor.waitForTimeout(50);
});
