import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { QuoteRequest } from '../quotes/quote-request.entity.ts';
import { aQuoteRequest, submitQuoteRequest } from '../../testing/builders.ts';
import { adminEmail, startKordon } from '../../testing/kordon.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import { Communication } from './communication.entity.ts';

const kordon = startKordon();
let companyId: string;
let contactId: string;
beforeEach(async () => {
  companyId = (await aCompany(kordon.db)).id;
  const contact = { companyId, name: 'Amélie Fontenoy', email: `amelie@${randomUUID()}.example`, isPrimary: true };
  contactId = (await aContact(kordon.db, contact)).id;
});

const send = async (overrides: object, id?: string) => {
  const document = `mutation ($input: MailInput!, $id: ID) { sendMail(input: $input, id: $id) { id status recipient contactId } }`;
  const input = { companyId, subject: 'Teklifimiz', content: 'Merhaba,\n\nteklifimiz ektedir.', ...overrides };
  return (await kordon.admin.run<{ sendMail: Communication }>(document, { input, id })).sendMail;
};
const reply = async (id: string, overrides: object = {}) => {
  const document = `mutation ($id: ID!, $input: ReplyInput!) {
    replyToCommunication(id: $id, input: $input) { id subject status recipient replyToId }
  }`;
  const input = { content: 'Teşekkürler.', ...overrides };
  return (await kordon.admin.run<{ replyToCommunication: Communication }>(document, { id, input }))
    .replyToCommunication;
};
const readCommunication = (id: string) => kordon.db.manager.findOneByOrFail(Communication, { id });
/** Waits until a job has changed the record. */
async function waitUntil(id: string, isDone: (communication: Communication) => boolean): Promise<Communication> {
  for (;;) {
    const communication = await readCommunication(id);
    if (isDone(communication)) return communication;
    await delay(50);
  }
}
const mailTo = (recipient: string | null) =>
  kordon.mail.messages.filter(({ recipients }) => recipients.includes(recipient ?? ''));

test('an e-mail to the primary contact is recorded and sent as a personal mail', async () => {
  const communication = await send({});
  expect(communication).toMatchObject({ status: 'SENT', contactId });
  await waitUntil(communication.id, ({ sentAt }) => sentAt !== null);
  const [message, ...more] = mailTo(communication.recipient);
  expect(more).toEqual([]);
  expect(message).toMatchObject({ subject: 'Teklifimiz', replyTo: [{ address: 'teklif@kordon.example' }] });
  expect(message?.messageId).toBe(`<communication-${communication.id}@kordon.example>`);
  expect(message?.text).toMatch(/^Merhaba,\n\nteklifimiz ektedir\.\n\n-- \n/);
  expect(message?.headers.some(({ key }) => key === 'auto-submitted')).toBe(false);
  const [admin] = await kordon.db.query<[{ id: string }]>('select id from admin_users where email = $1', [adminEmail]);
  expect(await readCommunication(communication.id)).toMatchObject({
    type: 'email',
    direction: 'outbound',
    createdBy: admin.id,
  });
});

test('an e-mail about a request sets firstResponseAt and the status CONTACTED', async () => {
  const { id } = await aStoredQuoteRequest(kordon.db, {
    companyId,
    contactId,
    language: 'fr',
    email: 'jean@acier.example',
  });
  const communication = await send({ quoteRequestId: id });
  expect(communication).toMatchObject({ recipient: 'jean@acier.example', contactId });
  expect(await kordon.db.manager.findOneByOrFail(QuoteRequest, { id })).toMatchObject({
    status: 'contacted',
    firstResponseAt: expect.any(Date) as Date,
  });
  await waitUntil(communication.id, ({ sentAt }) => sentAt !== null);
  expect(mailTo('jean@acier.example')[0]?.headers.find(({ key }) => key === 'content-language')?.value).toBe('fr-DZ');
});

test('two simultaneous calls with the same id send one e-mail', async () => {
  const id = randomUUID();
  const [one, other] = await Promise.all([send({}, id), send({}, id)]);
  expect(one).toEqual(other);
  await waitUntil(id, ({ sentAt }) => sentAt !== null);
  await kordon.waitForJobs();
  expect(mailTo(one.recipient)).toHaveLength(1);
});

