/** A text and the selected part of it. */
interface Selection {
  text: string;
  start: number;
  end: number;
}

export type TextFormat = 'bold' | 'italic' | 'list' | 'numbers' | 'link';

const marks = { bold: '**', italic: '_' } as const;
const listMark = /^(?:[-•]|\d{1,3}[.)])[ \t]+/;

/** Adds formatting to the selected part of a mail, or removes it; see common/mail-format.ts. */
export function formatText(selection: Selection, format: TextFormat): Selection {
  if (format === 'bold' || format === 'italic') return toggleMark(selection, marks[format]);
  return format === 'link' ? insertLink(selection) : toggleList(selection, format);
}

function toggleMark({ text, start, end }: Selection, mark: string): Selection {
  const size = mark.length;
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark)
    return {
      text: text.slice(0, start - size) + text.slice(start, end) + text.slice(end + size),
      start: start - size,
      end: end - size,
    };
  return {
    text: text.slice(0, start) + mark + text.slice(start, end) + mark + text.slice(end),
    start: start + size,
    end: end + size,
  };
}

/** Selects the address, to be typed over. */
function insertLink({ text, start, end }: Selection): Selection {
  const address = 'https://';
  const before = `${text.slice(0, start)}[${text.slice(start, end)}](`;
  return { text: `${before}${address})${text.slice(end)}`, start: before.length, end: before.length + address.length };
}

/** Makes the selected lines a list, or plain lines when all of them are items of such a list. */
function toggleList({ text, start, end }: Selection, format: 'list' | 'numbers'): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const until = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  const lines = text.slice(from, until).split('\n');
  const isItem = (line: string) => (format === 'list' ? /^[-•]\s/ : /^\d{1,3}[.)]\s/).test(line);
  const isList = lines.every(isItem);
  const changed = lines
    .map((line) => line.replace(listMark, ''))
    .map((line, index) => (isList ? line : `${format === 'list' ? '-' : `${index + 1}.`} ${line}`))
    .join('\n');
  const selected = { text: text.slice(0, from) + changed + text.slice(until), end: from + changed.length };
  return { ...selected, start: lines.length > 1 ? from : selected.end };
}
