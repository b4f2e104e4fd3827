import type { Priority, QuoteSource, QuoteStatus } from '../../common/enums.ts';
import type { CopyType } from '../../server/platform/database/copy-types.ts';
import {
  companies,
  createId,
  DAY_MS,
  firstRequestAt,
  hashNumber,
  idPurpose,
  pick,
  requests,
  requestsOfCompany,
  weighted,
  type Span,
} from './bulk-records.ts';
import { bulkProducts } from './bulk-words.ts';

const quotePriorities = weighted<Priority>([
  ['low', 2],
  ['normal', 14],
  ['high', 3],
  ['urgent', 1],
]);
const sources: QuoteSource[] = ['quick_quote', 'buyer_quote', 'seller_quote', 'equipment_card', 'hydraulic_quote'];
const companyTypes = ['prospect', 'lead', 'customer', 'supplier', 'partner'];
const companyPriorities = ['low', 'medium', 'medium', 'high', 'critical'];
const companyStatuses = weighted([
  ['active', 17],
  ['inactive', 1],
  ['archived', 1],
  ['blacklisted', 1],
]);
const communicationTypes = ['email', 'email', 'phone', 'whatsapp', 'meeting', 'video_call'];
const deliveryStatuses = weighted([
  ['sent', 19],
  ['delivered', 1],
  ['read', 1],
  ['failed', 1],
]);
const sentiments = weighted([
  [null, 8],
  ['positive', 2],
  ['neutral', 1],
  ['negative', 1],
] as [string | null, number][]);
const colleagues = ['ece.tuna@kordon.example', 'baran.kilic@kordon.example'];

export interface BulkTable {
  table: string;
  columns: Record<string, CopyType>;
  rows: (span: Span) => Generator<unknown[]>;
}

