import type { Page } from 'playwright-core';
import { aPdf, aPng, aProgram } from '../server/testing/files.ts';
import { mailAbout } from './mails.ts';
import { alive, sharedProduct } from './product.ts';

const product = sharedProduct();

async function openForm(): Promise<Page> {
  const page = await product.open('/fr/supplier-network');
  await page.getByRole('link', { name: 'Déposer une candidature' }).click();
  await alive(page);
  await page.getByLabel('Société').waitFor();
  return page;
}

async function choose(page: Page, label: string, typed: string, offered: string) {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(typed);
  await page.getByRole('option', { name: offered, exact: true }).click();
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Société').fill(`Aciéries du Rocher ${email}`);
  await choose(page, 'Pays', 'ALGERIE', 'Algérie');
  await choose(page, 'Type de produit', 'laminee chaud', 'Bobine laminée à chaud');
  await page.getByLabel('Capacité mensuelle (tonnes)').fill('2400');
  await page.getByLabel('Personne à contacter').fill('Amélie Fontenoy');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Téléphone').fill('+213 555 00 00');
  await page.getByRole('checkbox', { name: /notice d’information/ }).check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer la candidature' }).click();
const received = (page: Page) => page.getByRole('heading', { name: 'Votre candidature nous est parvenue' }).waitFor();
const applicationsOf = (email: string) =>
  product.query<{ reference: string; country: string; product_type: string }>(
    'select reference, country, product_type from supplier_applications where email = $1',
    [email],
  );
const pdf = (name: string, buffer = aPdf()) => ({ name, mimeType: 'application/pdf', buffer });

test('an application with its certificates reaches the sales desk', async () => {
  const email = 'amelie@rocher-achats.example';
  const page = await openForm();
  await fillIn(page, email);
  const files = page.locator('input[type=file]');
  await files.setInputFiles([pdf('iso-9001.pdf'), { name: 'ce.png', mimeType: 'image/png', buffer: aPng() }]);
  await page.getByText('ce.png a été envoyé').waitFor({ state: 'attached' });
  await page.getByText('iso-9001.pdf a été envoyé').waitFor({ state: 'attached' });
  await send(page);
  await received(page);

  const [stored] = await applicationsOf(email);
  expect(stored).toMatchObject({ country: 'algeria', product_type: 'hot-rolled-coil' });
  await page.getByLabel(new RegExp(stored?.reference ?? '-')).waitFor();
  const mails = await mailAbout(product, stored?.reference ?? '', 2);
  const notice = mails.find(({ to }) => to?.[0]?.address === 'teklif@kordon.example');
  expect(notice?.attachments.map(({ filename }) => filename).sort()).toEqual(['ce.png', 'iso-9001.pdf']);
});

test('each field that is missing or wrong says so, the least capacity among them', async () => {
  const page = await openForm();
  await page.getByText('Au moins 100 tonnes par mois.', { exact: true }).waitFor();
  await page.getByLabel('Capacité mensuelle (tonnes)').fill('99');
  await page.getByLabel('Site web').fill('rocher');
  await page.getByLabel('Adresse e-mail').fill('amelie');
  await send(page);
  await page.getByText('Notre réseau de fournisseurs demande au moins 100 tonnes par mois.').waitFor();
  expect(await page.getByText('Ce champ est obligatoire.').count()).toBe(5);
  for (const label of ['Site web', 'Adresse e-mail', 'Capacité mensuelle (tonnes)'])
    expect(await page.getByLabel(label).getAttribute('aria-invalid')).toBe('true');
  expect(await applicationsOf('amelie')).toEqual([]);
});

test('while the server is away nothing typed is lost, and the retry makes one application', async () => {
  const email = 'karim@metaux.example';
  const page = await openForm();
  await fillIn(page, email);
  await page.route('**/graphql', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await page.getByText('Échec de l’envoi').waitFor();
  expect(await page.getByRole('combobox', { name: 'Pays' }).inputValue()).toBe('Algérie');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Envoyer la candidature' }).dblclick();
  await received(page);
  expect(await applicationsOf(email)).toHaveLength(1);
});

test('of several files those that cannot be taken say why, and the others go', async () => {
  const email = 'nadia@ferro.example';
  const page = await openForm();
  await fillIn(page, email);
  await page
    .locator('input[type=file]')
    .setInputFiles([pdf('iso.pdf'), pdf('programme.pdf', aProgram()), pdf('grand.pdf', aPdf(10 * 1024 * 1024 + 1))]);
  await page.getByText('iso.pdf a été envoyé').waitFor({ state: 'attached' });
  await page.getByText('ce type de fichier n’est pas accepté').waitFor();
  await page.getByText('le fichier ne doit pas dépasser 10 Mo').waitFor();
  await send(page);
  await received(page);
  expect(await product.query('select name from attachments order by name')).toContainEqual({ name: 'iso.pdf' });
  expect(await product.query("select 1 from attachments where name in ('programme.pdf', 'grand.pdf')")).toEqual([]);
});
