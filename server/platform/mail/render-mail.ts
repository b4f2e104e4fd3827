import { renderMailHtml } from './mail-html.tsx';
import { renderMailText, type MailContent } from './mail-content.ts';
import type { Message } from './mailer.ts';

/** Renders a mail as HTML and plain text. */
export const renderMail = (content: MailContent): Pick<Message, 'html' | 'text' | 'language'> => ({
  html: renderMailHtml(content),
  text: renderMailText(content),
  language: content.lang,
});
