import {
  remindFollowUps,
  removeDeletedCommunications,
  sendCommunication,
  sendReminder,
} from '../modules/communications/index.ts';
import { removeDeletedCompanies } from '../modules/parties/index.ts';
import { notifySecondFactorChange, sendPasswordLink } from '../modules/identity/index.ts';
import {
  confirmContact,
  confirmQuote,
  confirmSupplier,
  notifyContact,
  notifySales,
  notifySupplier,
} from '../modules/intake/index.ts';
import { removeUnclaimedFiles } from '../modules/files/index.ts';
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
  confirmPriceAlert,
  sendPriceAlert,
  sendCommunication,
  remindFollowUps,
  sendReminder,
  removeDeletedCompanies,
  sendPasswordLink,
  notifySecondFactorChange,
  removeDeletedCommunications,
];
