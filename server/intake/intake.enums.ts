import type {
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
