/**
 * All enumerations, with the values that the database stores. `enumName` converts a value to its name in GraphQL.
 */

export const languages = ['tr', 'en', 'fa', 'ar', 'fr'] as const;
export type Language = (typeof languages)[number];

export const quoteSources = [
  'quick_quote',
  'hydraulic_quote',
  'equipment_card',
  'buyer_quote',
  'seller_quote',
] as const;
export type QuoteSource = (typeof quoteSources)[number];

export const tradeProducts = ['scrap', 'slab', 'billet', 'rebar', 'wire-rod', 'dri'] as const;
export type TradeProduct = (typeof tradeProducts)[number];

/** Incoterms 2020. */
export const deliveryTerms = ['fob', 'cif', 'cfr', 'exw', 'dap'] as const;
export type DeliveryTerms = (typeof deliveryTerms)[number];

export const paymentTerms = ['lc', 'tt', 'dp', 'da'] as const;
export type PaymentTerms = (typeof paymentTerms)[number];

export const quoteStatuses = ['new', 'pending', 'contacted', 'responded', 'quoted', 'closed'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** For quote requests and communications; companies have `companyPriorities`. */
export const priorities = ['low', 'normal', 'high', 'urgent'] as const;
export type Priority = (typeof priorities)[number];

export const contactTopics = [
  'genel-bilgi',
  'urun-sorgusu',
  'fiyat-teklifi',
  'teknik-destek',
  'kalite-sertifika',
  'teslimat-lojistik',
  'odeme-finansman',
  'ihracat-ithalat',
  'proje-danismanligi',
  'haddehane-cozumleri',
  'endüstriyel-ekipman',
  'tedarikci-ortakligi',
  'satın-alma',
  'hurda-alimi',
  'hammadde-tedariği',
  'özel-üretim',
  'ar-ge',
  'yatirimci-iliskileri',
  'iş-birligi',
  'şikayet-öneri',
  'basin-medya',
  'etkinlik-fuar',
  'eğitim-seminer',
  'surdurulebilirlik',
  'cevre-kalite',
  'is-guvenliği',
  'diger',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const companyTypes = ['prospect', 'lead', 'customer', 'supplier', 'partner'] as const;
export type CompanyType = (typeof companyTypes)[number];

export const companyStatuses = ['active', 'inactive', 'archived', 'blacklisted'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

export const companyPriorities = ['low', 'medium', 'high', 'critical'] as const;
export type CompanyPriority = (typeof companyPriorities)[number];

/** By number of employees: up to 10, 50, 250, 1,000, and more. */
export const companySizes = ['startup', 'small', 'medium', 'large', 'enterprise'] as const;
export type CompanySize = (typeof companySizes)[number];

export const leadSources = [
  'manual',
  'website',
  'referral',
  'cold-email',
  'trade-show',
  'social-media',
  'other',
] as const;
export type LeadSource = (typeof leadSources)[number];

/** Units of the quantity in an offer line. */
export const offerUnits = ['t', 'kg', 'm', 'piece', 'set', 'service'] as const;
export type OfferUnit = (typeof offerUnits)[number];

/** Currencies of company figures and offers. */
export const currencies = ['USD', 'EUR', 'TRY', 'GBP'] as const;
export type Currency = (typeof currencies)[number];

export const contactStatuses = ['active', 'inactive'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const communicationTypes = ['email', 'phone', 'meeting', 'whatsapp', 'video_call', 'form_submission'] as const;
export type CommunicationType = (typeof communicationTypes)[number];

export const communicationDirections = ['inbound', 'outbound'] as const;
export type CommunicationDirection = (typeof communicationDirections)[number];

export const communicationStatuses = ['sent', 'delivered', 'read', 'replied', 'failed', 'received'] as const;
export type CommunicationStatus = (typeof communicationStatuses)[number];

export const sentiments = ['positive', 'neutral', 'negative'] as const;
export type Sentiment = (typeof sentiments)[number];

export const activityActions = ['INSERT', 'UPDATE', 'DELETE'] as const;
export type ActivityAction = (typeof activityActions)[number];

export const adminRoles = ['super_admin', 'admin', 'analyst'] as const;
export type AdminRole = (typeof adminRoles)[number];

export const consentSubjects = ['quote_request', 'contact_message', 'supplier_application', 'contact'] as const;
export type ConsentSubject = (typeof consentSubjects)[number];

/** Purposes of consent: the privacy notice was read, marketing was agreed to. The law requires separate records. */
export const consentPurposes = ['privacy_notice', 'marketing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Returns the GraphQL name of a stored value: upper case, '_' for '-', without diacritics (`wire-rod` becomes `WIRE_ROD`). */
export function enumName(value: string): string {
  const plain = value.replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replaceAll('-', '_').toUpperCase();
}
