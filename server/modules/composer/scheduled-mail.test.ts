import { randomUUID } from 'node:crypto';
import { Communication } from '../communications/communication.entity.ts';
import { QuoteRequest } from '../quotes/quote-request.entity.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import * as files from '../../testing/files.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import { ScheduledMail } from './scheduled-mail.entity.ts';

const kordon = startKordon();
let companyId: string;
let email: string;
beforeEach(async () => {
  companyId = (await aCompany(kordon.db)).id;
  email = `amelie@${randomUUID()}.example`;
  await aContact(kordon.db, { companyId, name: 'Amélie Fontenoy', email, isPrimary: true });
});

const schedule = async (overrides: object, id: string = randomUUID()) => {
  const document = `mutation ($input: ScheduledMailInput!, $id: ID!) {
    scheduleMail(input: $input, id: $id) { id recipient cc bcc subject sendAt failure companyId author { email } }
  }`;
  const input = { companyId, subject: 'Teklifimiz', content: 'Merhaba', ...overrides };
  return (await kordon.admin.run<{ scheduleMail: ScheduledMail }>(document, { input, id })).scheduleMail;
};
const cancel = (id: string) => kordon.admin.run('mutation ($id: ID!) { cancelScheduledMail(id: $id) }', { id });
const listMails = async (variables: Record<string, string>) => {
  const document = `query ($companyId: ID, $quoteRequestId: ID) {
    scheduledMails(companyId: $companyId, quoteRequestId: $quoteRequestId) { id subject failure }
  }`;
  return (await kordon.admin.run<{ scheduledMails: ScheduledMail[] }>(document, variables)).scheduledMails;
};
/** Runs the job of a mail now. */
async function runJob(mailId: string): Promise<void> {
  const job = `select graphile_worker.add_job('send-scheduled-mail', json_build_object('mailId', $1::uuid))`;
  await kordon.db.query(job, [mailId]);
  await kordon.waitForJobs();
}
/** A time that has just passed: the mail is sent at once. */
const now = () => new Date(Date.now() - 1_000).toISOString();
const findCommunication = (id: string) => kordon.db.manager.findOneBy(Communication, { id });
async function storeDocument(company: string, name = 'fiyat.pdf'): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(files.aPdf())]), name);
  const response = await kordon.admin.fetch(`/companies/${company}/documents`, { method: 'POST', body });
  return ((await response.json()) as { attachmentId: string }).attachmentId;
}

