import { array, boolean, object } from 'yup';
import { languages } from '../enums.ts';
import { notePictures } from '../market-notes.ts';
import { reasons } from './reasons.ts';
import { sendTime } from './scheduled-mail.ts';
import { choice, line, nullTo, paragraphs } from './text.ts';

const noteLimits = { title: 120, summary: 300, content: 20_000 } as const;

/** A market note. Texts may be incomplete until it is published. */
export const marketNoteForm = object({
  picture: choice(notePictures).required(reasons.required),
  texts: array()
    .of(
      object({
        language: choice(languages).required(reasons.required),
        title: line(noteLimits.title),
        summary: line(noteLimits.summary),
        content: paragraphs(noteLimits.content),
      }),
    )
    .transform(nullTo<never[]>([]))
    .max(languages.length, reasons.choice)
    .default([]),
});

/** When a note is published, and whether its subscribers get a mail. */
export const notePublicationForm = object({ publishAt: sendTime(), notifySubscribers: boolean().default(false) });
