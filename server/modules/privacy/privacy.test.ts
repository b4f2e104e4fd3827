import { createHash, randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { anAdminUser } from '../../testing/accounts.ts';
import { aQuoteRequest } from '../../testing/builders.ts';
import { adminEmail, adminPassword, startKordon } from '../../testing/kordon.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import { applyRetention } from './apply-retention.ts';
import { listUnregisteredTables } from './personal-tables.ts';

const kordon = startKordon();

interface Report {
  requestId: string;
  erased: Record<string, number>;
  redacted: Record<string, number>;
  kept: Record<string, { count: number; reason: string; anonymized: boolean }>;
}
const eraseMutation = `mutation ($email: String!, $dryRun: Boolean) {
  erasePerson(email: $email, dryRun: $dryRun) { requestId erased redacted kept }
}`;
const erase = async (email: string, options: object = {}): Promise<Report> =>
  (await kordon.admin.run<{ erasePerson: Report }>(eraseMutation, { email, ...options })).erasePerson;
const getResultCode = (running: Promise<unknown>) =>
  running.then(
    () => 'done',
    (error: { code?: string; extensions?: { code: string } }) => error.code ?? error.extensions?.code,
  );
const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> => kordon.db.query(sql, values);

/** A name, mailbox and phone number that occur nowhere else. */
function aPerson() {
  const word = randomUUID().replaceAll(/[\d-]/g, '').slice(0, 9) || 'zümrüt';
  const digits = String(Math.floor(Math.random() * 9_000_000) + 1_000_000);
  return {
    name: `Nermin Ö${word}`,
    email: `n.${word}@${word}.example`,
    phone: `+90 532 ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`,
  };
}
type Person = ReturnType<typeof aPerson>;

/** Lists the columns of text and JSON, of all tables, in which the person still occurs. */
async function findTraces({ name, email, phone }: Person): Promise<string[]> {
  const digits = phone.replaceAll(/\D/g, '').slice(-10);
  const columns = await query<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, column_name as column from information_schema.columns c
     where table_schema in ('public', 'graphile_worker') and udt_name in ('text', 'varchar', 'json', 'jsonb', '_text')
       and exists (select from pg_class k where k.oid = to_regclass(format('%I.%I', table_schema, table_name)) and relkind in ('r', 'p'))`,
  );
  const traces: string[] = [];
  for (const { table, column } of columns) {
    const found = await query(
      `select from ${table} where lower("${column}"::text) like any($1) or regexp_replace("${column}"::text, '\\D', '', 'g') like $2`,
      [[name, email].map((text) => `%${text.toLowerCase()}%`), `%${digits}%`],
    );
    if (found.length > 0) traces.push(`${table}.${column}`);
  }
  return traces.sort();
}

async function submitRequest(person: Person) {
  const input = {
    ...aQuoteRequest(),
    ...person,
    submissionId: randomUUID(),
    company: 'Kartaltepe Çelik',
    marketingConsent: true,
  };
  await kordon.visitor.run('mutation ($input: QuoteRequestInput!) { submitQuoteRequest(input: $input) { id } }', {
    input,
  });
}

beforeEach(() => kordon.db.query('delete from rate_limits'));

test('a table that no module has registered is reported', async () => {
  expect(await listUnregisteredTables(kordon.db.manager)).toEqual([]);
  await kordon.db.query('create table visitors (email text)');
  expect(await listUnregisteredTables(kordon.db.manager)).toEqual(['visitors']);
  await kordon.db.query('drop table visitors');
});

test('an erasure leaves no trace of mailbox, name and phone number', async () => {
  const person = aPerson();
  await submitRequest(person);
  const [lead] = await query<{ id: string; company_id: string; contact_id: string }>(
    'select id, company_id, contact_id from quote_requests where email = $1',
    [person.email],
  );
  await kordon.admin.run(
    'mutation ($id: ID!, $patch: QuoteRequestPatch!) { updateQuoteRequest(id: $id, patch: $patch) { id } }',
    { id: lead!.id, patch: { notes: `${person.name} aradı` } },
  );
  await aCommunication(kordon.db, {
    companyId: lead!.company_id,
    subject: `Görüşme: ${person.name.toLocaleUpperCase('tr')}`,
    content: `Tel. 0${person.phone.slice(4)}, ${person.email.toUpperCase()}`,
    metadata: { source: person.email },
    tags: [person.email],
  });
  const binned = await aCommunication(kordon.db, {
    companyId: lead!.company_id,
    contactId: lead!.contact_id,
    subject: person.name,
  });
  await kordon.admin.run('mutation ($id: ID!) { deleteCommunication(id: $id) }', { id: binned.id });
  await kordon.db.query(`insert into tasks (title, due_on) values ($1, '2027-01-01')`, [`${person.name} aranacak`]);
  await kordon.db.query(
    `insert into price_alerts (series_id, threshold, rising, email, language, kind) select id, 1, true, $1, 'tr', 'desk' from market_series limit 1`,
    [person.email],
  );
  await kordon.waitForJobs();
  expect((await findTraces(person)).length).toBeGreaterThan(10);

  const preview = await erase(person.email, { dryRun: true });
  expect((await findTraces(person)).length).toBeGreaterThan(10);
  const { requestId, ...report } = await erase(person.email);
  expect({ ...preview, requestId }).toEqual({ requestId, ...report });
  expect(report.erased).toMatchObject({ contacts: 1, quote_requests: 1, communications_bin: 1, price_alerts: 1 });
  expect(report.redacted).toMatchObject({ communications: 1, tasks: 1 });
  expect(await findTraces(person)).toEqual([]);
  expect(
    await query('select from mail_suppressions where mailbox_hash = mailbox_hash($1)', [person.email]),
  ).toHaveLength(1);
  expect(
    await query(`select details from security_events where kind = 'PERSON_ERASED' order by id desc limit 1`),
  ).toEqual([{ details: { requestId } }]);
});

test('orders and accepted offers keep the name, and their request is anonymised', async () => {
  const person = aPerson();
  const company = await aCompany(kordon.db);
  const contact = await aContact(kordon.db, { companyId: company.id, ...person });
  const request = await aStoredQuoteRequest(kordon.db, { companyId: company.id, contactId: contact.id, ...person });
  const [file] = await query<{ id: string }>(
    `insert into attachments (name, type, size) values ('offer.pdf', 'application/pdf', 3) returning id`,
  );
  await kordon.db.query(
    `insert into offers (number, quote_request_id, company_id, contact_id, contact_person, email, language, currency, delivery_terms,
       payment_terms, valid_until, total, attachment_id, status)
     values ($1, $2, $3, $4, $5, $6, 'tr', 'USD', 'fob', 'lc', '2027-01-01', 1, $7, 'accepted')`,
    [`OFF-2026-${randomUUID()}`, request.id, company.id, contact.id, person.name, person.email, file!.id],
  );
  const report = await erase(person.email);
  expect(report.kept).toMatchObject({
    quote_requests: { count: 1, reason: 'commercial', anonymized: true },
    offers: { count: 1, reason: 'commercial', anonymized: false },
    attachments: { count: 1 },
  });
  expect(await findTraces(person)).toEqual(['public.offers.contact_person', 'public.offers.email']);
});

test('a colleague with the same name or the same phone number keeps them', async () => {
  const person = aPerson();
  const company = await aCompany(kordon.db);
  await aContact(kordon.db, { companyId: company.id, ...person });
  const namesake = await aContact(kordon.db, {
    companyId: company.id,
    ...person,
    email: `other@${randomUUID()}.example`,
  });
  await erase(person.email);
  expect(await query('select name, phone from contacts where id = $1', [namesake.id])).toEqual([
    { name: person.name, phone: person.phone },
  ]);
});

test('an erasure needs a fresh proof, and refuses the mailbox of an admin user', async () => {
  const unproved = kordon.newClient();
  await unproved.signIn(adminEmail, adminPassword);
  expect(await getResultCode(unproved.run(eraseMutation, { email: 'nobody@mill.example' }))).toBe('PROOF_REQUIRED');
  expect(await getResultCode(unproved.run(eraseMutation, { email: 'nobody@mill.example', dryRun: true }))).toBe('done');
  expect(await getResultCode(erase(adminEmail))).toBe('BAD_USER_INPUT');
  expect(await getResultCode(erase('no mailbox'))).toBe('BAD_USER_INPUT');
  expect(await query('select from admin_users where email = $1', [adminEmail])).toHaveLength(1);
});

test('of two simultaneous erasures the second one finds nothing', async () => {
  const person = aPerson();
  await submitRequest(person);
  const reports = await Promise.all([erase(person.email), erase(person.email)]);
  expect(reports.map(({ erased }) => erased.quote_requests ?? 0).sort()).toEqual([0, 1]);
  expect(await findTraces(person)).toEqual([]);
});

test('a form that is submitted during an erasure is either erased or stored completely', async () => {
  const person = aPerson();
  await submitRequest(person);
  await Promise.all([submitRequest(person), erase(person.email)]);
  const [left] = await query<{ requests: number; contacts: number }>(
    `select (select count(*)::int from quote_requests where email = $1) as requests,
       (select count(*)::int from contacts where email = $1) as contacts`,
    [person.email],
  );
  expect(left!.requests).toBe(left!.contacts);
  await erase(person.email);
  expect(await findTraces(person)).toEqual([]);
});

describe('the request of a visitor', () => {
  const submit = (email: string, overrides: object = {}) =>
    kordon.visitor.run('mutation ($input: PrivacyRequestInput!) { submitPrivacyRequest(input: $input) }', {
      input: { kind: 'ERASE', email, language: 'AR', ...overrides },
    });
  const confirm = (token: string) =>
    kordon.visitor.run('mutation ($token: String!) { confirmPrivacyRequest(token: $token) }', { token });
  const list = async () =>
    (
      await kordon.admin.run<{
        privacyRequests: { id: string; email: string | null; late: boolean; answeredAt: string | null }[];
      }>('{ privacyRequests { id email late answeredAt answer report } }')
    ).privacyRequests;
  const mailsTo = (email: string) => kordon.mail.messages.filter(({ to }) => JSON.stringify(to).includes(email));
  /** Token of the link that was mailed. */
  const tokenOf = async (email: string) => {
    await kordon.waitForJobs();
    const texts = mailsTo(email).map(({ text }) => text ?? '');
    return /confirm=([\w-]+)/.exec(texts.join(' '))![1]!;
  };

  test('reaches the desk once after the confirmation, also for two clicks, and is answered in the language of the person', async () => {
    const person = aPerson();
    await submitRequest(person);
    await submit(person.email);
    await kordon.waitForJobs();
    expect((await list()).filter(({ email }) => email === person.email)).toEqual([]);
    const token = await tokenOf(person.email);
    const link = mailsTo(person.email).find(({ text }) => text?.includes(`/ar/privacy-request?confirm=${token}`));
    expect(link?.subject).toBe('يُرجى تأكيد طلبكم بشأن بياناتكم');
    const [stored] = await query<{ row: string }>(
      'select to_jsonb(r)::text as row from privacy_requests r where email = $1',
      [person.email],
    );
    expect(stored!.row).toContain(createHash('sha256').update(token).digest('hex'));
    expect(stored!.row).not.toContain(token);

    const before = (await query(`select from security_events where kind = 'PRIVACY_REQUESTED'`)).length;
    await Promise.all([confirm(token), confirm(token)]);
    expect(await query(`select from security_events where kind = 'PRIVACY_REQUESTED'`)).toHaveLength(before + 1);
    expect((await list()).filter(({ email }) => email === person.email)).toMatchObject([
      { late: false, answeredAt: null },
    ]);

    const { requestId } = await erase(person.email);
    await kordon.waitForJobs();
    const answer = mailsTo(person.email).at(-1);
    expect(answer?.text).toContain('حُذفت بياناتكم');
    expect((await list()).find(({ id }) => id === requestId)).toMatchObject({
      email: null,
      report: { erased: { quote_requests: 1 } },
    });
    expect(await findTraces(person)).toEqual([]);
  });

  test('is overdue 30 days after the confirmation, and not when the confirmation is an hour in the future', async () => {
    const { email } = aPerson();
    await submit(email, { kind: 'ACCESS' });
    await confirm(await tokenOf(email));
    const setAge = (interval: string) =>
      kordon.db.query('update privacy_requests set confirmed_at = now() - $2::interval where email = $1', [
        email,
        interval,
      ]);
    const isLate = async () => (await list()).find((request) => request.email === email)?.late;
    await setAge('29 days 23 hours');
    expect(await isLate()).toBe(false);
    await setAge('30 days 1 second');
    expect(await isLate()).toBe(true);
    await setAge('-1 hour');
    expect(await isLate()).toBe(false);
  });

  test('gets one answer when two admins answer at the same time', async () => {
    const { email } = aPerson();
    await submit(email, { kind: 'ACCESS', language: 'FR' });
    await confirm(await tokenOf(email));
    const { id } = (await list()).find((request) => request.email === email)!;
    const answer = (text: string) =>
      getResultCode(
        kordon.admin.run(
          'mutation ($id: ID!, $answer: String!) { answerPrivacyRequest(id: $id, answer: $answer) { id } }',
          {
            id,
            answer: text,
          },
        ),
      );
    expect((await Promise.all([answer('Un'), answer('Deux')])).sort()).toEqual(['CONFLICT', 'done']);
    await kordon.waitForJobs();
    expect(mailsTo(email).filter(({ subject }) => subject?.startsWith('Réponse'))).toHaveLength(1);
  });

  test('has the same response for known and unknown mailboxes, and is refused after three in a day', async () => {
    const { email } = aPerson();
    expect(await submit(email)).toEqual({ submitPrivacyRequest: true });
    expect(await submit(adminEmail)).toEqual({ submitPrivacyRequest: true });
    await submit(email);
    await submit(email.replace('@', '+x@'));
    expect(await getResultCode(submit(email))).toBe('RATE_LIMITED');
  });

  test('refuses bad input and unknown links, and ignores a filled honeypot', async () => {
    const { email } = aPerson();
    expect(await getResultCode(submit('no mailbox'))).toBe('BAD_USER_INPUT');
    expect(await getResultCode(submit(email, { message: 'x'.repeat(2001) }))).toBe('BAD_USER_INPUT');
    expect(await getResultCode(confirm('no token'))).toBe('NOT_FOUND');
    expect(await getResultCode(confirm(randomUUID()))).toBe('NOT_FOUND');
    await submit(email, { website: 'https://spam.example' });
    expect(await query('select from privacy_requests where email = $1', [email])).toEqual([]);
  });
});

describe('the export', () => {
  const post = (body: object, headers: Record<string, string> = {}) =>
    kordon.admin.fetch('/privacy/export', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('contains the records and files of the person and no one else', async () => {
    const person = aPerson();
    await submitRequest(person);
    await submitRequest(aPerson());
    const response = await post({ email: person.email });
    expect(response.status).toBe(200);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const read = (name: string) => JSON.parse(Buffer.from(files[name]!).toString()) as { email: string }[];
    expect(read('quote_requests.json')).toMatchObject([{ email: person.email, name: person.name }]);
    expect(read('contacts.json')).toHaveLength(1);
    expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toEqual([]);
    expect(JSON.stringify(read('contacts.json'))).not.toContain('search_text');
    const [event] = await query<{ details: object }>(
      `select details from security_events where kind = 'PRIVACY_EXPORTED' order by id desc limit 1`,
    );
    expect(JSON.stringify(event)).not.toContain(person.email);
  });

  test('needs an admin, a fresh proof and a page of the same origin', async () => {
    const { email } = aPerson();
    const unproved = kordon.newClient();
    await unproved.signIn(adminEmail, adminPassword);
    const refusedProof = await unproved.fetch('/privacy/export', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(refusedProof.status).toBe(403);
    expect(await refusedProof.json()).toMatchObject({ error: { code: 'PROOF_REQUIRED' } });
    expect((await post({ email: 5 })).status).toBe(400);
    expect((await post({ email }, { Origin: 'https://elsewhere.example' })).status).toBe(403);
    const sales = kordon.newClient();
    const account = await anAdminUser(kordon.db, { role: 'sales' });
    await sales.signIn(account.email, account.password);
    const refused = await sales.fetch('/privacy/export', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(refused.status).toBe(403);
  });
});

test('a correction changes every copy of name, mailbox and phone number', async () => {
  const person = aPerson();
  await submitRequest(person);
  const corrected = aPerson();
  const { correctPerson } = await kordon.admin.run<{ correctPerson: number }>(
    `mutation ($email: String!, $correction: PersonCorrectionInput!) {
      correctPerson(email: $email, correction: $correction)
    }`,
    {
      email: person.email,
      correction: { name: corrected.name, newEmail: corrected.email, phone: corrected.phone },
    },
  );
  expect(correctPerson).toBe(2);
  const { personData } = await kordon.admin.run<{ personData: { key: string; names: string[] }[] }>(
    'query ($email: String!) { personData(email: $email) { key names phones records companies { id } } }',
    { email: corrected.phone },
  );
  expect(personData).toMatchObject([
    { key: corrected.email, names: [corrected.name], records: { contacts: 1, quote_requests: 1 } },
  ]);
});

describe('the retention job', () => {
  const inYears = (years: number, days = 0) => {
    const date = new Date();
    date.setUTCFullYear(date.getUTCFullYear() + years);
    date.setUTCDate(date.getUTCDate() + days);
    return date;
  };
  const exists = async (table: string, id: string) =>
    (await query(`select from ${table} where id = $1`, [id])).length === 1;

  test('removes a request with its correspondence, consents and contact three years after the last communication', async () => {
    const person = aPerson();
    await submitRequest(person);
    const [request] = await query<{ id: string; contact_id: string }>(
      'select id, contact_id from quote_requests where email = $1',
      [person.email],
    );
    await applyRetention(kordon.db, inYears(3, -1));
    expect(await exists('quote_requests', request!.id)).toBe(true);
    const removed = await applyRetention(kordon.db, inYears(3, 1));
    expect(removed.quote_requests).toBeGreaterThan(0);
    expect(await exists('quote_requests', request!.id)).toBe(false);
    expect(await exists('contacts', request!.contact_id)).toBe(false);
    expect(await query('select from communications where quote_request_id = $1', [request!.id])).toEqual([]);
    expect(await query(`select from activity_logs where target_id = $1 and details <> '{}'`, [request!.id])).toEqual(
      [],
    );
    const { retentionRuns } = await kordon.admin.run<{ retentionRuns: { removed: object }[] }>(
      '{ retentionRuns { id createdAt removed } }',
    );
    expect(retentionRuns[0]!.removed).toEqual(removed);
  });

  test('keeps a won request for ten years from the end of the year', async () => {
    const company = await aCompany(kordon.db);
    const request = await aStoredQuoteRequest(kordon.db, {
      companyId: company.id,
      status: 'closed',
      outcome: 'won',
      quotedAmount: 100,
      quotedCurrency: 'USD',
    });
    const year = new Date().getUTCFullYear();
    await applyRetention(kordon.db, new Date(Date.UTC(year + 10, 11, 30)));
    expect(await exists('quote_requests', request.id)).toBe(true);
    await applyRetention(kordon.db, new Date(Date.UTC(year + 11, 0, 2)));
    expect(await exists('quote_requests', request.id)).toBe(false);
  });

  test('removes messages after three years, and keeps newer ones', async () => {
    const insert = async (created: string) =>
      (
        await query<{ id: string }>(
          `insert into contact_messages (submission_id, reference, name, company, email, subject, message, created_at)
           values (gen_random_uuid(), gen_random_uuid(), 'Ada', '', 'ada@mill.example', 'S', 'M', now() - $1::interval) returning id`,
          [created],
        )
      )[0]!.id;
    const old = await insert('3 years 1 day');
    const recent = await insert('1 day');
    await applyRetention(kordon.db, new Date());
    expect([await exists('contact_messages', old), await exists('contact_messages', recent)]).toEqual([false, true]);
  });
});

describe('the consent to news', () => {
  const run = (name: string, token: string) =>
    getResultCode(kordon.visitor.run(`mutation ($token: String!) { ${name}(token: $token) }`, { token }));
  const consentsOf = async (email: string) =>
    query<{ event: string; token: string; source: string }>(
      'select event, token, source from mailbox_consents where email = $1 order by id',
      [email],
    );

  test('counts after the confirmation, and can be withdrawn by link; a second click changes nothing', async () => {
    const person = aPerson();
    await submitRequest(person);
    await kordon.waitForJobs();
    const [given] = await consentsOf(person.email);
    const mail = kordon.mail.messages.find(({ text }) => text?.includes(`subscribe=${given!.token}`));
    expect(JSON.stringify(mail?.to)).toContain(person.email);
    await Promise.all([run('confirmNews', given!.token), run('confirmNews', given!.token)]);
    expect((await consentsOf(person.email)).map(({ event }) => event)).toEqual(['given', 'confirmed']);
    const unsubscribed = await kordon.fetch(`/consents/${given!.token}/unsubscribe`, { method: 'POST' });
    expect(await unsubscribed.text()).toBe('Unsubscribed');
    await run('withdrawNews', given!.token);
    expect((await consentsOf(person.email)).map(({ event }) => event)).toEqual(['given', 'confirmed', 'withdrawn']);
    expect(await run('confirmNews', given!.token)).toBe('NOT_FOUND');
    expect(
      await query('select from mail_suppressions where mailbox_hash = mailbox_hash($1)', [person.email]),
    ).toHaveLength(1);
  });

  test('is shown on the contact and withdrawn there', async () => {
    const person = aPerson();
    await submitRequest(person);
    await kordon.waitForJobs();
    const [contact] = await query<{ id: string; company_id: string }>(
      'select id, company_id from contacts where email = $1',
      [person.email],
    );
    await kordon.admin.run('mutation ($id: ID!) { withdrawContactConsent(contactId: $id) }', { id: contact!.id });
    const { company } = await kordon.admin.run<{ company: { contacts: { id: string }[] } }>(
      'query ($id: ID!) { company(id: $id) { contacts { id refusesNews consents { event source actor } } } }',
      { id: contact!.company_id },
    );
    expect(company.contacts.find(({ id }) => id === contact!.id)).toEqual({
      id: contact!.id,
      refusesNews: true,
      consents: [
        { event: 'WITHDRAWN', source: 'panel', actor: adminEmail },
        { event: 'GIVEN', source: 'quote_request', actor: null },
      ],
    });
    expect(
      await getResultCode(
        kordon.admin.run('mutation ($id: ID!) { withdrawContactConsent(contactId: $id) }', { id: 'none' }),
      ),
    ).toBe('NOT_FOUND');
  });
});
