import type { Page } from 'playwright-core';
import { confirmIfAsked, createColleague, sharedApp } from './app.ts';
import { findAxeViolations } from './pages/axe.ts';
import { chooseByKeyboard } from './steps/menu.ts';
import { listItem, waitForStatus } from './steps/quotes.ts';

const app = sharedApp();

/** Opens the dialog with the key Q and waits until its first field has the focus. */
async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Talep ekle' }).waitFor();
  await page.keyboard.press('q');
  const dialog = page.getByRole('dialog', { name: 'Talep ekle' });
  await dialog.getByRole('combobox', { name: 'Firma' }).and(page.locator(':focus')).waitFor();
  return dialog;
}

test('a phone call without an e-mail address is entered, worked on and won, by keyboard alone', async () => {
  const [person, company, colleague] = ['Hasan Telefoncu', 'Telefoncu Demir A.Ş.', 'Vildan Sorumlu'];
  await createColleague(app, { name: colleague, role: 'sales' });
  const page = await app.openAsAdmin('/admin/quotes');
  const dialog = await openDialog(page);
  await page.keyboard.type(company);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person);
  await page.keyboard.press('Tab');
  await page.keyboard.type('0532 111 22 33');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/admin\/quotes\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1)!;
  await page.getByText(person).first().waitFor();
  await page.getByRole('button', { name: 'E-posta ekle' }).waitFor();
  expect(await dialog.count()).toBe(0);

  await page.goto('/admin/quotes?search=telefoncu&source=PHONE');
  await listItem(page, person).first().waitFor();
  await page.keyboard.press('v');
  await page.getByRole('region', { name: /Yeni/ }).getByText(person).waitFor();

  await page.goto(`/admin/quotes/${id}`);
  await page.getByRole('button', { name: /^Sorumlu: / }).waitFor();
  await page.keyboard.press('a');
  await chooseByKeyboard(page, colleague);
  await page.getByRole('button', { name: new RegExp(`Sorumlu.*${colleague}`) }).waitFor();

  await page.keyboard.press('y');
  const task = page.getByRole('dialog', { name: 'Yeni görev' });
  await task.getByRole('textbox', { name: /Ne yapılacak/ }).fill('Telefoncu fiyatını ver');
  await page.keyboard.press('Enter');
  const complete = page.getByRole('button', { name: 'Telefoncu fiyatını ver görevini tamamla' });
  await complete.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Görev tamamlandı').first().waitFor();

  await page.getByRole('button', { name: /^Kapandı/ }).click();
  await page.getByRole('spinbutton', { name: 'Kazanılan tutar' }).fill('54000');
  await page.keyboard.press('Enter');
  await waitForStatus(app, id, 'closed');
  const [deal] = await app.query<Record<string, unknown>>(
    `select source, q.email, outcome, quoted_amount::float8 as amount, o.name as owner,
       (select count(*)::int from tasks t where t.quote_request_id = q.id and t.done_at is not null) as done,
       c.country, (select count(*)::int from contacts p where p.company_id = c.id and p.email is null) as callers
     from quote_requests q join admin_users o on o.id = q.owner_id join companies c on c.id = q.company_id where q.id = $1`,
    [id],
  );
  expect(deal).toEqual({
    source: 'phone',
    email: '',
    outcome: 'won',
    amount: 54_000,
    owner: colleague,
    done: 1,
    country: '',
    callers: 1,
  });
});

test('a second call from the same number shows the open request, and an e-mail address is added later', async () => {
  const page = await app.openAsAdmin('/admin/quotes');
  const first = await openDialog(page);
  await first.getByRole('textbox', { name: /Ad soyad/ }).fill('İki Arayan');
  await first.getByRole('textbox', { name: 'Telefon' }).fill('+90 533 987 65 43');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'E-posta ekle' }).waitFor();
  const path = new URL(page.url()).pathname;

  await page.keyboard.press('q');
  const second = page.getByRole('dialog', { name: 'Talep ekle' });
  await second.getByRole('textbox', { name: 'Telefon' }).fill('05339876543');
  await second.getByText('1 açık talep var').waitFor();
  expect(await second.getByRole('link', { name: /İki Arayan/ }).getAttribute('href')).toBe(path);
  await page.keyboard.press('Escape');

  await page.keyboard.press('e');
  await page.getByText('Kayıtlı e-posta adresi yok, alıcının adresini yazın.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'E-posta ekle' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /E-posta/ })
    .fill('iki@arayan.example');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'iki@arayan.example' }).waitFor();
});

test('open requests, companies and tasks of a disabled colleague are handed over', async () => {
  const [leaving, successor] = [
    await createColleague(app, { name: 'Giden Satıcı', role: 'sales' }),
    await createColleague(app, { name: 'Gelen Satıcı', role: 'sales' }),
  ];
  const findUserId = async ({ email }: { email: string }) =>
    (await app.query<{ id: string }>('select id from admin_users where email = $1', [email]))[0]!.id;
  const [leavingId, successorId] = [await findUserId(leaving), await findUserId(successor)];
  const page = await app.openAsAdmin('/admin/quotes');
  const dialog = await openDialog(page);
  await page.keyboard.type('Devir Çelik A.Ş.');
  await page.keyboard.press('Tab');
  await dialog.getByRole('textbox', { name: /Ad soyad/ }).fill('Devir Müşterisi');
  await dialog.getByRole('textbox', { name: 'E-posta' }).fill('devir@devir.example');
  await dialog.getByRole('combobox', { name: 'Sorumlu' }).selectOption('Giden Satıcı');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/admin\/quotes\/[0-9a-f-]{36}$/);
  const requestId = page.url().split('/').at(-1)!;
  await app.query(
    `update companies set owner_id = $1 where id = (select company_id from quote_requests where id = $2)`,
    [leavingId, requestId],
  );
  await app.query(
    `insert into tasks (title, due_on, assignee_id, quote_request_id) values ('Devir görevi', '2026-12-01', $1, $2)`,
    [leavingId, requestId],
  );

  await page.goto('/admin/users');
  await page
    .getByRole('link', { name: /Giden Satıcı/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hesabı kapat' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hesabı kapat' }).click();
  const handOverDialog = page.getByRole('dialog', { name: 'Giden Satıcı artık kayıtlardan sorumlu olamayacak' });
  const handOver = handOverDialog.getByRole('button', { name: 'Açık kayıtları devret' });
  await confirmIfAsked(page, handOver);
  await handOver.click();
  await page.getByRole('menuitem', { name: 'Gelen Satıcı' }).click();
  await page
    .getByText(/Gelen Satıcı/)
    .first()
    .waitFor();
  const readOwners = () =>
    app.query<{ owner: string }>(
      `select owner_id as owner from quote_requests where id = $1
       union all select owner_id from companies where id = (select company_id from quote_requests where id = $1)
       union all select assignee_id from tasks where quote_request_id = $1`,
      [requestId],
    );
  for (let tries = 0; tries < 50 && (await readOwners()).some(({ owner }) => owner !== successorId); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await readOwners()).toEqual([{ owner: successorId }, { owner: successorId }, { owner: successorId }]);
  await page.goto(`/admin/quotes/${requestId}`);
  await page.getByRole('button', { name: /Sorumlu.*Gelen Satıcı/ }).waitFor();
});
