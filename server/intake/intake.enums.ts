import type {
  ContactTopic,
  DeliveryTerms,
  Language,
  PaymentTerms,
  QuoteSource,
  QuoteStatus,
  TradeProduct,
} from '../../common/enums.ts';
import { graphqlEnum } from '../platform/graphql/enum.ts';

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

/** Spans of waiting for the first answer, the shortest first (`quote_response` of migration 0035); `none` still waits. */
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
