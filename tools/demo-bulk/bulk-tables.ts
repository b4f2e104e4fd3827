import type { Priority, QuoteSource, QuoteStatus } from '../../common/enums.ts';
import type { CopyType } from '../../server/platform/database/copy-types.ts';
import {
  day,
  drawn,
  firstOf,
  idOf,
  kind,
  parties,
  pick,
  requests,
  requestsFrom,
  times,
  type Span,
} from './bulk-records.ts';
import { bulkProducts } from './bulk-words.ts';

const urgency = times<Priority>([
  ['low', 2],
  ['normal', 14],
  ['high', 3],
  ['urgent', 1],
]);
const forms: QuoteSource[] = ['quick_quote', 'buyer_quote', 'seller_quote', 'equipment_card', 'hydraulic_quote'];
const companyTypes = ['prospect', 'lead', 'customer', 'supplier', 'partner'];
const weights = ['low', 'medium', 'medium', 'high', 'critical'];
const standings = times([
  ['active', 17],
  ['inactive', 1],
  ['archived', 1],
  ['blacklisted', 1],
]);
const means = ['email', 'email', 'phone', 'whatsapp', 'meeting', 'video_call'];
const ends = times([
  ['sent', 19],
  ['delivered', 1],
  ['read', 1],
  ['failed', 1],
]);
const moods = times([
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

/** Every table in the order in which one refers to another. */
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
      for (const { c, id, code, name, words } of parties(span)) {
        const asked = requestsFrom(c, span);
        const made = firstOf(asked);
        const latest = Math.max(...asked.map(({ replied }) => replied));
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
          drawn(c, 9) % 101,
          pick(weights, c, 10),
          pick(standings, c, 11),
          made,
          latest,
          made,
          made,
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
      for (const { c, id, contactId, person, email } of parties(span)) {
        const made = firstOf(requestsFrom(c, span));
        yield [contactId, id, person, email, 'Contact', true, 'website', made, made];
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
      first_response_at: 'timestamptz',
      closed_at: 'timestamptz',
      company_id: 'uuid',
      contact_id: 'uuid',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    *rows(span) {
      for (const { n, party, ...request } of requests(span)) {
        const { stage, product, tons, amount, closed } = request;
        const { words, language } = party;
        const moved = stage !== 'new' && stage !== 'pending';
        yield [
          request.id,
          idOf(n, kind.submission),
          referenceOf(n),
          pick(forms, n, 26),
          party.person,
          party.email,
          party.name,
          pick(words.messages, n, 27),
          stage,
          pick(urgency, n, 28),
          bulkProducts[product],
          words.products[product],
          tons,
          language,
          amount,
          amount === null ? null : 'USD',
          moved ? request.answered : null,
          closed,
          party.id,
          party.contactId,
          request.made,
          stage === 'new' ? request.made : (closed ?? request.answered),
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
      for (const { n, party, id, made, replied, stage, product } of requests(span)) {
        const { words } = party;
        const waiting = stage === 'new' && made > span.until - 30 * day;
        yield [
          idOf(n, kind.inbound),
          party.id,
          party.contactId,
          id,
          'form_submission',
          'inbound',
          `${words.asked}: ${words.products[product]}`,
          pick(words.messages, n, 27),
          stage === 'new' ? 'received' : 'replied',
          pick(urgency, n, 28),
          pick(moods, n, 30),
          null,
          waiting,
          waiting ? made + day : null,
          made,
          made,
        ];
        const by = pick(means, n, 31);
        const spoke = by === 'phone' || by === 'meeting' || by === 'video_call';
        yield [
          idOf(n, kind.outbound),
          party.id,
          party.contactId,
          id,
          by,
          'outbound',
          `${words.answered}: ${words.products[product]}`,
          pick(words.answers, n, 32),
          pick(ends, n, 33),
          pick(urgency, n, 34),
          pick(moods, n, 35),
          spoke ? 5 + (drawn(n, 36) % 55) : null,
          false,
          null,
          replied,
          replied,
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
      for (const { n, id, stage, made, answered, closed } of requests(span)) {
        yield [id, null, 'new', made, null];
        if (stage !== 'new') yield [id, 'new', stage, closed ?? answered, pick(colleagues, n, 37)];
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
      for (const { c, id, name } of parties(span)) {
        const details = JSON.stringify({ name, status: pick(standings, c, 11) });
        yield ['INSERT', 'companies', id, details, null, null, firstOf(requestsFrom(c, span)), id];
      }
      for (const { n, party, id, stage, made, answered, closed } of requests(span)) {
        const details = (status: QuoteStatus) =>
          JSON.stringify({ name: party.person, company: party.name, email: party.email, status });
        yield ['INSERT', 'quote_requests', id, details('new'), null, null, made, party.id];
        if (stage === 'new') continue;
        const changes = JSON.stringify({ status: ['new', stage] });
        const at = closed ?? answered;
        yield ['UPDATE', 'quote_requests', id, details(stage), changes, pick(colleagues, n, 37), at, party.id];
      }
    },
  },
];

/** An odd factor takes every number of 30 bits to another one, so no two are alike; people's own are six characters. */
const referenceOf = (n: number): string =>
  `KD-${(Math.imul(n, 387_420_489) & 0x3fffffff).toString(16).toUpperCase().padStart(8, '0')}`;
