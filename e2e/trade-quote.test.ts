import { sharedApp } from './app.ts';
import { storedLead, fillForm, findLeads, openForm, submitButton } from './steps/trade-quote.ts';

const app = sharedApp();

test('a buyer submits the terms, gets a receipt, and the request appears live in the administration', async () => {
  const email = 'leyla@karayapi.example';
  const [page, panel] = await Promise.all([openForm(app), app.openAsAdmin('/admin')]);
  await fillForm(page, email);
  await submitButton(page).click();

  await page.getByRole('heading', { name: 'Talebiniz alındı' }).waitFor();
  await page.getByRole('img', { name: /^Başvuru numarası KC-/ }).waitFor();
  expect(await findLeads(app, email)).toEqual([storedLead]);
  const feed = panel.getByRole('feed');
  await feed.getByText('Leyla Kara').first().waitFor();
  await feed.getByText('Kara Yapı A.Ş.').first().waitFor();
});
