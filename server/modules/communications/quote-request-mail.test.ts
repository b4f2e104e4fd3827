import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { languages } from '../../../common/enums.ts';
import { Communication } from './communication.entity.ts';
import { Company } from '../parties/company.entity.ts';
import { aQuoteRequest, submitForm, submitQuoteRequest, tradeTerms } from '../../testing/builders.ts';
import { startKordon } from '../../testing/kordon.ts';
import { anAdmin } from '../../testing/people.ts';
import { aStoredQuoteRequest } from '../../testing/records.ts';
import { lettersFor } from './mail/letters.ts';
import { QuoteRequest } from '../quotes/quote-request.entity.ts';

const kordon = startKordon();

/** A request as a visitor sends it. */
async function submitted(about: object = {}): Promise<{ id: string; email: string }> {
  const input = aQuoteRequest({ ...about });
  const { id } = await submitForm(kordon.visitor, submitQuoteRequest, input);
  return { id, email: input.email };
}
const sendDocument = `mutation ($id: ID!, $input: QuoteEmailInput!, $mailId: ID) {
  sendQuoteEmail(id: $id, input: $input, mailId: $mailId) { id status recipient contactId quoteRequestId replyToId metadata }
}`;
const mail = { subject: 'Filmaşin teklifimiz', body: 'Merhaba,\n\nfiyatımız ektedir.' };
const send = async (id: string, about: object = {}, mailId?: string) =>
  (
    await kordon.admin.run<{ sendQuoteEmail: Communication }>(sendDocument, {
      id,
      input: { ...mail, ...about },
      mailId,
    })
  ).sendQuoteEmail;
const stored = (id: string) => kordon.db.manager.findOneByOrFail(QuoteRequest, { id });
const formOf = (quoteRequestId: string) =>
  kordon.db.manager.findOneByOrFail(Communication, { quoteRequestId, type: 'form_submission' });
/** Waits for what the job does. */
async function settled(id: string): Promise<Communication> {
  for (;;) {
    const said = await kordon.db.manager.findOneByOrFail(Communication, { id });
    if (said.sentAt || said.status === 'failed') return said;
    await delay(50);
  }
}
const arrived = (id: string) =>
  kordon.mail.messages.filter(({ messageId }) => messageId === `<communication-${id}@kordon.example>`);

test('an e-mail reaches the visitor in the conversation of the confirmation, and moves a new request on', async () => {
  const { id, email } = await submitted({ language: 'FR' });
  const { contactId } = await stored(id);
  const said = await send(id, { subject: 'Notre offre 1' });
  const form = await formOf(id);
  expect(said).toMatchObject({ status: 'SENT', recipient: email, contactId, quoteRequestId: id, replyToId: form.id });
  expect(await stored(id)).toMatchObject({ status: 'contacted', firstResponseAt: expect.any(Date) as Date });
  expect(form).toMatchObject({ status: 'replied', followUpRequired: false, followUpDate: null });

  await settled(said.id);
  const [message, ...more] = arrived(said.id);
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    subject: 'Notre offre 1',
    recipients: [email],
    inReplyTo: `<confirm-quote-${id}@kordon.example>`,
  });
  expect(message?.headers.find(({ key }) => key === 'content-language')?.value).toBe('fr-DZ');

  const second = await send(id, { subject: 'Notre offre 2' });
  await settled(second.id);
  expect(arrived(second.id)[0]).toMatchObject({
    inReplyTo: `<communication-${said.id}@kordon.example>`,
    references: expect.stringContaining(`<confirm-quote-${id}@kordon.example>`) as string,
  });
});

test('a request that is further on stays where it is', async () => {
  const { id } = await aStoredQuoteRequest(kordon.db, { status: 'quoted' });
  await send(id);
  expect((await stored(id)).status).toBe('quoted');
});

test('after an acknowledgement the request still wants its answer', async () => {
  const { id } = await submitted();
  const said = await send(id, { template: 'ACKNOWLEDGE' });
  expect(said.metadata).toMatchObject({ template: 'acknowledge' });
  expect(await formOf(id)).toMatchObject({ status: 'received', followUpRequired: true });
  expect((await stored(id)).status).toBe('contacted');
});

test('sent twice at once, it goes out once', async () => {
  const { id } = await submitted();
  const mailId = randomUUID();
  const [one, other] = await Promise.all([send(id, {}, mailId), send(id, {}, mailId)]);
  expect(one).toEqual(other);
  await settled(mailId);
  await kordon.jobsDone();
  expect(arrived(mailId)).toHaveLength(1);
});

