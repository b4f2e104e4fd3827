import pino from 'pino';
import {
  aContactMessage,
  aQuoteRequest,
  aSupplierApplication,
  submitContactMessage,
  submitForm,
  submitQuoteRequest,
  submitSupplierApplication,
} from '../../testing/builders.ts';
import { startKordon } from '../../testing/kordon.ts';
import { createMailer } from './mailer.ts';
import { toMailboxKey, sendToVisitor } from './send-to-visitor.ts';

const desk = 'desk@kordon.example';
const kordon = startKordon({ SALES_EMAIL: desk });
const MAILS_PER_HOUR = 6;

const mailsTo = (isRecipient: (address: string) => boolean) =>
  kordon.mail.messages.filter(({ recipients }) => isRecipient(recipients[0]!));
const mailsToMailbox = (key: string) => mailsTo((address) => toMailboxKey(address) === key);

const forms = [
  (email: string) => submitForm(kordon.visitor, submitQuoteRequest, aQuoteRequest({ email })),
  (email: string) => submitForm(kordon.visitor, submitContactMessage, aContactMessage({ email })),
  (email: string) => submitForm(kordon.visitor, submitSupplierApplication, aSupplierApplication({ email })),
];
const send = (n: number, email: string) => forms[n % forms.length]!(email);
const requestAlert = (email: string, threshold: number) =>
  kordon.visitor.run('mutation ($input: PriceAlertInput!) { requestPriceAlert(input: $input) }', {
    input: { symbol: 'REBAR', threshold, email, language: 'EN', consent: true },
  });

beforeEach(async () => {
  await kordon.db.query('truncate rate_limits');
  kordon.mail.messages.length = 0;
});

test('twenty parallel forms with one mailbox send it six mails, on two nodes together, and lose no lead', async () => {
  await kordon.startAnotherServer();
  const lines = kordon.log.length;
  const spellings = [
    'victim@target.example',
    'Victim@Target.Example',
    'victim+1@target.example',
    'VICTIM+x+y@target.example',
  ];
  const receipts = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n, spellings[n % 4]!)));
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(20);
  await kordon.waitForJobs();
  expect(mailsToMailbox('victim@target.example')).toHaveLength(MAILS_PER_HOUR);
  expect(mailsTo((address) => address === desk)).toHaveLength(20);
  const [{ stored }] = await kordon.db.query<[{ stored: number }]>(
    `select ((select count(*) from quote_requests) + (select count(*) from contact_messages)
       + (select count(*) from supplier_applications))::int as stored`,
  );
  expect(stored).toBe(20);
  const warnings = kordon.log.slice(lines).filter((line) => line.includes('a confirmation was skipped'));
  expect(warnings).toHaveLength(20 - MAILS_PER_HOUR);
  for (const line of warnings) expect(line).not.toMatch(/victim|target/i);

  await send(0, 'somebody-else@target.example');
  await kordon.waitForJobs();
  expect(mailsToMailbox('somebody-else@target.example')).toHaveLength(1);
}, 60_000);

test('price alerts share the limit with forms and are refused when it is reached', async () => {
  const email = 'buyer@target.example';
  for (let n = 0; n < MAILS_PER_HOUR - 1; n++) await send(n, email);
  await kordon.waitForJobs();
  const [{ value }] = await kordon.db.query<[{ value: number }]>(
    `with real as (update market_series set kind = 'feed' where symbol = 'REBAR' returning value) select value from real`,
  );
  // A refused alert sends no mail and is not counted.
  await expect(requestAlert(email, value)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await requestAlert(email, 9_000);
  await expect(requestAlert('Buyer+alerts@target.example', 9_001)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await send(0, email);
  await kordon.waitForJobs();
  expect(mailsToMailbox(email)).toHaveLength(MAILS_PER_HOUR);
});

test('the limit is reset after an hour', async () => {
  const email = 'patient@target.example';
  for (let n = 0; n <= MAILS_PER_HOUR; n++) await send(n, email);
  await kordon.waitForJobs();
  expect(mailsToMailbox(email)).toHaveLength(MAILS_PER_HOUR);
  await kordon.db.query(`update rate_limits set expire = expire - 3600000 where key like 'mailbox:%'`);
  await send(0, email);
  await kordon.waitForJobs();
  expect(mailsToMailbox(email)).toHaveLength(MAILS_PER_HOUR + 1);
});

test('a failed attempt is not counted', async () => {
  const from = { name: 'Kordon', address: 'info@kordon.example' };
  const mail = createMailer({ smtpUrl: kordon.mail.url, folder: '', from });
  const tools = { db: kordon.db.manager, mail, log: pino({ level: 'silent' }) };
  const to = 'unlucky@target.example';
  const message = { to, subject: 'Kordon', html: '<p>Kordon</p>', text: 'Kordon', language: 'en' };
  const sendAttempt = (n: number) => sendToVisitor(tools, message, { messageId: `confirm-quote-${n}` });
  for (let n = 0; n < 2 * MAILS_PER_HOUR; n++) {
    kordon.mail.nextFailures.push('refuse');
    await expect(sendAttempt(n)).rejects.toMatchObject({ responseCode: 451 });
  }
  for (let n = 0; n < 2 * MAILS_PER_HOUR; n++) await sendAttempt(n);
  expect(mailsToMailbox(to)).toHaveLength(MAILS_PER_HOUR);
  mail.close();
});

test.each([
  ['leyla@demir.example', 'leyla@demir.example'],
  [' Leyla@DEMIR.example ', 'leyla@demir.example'],
  ['leyla+kordon@demir.example', 'leyla@demir.example'],
  ['leyla+a+b@demir.example', 'leyla@demir.example'],
  ['leyla.demir@demir.example', 'leyla.demir@demir.example'],
])('%j has the mailbox key %j', (address, key) => {
  expect(toMailboxKey(address)).toBe(key);
});
