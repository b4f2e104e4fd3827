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

export const PriorityEnum = graphqlEnum<Priority>('Priority', 'Of a quote request or a communication.', {
  low: 'Can wait.',
  normal: 'In its turn.',
  high: 'Before the others.',
  urgent: 'At once.',
});

export const CompanyTypeEnum = graphqlEnum<CompanyType>('CompanyType', 'What a company is to us.', {
  prospect: 'Might buy one day.',
  lead: 'Asked for something.',
  customer: 'Buys from us.',
  supplier: 'Sells to us.',
  partner: 'Works with us.',
});

export const CompanyStatusEnum = graphqlEnum<CompanyStatus>('CompanyStatus', 'Whether we deal with a company.', {
  active: 'We do.',
  inactive: 'Not at present.',
  archived: 'No longer; kept for the record.',
  blacklisted: 'We refuse to.',
});

export const CompanyPriorityEnum = graphqlEnum<CompanyPriority>('CompanyPriority', 'How much a company matters.', {
  low: 'Little.',
  medium: 'As most do.',
  high: 'More than most.',
  critical: 'Must not be lost.',
});

export const CompanySizeEnum = graphqlEnum<CompanySize>('CompanySize', 'Number of people.', {
  startup: '1 to 10.',
  small: '11 to 50.',
  medium: '51 to 250.',
  large: '251 to 1,000.',
  enterprise: 'More than 1,000.',
});

export const LeadSourceEnum = graphqlEnum<LeadSource>('LeadSource', 'How a company or contact came to us.', {
  manual: 'Entered by hand.',
  website: 'A form of the public site.',
  referral: 'Somebody recommended us.',
  'cold-email': 'We wrote first.',
  'trade-show': 'Met at a fair.',
  'social-media': 'A social network.',
  other: 'Another way.',
});

export const CurrencyEnum = graphqlEnum<Currency>('Currency', 'ISO 4217 code that a company is dealt with in.', {
  USD: 'US dollar.',
  EUR: 'Euro.',
  TRY: 'Turkish lira.',
  GBP: 'Pound sterling.',
});

export const ContactStatusEnum = graphqlEnum<ContactStatus>('ContactStatus', 'Whether a person can be reached.', {
  active: 'At the company.',
  inactive: 'Left, or does not want to hear from us.',
});

export const CommunicationTypeEnum = graphqlEnum<CommunicationType>('CommunicationType', 'How we were in touch.', {
  email: 'E-mail.',
  phone: 'Telephone call.',
  meeting: 'Meeting in person.',
  whatsapp: 'WhatsApp message.',
  video_call: 'Video call.',
  form_submission: 'A form of the public site.',
});

export const CommunicationDirectionEnum = graphqlEnum<CommunicationDirection>(
  'CommunicationDirection',
  'Who got in touch.',
  { inbound: 'They did.', outbound: 'We did.' },
);

export const CommunicationStatusEnum = graphqlEnum<CommunicationStatus>(
  'CommunicationStatus',
  'What became of a communication.',
  {
    sent: 'Left us.',
    delivered: 'Arrived.',
    read: 'Was opened.',
    replied: 'Was answered.',
    failed: 'Did not arrive.',
    received: 'Reached us.',
  },
);

export const SentimentEnum = graphqlEnum<Sentiment>('Sentiment', 'The mood of a communication.', {
  positive: 'Pleased or interested.',
  neutral: 'Neither.',
  negative: 'Displeased.',
});

export const ActivityActionEnum = graphqlEnum<ActivityAction>('ActivityAction', 'What happened to a record.', {
  INSERT: 'It was made.',
  UPDATE: 'It was changed.',
  DELETE: 'It was deleted, for good or to the bin.',
});

export const LanguageEnum = graphqlEnum<Language>('Language', 'A language of the public site.', {
  tr: 'Turkish.',
  en: 'English.',
  fa: 'Persian, written from right to left.',
  ar: 'Arabic, written from right to left.',
  fr: 'French.',
});

export const QuoteSourceEnum = graphqlEnum<QuoteSource>('QuoteSource', 'The public form that a request came from.', {
  quick_quote: 'Quick-quote dialog of products and services.',
  hydraulic_quote: 'Quote dialog of the hydraulic hose page.',
  equipment_card: 'Dialog of an industrial equipment card.',
  buyer_quote: 'Buyer form of the quote system.',
  seller_quote: 'Seller form of the quote system.',
});

export const TradeProductEnum = graphqlEnum<TradeProduct>('TradeProduct', 'Goods that the quote system trades.', {
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

export const PaymentTermsEnum = graphqlEnum<PaymentTerms>('PaymentTerms', 'How the goods are paid for.', {
  lc: 'Letter of credit.',
  tt: 'Telegraphic transfer.',
  dp: 'Documents against payment.',
  da: 'Documents against acceptance.',
});

export const QuoteStatusEnum = graphqlEnum<QuoteStatus>('QuoteStatus', 'How far a quote request has come.', {
  new: 'Nobody has taken it up.',
  pending: 'Taken up, not answered.',
  contacted: 'The sender was spoken to.',
  responded: 'Answered in writing.',
  quoted: 'An offer with a price went out.',
  closed: 'Became an order.',
});

export const ContactTopicEnum = graphqlEnum<ContactTopic>('ContactTopic', 'What a contact message is about.', {
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

/** Spans of waiting for the first answer, the shortest first (the function `quote_response`); `none` still waits. */
export const responseSpans = ['hour', 'four_hours', 'day', 'three_days', 'longer', 'none'] as const;
export type ResponseSpan = (typeof responseSpans)[number];

export const ResponseSpanEnum = graphqlEnum<ResponseSpan>(
  'ResponseSpan',
  'How long the visitor waited for the first answer.',
  {
    hour: 'Less than an hour.',
    four_hours: 'An hour or more, less than 4.',
    day: '4 hours or more, less than 24.',
    three_days: '24 hours or more, less than 72.',
    longer: '72 hours or more.',
    none: 'Nobody has answered yet.',
  },
);
