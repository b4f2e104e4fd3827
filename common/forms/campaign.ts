import { array, object, string } from 'yup';
import { companyPriorities, companyTypes, languages } from '../enums.ts';
import { findUnknownVariables, type MailVariable } from '../mail-variables.ts';
import { communicationLimits } from './communication.ts';
import { reasons } from './reasons.ts';
import { sendTime } from './scheduled-mail.ts';
import { choice, cleanLine, line, nullTo, paragraphs } from './text.ts';

/** Variables that a campaign may contain: those that every recipient has a value for. */
export const campaignVariables = ['contact.name', 'company.name'] as const satisfies readonly MailVariable[];

const MAX_COUNTRIES = 50;

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
  companyTypes: array()
    .of(string().oneOf(companyTypes, reasons.choice).required())
    .transform(nullTo<never[]>([]))
    .default([]),
  priorities: array()
    .of(string().oneOf(companyPriorities, reasons.choice).required())
    .transform(nullTo<never[]>([]))
    .default([]),
  /** Countries as companies have them; a text with commas, or a list. */
  countries: array()
    .of(string().required().max(100, reasons.tooLong))
    .transform((_value, original: unknown) =>
      (Array.isArray(original) ? original : typeof original === 'string' ? original.split(/[,،]/) : []).flatMap(
        (part) => (typeof part === 'string' ? [cleanLine(part)].filter(Boolean) : []),
      ),
    )
    .max(MAX_COUNTRIES, reasons.choice)
    .default([]),
});

/** When a campaign is sent. */
export const campaignTimeForm = object({ sendAt: sendTime() });
