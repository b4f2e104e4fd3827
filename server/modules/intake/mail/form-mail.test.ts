import { setTimeout as delay } from 'node:timers/promises';
import {
  aContactMessage,
  aSupplierApplication,
  submitContactMessage,
  submitSupplierApplication,
} from '../../../testing/builders.ts';
import { aPdf } from '../../../testing/files.ts';
import { startKordon } from '../../../testing/kordon.ts';
import type { ReceivedMail } from '../../../testing/mailbox.ts';

const kordon = startKordon({ SALES_EMAIL: 'desk@kordon.example', PUBLIC_URL: 'https://kordon.example' });

interface Submitted {
  id: string;
  reference: string;
}
async function submitContact(overrides: object = {}): Promise<Submitted & { email: string }> {
  const input = aContactMessage({ ...overrides });
  const data = await kordon.visitor.run<{ submitContactMessage: Submitted }>(submitContactMessage, { input });
  return { ...data.submitContactMessage, email: input.email };
}
async function submitApplication(overrides: object = {}): Promise<Submitted & { email: string }> {
  const input = aSupplierApplication({ ...overrides });
  const data = await kordon.visitor.run<{ submitSupplierApplication: Submitted }>(submitSupplierApplication, {
    input,
  });
  return { ...data.submitSupplierApplication, email: input.email };
}
async function upload(content: Buffer, name: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  const response = await kordon.fetch('/attachments', { method: 'POST', body });
  return ((await response.json()) as { id: string }).id;
}
async function waitForMail(id: string): Promise<ReceivedMail & { html: string; text: string }> {
  for (;;) {
    const found = kordon.mail.messages.find(({ messageId }) => messageId === `<${id}@kordon.example>`);
    if (found) return { html: '', text: '', ...found };
    await delay(20);
  }
}

beforeEach(() => kordon.db.query('truncate rate_limits'));

describe('a contact message is confirmed in the language of the page:', () => {
  test.each([
    ['TR', 'tr-TR', 'Mesajınız alındı: ', 'Sayın Leyla Demir,', 'Etkinlik ve fuar'],
    ['EN', 'en-US', 'We have your message: ', 'Dear Leyla Demir,', '24 hours'],
    ['FA', 'fa-IR', 'پیام شما ثبت شد: ', 'Leyla Demir گرامی،', '۲۴ ساعت'],
    ['AR', 'ar-AE', 'تم استلام رسالتك: ', 'تحية طيبة Leyla Demir،', '24 ساعة'],
    ['FR', 'fr-DZ', 'Votre message a bien été reçu\u00A0: ', 'Bonjour Leyla Demir,', '24\u00A0heures'],
  ])('%s', async (language, lang, subject, greeting, words) => {
    const { id, reference, email } = await submitContact({ language, topic: 'ETKINLIK_FUAR' });
    const message = await waitForMail(`confirm-contact-${id}`);
    expect(message).toMatchObject({
      recipients: [email],
      replyTo: [{ address: 'desk@kordon.example' }],
      subject: subject + reference,
    });
    expect(message.html).toContain(`<html lang="${lang}"`);
    for (const content of [message.html, message.text])
      for (const expected of [reference, greeting, words]) expect(content).toContain(expected);
  });
});

describe('a supplier application is confirmed in the language of the page:', () => {
  test.each([
    ['TR', 'Tedarikçi başvurunuz alındı: ', '2–3 gün', 'Sıcak haddelenmiş rulo', 'Cezayir', '2.400 ton/ay'],
    ['EN', 'We have your supplier application: ', '2–3 days', 'Hot-rolled coil (HRC)', 'Algeria', '2,400 t/month'],
    ['FA', 'درخواست تأمین‌کنندگی شما ثبت شد: ', '۲ تا ۳ روز', 'الجزایر', '۲٬۴۰۰ تن در ماه', '۱ روز'],
    ['AR', 'تم استلام طلب انضمامك إلى شبكة الموردين: ', '2–3 أيام', 'الجزائر', '2,400 طن شهريًا', 'يوم واحد'],
    [
      'FR',
      'Votre candidature fournisseur a bien été reçue\u00A0: ',
      '5 à 7 jours',
      '1\u00A0jour',
      'Algérie',
      'Bobine laminée à chaud',
    ],
  ])('%s', async (language, subject, ...words) => {
    const { id, reference } = await submitApplication({ language });
    const message = await waitForMail(`confirm-supplier-${id}`);
    expect(message.subject).toBe(subject + reference);
    for (const content of [message.html, message.text])
      for (const expected of [reference, ...words]) expect(content).toContain(expected);
  });
});

