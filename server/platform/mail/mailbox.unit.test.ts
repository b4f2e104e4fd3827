import { formatMailbox, parseMailbox } from './mailbox.ts';

test.each([
  ['info@demir.example', { name: '', address: 'info@demir.example' }],
  [' <info@demir.example> ', { name: '', address: 'info@demir.example' }],
  ['Demir Çelik A.Ş. <info@demir.example>', { name: 'Demir Çelik A.Ş.', address: 'info@demir.example' }],
  ['"Demir, Çelik" <info@demir.example>', { name: 'Demir, Çelik', address: 'info@demir.example' }],
])('%s is a mailbox', (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox);
});

test.each([
  '',
  'info',
  'info@localhost',
  'Demir <info>',
  'a@b.example, c@d.example',
  'Demir\r\nBcc: x@y.example <a@b.example>',
])('%j is no mailbox', (text) => {
  expect(parseMailbox(text)).toBeNull();
});

test('a mailbox is shown with its name', () => {
  expect(formatMailbox({ name: 'Demir', address: 'info@demir.example' })).toBe('Demir <info@demir.example>');
  expect(formatMailbox({ name: '', address: 'info@demir.example' })).toBe('info@demir.example');
});
