import { languages, localePath, type Locale } from '../common/locales.ts';
import { mailAbout } from './mails.ts';
import { sharedProduct } from './product.ts';
import { wordsOf } from './words.ts';

const product = sharedProduct();

const visitors: { locale: Locale; name: string; company: string; email: string }[] = [
  { locale: 'tr', name: 'Leyla Turnakaya', company: 'Turnakaya Yapı A.Ş.', email: 'leyla@turnakaya.example' },
  { locale: 'ar', name: 'ليلى الحداد', company: 'شركة الحداد للصلب', email: 'layla@alhaddad.example' },
  { locale: 'en', name: 'Oliver Pemberwick', company: 'Pemberwick Rebar Ltd', email: 'oliver@pemberwick.example' },
];

test.each(visitors)(
  'a visitor asks for a rolling mill in $locale and the sales desk watches the lead arrive',
  async ({ locale, name, company, email }) => {
    const say = wordsOf(locale);
    const [last] = await product.query<{ id: string }>('select coalesce(max(id), 0) as id from activity_logs');
    const [visitor, desk] = await Promise.all([
      product.open(localePath(locale, '/products')),
      product.openAsAdmin('/admin'),
    ]);

    await visitor.locator('#turnkey-mill').getByRole('button').first().click();
    const dialog = visitor.getByRole('dialog');
    await dialog.getByLabel(say('form.name')).fill(name);
    await dialog.getByLabel(say('form.email')).fill(email);
    await dialog.getByLabel(say('form.company')).fill(company);
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: say('quote.send') }).click();

    await visitor.getByRole('heading', { name: say('quote.receipt.heading') }).waitFor(); // a toast says it too
    const [stored] = await product.query<{ reference: string }>(
      'select reference from quote_requests where email = $1',
      [email],
    );
    const reference = stored?.reference ?? '';
    expect(reference).toMatch(/^KC-[0-9A-Z]{6}$/);
    await visitor.getByLabel(new RegExp(reference)).first().waitFor();

    // Live: this page was opened before the request was sent and has not been loaded again.
    const feed = desk.getByRole('feed');
    await feed.getByText(name).first().waitFor();
    await feed.getByText(company).first().waitFor();
    expect(await product.query('select distinct target_type from activity_logs where id > $1', [last?.id])).toEqual(
      expect.arrayContaining(
        ['quote_requests', 'companies', 'contacts', 'communications'].map((target_type) => ({ target_type })),
      ),
    );

    const mails = await mailAbout(product, reference, 2);
    const confirmation = mails.find(({ to }) => to?.[0]?.address === email);
    expect(confirmation?.html).toContain(`<html lang="${languages[locale].tag}" dir="${languages[locale].dir}"`);
    const notification = mails.find(({ to }) => to?.[0]?.address === 'teklif@kordon.example');
    expect(notification?.replyTo?.[0]?.address).toBe(email);
  },
);

test.each([
  { of: 'an equipment card', place: '/industrial-equipment', button: /^Teklif isteyin ?: Vana/, stored: 'valves' },
  {
    of: 'the hoses',
    place: '/industrial-equipment/hydraulic-hoses',
    button: /^Teklif isteyin$/,
    stored: 'hydraulic-hoses',
  },
])(
  'the form of $of sends nothing wrong, keeps what was typed when an answer is lost, and makes one lead',
  async ({ place, button, stored }) => {
    const email = `${stored}@demiryapi.example`;
    const leads = () => product.query('select product_type, source from quote_requests where email = $1', [email]);
    const page = await product.open(place);
    await page.getByRole('button', { name: button }).first().click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Talebi gönderin' });
    await dialog.getByLabel('E-posta').fill('leyla@');
    await send.click();
    await dialog.getByText('Bu alan zorunludur.').waitFor();
    await dialog.getByText('Geçerli bir e-posta adresi girin.').waitFor();
    await dialog.getByText('Devam etmek için aydınlatma metnini').waitFor();

    await dialog.getByLabel('Ad soyad').fill('Leyla Demir');
    await dialog.getByLabel('E-posta').fill(email);
    await dialog.getByRole('checkbox').first().check();
    // The request arrives, its answer does not.
    await page.route('**/graphql', (route) => route.fetch().then(() => route.abort()), { times: 1 });
    await send.click();
    await page.getByText('❌ Gönderim Hatası').waitFor();
    expect(await dialog.getByLabel('Ad soyad').inputValue()).toBe('Leyla Demir');
    await send.dblclick();
    await page.getByText('✅ Teklif Talebiniz Alındı!').waitFor();
    const source = place.endsWith('hoses') ? 'hydraulic_quote' : 'equipment_card';
    expect(await leads()).toEqual([{ product_type: stored, source }]);
  },
);
