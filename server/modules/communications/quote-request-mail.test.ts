import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { languages } from '../../../common/enums.ts';
import { Communication } from './communication.entity.ts';
import { Company } from '../parties/company.entity.ts';
import { aQuoteRequest, submitForm, submitQuoteRequest, tradeTerms } from '../../testing/builders.ts';
import { startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aStoredQuoteRequest } from '../../testing/records.ts';
import { createQuoteEmailDrafts } from './mail/quote-email-drafts.ts';
import { QuoteRequest } from '../quotes/quote-request.entity.ts';

const kordon = startKordon();

async function submitRequest(overrides: object = {}): Promise<{ id: string; email: string }> {
  const input = aQuoteRequest({ ...overrides });
  const { id } = await submitForm(kordon.visitor, submitQuoteRequest, input);
  return { id, email: input.email };
}
const sendMutation = `mutation ($id: ID!, $input: QuoteEmailInput!, $mailId: ID) {
  sendQuoteEmail(id: $id, input: $input, mailId: $mailId) { id status recipient contactId quoteRequestId replyToId metadata }
}`;
const mail = { subject: 'Filmaşin teklifimiz', body: 'Merhaba,\n\nfiyatımız ektedir.' };
const send = async (id: string, overrides: object = {}, mailId?: string) =>
  (
    await kordon.admin.run<{ sendQuoteEmail: Communication }>(sendMutation, {
      id,
      input: { ...mail, ...overrides },
      mailId,
    })
  ).sendQuoteEmail;
const readRequest = (id: string) => kordon.db.manager.findOneByOrFail(QuoteRequest, { id });
const formOf = (quoteRequestId: string) =>
  kordon.db.manager.findOneByOrFail(Communication, { quoteRequestId, type: 'form_submission' });
/** Waits until the mail was sent or has failed. */
async function waitForMail(id: string): Promise<Communication> {
  for (;;) {
    const communication = await kordon.db.manager.findOneByOrFail(Communication, { id });
    if (communication.sentAt || communication.status === 'failed') return communication;
    await delay(50);
  }
}
const receivedMails = (id: string) =>
  kordon.mail.messages.filter(({ messageId }) => messageId === `<communication-${id}@kordon.example>`);

test('an e-mail continues the thread of the confirmation and sets the status CONTACTED', async () => {
  const { id, email } = await submitRequest({ language: 'FR' });
  const { contactId } = await readRequest(id);
  const communication = await send(id, { subject: 'Notre offre 1' });
  const form = await formOf(id);
  expect(communication).toMatchObject({
    status: 'SENT',
    recipient: email,
    contactId,
    quoteRequestId: id,
    replyToId: form.id,
  });
  expect(await readRequest(id)).toMatchObject({ status: 'contacted', firstResponseAt: expect.any(Date) as Date });
  expect(form).toMatchObject({ status: 'replied', followUpRequired: false, followUpDate: null });

  await waitForMail(communication.id);
  const [message, ...more] = receivedMails(communication.id);
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    subject: 'Notre offre 1',
    recipients: [email],
    inReplyTo: `<confirm-quote-${id}@kordon.example>`,
  });
  expect(message?.headers.find(({ key }) => key === 'content-language')?.value).toBe('fr-DZ');

  const second = await send(id, { subject: 'Notre offre 2' });
  await waitForMail(second.id);
  expect(receivedMails(second.id)[0]).toMatchObject({
    inReplyTo: `<communication-${communication.id}@kordon.example>`,
    references: expect.stringContaining(`<confirm-quote-${id}@kordon.example>`) as string,
  });
});

test('an e-mail keeps the status of a request that is no longer NEW', async () => {
  const { id } = await aStoredQuoteRequest(kordon.db, { status: 'quoted' });
  await send(id);
  expect((await readRequest(id)).status).toBe('quoted');
});

test('after an acknowledgement the request still waits for an answer', async () => {
  const { id } = await submitRequest();
  const communication = await send(id, { template: 'ACKNOWLEDGE' });
  expect(communication.metadata).toMatchObject({ template: 'acknowledge' });
  expect(await formOf(id)).toMatchObject({ status: 'received', followUpRequired: true });
  expect((await readRequest(id)).status).toBe('contacted');
});

test('two simultaneous calls with the same mailId send one e-mail', async () => {
  const { id } = await submitRequest();
  const mailId = randomUUID();
  const [one, other] = await Promise.all([send(id, {}, mailId), send(id, {}, mailId)]);
  expect(one).toEqual(other);
  await waitForMail(mailId);
  await kordon.waitForJobs();
  expect(receivedMails(mailId)).toHaveLength(1);
});

test('a permanently rejected e-mail has the status FAILED and an error message', async () => {
  const { id } = await aStoredQuoteRequest(kordon.db);
  kordon.mail.nextFailures.push('reject');
  const communication = await send(id);
  expect(await waitForMail(communication.id)).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('mailbox is full') as string,
  });
});

