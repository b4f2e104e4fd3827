import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { openMailbox, type Mailbox } from '../../testing/mailbox.ts';
import { createMailer, isRejected, type Mailer, type Message } from './mailer.ts';

const from = { name: 'Kordon Çelik', address: 'info@kordon.example' };
const aMessage = (overrides: Partial<Message> = {}): Message => ({
  to: 'sales@kordon.example',
  replyTo: { name: 'Leyla Demir', address: 'leyla@demir.example' },
  subject: 'Yeni teklif talebi',
  html: '<p>Merhaba</p>',
  text: 'Merhaba',
  language: 'tr',
  ...overrides,
});
const headersOf = ({ headers }: { headers: { key: string; value: string }[] }) =>
  Object.fromEntries(headers.map(({ key, value }) => [key, value]));

describe('with a password', () => {
  const signIn = (mailbox: Mailbox, password: string) =>
    createMailer({
      smtpUrl: mailbox.url.replace('smtp://', `smtp://kordon:${password}@`),
      folder: '',
      from,
      signInPause: 300,
    });

  test('a wrong password is tried once for all messages, and again after a pause', async () => {
    const mailbox = await openMailbox({ password: 'right' });
    const mail = signIn(mailbox, 'wrong');
    const send = (id: number) => mail.send(aMessage(), { messageId: `message-${id}` });
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(send));
    for (const result of results)
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'EAUTH', responseCode: 535 } });
    await expect(send(7)).rejects.toMatchObject({ code: 'EAUTH' });
    expect(mailbox.passwords).toEqual(['wrong']);
    const { pausedUntil, ...state } = mail.getState();
    expect(pausedUntil!.getTime()).toBeGreaterThan(Date.now() - 300);
    expect(state).toMatchObject({
      usesServer: true,
      signIn: 'refused',
      lastSentAt: undefined,
      lastFailure: {
        at: expect.any(Date) as Date,
        message: expect.stringContaining('authentication failed') as string,
      },
      messages: { sent: 0, rejected: 0, failed: 7 },
    });
    for (let id = 8; mailbox.passwords.length < 2; id++) {
      await expect(send(id)).rejects.toMatchObject({ code: 'EAUTH' });
      await delay(20);
    }
    expect(mailbox.passwords).toEqual(['wrong', 'wrong']);
    mail.close();
    await mailbox.close();
  });

  test('the right password is checked without sending a message', async () => {
    const mailbox = await openMailbox({ password: 'right' });
    const mail = signIn(mailbox, 'right');
    await mail.verify();
    expect(mailbox.messages).toEqual([]);
    expect(mail.getState()).toMatchObject({ signIn: 'accepted', pausedUntil: undefined, lastSentAt: undefined });
    await mail.send(aMessage(), { messageId: 'message' });
    expect(mailbox.messages).toHaveLength(1);
    expect(mail.getState()).toMatchObject({ lastSentAt: expect.any(Date) as Date, messages: { sent: 1 } });
    mail.close();
    await mailbox.close();
  });
});

test('only a permanent refusal such as a missing mailbox rejects the message, a refused sign-in or a temporary refusal does not', () => {
  const failure = (code: string, responseCode?: number) =>
    isRejected(Object.assign(new Error(code), { code, responseCode }));
  expect([failure('EAUTH', 535), failure('EMESSAGE', 451), failure('ECONNREFUSED')]).toEqual([false, false, false]);
  expect([failure('EENVELOPE', 550), failure('EMESSAGE', 554)]).toEqual([true, true]);
});

test('the state of the mailer shows the last rejected message, without its address, and a server that does not answer', async () => {
  const mailbox = await openMailbox();
  mailbox.nextFailures.push('reject');
  const mail = createMailer({ smtpUrl: mailbox.url, folder: '', from });
  expect(mail.getState().signIn).toBe('unchecked');
  await expect(mail.send(aMessage(), { messageId: 'rejected' })).rejects.toThrow();
  const { lastFailure, messages } = mail.getState();
  expect(messages).toEqual({ sent: 0, rejected: 1, failed: 0 });
  expect(lastFailure?.message).toContain('…@…');
  expect(lastFailure?.message).not.toContain('sales@kordon.example');
  mail.close();
  await mailbox.close();

  const absent = createMailer({ smtpUrl: mailbox.url, folder: '', from });
  await expect(absent.verify()).rejects.toThrow();
  expect(absent.getState()).toMatchObject({ signIn: 'unreachable', pausedUntil: undefined });
  absent.close();
});

