import { array, object } from 'yup';
import { languages, viewLists } from '../enums.ts';
import { findUnknownVariables, type MailVariable } from '../mail-variables.ts';
import { communicationLimits } from './communication.ts';
import { reasons } from './reasons.ts';
import { sendTime } from './scheduled-mail.ts';
import { listQuery } from './saved-view.ts';
import { choice, line, nullTo, paragraphs } from './text.ts';

/** Variables that a campaign may contain: those that every recipient has a value for. */
export const campaignVariables = ['contact.name', 'company.name'] as const satisfies readonly MailVariable[];

const campaignText = (text: ReturnType<typeof line>) =>
  text.test(
    'variables',
    reasons.unknownVariable,
    (value) => findUnknownVariables(value, campaignVariables).length === 0,
  );

/** A mail to many contacts. Texts may be incomplete until the campaign is sent. */
export const campaignForm = object({
  defaultLanguage: choice(languages).required(reasons.required),
  texts: array()
    .of(
      object({
        language: choice(languages).required(reasons.required),
        subject: campaignText(line(communicationLimits.subject)),
        content: campaignText(paragraphs(communicationLimits.content)),
      }),
    )
    .transform(nullTo<never[]>([]))
    .max(languages.length, reasons.choice)
    .default([]),
  /** List whose contacts get it, and its filter. */
  list: choice(viewLists).transform(nullTo('companies')).default('companies'),
  query: listQuery(),
});

/** When a campaign is sent. */
export const campaignTimeForm = object({ sendAt: sendTime() });
