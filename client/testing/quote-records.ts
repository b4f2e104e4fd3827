import { randomUUID } from 'node:crypto';
import type { QuoteRecordFragment, QuoteRowFragment } from '../graphql/generated.ts';

const lastPage = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null };

/** Builds a quote request with the fields of the list: new and from Amélie, unless overridden. */
export const aQuoteRow = (overrides: Partial<QuoteRowFragment> = {}): QuoteRowFragment & { __typename: string } => ({
  __typename: 'QuoteRequest',
  id: randomUUID(),
  name: 'Amélie Fontenoy',
  company: 'Aciéries du Rocher',
  email: 'a.fontenoy@rocher.example',
  productType: 'billet',
  productTitle: null,
  quantity: 12_000,
  deliveryTerms: 'CFR',
  deliveryLocation: 'Annaba',
  message: 'Billettes 150×150 mm, nuance 5SP.',
  source: 'BUYER_QUOTE',
  language: 'FR',
  status: 'NEW',
  outcome: null,
  lostReason: null,
  quotedAmount: null,
  quotedCurrency: null,
  amountUsd: null,
  priority: 'NORMAL',
  createdAt: '2026-11-19T10:50:00.000Z',
  updatedAt: '2026-11-19T10:50:00.000Z',
  firstResponseAt: null,
  owner: null,
  ...overrides,
});

/** Builds a quote request with the fields of its detail screen. */
export const aQuoteRecord = (overrides: Partial<QuoteRecordFragment> = {}) => ({
  ...aQuoteRow(),
  phone: '+213 00 000 00 41',
  notes: null,
  reference: 'KC-4F7A1B',
  targetPrice: '520 USD/t',
  paymentTerms: 'LC' as const,
  additionalRequirements: null,
  lostNote: null,
  rateToUsd: null,
  rateAt: null,
  rateSource: null,
  rateBy: null,
  companyId: null,
  contactId: null,
  linkedCompany: null,
  linkedContact: null,
  communications: { __typename: 'CommunicationConnection', edges: [], totalCount: 0 },
  similar: [],
  offers: [],
  ...overrides,
});

/** Builds a page of the request list. */
export const quotePage = (quotes: QuoteRowFragment[]) => ({
  __typename: 'QuoteRequestConnection',
  edges: quotes.map((node) => ({ __typename: 'QuoteRequestEdge', cursor: node.id, node })),
  pageInfo: lastPage,
});

const statuses = ['NEW', 'PENDING', 'CONTACTED', 'RESPONDED', 'QUOTED', 'CLOSED'] as const;

/** Builds the response with the number of requests per status. */
export const quoteCounts = (counts: Partial<Record<(typeof statuses)[number], number>> = {}) => ({
  data: {
    quoteRequestCounts: statuses.map((status) => ({
      __typename: 'StatusCount',
      status,
      count: counts[status] ?? 0,
      more: false,
    })),
  },
});