test('mail that is refused for good has failed, and says why', async () => {
  const { id } = await aStoredQuoteRequest(kordon.db);
  kordon.mail.mishaps.push('reject');
  const said = await send(id);
  expect(await settled(said.id)).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('mailbox is full') as string,
  });
});

test('a request whose company is gone becomes a lead anew; one whose company is in the bin says so', async () => {
  const { id } = await submitted({ company: 'Gone Steel' });
  const { companyId } = await stored(id);
  await kordon.db.manager.update(Company, { id: companyId! }, { deletedAt: new Date() });
  await expect(send(id)).rejects.toMatchObject({ fields: { companyId: 'form.company.gone' } });
  await kordon.db.manager.delete(Company, { id: companyId! });
  await send(id);
  expect(await stored(id)).toMatchObject({ companyId: expect.any(String) as string, status: 'contacted' });
});

test.each<[what: string, about: object, fields: object]>([
  ['no words', { body: ' ' }, { body: 'form.required' }],
  ['no subject', { subject: '\u200b' }, { subject: 'form.required' }],
  ['two addresses', { to: 'a@b.example, c@d.example' }, { to: 'form.email.invalid' }],
  ['a book', { body: 'x'.repeat(20_001) }, { body: 'form.tooLong' }],
])('mail with %s is refused, and nothing recorded', async (_what, about, fields) => {
  const { id } = await aStoredQuoteRequest(kordon.db);
  await expect(send(id, about)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
  expect(await kordon.db.manager.countBy(Communication, { quoteRequestId: id })).toBe(0);
  expect((await stored(id)).status).toBe('new');
});

test.each(['no-uuid', randomUUID()])('there is nobody to write to at %s', async (id) => {
  await expect(send(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await kordon.admin.run(`{ quoteEmailTemplates(id: "${id}") { subject } }`)).toEqual({
    quoteEmailTemplates: [],
  });
});

test('an analyst reads the letters and sends none', async () => {
  const { id } = await aStoredQuoteRequest(kordon.db);
  const { email, password } = await anAdmin(kordon.db, { role: 'analyst' });
  const analyst = kordon.someone();
  await analyst.signIn(email, password);
  await expect(analyst.run(sendDocument, { id, input: mail })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await analyst.run(`{ quoteEmailTemplates(id: "${id}") { subject } }`);
});

test('letters speak the language of the request, of its goods, and ask what is not known', async () => {
  const { id } = await submitted({
    source: 'BUYER_QUOTE',
    language: 'FR',
    name: 'Amélie Fontenoy',
    trade: tradeTerms({ productType: 'BILLET', quantity: 12_000 }),
  });
  interface Letters {
    quoteEmailTemplates: { template: string; subject: string; body: string }[];
  }
  const letters = (language?: string) =>
    kordon.admin
      .run<Letters>(
        `query ($id: ID!, $language: Language) { quoteEmailTemplates(id: $id, language: $language) { template subject body } }`,
        { id, language },
      )
      .then(({ quoteEmailTemplates }) => quoteEmailTemplates);
  const french = await letters();
  expect(french.map(({ template }) => template)).toEqual([
    ...['ACKNOWLEDGE', 'ASK_DETAILS', 'PRICE_FOLLOW_UP', 'OFFER_COVER', 'DECLINE'],
  ]);
  const { body, subject } = french[1]!;
  expect(subject).toMatch(/^Quelques précisions pour notre offre\s: Billettes?, 12.000 t, CFR Annaba$/);
  expect(body).toMatch(/^Bonjour Amélie Fontenoy,\n\n/);
  expect(body).toContain('• Nuance d’acier et norme\n• Dimensions');
  expect(body).not.toContain('Tonnage total');
  expect(body).toMatch(/Référence\s: KC-/);
  expect(body).toMatch(/\n\nBien cordialement,$/);
  expect((await letters('TR'))[0]!.body).toContain('24 saat içinde');
});

test.each(languages)('every letter is whole in %s, for buyers, sellers, equipment and plants', async (language) => {
  for (const about of [
    { source: 'seller_quote', productType: 'scrap', quantity: 500, deliveryTerms: 'fob', deliveryLocation: 'İzmir' },
    { source: 'equipment_card', productType: 'valves' },
    { source: 'quick_quote', productType: 'turnkey-mill' },
    { source: 'quick_quote' },
  ] as const) {
    const request = await aStoredQuoteRequest(kordon.db, { ...about, language });
    for (const { subject, body } of lettersFor(await stored(request.id), language)) {
      expect(subject.length).toBeLessThan(200);
      expect(body.split('\n\n').length).toBeGreaterThanOrEqual(5);
      expect(subject + body).not.toMatch(/[{}]|letter\.|undefined|null/);
    }
  }
});
