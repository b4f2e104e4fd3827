import type {
  ActivityAction,
  CommunicationDirection,
  CommunicationStatus,
  CommunicationType,
  CompanyPriority,
  CompanySize,
  CompanyStatus,
  CompanyType,
  ContactStatus,
  ContactTopic,
  Currency,
  DeliveryTerms,
  Language,
  LeadSource,
  PaymentTerms,
  Priority,
  QuoteSource,
  QuoteStatus,
  Sentiment,
  TradeProduct,
} from '../../../common/enums.ts';
import { graphqlEnum } from './enum.ts';

export const PriorityEnum = graphqlEnum<Priority>('Priority', 'Priority of a quote request or communication.', {
  low: 'Low priority.',
  normal: 'Normal priority.',
  high: 'High priority.',
  urgent: 'To be handled immediately.',
});

export const CompanyTypeEnum = graphqlEnum<CompanyType>('CompanyType', 'Business relationship with a company.', {
  prospect: 'Potential customer without an inquiry.',
  lead: 'Has sent an inquiry.',
  customer: 'Buys goods or services.',
  supplier: 'Sells goods or services to us.',
  partner: 'Business partner.',
});

export const CompanyStatusEnum = graphqlEnum<CompanyStatus>('CompanyStatus', 'Status of a company.', {
  active: 'Current business relationship.',
  inactive: 'No current business.',
  archived: 'Business relationship has ended; kept for reference.',
  blacklisted: 'We do no business with this company.',
});

export const CompanyPriorityEnum = graphqlEnum<CompanyPriority>('CompanyPriority', 'Importance of a company.', {
  low: 'Low importance.',
  medium: 'Average importance.',
  high: 'High importance.',
  critical: 'Key account.',
});

export const CompanySizeEnum = graphqlEnum<CompanySize>('CompanySize', 'Number of employees.', {
  startup: '1 to 10.',
  small: '11 to 50.',
  medium: '51 to 250.',
  large: '251 to 1,000.',
  enterprise: 'More than 1,000.',
});

export const LeadSourceEnum = graphqlEnum<LeadSource>('LeadSource', 'Source of a company or contact.', {
  manual: 'Entered manually.',
  website: 'Form on the public website.',
  referral: 'Recommendation.',
  'cold-email': 'Unsolicited e-mail from us.',
  'trade-show': 'Trade show.',
  'social-media': 'Social network.',
  other: 'Other source.',
});

export const CurrencyEnum = graphqlEnum<Currency>('Currency', 'Currency of a company as ISO 4217 code.', {
  USD: 'US dollar.',
  EUR: 'Euro.',
  TRY: 'Turkish lira.',
  GBP: 'Pound sterling.',
});

export const ContactStatusEnum = graphqlEnum<ContactStatus>('ContactStatus', 'Status of a contact.', {
  active: 'Works at the company.',
  inactive: 'Has left the company or does not want to be contacted.',
});

export const CommunicationTypeEnum = graphqlEnum<CommunicationType>(
  'CommunicationType',
  'Channel of a communication.',
  {
    email: 'E-mail.',
    phone: 'Telephone call.',
    meeting: 'Meeting in person.',
    whatsapp: 'WhatsApp message.',
    video_call: 'Video call.',
    form_submission: 'Form on the public website.',
  },
);

export const CommunicationDirectionEnum = graphqlEnum<CommunicationDirection>(
  'CommunicationDirection',
  'Direction of a communication.',
  { inbound: 'From the contact to us.', outbound: 'From us to the contact.' },
);

export const CommunicationStatusEnum = graphqlEnum<CommunicationStatus>(
  'CommunicationStatus',
  'Delivery status of a communication.',
  {
    sent: 'Sent.',
    delivered: 'Delivered.',
    read: 'Opened by the recipient.',
    replied: 'Answered.',
    failed: 'Delivery failed.',
    received: 'Received by us.',
  },
);

export const SentimentEnum = graphqlEnum<Sentiment>('Sentiment', 'Sentiment of a communication.', {
  positive: 'Pleased or interested.',
  neutral: 'Neither positive nor negative.',
  negative: 'Displeased.',
});

export const ActivityActionEnum = graphqlEnum<ActivityAction>('ActivityAction', 'Type of change to a record.', {
  INSERT: 'Created.',
  UPDATE: 'Updated.',
  DELETE: 'Deleted permanently or moved to the bin.',
});

