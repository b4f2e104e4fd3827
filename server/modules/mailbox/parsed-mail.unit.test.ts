import { MAX_MAIL_BYTES } from '../../../common/mail-size.ts';
import { createMailPage } from './mail-page.ts';
import { isLookAlike } from './look-alike.ts';
import { parseMail } from './parsed-mail.ts';

const receivedAt = new Date('2026-11-26T09:00:00Z');
const parse = (
  source: string | Buffer,
  { trustedServers = [] as string[] | null, at = receivedAt, size = source.length } = {},
) => parseMail(Buffer.from(source as string), { trustedServers, receivedAt: at, size });

const lines = (...headers: string[]) => headers.join('\r\n');
const basic = [
  'From: "Karim Bensaïd" <K.Bensaid@Rocher.example>',
  'To: satis@kordon.example',
  'Subject: =?utf-8?B?Q29tcGzDqW1lbnQ=?=',
  'Date: Thu, 19 Nov 2026 14:22:00 +0300',
  'Message-ID: <a1@rocher.example>',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
];

test('a mail is read with its sender, its thread and the first line of its text', async () => {
  const mail = await parse(
    `${lines(...basic, 'References: <one@x.example> <communication-1@kordon.example>', 'In-Reply-To: <communication-1@kordon.example>')}\r\n\r\nBonjour,\r\n\r\nje remplace Amélie.\r\n`,
  );
  expect(mail).toMatchObject({
    kind: 'message',
    messageId: 'a1@rocher.example',
    repliesTo: ['one@x.example', 'communication-1@kordon.example'],
    sender: { name: 'Karim Bensaïd', email: 'k.bensaid@rocher.example' },
    subject: 'Complément',
    snippet: 'Bonjour, je remplace Amélie.',
    text: 'Bonjour,\n\nje remplace Amélie.',
    sentAt: new Date('2026-11-19T11:22:00Z'),
    notes: [],
    recipients: [{ name: '', email: 'satis@kordon.example', kind: 'to' }],
  });
});

test('copies of a mail in two mailboxes are the same mail, and another mail with its Message-ID is not', async () => {
  const text = `${lines(...basic)}\r\n\r\nBonjour`;
  const one = await parse(`Received: from a by b\r\n${text}`, { at: new Date('2026-11-26T09:00:01Z') });
  const other = await parse(`Received: from c by d\r\nX-Spam: no\r\n${text}`);
  expect(other.digest).toEqual(one.digest);
  expect((await parse(`${text} encore`)).digest).not.toEqual(one.digest);
});

test('two mails without id and date are the same only when they arrived at the same time', async () => {
  const text = 'From: a@b.example\r\n\r\nhello';
  const one = await parse(text);
  expect((await parse(text)).digest).toEqual(one.digest);
  expect((await parse(text, { at: new Date('2026-11-26T09:00:01Z') })).digest).not.toEqual(one.digest);
});

test.each([
  ['without a date', lines('From: a@b.example', 'Subject: x'), 'hello', ['no_date']],
  ['with an impossible date', lines('From: a@b.example', 'Date: Thu, 99 Foo 20266'), 'hello', ['no_date']],
  ['of a list', lines(...basic, 'List-Id: <news.example>'), 'hello', ['bulk']],
  [
    'with 500 recipients',
    lines(...basic, `Cc: ${Array.from({ length: 500 }, (_, index) => `p${index}@x.example`).join(', ')}`),
    'hello',
    ['many_recipients'],
  ],
])('a mail %s is stored with a note', async (_name, headers, text, notes) => {
  const mail = await parse(`${headers}\r\n\r\n${text}`);
  expect(mail.notes).toEqual(notes);
  expect(mail.recipients.length).toBeLessThanOrEqual(50);
  expect(mail.text).toBe(text);
});

test('a mail in a broken charset is read as far as possible', async () => {
  const headers = lines(
    'From: a@b.example',
    'Date: Thu, 19 Nov 2026 14:22:00 +0300',
    'Content-Type: text/plain; charset=utf-8',
  );
  const mail = await parse(
    Buffer.concat([Buffer.from(`${headers}\r\n\r\nfiyat: `), Buffer.from([0xff, 0xfe, 0x00]), Buffer.from(' son')]),
  );
  expect(mail.notes).toEqual(['broken_text']);
  expect(mail.text).toMatch(/^fiyat: .* son$/);
  const unknown = await parse(`${headers.replace('utf-8', 'x-no-such')}\r\n\r\nhello`);
  expect(unknown.text).toContain('hello');
});

test('of a mail of 30 MB only the headers are stored', async () => {
  const mail = await parse(`${lines(...basic)}\r\n\r\n`, { size: 30 * 1024 ** 2 });
  expect(mail).toMatchObject({
    notes: ['too_large'],
    subject: 'Complément',
    text: '',
    files: [],
    size: 30 * 1024 ** 2,
  });
  const copy = await parse(`Received: from a by b\r\n${lines(...basic)}\r\n\r\n`, { size: MAX_MAIL_BYTES + 1 });
  expect(copy.digest).toEqual(mail.digest);
});

