import { parseMailText, removeFormatting, type MailInline } from './mail-format.ts';

const inlineOf = (text: string): MailInline[] => {
  const [block] = parseMailText(text);
  return block?.kind === 'paragraph' ? block.children : [];
};
const text = (value: string) => ({ kind: 'text', text: value });

test('paragraphs are separated by empty lines and keep their line breaks', () => {
  expect(parseMailText('Merhaba,\nnasılsınız?\n\nSaygılarımla')).toEqual([
    { kind: 'paragraph', children: [text('Merhaba,\nnasılsınız?')] },
    { kind: 'paragraph', children: [text('Saygılarımla')] },
  ]);
});

test('lines with a dash or a number are lists', () => {
  expect(parseMailText('Ürünler:\n- kütük\n- **slab**\n3. yükleme\n4. varış')).toEqual([
    { kind: 'paragraph', children: [text('Ürünler:')] },
    {
      kind: 'list',
      isOrdered: false,
      start: 1,
      items: [[text('kütük')], [{ kind: 'bold', children: [text('slab')] }]],
    },
    { kind: 'list', isOrdered: true, start: 3, items: [[text('yükleme')], [text('varış')]] },
  ]);
});

test.each([
  '150*150*12000 mm',
  '2 ** 3',
  '-5 °C',
  '+90 212 000 00 00',
  'ENPI_2026_04',
  'a_b_c',
  '** **',
  '[x](javascript:alert(1))',
])('without formatting: %s', (line) => {
  expect(inlineOf(line)).toEqual([text(line)]);
});

test('bold, italic and links', () => {
  expect(inlineOf('**Fiyat _CIF_** için [liste](https://kordon.example/a) veya https://kordon.example/b.')).toEqual([
    { kind: 'bold', children: [text('Fiyat '), { kind: 'italic', children: [text('CIF')] }] },
    text(' için '),
    { kind: 'link', href: 'https://kordon.example/a', text: 'liste' },
    text(' veya '),
    { kind: 'link', href: 'https://kordon.example/b', text: 'https://kordon.example/b' },
    text('.'),
  ]);
});

test('an excerpt has no marks', () => {
  expect(removeFormatting('Sayın **Samir**,\n- kütük\n- _slab_\n\n[liste](https://kordon.example/a)')).toBe(
    'Sayın Samir,\n\n• kütük\n• slab\n\nliste',
  );
});