/** The tables in the order of their foreign keys. */
export const bulkTables: BulkTable[] = [
  {
    table: 'companies',
    columns: {
      id: 'uuid',
      company_code: 'text',
      name: 'text',
      company_type: 'text',
      industry: 'text',
      website: 'text',
      city: 'text',
      country: 'text',
      lead_source: 'text',
      lead_score: 'int4',
      priority: 'text',
      status: 'text',
      first_contact_date: 'timestamptz',
      last_contact_date: 'timestamptz',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    *rows(span) {
      for (const { c, id, code, name, words } of companies(span)) {
        const companyRequests = requestsOfCompany(c, span);
        const createdAt = firstRequestAt(companyRequests);
        const latest = Math.max(...companyRequests.map(({ repliedAt }) => repliedAt));
        yield [
          id,
          code,
          name,
          pick(companyTypes, c, 6),
          pick(words.industries, c, 7),
          `https://firma-${c}.example/`,
          pick(words.cities, c, 8),
          words.country,
          'website',
          hashNumber(c, 9) % 101,
          pick(companyPriorities, c, 10),
          pick(companyStatuses, c, 11),
          createdAt,
          latest,
          createdAt,
          createdAt,
        ];
      }
    },
  },
  {
    table: 'contacts',
    columns: {
      id: 'uuid',
      company_id: 'uuid',
      name: 'text',
      email: 'text',
      position: 'text',
      is_primary: 'bool',
      lead_source: 'text',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    *rows(span) {
      for (const { c, id, contactId, person, email } of companies(span)) {
        const createdAt = firstRequestAt(requestsOfCompany(c, span));
        yield [contactId, id, person, email, 'Contact', true, 'website', createdAt, createdAt];
      }
    },
  },
  {
    table: 'quote_requests',
    columns: {
      id: 'uuid',
      submission_id: 'uuid',
      reference: 'text',
      source: 'text',
      name: 'text',
      email: 'text',
      company: 'text',
      message: 'text',
      status: 'text',
      priority: 'text',
      product_type: 'text',
      product_title: 'text',
      quantity: 'numeric',
      language: 'text',
      quoted_amount: 'numeric',
      quoted_currency: 'text',
      rate_to_usd: 'numeric',
      outcome: 'text',
      lost_reason: 'text',
      first_response_at: 'timestamptz',
      closed_at: 'timestamptz',
      company_id: 'uuid',
      contact_id: 'uuid',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    *rows(span) {
      for (const { n, company, ...request } of requests(span)) {
        const { status, product, tons, amount, closedAt, outcome, lostReason } = request;
        const { words, language } = company;
        const isAnswered = status !== 'new' && status !== 'pending';
        yield [
          request.id,
          createId(n, idPurpose.submission),
          createReference(n),
          pick(sources, n, 26),
          company.person,
          company.email,
          company.name,
          pick(words.messages, n, 27),
          status,
          pick(quotePriorities, n, 28),
          bulkProducts[product],
          words.products[product],
          tons,
          language,
          amount,
          amount === null ? null : 'USD',
          amount === null ? null : 1,
          outcome,
          lostReason,
          isAnswered ? request.answeredAt : null,
          closedAt,
          company.id,
          company.contactId,
          request.createdAt,
          status === 'new' ? request.createdAt : (closedAt ?? request.answeredAt),
        ];
      }
    },
  },
  {
    table: 'communications',
    columns: {
      id: 'uuid',
      company_id: 'uuid',
      contact_id: 'uuid',
      quote_request_id: 'uuid',
      type: 'text',
      direction: 'text',
      subject: 'text',
      content: 'text',
      status: 'text',
      priority: 'text',
      sentiment: 'text',
      duration_minutes: 'int4',
      follow_up_required: 'bool',
      follow_up_date: 'timestamptz',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    *rows(span) {
      for (const { n, company, id, createdAt, repliedAt, status, product } of requests(span)) {
        const { words } = company;
        const needsFollowUp = status === 'new' && createdAt > span.until - 30 * DAY_MS;
        yield [
          createId(n, idPurpose.inbound),
          company.id,
          company.contactId,
          id,
          'form_submission',
          'inbound',
          `${words.asked}: ${words.products[product]}`,
          pick(words.messages, n, 27),
          status === 'new' ? 'received' : 'replied',
          pick(quotePriorities, n, 28),
          pick(sentiments, n, 30),
          null,
          needsFollowUp,
          needsFollowUp ? createdAt + DAY_MS : null,
          createdAt,
          createdAt,
        ];
        const type = pick(communicationTypes, n, 31);
        const hasDuration = type === 'phone' || type === 'meeting' || type === 'video_call';
        yield [
          createId(n, idPurpose.outbound),
          company.id,
          company.contactId,
          id,
          type,
          'outbound',
          `${words.answered}: ${words.products[product]}`,
          pick(words.answers, n, 32),
          pick(deliveryStatuses, n, 33),
          pick(quotePriorities, n, 34),
          pick(sentiments, n, 35),
          hasDuration ? 5 + (hashNumber(n, 36) % 55) : null,
          false,
          null,
          repliedAt,
          repliedAt,
        ];
      }
    },
  },
  {
    table: 'quote_status_history',
    columns: {
      quote_request_id: 'uuid',
      from_status: 'text',
      to_status: 'text',
      changed_at: 'timestamptz',
      actor: 'text',
    },
    *rows(span) {
      for (const { n, id, status, createdAt, answeredAt, closedAt } of requests(span)) {
        yield [id, null, 'new', createdAt, null];
        if (status !== 'new') yield [id, 'new', status, closedAt ?? answeredAt, pick(colleagues, n, 37)];
      }
    },
  },
  {
    table: 'activity_logs',
    columns: {
      action: 'text',
      target_type: 'text',
      target_id: 'uuid',
      details: 'jsonb',
      changes: 'jsonb',
      actor: 'text',
      created_at: 'timestamptz',
      company_id: 'uuid',
    },
    *rows(span) {
      for (const { c, id, name } of companies(span)) {
        const details = JSON.stringify({ name, status: pick(companyStatuses, c, 11) });
        yield ['INSERT', 'companies', id, details, null, null, firstRequestAt(requestsOfCompany(c, span)), id];
      }
      for (const { n, company, id, status, createdAt, answeredAt, closedAt } of requests(span)) {
        const detailsWith = (status: QuoteStatus) =>
          JSON.stringify({ name: company.person, company: company.name, email: company.email, status });
        yield ['INSERT', 'quote_requests', id, detailsWith('new'), null, null, createdAt, company.id];
        if (status === 'new') continue;
        const changes = JSON.stringify({ status: ['new', status] });
        const changedAt = closedAt ?? answeredAt;
        yield [
          'UPDATE',
          'quote_requests',
          id,
          detailsWith(status),
          changes,
          pick(colleagues, n, 37),
          changedAt,
          company.id,
        ];
      }
    },
  },
];

/** Multiplying by an odd number is a bijection on 30-bit numbers, so references are unique. References of real requests have six characters, so none is equal. */
const createReference = (n: number): string =>
  `KD-${(Math.imul(n, 387_420_489) & 0x3fffffff).toString(16).toUpperCase().padStart(8, '0')}`;
