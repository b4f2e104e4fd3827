import type { CSSProperties } from 'react';
import { parseMailText, type MailBlock, type MailInline } from '../../../common/mail-format.ts';

export const bodyStyle: CSSProperties = {
  margin: 16,
  fontFamily: 'Inter, "Segoe UI", Tahoma, Arial, sans-serif',
  fontSize: 15,
  color: '#14181b',
};
export const paragraphStyle: CSSProperties = { margin: '0 0 12px', whiteSpace: 'pre-wrap', lineHeight: 1.6 };
const listStyle: CSSProperties = { margin: '0 0 12px', paddingInlineStart: 24, lineHeight: 1.6 };
const linkStyle: CSSProperties = { color: '#0b5cad', overflowWrap: 'anywhere' };

/** The text of a mail with its formatting. */
export const FormattedText = ({ text }: { text: string }) =>
  parseMailText(text).map((block, index) => <Block key={index} block={block} />);

function Block({ block }: { block: MailBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p dir="auto" style={paragraphStyle}>
        <Inline items={block.children} />
      </p>
    );
  const items = block.items.map((item, index) => (
    <li key={index}>
      <Inline items={item} />
    </li>
  ));
  return block.isOrdered ? (
    <ol dir="auto" start={block.start} style={listStyle}>
      {items}
    </ol>
  ) : (
    <ul dir="auto" style={listStyle}>
      {items}
    </ul>
  );
}

/** URLs are made clickable: Outlook and others leave them as plain text, which cannot be opened on a phone. */
const Inline = ({ items }: { items: MailInline[] }) =>
  items.map((item, index) => {
    if (item.kind === 'text') return item.text;
    if (item.kind === 'link')
      return (
        <a key={index} href={item.href} dir={item.text === item.href ? 'ltr' : undefined} style={linkStyle}>
          {item.text}
        </a>
      );
    const Emphasis = item.kind === 'bold' ? 'strong' : 'em';
    return (
      <Emphasis key={index}>
        <Inline items={item.children} />
      </Emphasis>
    );
  });
