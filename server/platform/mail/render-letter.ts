import { renderLetterHtml } from './letter-html.tsx';
import { renderLetterText, type Letter } from './letter.ts';
import type { Message } from './mailer.ts';

/** Renders a letter as HTML and plain text for a mail. */
export const renderLetter = (letter: Letter): Pick<Message, 'html' | 'text' | 'language'> => ({
  html: renderLetterHtml(letter),
  text: renderLetterText(letter),
  language: letter.lang,
});