test('an e-mail is rejected while the company is in the recycle bin; it creates a lead when the company was deleted for good', async () => {
  const { id } = await submitRequest({ company: 'Gone Steel' });
  const { companyId } = await readRequest(id);
  await kordon.db.manager.update(Company, { id: companyId! }, { deletedAt: new Date() });
  await expect(send(id)).rejects.toMatchObject({ fields: { companyId: 'form.company.gone' } });
  await kordon.db.manager.delete(Company, { id: companyId! });
  await send(id);
  expect(await readRequest(id)).toMatchObject({ companyId: expect.any(String) as string, status: 'contacted' });
});

test.each<[what: string, overrides: object, fields: object]>([
  ['no body', { body: ' ' }, { body: 'form.required' }],
  ['no subject', { subject: '\u200b' }, { subject: 'form.required' }],
  ['two addresses', { to: 'a@b.example, c@d.example' }, { to: 'form.email.invalid' }],
  ['a body of 20,001 characters', { body: 'x'.repeat(20_001) }, { body: 'form.tooLong' }],
])('an e-mail with %s is rejected and not recorded', async (_what, overrides, fields) => {
  const { id } = await aStoredQuoteRequest(kordon.db);
  await expect(send(id, overrides)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
  expect(await kordon.db.manager.countBy(Communication, { quoteRequestId: id })).toBe(0);
  expect((await readRequest(id)).status).toBe('new');
});

test.each(['no-uuid', randomUUID()])('an e-mail to the unknown request %s returns NOT_FOUND', async (id) => {
  await expect(send(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await kordon.admin.run(`{ quoteEmailTemplates(id: "${id}") { subject } }`)).toEqual({
    quoteEmailTemplates: [],
  });
});

test('an analyst can read the drafts but not send an e-mail', async () => {
  const { id } = await aStoredQuoteRequest(kordon.db);
  const { email, password } = await anAdminUser(kordon.db, { role: 'analyst' });
  const analyst = kordon.newClient();
  await analyst.signIn(email, password);
  await expect(analyst.run(sendMutation, { id, input: mail })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await analyst.run(`{ quoteEmailTemplates(id: "${id}") { subject } }`);
});

test('drafts from templates use the language and goods of the request and ask only for missing details', async () => {
  const { id } = await submitRequest({
    source: 'BUYER_QUOTE',
    language: 'FR',
    name: 'Amélie Fontenoy',
    trade: tradeTerms({ productType: 'BILLET', quantity: 12_000 }),
  });
  interface Drafts {
    quoteEmailTemplates: { template: string; subject: string; body: string }[];
  }
  const fetchDrafts = (language?: string) =>
    kordon.admin
      .run<Drafts>(
        `query ($id: ID!, $language: Language) { quoteEmailTemplates(id: $id, language: $language) { template subject body } }`,
        { id, language },
      )
      .then(({ quoteEmailTemplates }) => quoteEmailTemplates);
  const french = await fetchDrafts();
  expect(french.map(({ template }) => template)).toEqual([
    'ACKNOWLEDGE',
    'ASK_DETAILS',
    'PRICE_FOLLOW_UP',
    'OFFER_COVER',
    'DECLINE',
  ]);
  const { body, subject } = french[1]!;
  expect(subject).toMatch(/^Quelques précisions pour notre offre\s: Billettes?, 12.000 t, CFR Annaba$/);
  expect(body).toMatch(/^Bonjour Amélie Fontenoy,\n\n/);
  expect(body).toContain('• Nuance d’acier et norme\n• Dimensions');
  expect(body).not.toContain('Tonnage total');
  expect(body).toMatch(/Référence\s: KC-/);
  expect(body).toMatch(/\n\nBien cordialement,$/);
  expect((await fetchDrafts('TR'))[0]!.body).toContain('24 saat içinde');
});

test.each(languages)('every draft is complete in %s, for buyers, sellers, equipment and plants', async (language) => {
  for (const overrides of [
    { source: 'seller_quote', productType: 'scrap', quantity: 500, deliveryTerms: 'fob', deliveryLocation: 'İzmir' },
    { source: 'equipment_card', productType: 'valves' },
    { source: 'quick_quote', productType: 'turnkey-mill' },
    { source: 'quick_quote' },
  ] as const) {
    const request = await aStoredQuoteRequest(kordon.db, { ...overrides, language });
    for (const { subject, body } of createQuoteEmailDrafts(await readRequest(request.id), language)) {
      expect(subject.length).toBeLessThan(200);
      expect(body.split('\n\n').length).toBeGreaterThanOrEqual(5);
      expect(subject + body).not.toMatch(/[{}]|draft\.|undefined|null/);
    }
  }
});
