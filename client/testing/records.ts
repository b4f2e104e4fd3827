import { randomUUID } from 'node:crypto';
import { companyForm } from '../../common/forms/company.ts';
import type { ActivityFragment } from '../graphql/generated.ts';

let lastId = 0;

/** Builds an entry of the activity log with the highest id so far: a visitor's quote request, unless overridden. */
export const anActivity = (overrides: Partial<ActivityFragment> = {}) => ({
  __typename: 'ActivityLog' as const,
  id: String((lastId += 1)),
  action: 'INSERT' as const,
  targetType: 'quote_requests',
  targetId: randomUUID(),
  details: { name: 'Khalid Al-Mansouri', company: 'Al-Nakheel Steel', email: 'khalid@nakheel.example', status: 'new' },
  changes: null,
  actor: null,
  actorName: null,
  createdAt: new Date().toISOString(),
  ...overrides,
});

const connectionOf = <Node>(nodes: Node[]) => ({
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
});

/** Builds the response of the activity log query. */
export const activityLogResponse = (...activities: ActivityFragment[]) => ({
  data: { activityLogs: connectionOf(activities) },
});

const zeroFigures = {
  __typename: 'Dashboard',
  totalQuotes: 0,
  newQuotes: 0,
  totalCompanies: 0,
  newCompanies: 0,
  totalCommunications: 0,
  conversionRate: 0,
  statusCounts: [],
  recentQuotes: 0,
  previousQuotes: 0,
  companiesByWeek: [0, 0, 0, 0],
  inboundCommunications: 0,
  outboundCommunications: 0,
};

interface DashboardRecords {
  figures?: Partial<typeof zeroFigures>;
  quotes?: object[];
  communications?: object[];
  companies?: object[];
}

/** Builds the response of the dashboard query: an empty database, unless overridden. */
export const aDashboard = ({ figures, quotes, communications, companies }: DashboardRecords = {}) => ({
  data: {
    dashboard: { ...zeroFigures, ...figures },
    quoteRequests: connectionOf(quotes ?? []),
    communications: connectionOf(communications ?? []),
    companies: connectionOf(companies ?? []),
  },
});

/** Builds a quote request with the fields of the dashboard. */
export const aQuote = (overrides: object = {}) => ({
  __typename: 'QuoteRequest',
  id: randomUUID(),
  name: 'ليلى الهاشمي',
  company: 'Al-Nakheel Steel',
  productType: 'rebar',
  productTitle: null,
  quantity: 5000,
  deliveryTerms: 'CIF',
  deliveryLocation: 'Jebel Ali',
  source: 'BUYER_QUOTE',
  language: 'AR',
  status: 'NEW',
  priority: 'URGENT',
  createdAt: new Date().toISOString(),
  ...overrides,
});

/** Builds a communication with the fields of the fragment TimelineItem, which the communications list shows. */
export const aTimelineItem = (overrides: object = {}) => ({
  __typename: 'Communication' as const,
  id: randomUUID(),
  companyId: randomUUID(),
  contactId: null,
  quoteRequestId: null,
  type: 'EMAIL',
  direction: 'OUTBOUND',
  status: 'SENT',
  priority: 'NORMAL',
  sentiment: null,
  subject: 'Kütük, iki yükleme',
  content: 'İkinci yükleme 20 Şubat’a kayabilir.',
  tags: null,
  durationMinutes: null,
  followUpRequired: false,
  followUpDate: null,
  recipient: null,
  failure: null,
  mailFiles: [],
  threadCount: 1,
  createdAt: new Date().toISOString(),
  updatedAt: '2026-11-19T11:00:00.000Z',
  company: { __typename: 'Company', id: randomUUID(), name: 'Demir Yapı A.Ş.', companyCode: 'KC-0409' },
  contact: null,
  ...overrides,
});

/** Null for every field of the company form. */
const emptyFields = Object.fromEntries(Object.keys(companyForm.fields).map((field) => [field, null]));

/** Builds a company with the fields of the company screens. */
export const aCompany = (overrides: object = {}) => ({
  ...emptyFields,
  __typename: 'Company' as const,
  id: randomUUID(),
  name: 'Demirköy Yapı A.Ş.',
  companyCode: 'KC-0115',
  companyType: 'CUSTOMER',
  status: 'ACTIVE',
  country: 'Turkey',
  priority: 'MEDIUM',
  leadScore: 62,
  totalQuotes: 0,
  communicationCount: 0,
  currency: 'USD',
  totalValue: 0,
  unconvertedValues: [],
  lastContactDate: null,
  owner: null,
  leadSource: 'MANUAL',
  creditLimit: 0,
  firstContactDate: null,
  createdAt: '2026-11-19T11:00:00.000Z',
  updatedAt: '2026-11-19T11:00:00.000Z',
  totalOrders: 0,
  contactCount: 0,
  contacts: [],
  ...overrides,
});
