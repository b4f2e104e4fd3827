import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../../common/brand.ts';
import { sender } from './mail-content.ts';
import type { Mailbox } from './mailbox.ts';
import type { MailAttachment, Message } from './mailer.ts';

export interface QuotedMessage {
  /** Name of the author; null when unknown. */
  by: string | null;
  at: Date;
  text: string;
}

interface PersonalMail {
  to: string;
  replyTo: Mailbox;
  subject: string;
  /** Plain text; line breaks are kept. */
  content: string;
  /** BCP 47 language tag. */
  language: string;
  /** Name in the signature; null for the company only. */
  author: string | null;
  /** The message that is answered, quoted at the end. */
  quoted: QuotedMessage | null;
  /** See {@link Message.follows}. */
  follows: string[];
  attachments: MailAttachment[];
}

/** Creates a mail written by a person: text, signature and the quoted message. */
export function createPersonalMail({
  to,
  replyTo,
  subject,
  language,
  follows,
  attachments,
  ...rest
}: PersonalMail): Message {
  const { content, author, quoted } = rest;
  const signature = [author, sender.name, sender.address, `${sender.phone} · ${sender.email}`].filter(
    (line) => line !== null,
  );
  const heading = quoted && formatHeading(quoted, language);
  const quotation = quoted && [heading, ...quoted.text.split('\n').map((line) => `> ${line}`)].join('\n');
  const text = [content, `-- \n${signature.join('\n')}`, quotation].filter((block) => block !== null).join('\n\n');
  const html = `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{subject}</title>
      </head>
      <body style={bodyStyle}>
        <Paragraphs text={content} hasLinks />
        <p style={{ ...paragraphStyle, color: '#5c6770', marginTop: 24 }}>{signature.join('\n')}</p>
        {quoted && (
          <>
            <p dir="auto" style={{ ...paragraphStyle, color: '#5c6770', marginTop: 24 }}>
              {heading}
            </p>
            <blockquote style={quoteStyle}>
              <Paragraphs text={quoted.text} />
            </blockquote>
          </>
        )}
      </body>
    </html>,
  )}`;
  return { to, replyTo, subject, html, text: `${text}\n`, language, follows, attachments, personal: true };
}

const bodyStyle: CSSProperties = {
  margin: 16,
  fontFamily: 'Inter, "Segoe UI", Tahoma, Arial, sans-serif',
  fontSize: 15,
  color: '#14181b',
};
const paragraphStyle: CSSProperties = { margin: '0 0 12px', whiteSpace: 'pre-wrap', lineHeight: 1.6 };
const quoteStyle: CSSProperties = {
  margin: '0 0 12px',
  paddingInlineStart: 12,
  borderInlineStart: '3px solid #d5dade',
  color: '#5c6770',
};

interface ParagraphsProps {
  text: string;
  /** Makes addresses clickable; not those of a quoted message, which anybody may have written. */
  hasLinks?: boolean;
}

/** Each paragraph has its own direction, because a Turkish reply may quote Persian text. */
const Paragraphs = ({ text, hasLinks = false }: ParagraphsProps) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index} dir="auto" style={paragraphStyle}>
      {hasLinks ? <Links text={paragraph} /> : paragraph}
    </p>
  ));

/** A URL, without punctuation at its end, which belongs to the sentence. */
const url = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?؟،؛)\]])/;

/** Makes URLs clickable: Outlook and others leave them as plain text, which cannot be opened on a phone. */
const Links = ({ text }: { text: string }) =>
  text.split(url).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={part} dir="ltr" style={{ color: '#0b5cad', overflowWrap: 'anywhere' }}>
        {part}
      </a>
    ),
  );

/** Returns date and author of the quoted message, which needs no translation. */
function formatHeading({ by, at }: QuotedMessage, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone });
  return `${[format.format(at), by].filter(Boolean).join(', ')}:`;
}
