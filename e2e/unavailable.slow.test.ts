import { startApp } from './app.ts';
import { fillForm, findMessages, openForm, submitForm } from './steps/contact.ts';

// Not the shared application: the tests of other files need its database.
const app = startApp({});

test('while the database accepts no connection the form keeps its text and says to try again, and the retry creates one message', async () => {
  const email = 'amelie@fontenoy.example';
  const page = await openForm(app);
  await fillForm(page, email);
  const [{ name } = { name: '' }] = await app.query<{ name: string }>('select current_database() as name');
  // The limit does not close open connections, so the test keeps its own.
  await app.query(`alter database ${name} connection limit 0`);
  await app.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'kordon%' and pid <> pg_backend_pid()`);
  const answer = page.waitForResponse('**/graphql');
  await submitForm(page);
  expect([(await answer).status(), (await answer).headers()['retry-after']]).toEqual([503, '5']);
  await page.getByText('Yazdıklarınız duruyor: tekrar deneyin').waitFor();
  expect(await page.getByRole('textbox', { name: 'Mesajınız' }).inputValue()).toBe(
    'S355 slab için kalınlık aralığınız nedir?',
  );
  await app.query(`alter database ${name} connection limit -1`);
  await submitForm(page);
  await page.getByRole('heading', { name: 'Mesajınız bize ulaştı' }).waitFor();
  expect(await findMessages(app, email)).toHaveLength(1);
});