test('a reply goes to the sender, quotes the original text and continues the thread', async () => {
  const first = await send({});
  await waitUntil(first.id, ({ sentAt }) => sentAt !== null);
  const inbound = await aCommunication(kordon.db, {
    companyId,
    contactId,
    direction: 'inbound',
    status: 'received',
    subject: 'Re: Teklifimiz',
    content: 'Merci.\nOù est le prix ?',
    replyToId: first.id,
    followUpRequired: true,
    followUpDate: new Date(),
  });
  const answer = await reply(inbound.id);
  expect(answer).toMatchObject({ subject: 'Re: Teklifimiz', status: 'SENT', replyToId: inbound.id });
  expect(await readCommunication(inbound.id)).toMatchObject({
    status: 'replied',
    followUpRequired: false,
    followUpDate: null,
  });
  await waitUntil(answer.id, ({ sentAt }) => sentAt !== null);
  const message = mailTo(answer.recipient).at(-1);
  const firstMessageId = `<communication-${first.id}@kordon.example>`;
  expect(message).toMatchObject({ inReplyTo: firstMessageId, references: firstMessageId });
  expect(message?.text).toContain('Amélie Fontenoy:\n> Merci.\n> Où est le prix ?');
  await expect(reply(answer.id)).rejects.toMatchObject({ fields: { id: 'form.reply.outbound' } });
});

test('a reply to a form continues the thread of its confirmation', async () => {
  const request = aQuoteRequest();
  await kordon.visitor.run(submitQuoteRequest, { input: request });
  const form = await kordon.db.manager.findOneByOrFail(Communication, { type: 'form_submission' });
  const answer = await reply(form.id, { subject: 'Filmaşin', quoted: false });
  expect(answer.recipient).toBe(request.email);
  await waitUntil(answer.id, ({ sentAt }) => sentAt !== null);
  const message = mailTo(request.email).find(({ subject }) => subject === 'Filmaşin');
  expect(message?.inReplyTo).toBe(`<confirm-quote-${form.quoteRequestId}@kordon.example>`);
  expect(message?.text).not.toContain('>');
});

test('a permanently rejected e-mail has the status FAILED and can be sent again', async () => {
  kordon.mail.nextFailures.push('reject');
  const communication = await send({});
  const failed = await waitUntil(communication.id, ({ status }) => status === 'failed');
  expect(failed.failure).toContain('mailbox is full');
  expect(mailTo(communication.recipient)).toEqual([]);

  const resend = `mutation ($id: ID!) { resendMail(id: $id) { status failure } }`;
  expect(await kordon.admin.run(resend, { id: communication.id })).toEqual({
    resendMail: { status: 'SENT', failure: null },
  });
  await waitUntil(communication.id, ({ sentAt }) => sentAt !== null);
  expect(mailTo(communication.recipient)).toHaveLength(1);
  await expect(kordon.admin.run(resend, { id: communication.id })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a temporarily rejected e-mail is sent again automatically', async () => {
  kordon.mail.nextFailures.push('refuse');
  const communication = await send({});
  await waitUntil(communication.id, ({ sentAt }) => sentAt !== null);
  expect(mailTo(communication.recipient)).toHaveLength(1);
});

test.each<[what: string, overrides: object, fields: Record<string, string>]>([
  ['no content', { content: ' ' }, { content: 'form.required' }],
  ['two addresses', { to: 'a@b.example, c@d.example' }, { to: 'form.email.invalid' }],
  ['an unknown contact', { contactId: randomUUID() }, { contactId: 'form.contact.gone' }],
])('an e-mail with %s is rejected and not recorded', async (_what, overrides, reasons) => {
  await expect(send(overrides)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: reasons });
  expect(await kordon.db.manager.countBy(Communication, { companyId })).toBe(0);
});

test('an e-mail to a company without contacts is rejected', async () => {
  const { id } = await aCompany(kordon.db);
  await expect(send({ companyId: id })).rejects.toMatchObject({ fields: { to: 'form.required' } });
});

test('a line break in the subject cannot inject a header', async () => {
  const communication = await send({ subject: 'Teklif\r\nBcc: everybody@example.com' });
  await waitUntil(communication.id, ({ sentAt }) => sentAt !== null);
  expect(mailTo(communication.recipient)[0]).toMatchObject({ subject: 'Teklif Bcc: everybody@example.com' });
  expect(mailTo(communication.recipient)[0]?.bcc).toBeUndefined();
});
