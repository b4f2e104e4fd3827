/** Public API of the campaigns module: mails to many contacts, and the figures of earlier ones. */
export { isCampaignMail, recordCampaignAnswer, recordCampaignReturn } from './campaign.answers.ts';
export { campaignPersonalData } from './campaign.personal-data.ts';
export { CampaignResolver } from './campaign.resolver.ts';
export { queueSubscriberCampaign } from './campaign.service.ts';
export { EmailCampaign } from './email-campaign.entity.ts';
export { listEmailCampaigns } from './email-campaign.service.ts';
export { sendCampaignJob, sendCampaignTest } from './send-campaign.ts';
