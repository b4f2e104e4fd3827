import { createPersonalMail } from './personal-mail.tsx';

const mail = (content: string, quoted = '') =>
  createPersonalMail({
    to: 'samir@misal.example',
    replyTo: { name: 'Kordon', address: 'reply@kordon.example' },
    subject: 'Offer',
    content,
    language: 'ar',
    signature: null,
    quoted: quoted ? { by: 'Samir', at: new Date('2026-11-25T10:00:00Z'), text: quoted } : null,
    follows: [],
    attachments: [],
  });

const links = (html = '') =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, text]) => [href, text]);

test('an address in the text can be tapped, without the punctuation around it', () => {
  const { html, text } = mail('العرض:\nhttps://kordon.example/offer/a_B-1.\n\nأو (http://kordon.example/x?a=1&b=2)؟');
  expect(links(html)).toEqual([
    ['https://kordon.example/offer/a_B-1', 'https://kordon.example/offer/a_B-1'],
    ['http://kordon.example/x?a=1&amp;b=2', 'http://kordon.example/x?a=1&amp;b=2'],
  ]);
  expect(text).toContain('https://kordon.example/offer/a_B-1.');
});

test('text stays text: markup, other schemes, and addresses in the quoted message', () => {
  const { html } = mail('<b>javascript:alert(1)</b> https://', 'https://evil.example');
  expect(links(html)).toEqual([]);
  expect(html).toContain('&lt;b&gt;javascript:alert(1)&lt;/b&gt;');
});

test('lists and emphasis become HTML, and stay as typed in the plain text', () => {
  const content = 'Merhaba **Selin**,\n- 150*150*12000\n- _CIF_ [liste](https://kordon.example/a)';
  const { html, text } = mail(content);
  expect(html).toContain('<strong>Selin</strong>');
  expect(html).toMatch(/<ul[^>]*><li>150\*150\*12000<\/li><li><em>CIF<\/em> <a href="https:\/\/kordon.example\/a"/);
  expect(text).toContain(content);
});
