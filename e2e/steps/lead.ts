import { languages, localePath, type Locale } from '../../common/locales.ts';
import { mailAbout } from '../mails.ts';
import type { Product } from '../product.ts';
import { wordsOf } from '../words.ts';

export interface Visitor {
  locale: Locale;
  name: string;
  company: string;
  email: string;
}

/** A visitor asks for a rolling mill, and the sales desk watches the lead arrive. */
export async function aLeadArrives(product: Product, { locale, name, company, email }: Visitor): Promise<void> {
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
  const [stored] = await product.query<{ reference: string }>('select reference from quote_requests where email = $1', [
    email,
  ]);
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
}