test('the sales desk receives a contact message with its file and can reply to the visitor', async () => {
  const content = aPdf(700_000);
  const attachmentId = await upload(content, 'Davet – İzmir.pdf');
  const { id, reference, email } = await submitContact({
    attachmentId,
    topic: 'DIGER',
    company: 'Demir Yapı',
    language: 'FA',
  });
  const message = await waitForMail(`notify-contact-${id}`);
  expect(message).toMatchObject({
    recipients: ['desk@kordon.example'],
    replyTo: [{ name: 'Leyla Demir', address: email }],
    subject: `Yeni iletişim mesajı: Demir Yapı · Fuar daveti · ${reference}`,
  });
  for (const words of [reference, email, 'Farsça', 'Diğer', 'Fuar daveti', 'Davet – İzmir.pdf', '/admin/companies/'])
    expect(message.text).toContain(words);
  expect(message.text).toContain('> Merhaba,\n> sizi standımıza bekleriz.');
  const [file] = message.attachments;
  expect(file).toMatchObject({ filename: 'Davet – İzmir.pdf', mimeType: 'application/pdf', disposition: 'attachment' });
  expect(Buffer.from(file!.content as ArrayBuffer).equals(content)).toBe(true);
});

test('the sales desk receives an application with the certificates that fit into one mail and links to the others', async () => {
  const large = aPdf(10 * 1024 * 1024);
  const certificateIds = [
    await upload(large, 'one.pdf'),
    await upload(large, 'two.pdf'),
    await upload(aPdf(), 'three.pdf'),
  ];
  const { id, reference } = await submitApplication({
    certificateIds,
    companyName: 'Aciéries du Rocher',
    description: 'Depuis 1962.',
  });
  const message = await waitForMail(`notify-supplier-${id}`);
  expect(message.subject).toBe(`Yeni tedarikçi başvurusu: Aciéries du Rocher · Sıcak haddelenmiş rulo · ${reference}`);
  expect(message.attachments.map(({ filename }) => filename)).toEqual(['one.pdf', 'three.pdf']);
  expect(message.text).toContain(`https://kordon.example/attachments/${certificateIds[1]}`);
  for (const words of ['Amélie Fontenoy', 'Fransızca', 'Cezayir', '2.400 ton/ay', 'Depuis 1962.'])
    expect(message.text).toContain(words);
});

test('confirmations contain no text of the visitor, nor a name that looks like a link', async () => {
  const spam = 'spam.example';
  const { id } = await submitContact({ name: spam, company: spam, phone: spam, subject: spam, message: spam });
  expect((await waitForMail(`confirm-contact-${id}`)).source).not.toContain(spam);
  const { id: other } = await submitApplication({
    companyName: spam,
    contactPerson: spam,
    website: spam,
    description: spam,
  });
  expect((await waitForMail(`confirm-supplier-${other}`)).source).not.toContain(spam);
});

test('a retry after a rejected mail sends the whole file again', async () => {
  const content = aPdf(300_000);
  const attachmentId = await upload(content, 'davet.pdf');
  kordon.mail.nextFailures.push('refuse', 'refuse');
  const { id } = await submitContact({ attachmentId });
  while (
    (await kordon.db.query<unknown[]>('select from graphile_worker.jobs where attempts = 1 and locked_at is null'))
      .length < 2
  )
    await delay(20);
  await kordon.db.query(
    `with due as (update graphile_worker._private_jobs set run_at = now()) select pg_notify('jobs:insert', '')`,
  );
  const { attachments } = await waitForMail(`notify-contact-${id}`);
  expect(Buffer.from(attachments[0]!.content as ArrayBuffer).equals(content)).toBe(true);
});