test('a mail can be taken back for ten seconds', async () => {
  const before = Date.now();
  const mail = await schedule({});
  const wait = new Date(mail.sendAt).getTime() - before;
  expect(wait).toBeGreaterThanOrEqual(9_900);
  expect(wait).toBeLessThan(15_000);
  expect(await listMails({ companyId })).toEqual([{ id: mail.id, subject: 'Teklifimiz', failure: null }]);
  await cancel(mail.id);
  expect(await listMails({ companyId })).toEqual([]);
  expect(await findCommunication(mail.id)).toBeNull();
  await expect(cancel(mail.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('at its time a mail is sent with copies, attachment and signature, and becomes a communication', async () => {
  await kordon.admin.run('mutation ($signature: String!) { saveSignature(signature: $signature) { signature } }', {
    signature: 'Selin Aydın\nİhracat Müdürü',
  });
  const attachmentId = await storeDocument(companyId);
  const { id } = await schedule({
    content: 'Merhaba **Amélie**,\n- kütük',
    cc: ['One@copy.example'],
    bcc: ['hidden@copy.example'],
    attachmentIds: [attachmentId],
    sendAt: now(),
  });
  await kordon.waitForJobs();
  expect(await findCommunication(id)).toMatchObject({
    recipient: email,
    cc: ['one@copy.example'],
    bcc: ['hidden@copy.example'],
    status: 'sent',
    sentAt: expect.any(Date) as Date,
    metadata: { attachments: [expect.objectContaining({ id: attachmentId, name: 'fiyat.pdf' })] as unknown },
  });
  expect(await kordon.db.manager.existsBy(ScheduledMail, { id })).toBe(false);
  const message = kordon.mail.messages.find(({ recipients }) => recipients.includes(email));
  expect(message?.recipients.toSorted()).toEqual([email, 'hidden@copy.example', 'one@copy.example'].toSorted());
  expect(message?.cc).toMatchObject([{ address: 'one@copy.example' }]);
  expect(message?.headers.some(({ key }) => key === 'bcc')).toBe(false);
  expect(message?.text).toMatch(/^Merhaba \*\*Amélie\*\*,\n- kütük\n\n-- \nSelin Aydın\nİhracat Müdürü\n/);
  expect(message?.html).toContain('<strong>Amélie</strong>');
  expect(message?.attachments).toMatchObject([{ filename: 'fiyat.pdf' }]);
  await expect(cancel(id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a request is answered when the mail is sent, not when it is scheduled', async () => {
  const { id: quoteRequestId } = await aStoredQuoteRequest(kordon.db, { companyId, language: 'fr', email });
  const readRequest = () => kordon.db.manager.findOneByOrFail(QuoteRequest, { id: quoteRequestId });
  const later = await schedule({ companyId: null, quoteRequestId });
  expect(await readRequest()).toMatchObject({ status: 'new', firstResponseAt: null });
  expect(await listMails({ quoteRequestId })).toMatchObject([{ id: later.id }]);
  await schedule({ companyId: null, quoteRequestId, sendAt: now() });
  await kordon.waitForJobs();
  expect(await readRequest()).toMatchObject({ status: 'contacted', firstResponseAt: expect.any(Date) as Date });
});

test('a reply continues the thread and marks the communication as replied', async () => {
  const inbound = await aCommunication(kordon.db, {
    companyId,
    direction: 'inbound',
    status: 'received',
    subject: 'Fiyat',
    content: 'Prix ?',
  });
  const { id } = await schedule({ companyId: null, replyToId: inbound.id, sendAt: now() });
  await kordon.waitForJobs();
  expect(await findCommunication(inbound.id)).toMatchObject({ status: 'replied' });
  const document = `query ($id: ID!) { communicationThread(id: $id) { id threadId threadCount } }`;
  const member = (member: string) => ({ id: member, threadId: inbound.id, threadCount: 2 });
  expect(await kordon.admin.run(document, { id })).toEqual({
    communicationThread: [member(inbound.id), member(id)],
  });
  const message = kordon.mail.messages.find(({ recipients }) => recipients.includes(email));
  expect(message?.text).toContain('> Prix ?');
});

test('a repeated call neither schedules nor sends the mail twice', async () => {
  const id = randomUUID();
  const first = await schedule({ sendAt: now() }, id);
  await kordon.waitForJobs();
  expect(await schedule({ sendAt: now() }, id)).toMatchObject({ id: first.id, subject: first.subject, companyId });
  await kordon.waitForJobs();
  expect(kordon.mail.messages.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1);
});

test('a cancelled mail can be scheduled again with the same id, and is sent at the new time only', async () => {
  const id = randomUUID();
  const later = new Date(Date.now() + 60 * 60_000).toISOString();
  await schedule({ subject: 'Eski', sendAt: later }, id);
  await cancel(id);
  await schedule({ subject: 'Yeni', sendAt: later }, id);
  await runJob(id); // the one of the first call
  expect(await listMails({ companyId })).toMatchObject([{ subject: 'Yeni', failure: null }]);
  expect(await findCommunication(id)).toBeNull();
});

test('a mail that cannot be sent any more stays in the list with the reason', async () => {
  const { id } = await schedule({ sendAt: new Date(Date.now() + 60 * 60_000).toISOString() });
  await kordon.db.query('update companies set deleted_at = now() where id = $1', [companyId]);
  await kordon.db.query('update scheduled_mails set send_at = now() where id = $1', [id]);
  await kordon.db.query(
    `select graphile_worker.add_job('send-scheduled-mail', json_build_object('mailId', $1::uuid))`,
    [id],
  );
  await kordon.waitForJobs();
  expect(await kordon.db.manager.findOneByOrFail(ScheduledMail, { id })).toMatchObject({
    failure: expect.stringMatching(/./) as string,
  });
  await cancel(id);
});

test('a mail whose file was deleted is not sent without it', async () => {
  const attachmentId = await storeDocument(companyId, 'menşe.pdf');
  const { id } = await schedule({
    attachmentIds: [attachmentId],
    sendAt: new Date(Date.now() + 60 * 60_000).toISOString(),
  });
  await kordon.db.query('delete from company_documents where attachment_id = $1', [attachmentId]);
  await kordon.db.query('update scheduled_mails set send_at = now() where id = $1', [id]);
  await runJob(id);
  expect(kordon.mail.messages.some(({ recipients }) => recipients.includes(email))).toBe(false);
  expect(await findCommunication(id)).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('was deleted before the mail was sent') as string,
  });
});

test.each<[what: string, overrides: object, fields: Record<string, string>]>([
  ['a text with a variable', { content: 'Sayın {{contact.name}}' }, { content: 'form.mail.unfilled' }],
  ['a copy to no address', { cc: ['kimse'] }, { cc: 'form.email.invalid' }],
  [
    'too many copies',
    {
      cc: Array.from({ length: 15 }, (_, n) => `a${n}@x.example`),
      bcc: ['b@x.example', ...Array.from({ length: 9 }, (_, n) => `c${n}@x.example`)],
    },
    { bcc: 'form.mail.tooManyRecipients' },
  ],
  ['a time in the past', { sendAt: '2026-01-01T09:00:00Z' }, { sendAt: 'form.date.past' }],
  ['an unknown file', { attachmentIds: [randomUUID()] }, { attachmentIds: 'form.file.gone' }],
  ['no company', { companyId: null }, { companyId: 'form.required' }],
])('%s is rejected', async (_what, overrides, fields) => {
  await expect(schedule(overrides)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test('a document of another company cannot be attached', async () => {
  const other = await aCompany(kordon.db);
  const attachmentId = await storeDocument(other.id);
  await expect(schedule({ attachmentIds: [attachmentId] })).rejects.toMatchObject({
    fields: { attachmentIds: 'form.file.gone' },
  });
});

test('an analyst reads scheduled mails and schedules none', async () => {
  await schedule({});
  const credentials = await anAdminUser(kordon.db, { role: 'analyst' });
  const analyst = kordon.newClient();
  await analyst.signIn(credentials.email, credentials.password);
  const query = 'query ($companyId: ID) { scheduledMails(companyId: $companyId) { subject } }';
  expect(await analyst.run(query, { companyId })).toEqual({ scheduledMails: [{ subject: 'Teklifimiz' }] });
  await expect(
    analyst.run('mutation ($id: ID!) { cancelScheduledMail(id: $id) }', { id: randomUUID() }),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
