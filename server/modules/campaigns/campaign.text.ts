import { fillVariables } from '../../../common/mail-variables.ts';

/** Fills in the data of a recipient. @param recipient null for a subscriber, whose text has no variables */
export const fillCampaignText = (text: string, recipient: { contact: string; company: string } | null): string =>
  recipient ? fillVariables(text, { 'contact.name': recipient.contact, 'company.name': recipient.company }) : text;
