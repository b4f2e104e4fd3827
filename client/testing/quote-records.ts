import { randomUUID } from 'node:crypto';
import type { QuoteRecordFragment, QuoteRowFragment } from '../graphql/generated.ts';

const page = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null };

/** A request as the list has it: new, from Amélie, until told otherwise. */
export const aQuoteRow = (about: Partial<QuoteRowFragment> = {}): QuoteRowFragment & { __typename: string } => ({
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
  priority: 'NORMAL',
  createdAt: '2026-11-19T10:50:00.000Z',
  updatedAt: '2026-11-19T10:50:00.000Z',
  firstResponseAt: null,
  ...about,
});

/** The same as its own screen has it. */
export const aQuoteRecord = (about: Partial<QuoteRecordFragment> = {}) => ({
  ...aQuoteRow(),
  phone: '+213 00 000 00 41',
  notes: null,
  reference: 'KC-4F7A1B',
  targetPrice: '520 USD/t',
  paymentTerms: 'LC' as const,
  additionalRequirements: null,
  quotedAmount: null,
  quotedCurrency: null,
  companyId: null,
  contactId: null,
  linkedCompany: null,
  linkedContact: null,
  communications: { __typename: 'CommunicationConnection', edges: [], totalCount: 0 },
  similar: [],
  offers: [],
  ...about,
});

export const quotePage = (quotes: QuoteRowFragment[]) => ({
  __typename: 'QuoteRequestConnection',
  edges: quotes.map((node) => ({ __typename: 'QuoteRequestEdge', cursor: node.id, node })),
  pageInfo: page,
});

const steps = ['NEW', 'PENDING', 'CONTACTED', 'RESPONDED', 'QUOTED', 'CLOSED'] as const;

/** How many stand at each status. */
export const quoteCounts = (counts: Partial<Record<(typeof steps)[number], number>> = {}) => ({
  data: {
    quoteRequestCounts: steps.map((status) => ({
      __typename: 'StatusCount',
      status,
      count: counts[status] ?? 0,
      more: false,
    })),
  },
});
