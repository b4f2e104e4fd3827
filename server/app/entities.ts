import { EmailCampaign } from '../modules/campaigns/index.ts';
import { ActivityLog, SecurityEvent } from '../modules/activity/index.ts';
import { Communication } from '../modules/communications/index.ts';
import { Company, CompanyDocument, Contact } from '../modules/parties/index.ts';
import { Offer, OfferLine, OfferLink } from '../modules/offers/index.ts';
import { OfferAnswer } from '../modules/offer-links/index.ts';
import { Order, OrderDocument } from '../modules/orders/index.ts';
import { BankAccount, BankAccountChange } from '../modules/bank-accounts/index.ts';
import { Account, AdminUser, ApiToken, Passkey } from '../modules/identity/index.ts';
import { Attachment } from '../modules/files/index.ts';
import { Consent } from '../modules/consents/index.ts';
import { ContactMessage, SupplierApplication } from '../modules/intake/index.ts';
import { AssignmentRule, QuoteRequest } from '../modules/quotes/index.ts';
import { SavedView } from '../modules/views/index.ts';
import { MailTemplate, ScheduledMail } from '../modules/composer/index.ts';
import { StoredTask, Task } from '../modules/tasks/index.ts';
import { Notification } from '../modules/notifications/index.ts';
import { InboundMail, Mailbox, MailboxFolder, MailIgnoreRule } from '../modules/mailbox/index.ts';
import { MarketChange } from '../modules/market/index.ts';
import { MarketNote } from '../modules/news/index.ts';

/** All entities; an entity comes after those it refers to. */
export const entities = [
  Account,
  AdminUser,
  ApiToken,
  Passkey,
  Company,
  Contact,
  QuoteRequest,
  AssignmentRule,
  Communication,
  ScheduledMail,
  MailTemplate,
  SavedView,
  StoredTask,
  Task,
  Notification,
  ContactMessage,
  SupplierApplication,
  Mailbox,
  MailboxFolder,
  MailIgnoreRule,
  InboundMail,
  Attachment,
  CompanyDocument,
  BankAccount,
  BankAccountChange,
  Offer,
  OfferLine,
  OfferLink,
  OfferAnswer,
  Order,
  OrderDocument,
  Consent,
  ActivityLog,
  SecurityEvent,
  EmailCampaign,
  MarketNote,
  MarketChange,
];
