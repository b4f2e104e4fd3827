import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { addJob } from '../../../platform/jobs/job.ts';
import { aQuoteRequest, submitQuoteRequest, tradeTerms } from '../../../testing/builders.ts';
import { startKordon } from '../../../testing/kordon.ts';
import type { ReceivedMail } from '../../../testing/mailbox.ts';
import { confirmQuote } from './confirm-quote.ts';

const kordon = startKordon({ SALES_EMAIL: 'desk@kordon.example', PUBLIC_URL: 'https://kordon.example' });

interface Submitted {
  id: string;
  reference: string;
}
const messageIds = (id: string) => ({
  toSales: `<notify-sales-${id}@kordon.example>`,
  toVisitor: `<confirm-quote-${id}@kordon.example>`,
});

/** Submits a request, which queues two mails. */
async function submit(overrides: Record<string, unknown> = {}): Promise<Submitted & { email: string }> {
  await kordon.db.query('truncate rate_limits');
  const input = aQuoteRequest(overrides);
  const { submitQuoteRequest: receipt } = await kordon.visitor.run<{ submitQuoteRequest: Submitted }>(
    submitQuoteRequest,
    { input },
  );
  return { ...receipt, email: input.email };
}

/** Waits until no job is left and returns the mails with the Message-ID. */
async function waitForMails(messageId: string): Promise<ReceivedMail[]> {
  for (;;) {
    const [{ left }] = await kordon.db.query<[{ left: number }]>(
      'select count(*)::int as left from graphile_worker.jobs',
    );
    const found = kordon.mail.messages.filter((message) => message.messageId === messageId);
    if (left === 0 && found.length) return found;
    await delay(20);
  }
}
async function waitForSingleMail(messageId: string): Promise<ReceivedMail & { html: string; text: string }> {
  const [message, ...others] = await waitForMails(messageId);
  expect(others).toEqual([]);
  return { html: '', text: '', ...message! };
}

/** Waits until both jobs of a request have failed `failures` times, then reschedules them immediately. */
async function retryAfter(failures: number): Promise<void> {
  const failed = `select from graphile_worker.jobs where attempts = $1 and locked_at is null`;
  while ((await kordon.db.query<unknown[]>(failed, [failures])).length < 2) await delay(20);
  await kordon.db.query(
    `with due as (update graphile_worker._private_jobs set run_at = now()) select pg_notify('jobs:insert', '')`,
  );
}

describe('a quote request is confirmed in the language of the page:', () => {
  test.each([
    ['TR', 'tr-TR', 'ltr', 'Teklif talebiniz alındı: ', 'Sayın Leyla Demir,', '24 saat', 'Çelikhane'],
    ['EN', 'en-US', 'ltr', 'We have your quote request: ', 'Dear Leyla Demir,', '24 hours', 'Steelmaking plants'],
    ['FA', 'fa-IR', 'rtl', 'درخواست استعلام شما ثبت شد: ', 'Leyla Demir گرامی،', '۲۴ ساعت', 'واحد فولادسازی'],
    ['AR', 'ar-AE', 'rtl', 'تم استلام طلب عرض السعر: ', 'تحية طيبة Leyla Demir،', '24 ساعة', 'مصانع الصهر والصب'],
    [
      'FR',
      'fr-DZ',
      'ltr',
      'Votre demande de devis a bien été reçue\u00A0: ',
      'Bonjour Leyla Demir,',
      '24\u00A0heures',
      'Aciéries',
    ],
  ])('%s', async (language, lang, dir, subject, greeting, promise, product) => {
    const { id, reference, email } = await submit({ language, productType: 'steel-plant' });
    const message = await waitForSingleMail(messageIds(id).toVisitor);

    expect(message).toMatchObject({
      recipients: [email],
      from: { name: 'Kordon Çelik', address: 'info@kordon.example' },
      to: [{ address: email }],
      replyTo: [{ name: 'Kordon Çelik', address: 'desk@kordon.example' }],
      subject: subject + reference,
    });
    expect(message.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: lang }));
    expect(message.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(message.html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(message.html).toContain(
      `<table role="presentation" width="100%" cellPadding="0" cellSpacing="0" lang="${lang}" dir="${dir}"`,
    );
    for (const content of [message.html, message.text])
      for (const words of [reference, greeting, promise, product]) expect(content).toContain(words);
  });
});

