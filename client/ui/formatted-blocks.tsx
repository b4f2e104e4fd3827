import { chakra } from '@chakra-ui/react';
import { parseMailText, type MailBlock, type MailInline } from '../../common/mail-format.ts';

/** Paragraphs and lists of a text with the formatting of mail-format.ts. */
export const FormattedBlocks = ({ text }: { text: string }) =>
  parseMailText(text).map((block, index) => <Block key={index} block={block} />);

function Block({ block }: { block: MailBlock }) {
  if (block.kind === 'paragraph')
    return (
      <chakra.p dir="auto" whiteSpace="pre-wrap">
        <Inline items={block.children} />
      </chakra.p>
    );
  return (
    <chakra.ul
      as={block.isOrdered ? 'ol' : 'ul'}
      {...(block.isOrdered && { start: block.start })}
      dir="auto"
      ps="1.25em"
      listStyleType={block.isOrdered ? 'decimal' : 'disc'}
    >
      {block.items.map((item, index) => (
        <li key={index}>
          <Inline items={item} />
        </li>
      ))}
    </chakra.ul>
  );
}

const Inline = ({ items }: { items: MailInline[] }) =>
  items.map((item, index) => {
    if (item.kind === 'text') return item.text;
    if (item.kind === 'link')
      return (
        <a key={index} href={item.href} target="_blank" rel="noreferrer">
          <bdi>{item.text}</bdi>
        </a>
      );
    const Emphasis = item.kind === 'bold' ? 'strong' : 'em';
    return (
      <Emphasis key={index}>
        <Inline items={item.children} />
      </Emphasis>
    );
  });
