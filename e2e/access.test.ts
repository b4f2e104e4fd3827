import { spawnSync } from 'node:child_process';
import { admin, confirmIfAsked, signIn, sharedApp } from './app.ts';
import { addColleague } from './steps/access.ts';

const app = sharedApp();

test('an analyst sees neither user management nor buttons that would be refused', async () => {
  const { page } = await addColleague(app, 'Nil', 'Analist');
  await page.getByRole('link', { name: 'Denetim kaydı' }).waitFor();
  expect(await page.getByRole('link', { name: 'Kullanıcılar' }).count()).toBe(0);
  await page.goto('/admin/companies');
  await page.getByRole('heading', { name: 'Firmalar', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: /Yeni firma/ }).count()).toBe(0);
  await page.goto('/admin/users');
  await page.waitForURL('**/admin');
});

test('an API token works in the examples until it is revoked', async () => {
  const page = await app.openAsAdmin('/admin/tokens');
  await page.getByRole('button', { name: 'Yeni anahtar' }).click();
  await page.getByLabel(/^Ad/).fill('Aylık rapor');
  await page.getByRole('button', { name: 'Oluştur' }).click();
  const region = page.getByRole('region', { name: 'API anahtarı' });
  await confirmIfAsked(page, region);
  const secret = await region.textContent();
  expect(secret).toMatch(/^kordon_[\w-]{43}$/);
  await page.getByRole('button', { name: 'Kopyaladım' }).click();

  const example = async (name: string) => (await page.getByRole('region', { name }).textContent())!;
  const runProgram = (program: string, args: string[]) => {
    const { error, stdout } = spawnSync(program, args, { encoding: 'utf8', timeout: 20_000 });
    return error ? undefined : stdout; // undefined when the program is not installed: its example is then not checked
  };
  const [curl, python, r] = [await example('Komut satırı (curl)'), await example('Python'), await example('R (httr2)')];
  const curlOutput = runProgram('bash', ['-c', curl]);
  if (curlOutput !== undefined)
    expect(JSON.parse(curlOutput)).toMatchObject({
      data: { quoteRequests: { totalCount: expect.any(Number) as number } },
    });
  const pythonOutput = runProgram('python3', ['-c', python]);
  if (pythonOutput !== undefined) expect(pythonOutput.trim()).toMatch(/^\d+$/);

  /** Sends the request that an example describes, with address, token and query parsed from its text. */
  const sendExample = async (text: string) => {
    const [, address = ''] = /["'](http[^"']+)["']/.exec(text)!;
    const [, token = ''] = /(kordon_[\w-]+)/.exec(text)!;
    const [query = ''] = /\{ quoteRequests[^"]*/.exec(text)!;
    return fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  };
  for (const text of [curl, python, r])
    expect(await (await sendExample(text)).json()).toMatchObject({ data: { quoteRequests: {} } });

  await page.reload();
  await page.getByText('son kullanım').waitFor();
  await page.getByRole('button', { name: 'Aylık rapor anahtarını iptal et' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'İptal et' }).click();
  await page.getByText('Anahtar iptal edildi').waitFor();
  expect((await sendExample(r)).status).toBe(401);
});

test('an analyst uses examples, subscriptions and documentation in the playground with the rights of the session', async () => {
  const { page } = await addColleague(app, 'Deniz', 'Analist');
  const origin = app.url();
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreignRequests.push(request.url());
  });
  await page.goto('/graphql');
  await page.getByText('Deniz olarak okuyorsunuz · Analist').waitFor();
  const results = page.locator('.result-window');
  await page.getByRole('button', { name: 'Dönüşüm analitiği, son 30 gün' }).click();
  // The history stores the query of the tab, which is updated 100 ms after the editor.
  await page.getByRole('tab', { name: 'DonusumAnalitigi' }).waitFor();
  await page.getByRole('button', { name: /Execute query/ }).click();
  await results.getByText('"revenuePerLead"').waitFor();

  const editor = page.getByLabel('Query Editor');
  const query = await editor.locator('.CodeMirror-code').innerText();
  const focused = editor.locator('textarea:focus');
  await editor.locator('textarea').focus();
  await page.keyboard.press('Tab'); // moves the focus instead of inserting a tab
  expect(await focused.count()).toBe(0);
  await page.keyboard.press('Shift+Tab');
  expect(await focused.count()).toBe(1);
  await page.keyboard.press('Shift+Tab');
  expect(await focused.count()).toBe(0);
  expect(await editor.locator('.CodeMirror-code').innerText()).toBe(query);

  const subscribed = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived')); // connection_ack
  const exampleButton = await page.getByRole('button', { name: 'Canlı akış (abonelik)' }).elementHandle();
  const executeButton = await page.getByRole('button', { name: /Execute query/ }).elementHandle();
  await page.evaluate(
    ([exampleElement, executeElement]) => {
      // Both clicks in one task: the query has to run before the editor has processed its new text.
      for (const button of [exampleElement, executeElement]) (button as HTMLElement).click();
    },
    [exampleButton, executeButton],
  );
  await subscribed;
  const live = results.getByText('Canlı Demir');
  while (!(await live.isVisible())) {
    await app.query(`insert into companies (name) values ('Canlı Demir')`);
    await page.waitForTimeout(300);
  }
  await page.getByRole('button', { name: /Stop query/ }).click();

  await page.getByRole('button', { name: 'Show History' }).click();
  await page.getByRole('list').getByText('DonusumAnalitigi').waitFor();

  await page.getByRole('button', { name: /Documentation Explorer/ }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await page.getByRole('link', { name: 'adminUsers', exact: true }).waitFor();
  expect(foreignRequests).toEqual([]);

  const answer = await page.evaluate(async () => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ adminUsers { id } }' }),
    });
    return (await response.json()) as { errors: { extensions: { code: string } }[] };
  });
  expect(answer.errors[0]?.extensions.code).toBe('FORBIDDEN');

  const visitor = await app.open('/graphql');
  await visitor.getByRole('link', { name: 'Giriş yap' }).click();
  await signIn(visitor, admin);
  await visitor.waitForURL('**/graphql');
  await visitor.getByText(/olarak okuyorsunuz/).waitFor();
});

test('the audit log shows who changed what, and keeps its filter in the URL', async () => {
  const page = await app.openAsAdmin('/admin/companies/new');
  await page.getByLabel(/Firma adı/).fill('Denetlenen Demir');
  await page.getByRole('button', { name: /^Kaydet/ }).click();
  await page.getByRole('heading', { name: 'Denetlenen Demir', level: 1 }).waitFor();
  await app.query(`update companies set status = 'inactive' where name = 'Denetlenen Demir'`);

  await page.goto('/admin/audit?targetType=companies');
  const rows = page
    .getByRole('table', { name: 'Denetim kaydı' })
    .getByRole('row')
    .filter({ hasText: 'Denetlenen Demir' });
  await rows.filter({ hasText: 'Kordon' }).getByText('Oluşturuldu').waitFor();
  await rows.filter({ hasText: 'Site ve sistem' }).getByText('Pasif').waitFor();

  await page.getByRole('button', { name: /İşlem/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Değiştirildi' }).click();
  await page.waitForURL(/action=UPDATE/);
  await rows.filter({ hasText: 'Oluşturuldu' }).waitFor({ state: 'detached' });
  await rows.filter({ hasText: 'Pasif' }).waitFor();
});
