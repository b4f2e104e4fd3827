import { removeOldSecurityEvents } from '../modules/activity/index.ts';
import { removeDeletedCommunications } from '../modules/communications/index.ts';
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
import { removeUnclaimedFiles } from '../modules/files/index.ts';
import { mailNotifications, removeOldNotifications } from '../modules/notifications/index.ts';
import { queueMorningMails, sendMorningMail } from '../modules/tasks/index.ts';
import { confirmPriceAlert, sendPriceAlert } from '../modules/market/index.ts';

/** All background jobs of this version, except the market refresh, which depends on the configuration (worker.ts). */
export const jobs = [
  notifySales,
  confirmQuote,
  notifyContact,
  confirmContact,
  notifySupplier,
  confirmSupplier,
  removeUnclaimedFiles,
  notifyOfferAnswer,
  confirmPriceAlert,
  sendPriceAlert,
  queueMorningMails,
  sendMorningMail,
  mailNotifications,
  removeOldNotifications,
  removeDeletedCompanies,
  sendPasswordLink,
  notifySecondFactorChange,
  notifyAccountEvent,
  notifyBankAccountChange,
  removeDeletedCommunications,
  removeOldSecurityEvents,
];
