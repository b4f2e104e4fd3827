import { randomUUID } from 'node:crypto';
import { admin, createColleague, sharedApp } from './app.ts';
import { TestClient } from '../server/testing/test-client.ts';
import { amelie, submitRequest } from './steps/quotes.ts';

const app = sharedApp();

test('when a colleague assigns a request, the bell counts it live; a click opens the request and marks the notification as read', async () => {
  const name = `Anna ${randomUUID().slice(0, 8)}`;
  const { id } = await submitRequest(app, { ...amelie, name, company: name, email: `${randomUUID()}@rocher.example` });
  const colleague = new TestClient(app.url());
  const { email, password } = await createColleague(app, { name: 'Ece Tuna' });
  await colleague.signIn(email, password);
  const [me] = await app.query<{ id: string }>('select id from admin_users where email = $1', [admin.email]);
  // Other tests of the run may have notified the admin too.
  await app.query('delete from notifications where recipient_id = $1', [me!.id]);

  const page = await app.openAsAdmin('/admin/companies');
  const bell = page.getByRole('navigation').getByRole('link', { name: 'Bildirimler' });
  await bell.waitFor();
  await page.getByRole('heading', { name: 'Firmalar', exact: true }).waitFor();
  await colleague.run(
    'mutation ($ids: [ID!], $ownerId: ID) { assignOwner(quoteRequestIds: $ids, ownerId: $ownerId) }',
    {
      ids: [id],
      ownerId: me!.id,
    },
  );
  await page
    .getByRole('link', { name: /^Bildirimler \d+ okunmamış bildirim$/ })
    .first()
    .waitFor();

  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await page.getByRole('heading', { name: 'Bildirimler', exact: true }).waitFor();
  await page.getByRole('link', { name: new RegExp(`Okunmadı.*Ece Tuna size bir talep atadı.*${name}`) }).click();
  await page.waitForURL(`**/admin/quotes/${id}`);
  await page.getByText(name).first().waitFor();
  await page.goto(`${app.url()}/admin/notifications`);
  const row = page.getByRole('link', { name: new RegExp(`Ece Tuna size bir talep atadı.*${name}`) });
  await row.waitFor();
  expect(await row.getByText('Okunmadı').count()).toBe(0);
  expect(await app.query('select from notifications where record_id = $1 and read_at is null', [id])).toEqual([]);
});
