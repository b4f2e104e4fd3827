import { EmailCampaign } from './analytics/email-campaign.entity.ts';
import { SalesActivity } from './analytics/sales-activity.entity.ts';
import { ActivityLog } from './crm/activity/activity-log.entity.ts';
import { Communication } from './crm/communications/communication.entity.ts';
import { Company } from './crm/companies/company.entity.ts';
import { Contact } from './crm/contacts/contact.entity.ts';
import { Offer, OfferLine } from './crm/offers/offer.entity.ts';
import { CompanyDocument } from './crm/documents/document.entity.ts';
import { ApiToken } from './identity/api-token.entity.ts';
import { Account } from './identity/account.entity.ts';
import { AdminUser } from './identity/admin-user.entity.ts';
import { Attachment } from './intake/attachment.entity.ts';
import { Consent } from './intake/consent.entity.ts';
import { ContactMessage } from './intake/contact-message.entity.ts';
import { QuoteRequest } from './intake/quote-request.entity.ts';
import { SupplierApplication } from './intake/supplier-application.entity.ts';
import { MarketChange } from './market/desk/market-change.entity.ts';

/** Every stored record, one that refers to another after it. */
export const entities = [
  Account,
  AdminUser,
  ApiToken,
  Company,
  Contact,
  QuoteRequest,
  Communication,
  ContactMessage,
  SupplierApplication,
  Attachment,
  CompanyDocument,
  Offer,
  OfferLine,
  Consent,
  ActivityLog,
  EmailCampaign,
  SalesActivity,
  MarketChange,
];
