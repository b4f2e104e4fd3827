/** Public API of the campaigns module. */
export { EmailCampaign } from './email-campaign.entity.ts';
export { listEmailCampaigns } from './email-campaign.service.ts';
