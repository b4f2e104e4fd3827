import { fillVariables } from '../../../common/mail-variables.ts';

/** Fills in the data of a recipient. */
export const fillCampaignText = (text: string, { contact, company }: { contact: string; company: string }): string =>
  fillVariables(text, { 'contact.name': contact, 'company.name': company });
