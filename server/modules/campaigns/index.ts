/** What other modules may import of campaigns. */
export { EmailCampaign } from './email-campaign.entity.ts';
export { emailCampaigns } from './email-campaign.service.ts';
