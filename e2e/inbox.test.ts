import { randomUUID } from 'node:crypto';
import { sharedApp, type TestApp } from './app.ts';

const app = sharedApp();

interface Mail {
  name: string;
  email: string;
  subject: string;
  html?: string;
}

/** Stores a mail as the reader of mailboxes does. @returns its id */
async function storeMail(to: TestApp, { name, email, subject, html }: Mail): Promise<string> {
  const [mail] = await to.query<{ id: string }>(
    `insert into inbound_mails (digest, folder, kind, status, sender_name, sender_email, recipients, recipient_count, subject, snippet,
       text, html, headers, size, received_at, spf, dkim, dkim_domain, dmarc)
     values (sha256($1::bytea), 'inbox', 'message', 'waiting', $2, $3, '[{"name": "", "email": "satis@kordon.example", "kind": "to"}]', 1, $4,
       'We are looking for 1,200 t', 'We are looking for 1,200 t of SAE 1008.', $5, 'Received: from mx.example', 4000, now(), 'pass', 'pass',
       split_part($3, '@', 2), 'pass')
     returning id`,
    [randomUUID(), name, email, subject, html ?? null],
  );
  return mail!.id;
}

test('a waiting mail becomes a lead: company, contact and communication; the undo lets it wait again', async () => {
  const company = `schelde-${randomUUID().slice(0, 8)}`;
  const subject = `Wire rod enquiry ${company}`;
  await storeMail(app, { name: 'Ilse Vandermeer', email: `ilse@${company}.example`, subject });
  const page = await app.openAsAdmin('/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Gelen kutusu' }).click();
  await page.getByRole('link', { name: new RegExp(subject) }).click();
  const mail = page.getByRole('article', { name: subject });
  await mail.getByText('We are looking for 1,200 t of SAE 1008.').waitFor();
  await mail.getByRole('button', { name: /^Aday aç/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Aday aç' });
  await dialog.getByRole('button', { name: 'Aday aç' }).click();
  await page.getByText('Aday açıldı').waitFor();
  expect(
    await app.query(
      `select contacts.name, companies.web_domain as domain from contacts join companies on companies.id = company_id where contacts.email = $1`,
      [`ilse@${company}.example`],
    ),
  ).toEqual([{ name: 'Ilse Vandermeer', domain: `${company}.example` }]);

  await page.getByRole('button', { name: /^Bağlanan/ }).click();
  await page.getByRole('link', { name: new RegExp(subject) }).click();
  await mail.getByRole('button', { name: 'Yeniden beklet' }).click();
  await page.getByText('E-posta yeniden bekliyor').waitFor();
  expect(await app.query('select status from inbound_mails where subject = $1', [subject])).toEqual([
    { status: 'waiting' },
  ]);
});

test('the HTML of a mail is shown without its scripts, forms and remote pictures', async () => {
  const subject = `Price list ${randomUUID().slice(0, 8)}`;
  const html = `<p>Our <b>prices</b></p><script>parent.document.title = 'changed'</script><form action="https://evil.example"><input name="password"></form>
    <img src="https://tracker.example/pixel.png" alt="logo" onerror="alert(1)"><a href="javascript:alert(1)">list</a>`;
  const id = await storeMail(app, { name: 'Cem Uluçay', email: `cem@${randomUUID()}.example`, subject, html });
  const page = await app.openAsAdmin('/admin/inbox');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${app.url()}/admin/inbox?mail=${id}`);
  const frame = page.frameLocator(`iframe[title="${subject}"]`);
  await frame.getByText('Our prices').waitFor();
  expect(await frame.locator('script, form, input, [onerror], a[href^="javascript"]').count()).toBe(0);
  await page.getByText('1 uzak görsel engellendi.').waitFor();
  expect(requested.filter((url) => url.includes('tracker.example'))).toEqual([]);
  expect(await page.title()).toContain('Gelen kutusu');
});
