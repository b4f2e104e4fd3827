import { languages, localePath, type Locale } from '../../common/locales.ts';
import { waitForMailAbout } from '../mails.ts';
import type { TestApp } from '../app.ts';
import { createTranslator } from '../translations.ts';

export interface Visitor {
  locale: Locale;
  name: string;
  company: string;
  email: string;
}

/** Submits a quote request as a visitor and checks the receipt, the records, the live feed of the administration and the mails. */
export async function expectLeadToArrive(app: TestApp, { locale, name, company, email }: Visitor): Promise<void> {
  const translate = createTranslator(locale);
  const [lastEntry] = await app.query<{ id: string }>('select coalesce(max(id), 0) as id from activity_logs');
  const [visitor, panel] = await Promise.all([app.open(localePath(locale, '/products')), app.openAsAdmin('/admin')]);

  await visitor.locator('#turnkey-mill').getByRole('button').first().click();
  const dialog = visitor.getByRole('dialog');
  await dialog.getByLabel(translate('form.name')).fill(name);
  await dialog.getByLabel(translate('form.email')).fill(email);
  await dialog.getByLabel(translate('form.company')).fill(company);
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: translate('quote.send') }).click();

  await visitor.getByRole('heading', { name: translate('quote.receipt.heading') }).waitFor(); // by role, because a toast has the same text
  const [stored] = await app.query<{ reference: string }>('select reference from quote_requests where email = $1', [
    email,
  ]);
  const reference = stored?.reference ?? '';
  expect(reference).toMatch(/^KC-[0-9A-Z]{6}$/);
  await visitor.getByLabel(new RegExp(reference)).first().waitFor();

  // The page was opened before the request was sent and is not reloaded.
  const feed = panel.getByRole('feed');
  await feed.getByText(name).first().waitFor();
  await feed.getByText(company).first().waitFor();
  expect(await app.query('select distinct target_type from activity_logs where id > $1', [lastEntry?.id])).toEqual(
    expect.arrayContaining(
      ['quote_requests', 'companies', 'contacts', 'communications'].map((target_type) => ({ target_type })),
    ),
  );

  const mails = await waitForMailAbout(app, reference, 2);
  const confirmation = mails.find(({ to }) => to?.[0]?.address === email);
  expect(confirmation?.html).toContain(`<html lang="${languages[locale].tag}" dir="${languages[locale].dir}"`);
  const notification = mails.find(({ to }) => to?.[0]?.address === 'teklif@kordon.example');
  expect(notification?.replyTo?.[0]?.address).toBe(email);
}
