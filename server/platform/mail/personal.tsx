import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../../common/brand.ts';
import { sender } from './letter.ts';
import type { Mailbox, MailAttachment, Message } from './mailer.ts';

export interface Quoted {
  /** Who wrote it; null where nobody knows. */
  by: string | null;
  at: Date;
  text: string;
}

interface Personal {
  to: string;
  replyTo: Mailbox;
  subject: string;
  /** As somebody typed it: plain text, lines and all. */
  content: string;
  /** BCP 47. */
  language: string;
  /** Who signs; null signs the company alone. */
  author: string | null;
  /** What it answers, below it. */
  quoted: Quoted | null;
  /** As {@link Message.follows}. */
  follows: string[];
  attachments: MailAttachment[];
}

/** A message that somebody wrote, as mail programs show one: their words, who they are, and what they answer. */
export function personalMail({ to, replyTo, subject, language, follows, attachments, ...said }: Personal): Message {
  const { content, author, quoted } = said;
  const signature = [author, sender.name, sender.address, `${sender.phone} · ${sender.email}`].filter(
    (line) => line !== null,
  );
  const heading = quoted && headingOf(quoted, language);
  const answered = quoted && [heading, ...quoted.text.split('\n').map((line) => `> ${line}`)].join('\n');
  const text = [content, `-- \n${signature.join('\n')}`, answered].filter((block) => block !== null).join('\n\n');
  const html = `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{subject}</title>
      </head>
      <body style={body}>
        <Words text={content} />
        <p style={{ ...words, color: '#5c6770', marginTop: 24 }}>{signature.join('\n')}</p>
        {quoted && (
          <>
            <p dir="auto" style={{ ...words, color: '#5c6770', marginTop: 24 }}>
              {heading}
            </p>
            <blockquote style={quote}>
              <Words text={quoted.text} />
            </blockquote>
          </>
        )}
      </body>
    </html>,
  )}`;
  return { to, replyTo, subject, html, text: `${text}\n`, language, follows, attachments, personal: true };
}

const body: CSSProperties = {
  margin: 16,
  fontFamily: 'Inter, "Segoe UI", Tahoma, Arial, sans-serif',
  fontSize: 15,
  color: '#14181b',
};
const words: CSSProperties = { margin: '0 0 12px', whiteSpace: 'pre-wrap', lineHeight: 1.6 };
const quote: CSSProperties = {
  margin: '0 0 12px',
  paddingInlineStart: 12,
  borderInlineStart: '3px solid #d5dade',
  color: '#5c6770',
};

/** Each paragraph goes its own way: a Turkish answer may stand above Persian words. */
const Words = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph, place) => (
    <p key={place} dir="auto" style={words}>
      {paragraph}
    </p>
  ));

/** When it was written and by whom: words enough in any language. */
function headingOf({ by, at }: Quoted, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone });
  return `${[format.format(at), by].filter(Boolean).join(', ')}:`;
}
