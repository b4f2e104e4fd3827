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
import { mailboxKey, sendToVisitor } from './send-to-visitor.ts';

const desk = 'desk@kordon.example';
const kordon = startKordon({ SALES_EMAIL: desk });
const perHour = 6;

const mailsTo = (isRecipient: (address: string) => boolean) =>
  kordon.mail.messages.filter(({ recipients }) => isRecipient(recipients[0]!));
const toMailbox = (key: string) => mailsTo((address) => mailboxKey(address) === key);

const forms = [
  (email: string) => submitForm(kordon.visitor, submitQuoteRequest, aQuoteRequest({ email })),
  (email: string) => submitForm(kordon.visitor, submitContactMessage, aContactMessage({ email })),
  (email: string) => submitForm(kordon.visitor, submitSupplierApplication, aSupplierApplication({ email })),
];
const send = (n: number, email: string) => forms[n % forms.length]!(email);
const alert = (email: string, threshold: number) =>
  kordon.visitor.run('mutation ($input: PriceAlertInput!) { requestPriceAlert(input: $input) }', {
    input: { symbol: 'REBAR', threshold, email, language: 'EN', consent: true },
  });

beforeEach(async () => {
  await kordon.db.query('truncate rate_limits');
  kordon.mail.messages.length = 0;
});

test('twenty forms at once that name one mailbox make six mails to it, on two nodes together, and lose no lead', async () => {
  await kordon.another();
  const lines = kordon.log.length;
  const spellings = [
    'victim@target.example',
    'Victim@Target.Example',
    'victim+1@target.example',
    'VICTIM+x+y@target.example',
  ];
  const receipts = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n, spellings[n % 4]!)));
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(20);
  await kordon.jobsDone();
  expect(toMailbox('victim@target.example')).toHaveLength(perHour);
  expect(mailsTo((address) => address === desk)).toHaveLength(20);
  const [{ stored }] = await kordon.db.query<[{ stored: number }]>(
    `select ((select count(*) from quote_requests) + (select count(*) from contact_messages)
       + (select count(*) from supplier_applications))::int as stored`,
  );
  expect(stored).toBe(20);
  const told = kordon.log.slice(lines).filter((line) => line.includes('a confirmation was left out'));
  expect(told).toHaveLength(20 - perHour);
  for (const line of told) expect(line).not.toMatch(/victim|target/i);

  await send(0, 'somebody-else@target.example');
  await kordon.jobsDone();
  expect(toMailbox('somebody-else@target.example')).toHaveLength(1);
}, 60_000);

test('price alerts count with the forms, and one too many is refused: without its mail it is nothing', async () => {
  const email = 'buyer@target.example';
  for (let n = 0; n < perHour - 1; n++) await send(n, email);
  await kordon.jobsDone();
  const [{ value }] = await kordon.db.query<[{ value: number }]>(
    `select value from market_series where symbol = 'REBAR'`,
  );
  await expect(alert(email, value)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' }); // makes no mail, and counts as none
  await alert(email, 9_000);
  await expect(alert('Buyer+alerts@target.example', 9_001)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await send(0, email);
  await kordon.jobsDone();
  expect(toMailbox(email)).toHaveLength(perHour);
});

test('an hour later the mailbox gets mail again', async () => {
  const email = 'patient@target.example';
  for (let n = 0; n <= perHour; n++) await send(n, email);
  await kordon.jobsDone();
  expect(toMailbox(email)).toHaveLength(perHour);
  await kordon.db.query(`update rate_limits set expire = expire - 3600000 where key like 'mailbox:%'`);
  await send(0, email);
  await kordon.jobsDone();
  expect(toMailbox(email)).toHaveLength(perHour + 1);
});

test('a mail that the server did not take is not counted: the next try still sends it', async () => {
  const from = { name: 'Kordon', address: 'info@kordon.example' };
  const mail = createMailer({ smtpUrl: kordon.mail.url, folder: '', from });
  const tools = { db: kordon.db.manager, mail, log: pino({ level: 'silent' }) };
  const to = 'unlucky@target.example';
  const message = { to, subject: 'Kordon', html: '<p>Kordon</p>', text: 'Kordon', language: 'en' };
  const attempt = (n: number) => sendToVisitor(tools, message, { messageId: `confirm-quote-${n}` });
  for (let n = 0; n < 2 * perHour; n++) {
    kordon.mail.mishaps.push('refuse');
    await expect(attempt(n)).rejects.toMatchObject({ responseCode: 451 });
  }
  for (let n = 0; n < 2 * perHour; n++) await attempt(n);
  expect(toMailbox(to)).toHaveLength(perHour);
  mail.close();
});

test.each([
  ['leyla@demir.example', 'leyla@demir.example'],
  [' Leyla@DEMIR.example ', 'leyla@demir.example'],
  ['leyla+kordon@demir.example', 'leyla@demir.example'],
  ['leyla+a+b@demir.example', 'leyla@demir.example'],
  ['leyla.demir@demir.example', 'leyla.demir@demir.example'],
])('%j counts as %j', (address, key) => {
  expect(mailboxKey(address)).toBe(key);
});