describe('by SMTP', () => {
  let mailbox: Mailbox;
  let mail: Mailer;
  beforeAll(async () => {
    mailbox = await openMailbox();
    mail = createMailer({ smtpUrl: mailbox.url, folder: '', from });
  });
  beforeEach(() => mailbox.messages.splice(0));
  afterAll(async () => {
    mail.close();
    await mailbox.close();
  });

  test('a message arrives completely and is marked as automatic', async () => {
    await mail.send(aMessage(), { messageId: 'notify-sales-1' });

    const [message] = mailbox.messages;
    expect(message).toMatchObject({
      recipients: ['sales@kordon.example'],
      from,
      replyTo: [{ name: 'Leyla Demir', address: 'leyla@demir.example' }],
      subject: 'Yeni teklif talebi',
      messageId: '<notify-sales-1@kordon.example>',
      html: '<p>Merhaba</p>\n',
      text: 'Merhaba\n',
    });
    expect(headersOf(message!)).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'tr' });
  });

  test.each([
    ['line ends', 'Leyla\r\nBcc: victim@else.example\r\n\r\nsecond body'],
    ['a bare line feed', 'Leyla\nBcc: victim@else.example'],
    ['NUL and controls', 'Leyla\u0000\u0008\u001b Demir'],
    ['an address', 'victim@else.example, <other@else.example>'],
    ['quotes and comments', '"Leyla" <victim@else.example> (x)\\'],
    ['an encoded word', '=?utf-8?q?Leyla=0D=0ABcc:_victim@else.example?='],
    ['a right-to-left override', '\u202Egpj.\u202C'],
    ['markup', '<script>alert(1)</script>'],
    ['another script', 'شیرین رستمی 👩‍🏭 Ğüşİ'],
    ['10,000 characters', 'uzun '.repeat(2000)],
  ])('%s in a name and a subject cannot inject headers', async (_case, text) => {
    await mail.send(aMessage({ subject: text, replyTo: { name: text, address: 'leyla@demir.example' } }), {
      messageId: 'hostile',
    });

    const [message] = mailbox.messages;
    expect(message!.recipients).toEqual(['sales@kordon.example']);
    expect(message!.replyTo).toHaveLength(1);
    expect(message!.replyTo![0]!.address).toBe('leyla@demir.example');
    expect(message!.to).toEqual([{ name: '', address: 'sales@kordon.example' }]);
    expect(message!.bcc ?? message!.cc).toBeUndefined();
    expect(message!.subject).toBe(message!.replyTo![0]!.name); // both contain the given text on one line
    expect(message!.subject).not.toMatch(/[\r\n\u0000\u202E]/); // eslint-disable-line no-control-regex
    expect(Object.keys(headersOf(message!)).toSorted()).toEqual(
      [
        'auto-submitted',
        'content-language',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
        'x-auto-response-suppress',
      ].toSorted(),
    );
    expect(message!.source).not.toMatch(/[^\r\n]{999}/); // maximum line length of RFC 5322
  });

  test.each([
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'A <a@b.example>',
    'a@b.example c@d.example',
    '',
  ])('%j is refused as recipient and as reply address', async (address) => {
    await expect(mail.send(aMessage({ to: address }), { messageId: 'x' })).rejects.toThrow('not a single mail address');
    await expect(mail.send(aMessage({ replyTo: { name: '', address } }), { messageId: 'x' })).rejects.toThrow(
      'not a single mail address',
    );
    expect(mailbox.messages).toEqual([]);
  });

  test('a refused message throws and can be sent again', async () => {
    mailbox.nextFailures.push('refuse');
    await expect(mail.send(aMessage(), { messageId: 'later' })).rejects.toThrow('451');
    await mail.send(aMessage(), { messageId: 'later' });
    expect(mailbox.messages.map(({ messageId }) => messageId)).toEqual(['<later@kordon.example>']);
  });

  test('a message that is sent twice has the same Message-ID', async () => {
    mailbox.nextFailures.push('hang up');
    await expect(mail.send(aMessage(), { messageId: 'lost' })).rejects.toThrow();
    await mail.send(aMessage(), { messageId: 'lost' });
    const ids = mailbox.messages.map(({ messageId }) => messageId);
    expect(ids).toEqual(['<lost@kordon.example>', '<lost@kordon.example>']);
  });
});

describe('without an SMTP server', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'kordon-mail-'))));
  afterEach(() => rm(folder, { recursive: true }));

  test('each message is written to a file, sorted by time', async () => {
    const mail = createMailer({ folder: join(folder, 'mail'), from });
    await mail.send(aMessage({ subject: 'bir' }), { messageId: 'first' });
    await mail.send(aMessage({ subject: 'iki', to: 'leyla@demir.example' }), { messageId: 'second' });

    const files = (await readdir(join(folder, 'mail'))).toSorted();
    expect(files).toEqual([expect.stringMatching(/-first\.eml$/), expect.stringMatching(/-second\.eml$/)]);
    const second = await PostalMime.parse(await readFile(join(folder, 'mail', files[1]!)));
    expect(((await stat(join(folder, 'mail'))).mode & 0o777).toString(8)).toBe('700');
    expect(((await stat(join(folder, 'mail', files[1]!))).mode & 0o777).toString(8)).toBe('600');
    expect(second).toMatchObject({ subject: 'iki', to: [{ address: 'leyla@demir.example' }], text: 'Merhaba\n' });
  });

  test('a repeated attempt writes no second file', async () => {
    const mail = createMailer({ folder, from });
    await mail.send(aMessage(), { messageId: 'once' });
    await mail.send(aMessage(), { messageId: 'once' });
    expect(await readdir(folder)).toHaveLength(1);
  });
});
