/** A piece of a line: plain text, emphasized text or a link. */
export type MailInline =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; children: MailInline[] }
  | { kind: 'link'; href: string; text: string };

/** A paragraph, whose texts contain its line breaks, or a list. */
export type MailBlock =
  | { kind: 'paragraph'; children: MailInline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: MailInline[][] };

/** `- item` or `• item`; `1. item` or `1) item`. */
const listItem = /^(?:([-•])|(\d{1,3})[.)])[ \t]+(\S.*)$/;

/**
 * Parses the formatting of a mail: `**bold**`, `_italic_`, `[text](https://…)`, URLs, and lists of lines that begin with `- ` or `1. `.
 * A subset of Markdown in which a single asterisk means nothing, because sizes are written as 150*150*12000.
 */
export function parseMailText(text: string): MailBlock[] {
  const blocks: MailBlock[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', children: parseInline(paragraph.join('\n')) });
    paragraph = [];
  };
  /** The list that the previous line belongs to. */
  let list: Extract<MailBlock, { kind: 'list' }> | undefined;
  for (const line of text.split('\n')) {
    const [, bullet, number, item] = listItem.exec(line) ?? [];
    if (item === undefined) {
      list = undefined;
      if (line.trim()) paragraph.push(line);
      else endParagraph();
      continue;
    }
    endParagraph();
    const isOrdered = bullet === undefined;
    if (list?.isOrdered !== isOrdered) {
      list = { kind: 'list', isOrdered, start: Number(number ?? 1), items: [] };
      blocks.push(list);
    }
    list.items.push(parseInline(item));
  }
  endParagraph();
  return blocks;
}

/** Returns the text without its formatting, for places that show an excerpt. */
export const removeFormatting = (text: string): string =>
  parseMailText(text)
    .map((block) =>
      block.kind === 'paragraph'
        ? toText(block.children)
        : block.items
            .map((item, index) => `${block.isOrdered ? `${block.start + index}.` : '•'} ${toText(item)}`)
            .join('\n'),
    )
    .join('\n\n');

const toText = (items: MailInline[]): string =>
  items.map((item) => ('children' in item ? toText(item.children) : item.text)).join('');

/** A URL, without punctuation at its end, which belongs to the sentence. */
const url = String.raw`https?:\/\/[^\s<>"]*[^\s<>".,;:!?؟،؛)\]]`;
const inline = new RegExp(
  [
    String.raw`\*\*(?<bold>[^\s*](?:[^*\n]{0,500}[^\s*])?)\*\*`,
    // Not inside a word or a code such as ENPI_2026_04.
    String.raw`(?<![\p{L}\p{N}_])_(?<italic>[^\s_](?:[^_\n]{0,500}[^\s_])?)_(?![\p{L}\p{N}_])`,
    String.raw`\[(?<label>[^[\]\n]{1,200})\]\((?<target>https?:\/\/[^\s<>"()]{1,1000})\)`,
    `(?<url>${url})`,
  ].join('|'),
  'gu',
);

function parseInline(text: string): MailInline[] {
  const found: MailInline[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) found.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const match of text.matchAll(inline)) {
    addText(match.index);
    end = match.index + match[0].length;
    const { bold, italic, label, target, url: address } = match.groups!;
    if (bold !== undefined) found.push({ kind: 'bold', children: parseInline(bold) });
    else if (italic !== undefined) found.push({ kind: 'italic', children: parseInline(italic) });
    else found.push({ kind: 'link', href: target ?? address!, text: label ?? address! });
  }
  addText(text.length);
  return found;
}
