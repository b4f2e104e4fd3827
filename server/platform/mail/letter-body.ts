import { letterHtml } from './letter-html.tsx';
import { letterText, type Letter } from './letter.ts';
import type { Message } from './mailer.ts';

/** What a mail carries of a letter: its HTML, its plain text and its language. */
export const letterBody = (letter: Letter): Pick<Message, 'html' | 'text' | 'language'> => ({
  html: letterHtml(letter),
  text: letterText(letter),
  language: letter.lang,
});
