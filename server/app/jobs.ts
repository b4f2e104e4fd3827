import { removeOldSecurityEvents } from '../modules/activity/index.ts';
import { removeDeletedCommunications } from '../modules/communications/index.ts';
import { sendCampaignJob, sendCampaignTest } from '../modules/campaigns/index.ts';
import { sendScheduledMail } from '../modules/composer/index.ts';
import { removeDeletedCompanies } from '../modules/parties/index.ts';
import { notifyBankAccountChange } from '../modules/bank-accounts/index.ts';
import { notifyAccountEvent, notifySecondFactorChange, sendPasswordLink } from '../modules/identity/index.ts';
import {
  confirmContact,
  confirmQuote,
  confirmSupplier,
  notifyContact,
  notifySales,
  notifySupplier,
} from '../modules/intake/index.ts';
import { notifyOfferAnswer } from '../modules/offer-links/index.ts';
import { confirmConsentMail } from '../modules/consents/index.ts';
import { applyRetentionDaily, sendPrivacyAnswer, sendPrivacyLink } from '../modules/privacy/index.ts';
import { removeFileContent, removeOrphanedFiles, removeUnclaimedFiles } from '../modules/files/index.ts';
import { removeIgnoredMails } from '../modules/mailbox/index.ts';
import { mailNotifications, removeOldNotifications } from '../modules/notifications/index.ts';
import { mailNote, publishScheduledNote } from '../modules/news/index.ts';
import { queueMorningMails, sendMorningMail } from '../modules/tasks/index.ts';
import { confirmPriceAlert, sendPriceAlert } from '../modules/market/index.ts';

/** The background jobs that need no settings; worker.ts adds those that do. */
export const jobs = [
  notifySales,
  confirmQuote,
  notifyContact,
  confirmContact,
  notifySupplier,
  confirmSupplier,
  removeUnclaimedFiles,
  removeFileContent,
  removeOrphanedFiles,
  notifyOfferAnswer,
  confirmPriceAlert,
  sendPriceAlert,
  queueMorningMails,
  sendMorningMail,
  mailNotifications,
  removeOldNotifications,
  removeIgnoredMails,
  removeDeletedCompanies,
  sendScheduledMail,
  sendCampaignJob,
  sendCampaignTest,
  publishScheduledNote,
  mailNote,
  sendPasswordLink,
  notifySecondFactorChange,
  notifyAccountEvent,
  notifyBankAccountChange,
  removeDeletedCommunications,
  removeOldSecurityEvents,
  confirmConsentMail,
  sendPrivacyLink,
  sendPrivacyAnswer,
  applyRetentionDaily,
];