export const LanguageEnum = graphqlEnum<Language>('Language', 'Language of the public website.', {
  tr: 'Turkish.',
  en: 'English.',
  fa: 'Persian, written from right to left.',
  ar: 'Arabic, written from right to left.',
  fr: 'French.',
});

export const QuoteSourceEnum = graphqlEnum<QuoteSource>(
  'QuoteSource',
  'Public form that a quote request was sent from.',
  {
    quick_quote: 'Quick-quote dialog of products and services.',
    hydraulic_quote: 'Quote dialog of the hydraulic hose page.',
    equipment_card: 'Dialog of an industrial equipment card.',
    buyer_quote: 'Buyer form of the quote system.',
    seller_quote: 'Seller form of the quote system.',
  },
);

export const TradeProductEnum = graphqlEnum<TradeProduct>('TradeProduct', 'Product of the quote system.', {
  scrap: 'Steel scrap.',
  slab: 'Slab, the semi-finished product for flat steel.',
  billet: 'Billet, the semi-finished product for long steel.',
  rebar: 'Reinforcing bar.',
  'wire-rod': 'Wire rod in coils.',
  dri: 'Direct reduced iron.',
});

export const DeliveryTermsEnum = graphqlEnum<DeliveryTerms>('DeliveryTerms', 'Incoterms 2020.', {
  fob: 'Free on board.',
  cif: 'Cost, insurance and freight.',
  cfr: 'Cost and freight.',
  exw: 'Ex works.',
  dap: 'Delivered at place.',
});

export const PaymentTermsEnum = graphqlEnum<PaymentTerms>('PaymentTerms', 'Payment terms.', {
  lc: 'Letter of credit.',
  tt: 'Telegraphic transfer.',
  dp: 'Documents against payment.',
  da: 'Documents against acceptance.',
});

export const QuoteStatusEnum = graphqlEnum<QuoteStatus>('QuoteStatus', 'Status of a quote request.', {
  new: 'Not processed yet.',
  pending: 'In progress, not answered yet.',
  contacted: 'The sender was contacted.',
  responded: 'Answered in writing.',
  quoted: 'An offer with a price was sent.',
  closed: 'Became an order.',
});

export const ContactTopicEnum = graphqlEnum<ContactTopic>('ContactTopic', 'Topic of a contact message.', {
  'genel-bilgi': 'General information.',
  'urun-sorgusu': 'Product inquiry.',
  'fiyat-teklifi': 'Price quote.',
  'teknik-destek': 'Technical support.',
  'kalite-sertifika': 'Quality and certificates.',
  'teslimat-lojistik': 'Delivery and logistics.',
  'odeme-finansman': 'Payment and finance.',
  'ihracat-ithalat': 'Export and import.',
  'proje-danismanligi': 'Project consulting.',
  'haddehane-cozumleri': 'Rolling mill solutions.',
  'endüstriyel-ekipman': 'Industrial equipment.',
  'tedarikci-ortakligi': 'Supplier partnership.',
  'satın-alma': 'Purchasing.',
  'hurda-alimi': 'Scrap purchasing.',
  'hammadde-tedariği': 'Raw material supply.',
  'özel-üretim': 'Custom production.',
  'ar-ge': 'Research and development.',
  'yatirimci-iliskileri': 'Investor relations.',
  'iş-birligi': 'Business cooperation.',
  'şikayet-öneri': 'Complaints and suggestions.',
  'basin-medya': 'Press and media.',
  'etkinlik-fuar': 'Events and trade shows.',
  'eğitim-seminer': 'Training and seminars.',
  surdurulebilirlik: 'Sustainability.',
  'cevre-kalite': 'Environment and quality.',
  'is-guvenliği': 'Occupational health and safety.',
  diger: 'Other.',
});

/** Ranges of the time until the first answer, shortest first, as returned by the SQL function `quote_response`; `none` means unanswered. */
export const responseSpans = ['hour', 'four_hours', 'day', 'three_days', 'longer', 'none'] as const;
export type ResponseSpan = (typeof responseSpans)[number];

export const ResponseSpanEnum = graphqlEnum<ResponseSpan>(
  'ResponseSpan',
  'Time until the first answer to the visitor.',
  {
    hour: 'Less than an hour.',
    four_hours: 'An hour or more, less than 4.',
    day: '4 hours or more, less than 24.',
    three_days: '24 hours or more, less than 72.',
    longer: '72 hours or more.',
    none: 'Not answered yet.',
  },
);
