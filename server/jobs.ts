import { foldAnalyticsDays } from './analytics/fold-analytics-days.ts';
import { removeDeletedCommunications } from './crm/communications/communication.bin.ts';
import { remindFollowUps, sendReminder } from './crm/communications/remind-follow-ups.ts';
import { sendCommunication } from './crm/communications/send-communication.ts';
import { removeDeletedCompanies } from './crm/companies/company.retention.ts';
import { foldRecordTotals } from './crm/record-totals.ts';
import { sendPasswordLink } from './identity/send-password-link.ts';
import { tellOfSecondFactor } from './identity/tell-of-second-factor.ts';
import { foldQuoteTotals } from './intake/fold-quote-totals.ts';
import { confirmContact } from './intake/mail/confirm-contact.ts';
import { confirmQuote } from './intake/mail/confirm-quote.ts';
import { confirmSupplier } from './intake/mail/confirm-supplier.ts';
import { notifyContact } from './intake/mail/notify-contact.ts';
import { notifySales } from './intake/mail/notify-sales.ts';
import { notifySupplier } from './intake/mail/notify-supplier.ts';
import { removeUnclaimedFiles } from './intake/remove-unclaimed-files.ts';
import { confirmPriceAlert } from './market/alerts/confirm-price-alert.ts';
import { sendPriceAlert } from './market/alerts/send-price-alert.ts';

/** Every background job: what a worker of this version can run. */
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
  tellOfSecondFactor,
  removeDeletedCommunications,
  foldRecordTotals,
  foldQuoteTotals,
  foldAnalyticsDays,
];
