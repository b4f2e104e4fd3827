import { setTimeout as delay } from 'node:timers/promises';
import { captureLog } from '../testing/captured-log.ts';
import {
  aContactMessage,
  aQuoteRequest,
  aSupplierApplication,
  submitContactMessage,
  submitQuoteRequest,
  submitSupplierApplication,
  tradeTerms,
} from '../testing/builders.ts';
import { aPdf } from '../testing/files.ts';
import { startKordon } from '../testing/kordon.ts';
import { truncateIpAddress } from './log.ts';

const kordon = startKordon({ TRUST_PROXY: 1 });

/** Marker in all user input of these tests. */
const marker = /zümrütlü/i;
const person = { name: 'Zümrütlü Kişi', phone: '+90 555 ZÜMRÜTLÜ', company: 'Zümrütlü Çelik' };
const mailbox = (part: string) => `zümrütlü.${part}@posta.example`.replaceAll('ü', 'u');
/** The marker in e-mail addresses, which are ASCII. */
const asciiMarker = /zumrutlu/i;
const address = '198.51.100.77';

const send = (mutation: string, input: object) =>
  kordon.visitor.send(mutation, { input }, { 'x-forwarded-for': address });

/** Waits for all jobs and returns the log. */
async function readLog(): Promise<string> {
  await kordon.waitForJobs();
  return kordon.log.join('');
}

function expectNoUserInputIn(log: string): void {
  for (const line of log.split('\n'))
    for (const trace of [marker, asciiMarker, /198\.51\.100\.77/]) expect(line).not.toMatch(trace);
}

test('form input and mail recipients are not logged, on success and on failure', async () => {
  kordon.mail.nextFailures.push('refuse', 'reject', 'refuse');
  const forms: [string, object, string][] = [
    [
      submitQuoteRequest,
      {
        ...aQuoteRequest({ source: 'BUYER_QUOTE', trade: tradeTerms({ additionalNotes: 'zümrütlü not' }) }),
        ...person,
      },
      'quote_requests',
    ],
    [
      submitContactMessage,
      { ...aContactMessage(), ...person, message: 'zümrütlü söz', subject: 'Zümrütlü' },
      'contact_messages',
    ],
    [
      submitSupplierApplication,
      { ...aSupplierApplication(), contactPerson: person.name, companyName: person.company },
      'supplier_applications',
    ],
  ];
  for (const [mutation, form, table] of forms) {
    expect((await send(mutation, { ...form, email: mailbox('form') })).errors).toEqual([]);
    await send(mutation, { ...form, email: 'zümrütlü' }); // refused
    await send(mutation, { ...form, language: 'zümrütlü' }); // not a valid form
    await kordon.db.query(`alter table ${table} rename to hidden`);
    await send(mutation, { ...form, submissionId: crypto.randomUUID(), email: mailbox('failing') });
    await kordon.db.query(`alter table hidden rename to ${table}`);
  }
  await kordon.mail.waitForMessages(3);
  while (!kordon.log.some((line) => line.includes('job failed'))) await delay(50);

  const log = await readLog();
  expect(log).toContain('relation \\"quote_requests\\" does not exist');
  expect(log).toContain('try again later');
  expect(log).toContain('"network":"198.51.100.0/24"');
  expectNoUserInputIn(log);
});

test('input of sign-in, search, URLs and file names is not logged', async () => {
  const headers = { 'x-forwarded-for': address };
  const signIn = `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }`;
  await kordon.visitor.send(signIn, { email: mailbox('sign-in'), password: 'zümrütlü parola' }, headers);
  await kordon.visitor.send('mutation ($email: String!) { requestPasswordReset(email: $email) }', {
    email: mailbox('reset'),
  });
  await kordon.admin.send('query ($filter: CompanyFilter) { companies(filter: $filter) { totalCount } }', {
    filter: { search: 'zümrütlü' },
  });
  await kordon.visitor.send('{ zumrutlu }');
  await kordon.fetch('/graphql', {
    method: 'POST',
    body: '{ zümrütlü',
    headers: { 'content-type': 'application/json' },
  });
  for (const path of [
    `/nowhere/${mailbox('path')}`,
    `/nowhere/${encodeURIComponent(mailbox('path'))}`,
    '/exports/companies.csv?search=zümrütlü',
  ])
    await kordon.fetch(path, { headers });
  await kordon.fetch('/price-alerts/zumrutlu-token/unsubscribe', { method: 'POST' });
  await kordon.fetch('/offer/zumrutlu-token/offer.pdf');
  await kordon.fetch('/verify/zumrutlu-token');

  const upload = () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(aPdf())]), 'zümrütlü.pdf');
    return kordon.fetch('/attachments', { method: 'POST', body, headers });
  };
  expect((await upload()).status).toBe(201);
  await kordon.db.query('alter table attachments rename to hidden');
  expect((await upload()).status).toBe(500);
  await kordon.db.query('alter table hidden rename to attachments');
  expectNoUserInputIn(await readLog());
});

test('logged errors omit user input but keep technical details', async () => {
  const { log, lines } = captureLog();
  const failures = [
    kordon.db.query(`select $1::int`, ['zümrütlü']),
    kordon.db.query(`insert into accounts (email, password_hash) values ($1, $2), ($1, $2)`, [
      mailbox('double'),
      'zümrütlü',
    ]),
    Promise.resolve().then(() => JSON.parse('"zümrütlü') as unknown),
    Promise.reject(
      new Error(`550 5.1.1 <${mailbox('mail')}>: no such user`, { cause: new Error(`to ${mailbox('cause')}`) }),
    ),
    Promise.reject(new AggregateError([new Error(mailbox('one'))], 'several')),
  ];
  for (const failure of await Promise.allSettled(failures)) {
    const reason: unknown = failure.status === 'rejected' ? failure.reason : undefined;
    log.error({ err: reason }, 'with context');
    log.warn(reason, 'without context');
  }
  expectNoUserInputIn(lines.join(''));
  expect(lines).toHaveLength(2 * failures.length);
  const [wrongValue, , double, , , , mail] = lines.map(
    (line) => (JSON.parse(line) as { err: Record<string, string> }).err,
  );
  expect(wrongValue).toMatchObject({ code: '22P02', message: 'invalid input syntax for type integer: "…"' });
  expect(double).toMatchObject({ code: '23505', constraint: 'accounts_email_key' });
  expect(mail!.message).toBe('550 5.1.1 <…@…>: no such user');
  expect(mail!.stack).toContain('log.test.ts');
});

test.each([
  ['203.0.113.200', '203.0.113.0/24'],
  ['::ffff:203.0.113.200', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8::/48'],
  ['', ''],
])('the address %j is logged as %j', (whole, part) => {
  expect(truncateIpAddress(whole)).toBe(part);
});
