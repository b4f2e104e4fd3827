import { formatText, type TextFormat } from './format-text.ts';

/** Formats a text whose selection is marked by | and |. */
function format(marked: string, how: TextFormat): string {
  const [before = '', selected = '', after = ''] = marked.split('|');
  const { text, start, end } = formatText(
    { text: before + selected + after, start: before.length, end: before.length + selected.length },
    how,
  );
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
}

test.each<[string, TextFormat, string]>([
  ['Fiyat |CIF| İzmir', 'bold', 'Fiyat **|CIF|** İzmir'],
  ['Fiyat **|CIF|** İzmir', 'bold', 'Fiyat |CIF| İzmir'],
  ['||', 'italic', '_||_'],
  ['Bakın: |liste|', 'link', 'Bakın: [liste](|https://|)'],
  ['a\n|b\nc|\nd', 'list', 'a\n|- b\n- c|\nd'],
  ['|- b\n- c|', 'list', '|b\nc|'],
  ['|- b\n- c|', 'numbers', '|1. b\n2. c|'],
  ['kütük||', 'list', '- kütük||'],
  ['a\n||\nb', 'list', 'a\n- ||\nb'],
])('%j with %s is %j', (marked, how, expected) => {
  expect(format(marked, how)).toBe(expected);
});