test('the sales desk receives all values in Turkish and can reply to the visitor', async () => {
  const { id, reference, email } = await submit({
    source: 'BUYER_QUOTE',
    language: 'FR',
    name: 'Amélie Fontenoy',
    company: 'Aciéries du Rocher',
    phone: '+213 555 00 00',
    message: 'Billettes 150×150 mm,\ndeux chargements.',
    trade: tradeTerms(),
  });
  const message = await waitForSingleMail(messageIds(id).toSales);

  expect(message).toMatchObject({
    recipients: ['desk@kordon.example'],
    from: { address: 'info@kordon.example' },
    replyTo: [{ name: 'Amélie Fontenoy', address: email }],
    subject: `Yeni teklif talebi: Aciéries du Rocher · Filmaşin · ${reference}`,
  });
  const words = [
    'Amélie Fontenoy',
    '+213 555 00 00',
    email,
    'Fransızca',
    'Alıcı formu',
    '2.400 ton',
    'CFR (mal bedeli ve navlun)',
  ];
  const more = [
    'Annaba',
    'Akreditif (L/C)',
    '590 USD/t',
    'SAE 1008, 5,5 mm',
    `https://kordon.example/admin/quotes/${id}`,
  ];
  for (const content of [message.html, message.text])
    for (const word of [...words, ...more]) expect(content).toContain(word);
  expect(message.text).toContain('> Billettes 150×150 mm,\n> deux chargements.');
});

test('mails about the seller form refer to an offer', async () => {
  const { id, reference } = await submit({
    source: 'SELLER_QUOTE',
    company: 'Rocher',
    language: 'EN',
    trade: tradeTerms(),
  });
  const confirmation = await waitForSingleMail(messageIds(id).toVisitor);
  expect(confirmation.subject).toBe(`We have your offer: ${reference}`);
  for (const words of ['Your offer has reached us', 'Wire rod', '2,400']) expect(confirmation.text).toContain(words);
  const notification = await waitForSingleMail(messageIds(id).toSales);
  expect(notification.subject).toBe(`Yeni satıcı teklifi: Rocher · Filmaşin · ${reference}`);
  expect(notification.text).toContain('Yeni satıcı teklifi');
});

describe('text of the visitor', () => {
  test('cannot inject markup, headers or recipients into the mail to the sales desk', async () => {
    const hostile = `<script>alert(1)</script>\r\nBcc: x@else.example\u202E"><img src=x>`;
    const fields = { name: hostile, company: hostile, message: hostile, productTitle: hostile, productType: 'other' };
    const { id, email } = await submit(fields);
    const message = await waitForSingleMail(messageIds(id).toSales);

    expect(message.recipients).toEqual(['desk@kordon.example']);
    expect(message.replyTo).toEqual([expect.objectContaining({ address: email })]);
    expect(message.bcc).toBeUndefined();
    expect(message.html).not.toMatch(/<script|<img/);
    expect(message.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(message.html + message.text + message.subject).not.toContain('\u202E');
  });

  test('is not repeated in the confirmation', async () => {
    const { id } = await submit({
      source: 'SELLER_QUOTE',
      name: 'Buy at spam.example',
      company: 'spam.example',
      message: 'spam.example',
      productTitle: 'spam.example',
      productType: 'spam.example',
      trade: tradeTerms({
        targetPrice: 'spam.example',
        deliveryLocation: 'spam.example',
        additionalNotes: 'spam.example',
      }),
    });
    const { source, html, text, subject } = await waitForSingleMail(messageIds(id).toVisitor);
    expect(html + text + subject).not.toContain('spam.example');
    expect(source).not.toContain('spam.example');
    expect(text).toContain('Merhaba,');
  });

  test.each([
    ['Dr. Ayşe Yılmaz-Öztürk', 'Sayın Dr. Ayşe Yılmaz-Öztürk,'],
    ["Conor O'Brien Jr.", "Sayın Conor O'Brien Jr.,"],
    ['سارا 🙂', 'Merhaba,'],
    ['http://spam.example', 'Merhaba,'],
    ['a'.repeat(61), 'Merhaba,'],
  ])('with the name %j results in the greeting %j', async (name, greeting) => {
    const { id } = await submit({ name });
    expect((await waitForSingleMail(messageIds(id).toVisitor)).text).toContain(greeting);
  });
});

describe('when the mail server', () => {
  test('rejects temporarily, both mails arrive later, each once', async () => {
    kordon.mail.nextFailures.push('refuse', 'refuse', 'refuse', 'refuse');
    const { id } = await submit();
    await retryAfter(1);
    await retryAfter(2);
    await waitForSingleMail(messageIds(id).toSales);
    await waitForSingleMail(messageIds(id).toVisitor);
  });

  test('disconnects before it confirms the receipt, the second copy has the same Message-ID', async () => {
    kordon.mail.nextFailures.push('hang up', 'hang up');
    const { id } = await submit();
    await retryAfter(1);
    expect(await waitForMails(messageIds(id).toSales)).toHaveLength(2);
    expect(await waitForMails(messageIds(id).toVisitor)).toHaveLength(2);
  });
});

test('a request that was erased in the meantime sends nothing', async () => {
  const sent = kordon.mail.messages.length;
  await addJob(kordon.db.manager, confirmQuote, { quoteRequestId: randomUUID() });
  const { id } = await submit(); // its jobs run after the one above
  await waitForMails(messageIds(id).toVisitor);
  expect(kordon.mail.messages).toHaveLength(sent + 2);
});