test.each([
  ['nothing', ''],
  ['only a line end', '\r\n'],
  ['binary data', Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 7) % 256))],
  [
    'parts nested too deeply',
    Array.from(
      { length: 300 },
      (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`,
    ).join(''),
  ],
  ['lone surrogates', 'Subject: \ud800\r\n\r\n\udc00 \0 text'],
])('a mail of %s does not stop the reader', async (_name, source) => {
  const mail = await parse(source);
  expect(JSON.stringify(mail)).not.toContain('\\u0000');
  expect(mail.sender.email).toBe('');
});

test('files are read, also winmail.dat, and what is empty is left out', async () => {
  const boundary = lines(
    ...basic.slice(0, 6),
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: text/plain',
    '',
    'see file',
    '--x',
    'Content-Type: application/ms-tnef; name=winmail.dat',
    'Content-Disposition: attachment; filename=winmail.dat',
    'Content-Transfer-Encoding: base64',
    '',
    'eJ8+IgEAAAA=',
    '--x--',
    '',
  );
  const mail = await parse(boundary);
  expect(mail).toMatchObject({ text: 'see file', notes: ['winmail'] });
  expect(mail.files.map(({ name, content }) => [name, content.length])).toEqual([['winmail.dat', 8]]);
});

test('HTML without text is read as text, in linear time', async () => {
  const headers = lines(...basic.slice(0, 6), 'Content-Type: text/html');
  const mail = await parse(
    `${headers}\r\n\r\n<style>p{}</style><p>Merhaba &lt;b&gt; &amp;</p><p></p><p></p><div>Son</div>`,
  );
  expect(mail.text).toBe('Merhaba <b> &\n\nSon');
  expect((await parse(`${headers}\r\n\r\n${'<style '.repeat(100_000)}`)).text).toBe('');
  expect((await parse(`${headers}\r\n\r\n${'<'.repeat(400_000)}`)).subject).toBe('Complément');
}, 5_000);

const bounceOf = (action: string, status: string) =>
  lines(
    'From: MAILER-DAEMON@mx.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Date: Thu, 19 Nov 2026 14:22:00 +0300',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
    '',
    '--x',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; Gone@Rocher.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    '',
    '--x',
    'Content-Type: text/rfc822-headers',
    '',
    'Message-ID: <communication-7@kordon.example>',
    'Subject: Teklif',
    '--x--',
    '',
  );

test('a bounce names the mail, the recipient and the reason', async () => {
  const { kind, bounce } = await parse(bounceOf('failed', '5.1.1'));
  expect({ kind, bounce }).toEqual({
    kind: 'bounce',
    bounce: {
      messageId: 'communication-7@kordon.example',
      recipients: ['gone@rocher.example'],
      isPermanent: true,
      reason: '5.1.1 550 5.1.1 User unknown',
    },
  });
  expect((await parse(bounceOf('delayed', '4.4.1'))).bounce).toMatchObject({ isPermanent: false });
  expect((await parse(bounceOf('delivered', '2.0.0'))).kind).toBe('message');
});

test.each(['Auto-Submitted: auto-replied', 'X-Autoreply: yes', 'Precedence: auto_reply'])(
  'an automatic reply is recognised by %s',
  async (header) => {
    expect((await parse(`${lines(...basic, header)}\r\n\r\nabsent`)).kind).toBe('auto_reply');
  },
);

describe('Authentication-Results', () => {
  const passed =
    'Authentication-Results: mx.kordon.example; spf=pass smtp.mailfrom=k@rocher.example; dkim=pass header.d=rocher.example; dmarc=pass header.from=rocher.example';
  const checksOf = async (trustedServers: string[], ...headers: string[]) =>
    (await parse(`${lines(...headers, ...basic)}\r\n\r\nx`, { trustedServers })).checks;
  const received = 'Received: from rocher.example by mx.kordon.example; Thu, 19 Nov 2026 14:22:00 +0300';

  test('of the receiving server count', async () => {
    expect(await checksOf([], passed, received)).toEqual({
      spf: 'pass',
      dkim: 'pass',
      dkimDomain: 'rocher.example',
      dmarc: 'pass',
      isProven: true,
    });
    expect(await checksOf(['mx.kordon.example'], received, passed)).toMatchObject({ isProven: true });
  });

  test('that the sender wrote into the mail do not count', async () => {
    expect(await checksOf([], received, passed)).toMatchObject({ dkim: 'none', isProven: false });
    expect(await checksOf(['mx.other.example'], received, passed)).toMatchObject({ isProven: false });
    const failed =
      'Authentication-Results: mx.kordon.example; spf=fail smtp.mailfrom=x.example; dkim=none; dmarc=fail header.from=rocher.example';
    expect(await checksOf(['mx.kordon.example'], failed, received, passed)).toMatchObject({
      spf: 'fail',
      dmarc: 'fail',
      isProven: false,
    });
  });

  test('of another domain prove nothing', async () => {
    const other =
      'Authentication-Results: mx.kordon.example (Postfix (x)); dkim=pass (2048-bit) header.d=mailer.example; spf=pass smtp.mailfrom=mailer.example';
    expect(await checksOf([], other, received)).toMatchObject({
      dkim: 'pass',
      dkimDomain: 'mailer.example',
      isProven: false,
    });
  });

  test('of Microsoft 365 have no name', async () => {
    const nameless =
      'Authentication-Results: spf=pass (sender IP is 1.2.3.4) smtp.mailfrom=rocher.example; dkim=pass (signature was verified) header.d=rocher.example;dmarc=pass action=none header.from=rocher.example;compauth=pass reason=100';
    expect(await checksOf(['-'], received, nameless)).toMatchObject({ spf: 'pass', dmarc: 'pass', isProven: true });
  });
});

test('HTML is shown without scripts, forms, events and remote pictures', () => {
  const html = `<html><head><style>body{background:url(https://t.example/a)}</style><meta http-equiv=refresh content="0;url=https://e.example"></head>
    <body onload=alert(1) background="https://t.example/b"><script>alert(1)</script><p style="color:red;background:url(https://t.example/c);position:fixed">Merhaba</p>
    <form action=https://e.example><input name=password><button>Go</button></form><a href="javascript:alert(1)">x</a><a href="/admin">y</a><a href="https://rocher.example">z</a>
    <img src="https://t.example/pixel.png" onerror=alert(1)><img src="http://t.example/logo.png" alt="Logo"><img src="data:image/png;base64,AAAA"><img src="cid:1" alt="inline">
    <iframe src=https://e.example></iframe><object data=x></object><svg><script>alert(2)</script></svg><base href=https://e.example></body></html>`;
  const hidden = createMailPage(html, { withPictures: false });
  expect(hidden.remotePictures).toBe(2);
  expect(hidden.html).not.toMatch(
    /t\.example|e\.example|alert|javascript|<form|<input|<iframe|<object|<svg|<base|onerror|position|refresh|"\/admin"/,
  );
  expect(hidden.html).toContain('<p style="color:red">Merhaba</p>');
  expect(hidden.html).toContain('href="https://rocher.example"');
  expect(hidden.html).toContain('alt="Logo"');
  expect(hidden.html).toContain('img-src data:;');
  const shown = createMailPage(html, { withPictures: true });
  expect(shown.html).toContain('src="https://t.example/pixel.png"');
  expect(shown.html).not.toMatch(/alert|t\.example\/[abc]"/);
});

test.each([
  ['nakheelstee1.example', 'nakheelsteel.example', true],
  ['rnanisa.example', 'manisa.example', true],
  ['rocher-acier.example', 'rocheracier.example', true],
  ['rocher.test', 'rocher.example', true],
  ['damavandpras.example', 'damavandpars.example', true],
  ['mail.rocher.example', 'rocher.example', false],
  ['rocher.example', 'rocher.example', false],
  ['abc.example', 'abd.example', false],
  ['demirkoy.example', 'scheldestaal.example', false],
])('%s and %s are mistaken for each other: %s', (one, other, expected) => {
  expect(isLookAlike(one, other)).toBe(expected);
});

test('pictures of the text are shown in it and are no files, unless they are too large', async () => {
  const picture = (id: string, base64: string) =>
    lines(
      '--x',
      'Content-Type: image/png; name="logo.png"',
      `Content-ID: <${id}>`,
      'Content-Transfer-Encoding: base64',
      '',
      base64.replace(/.{76}/g, '$&\r\n'),
    );
  const headers = basic.map((line) =>
    line.startsWith('Content-Type') ? 'Content-Type: multipart/related; boundary=x' : line,
  );
  const mail = await parse(
    lines(
      ...headers,
      '',
      '--x',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Hi</p><img src="cid:logo@x"><img src="cid:huge@x" alt="Plan"><img src="cid:none@x" alt="">',
      picture('logo@x', 'iVBORw0KGgo='),
      picture('huge@x', Buffer.alloc(1024 ** 2 + 1).toString('base64')),
      picture('unused@x', 'iVBORw0KGgo='),
      '--x--',
    ),
  );
  expect(mail.html).toContain('<img src="data:image/png;base64,iVBORw0KGgo=">');
  expect(mail.html).toContain('cid:huge@x');
  expect(mail.files.map(({ content }) => content.length)).toEqual([1024 ** 2 + 1, 8]);
  expect(createMailPage(mail.html!, { withPictures: false }).html).toContain(
    'src="data:image/png;base64,iVBORw0KGgo="',
  );
});
