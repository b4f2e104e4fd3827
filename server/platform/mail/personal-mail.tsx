import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../../common/brand.ts';
import { sender } from './mail-content.ts';
import { bodyStyle, FormattedText, paragraphStyle } from './formatted-text.tsx';
import type { Mailbox } from './mailbox.ts';
import type { MailAttachment, Message } from './mailer.ts';

export interface QuotedMessage {
  /** Name of the author; null when unknown. */
  by: string | null;
  at: Date;
  text: string;
}

interface PersonalMail extends Pick<Message, 'to' | 'cc' | 'bcc'> {
  replyTo: Mailbox;
  subject: string;
  /** Text with the formatting of {@link parseMailText}. */
  content: string;
  /** BCP 47 language tag. */
  language: string;
  /** Signature of the author: own lines, or the name; null for the company only. */
  signature: string | null;
  /** The message that is answered, quoted at the end. */
  quoted: QuotedMessage | null;
  /** See {@link Message.follows}. */
  follows: string[];
  attachments: MailAttachment[];
}

/** Creates a mail written by a person: text, signature and the quoted message. */
export function createPersonalMail({ content, signature: own, quoted, ...headers }: PersonalMail): Message {
  const { subject, language } = headers;
  const signature = [own, sender.name, sender.address, `${sender.phone} · ${sender.email}`].filter(
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
        <FormattedText text={content} />
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
  return { ...headers, html, text: `${text}\n`, personal: true };
}

const quoteStyle: CSSProperties = {
  margin: '0 0 12px',
  paddingInlineStart: 12,
  borderInlineStart: '3px solid #d5dade',
  color: '#5c6770',
};

/** Each paragraph has its own direction, because a Turkish reply may quote Persian text. */
const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index} dir="auto" style={paragraphStyle}>
      {paragraph}
    </p>
  ));

/** Returns date and author of the quoted message, which needs no translation. */
function formatHeading({ by, at }: QuotedMessage, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone });
  return `${[format.format(at), by].filter(Boolean).join(', ')}:`;
}
