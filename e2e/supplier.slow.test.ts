import { aPdf, aProgram } from '../server/testing/files.ts';
import { sharedApp } from './app.ts';
import { findApplications, fillForm, openForm, pdf, waitForReceipt, submitForm } from './steps/supplier.ts';

const app = sharedApp();

test('each missing or invalid field shows an error, including the minimum capacity', async () => {
  const page = await openForm(app);
  await page.getByText('Au moins 100 tonnes par mois.', { exact: true }).waitFor();
  await page.getByLabel('Capacité mensuelle (tonnes)').fill('99');
  await page.getByLabel('Site web').fill('rocher');
  await page.getByLabel('Adresse e-mail').fill('amelie');
  await submitForm(page);
  await page.getByText('Notre réseau de fournisseurs demande au moins 100 tonnes par mois.').waitFor();
  expect(await page.getByText('Ce champ est obligatoire.').count()).toBe(5);
  for (const label of ['Site web', 'Adresse e-mail', 'Capacité mensuelle (tonnes)'])
    expect(await page.getByLabel(label).getAttribute('aria-invalid')).toBe('true');
  expect(await findApplications(app, 'amelie')).toEqual([]);
});

test('the form keeps its input when the response is lost, and a retry creates no second application', async () => {
  const email = 'karim@metaux.example';
  const page = await openForm(app);
  await fillForm(page, email);
  await page.route('**/graphql', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submitForm(page);
  await page.getByText('Échec de l’envoi').waitFor();
  expect(await page.getByRole('combobox', { name: 'Pays' }).inputValue()).toBe('Algérie');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Envoyer la candidature' }).dblclick();
  await waitForReceipt(page);
  expect(await findApplications(app, email)).toHaveLength(1);
});

test('of several files, refused ones show the reason and the others are sent', async () => {
  const email = 'nadia@ferro.example';
  const page = await openForm(app);
  await fillForm(page, email);
  await page
    .locator('input[type=file]')
    .setInputFiles([pdf('iso.pdf'), pdf('programme.pdf', aProgram()), pdf('grand.pdf', aPdf(10 * 1024 * 1024 + 1))]);
  await page.getByText('iso.pdf a été envoyé').waitFor({ state: 'attached' });
  await page.getByText('ce type de fichier n’est pas accepté').waitFor();
  await page.getByText('le fichier ne doit pas dépasser 10 Mo').waitFor();
  await submitForm(page);
  await waitForReceipt(page);
  expect(await app.query('select name from attachments order by name')).toContainEqual({ name: 'iso.pdf' });
  expect(await app.query("select 1 from attachments where name in ('programme.pdf', 'grand.pdf')")).toEqual([]);
});
