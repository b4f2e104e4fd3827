import type { Language, Priority, QuoteSource, QuoteStatus } from '../../common/enums.ts';
import { bulkProducts, bulkWords } from './bulk-words.ts';

/** Requests of one company; each has two communications. */
export const requestsOfCompany = 5;

const second = 1_000;
const day = 86_400 * second;
const twoYears = 730 * 86_400;

/** Weights by repetition: a value that stands twice is drawn twice as often. */
const times = <Value>(weights: readonly [Value, number][]): Value[] =>
  weights.flatMap(([value, weight]) => Array<Value>(weight).fill(value));
const spoken = times<Language>([
  ['tr', 5],
  ['en', 3],
  ['fa', 1],
  ['ar', 1],
  ['fr', 2],
]);
const stages = times<QuoteStatus>([
  ['new', 4],
  ['pending', 3],
  ['contacted', 3],
  ['responded', 3],
  ['quoted', 4],
  ['closed', 3],
]);
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

/** As good as drawn, and the same every time: a whole number below 2^32 for a running number and a purpose (MurmurHash3's last step). */
function drawn(n: number, purpose: number): number {
  let mixed = Math.imul(n, 0x9e3779b1) ^ Math.imul(purpose, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const pick = <Value>(values: readonly Value[], n: number, purpose: number): Value =>
  values[drawn(n, purpose) % values.length]!;

/** An id that belongs to a running number. The first eight digits alone differ for every number: each step of `drawn` can be undone. */
function idOf(n: number, kind: number): string {
  const hex = [0, 1, 2, 3]
    .map((part) =>
      drawn(n, kind + part)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
/** Purposes of ids, four apart; those of other draws are small. */
const kind = { company: 1_000, contact: 1_004, request: 1_008, submission: 1_012, inbound: 1_016, outbound: 1_020 };

/** What belongs to all requests of one company. */
function partyOf(c: number) {
  const language = pick(spoken, c, 1);
  const words = bulkWords[language];
  return {
    c,
    id: idOf(c, kind.company),
    contactId: idOf(c, kind.contact),
    code: `KD-${String(c).padStart(7, '0')}`,
    language,
    words,
    name: `${pick(words.trades, c, 2)} ${pick(words.places, c, 3)} ${c}`,
    person: `${pick(words.firstNames, c, 4)} ${pick(words.lastNames, c, 5)}`,
    email: `kisi@firma-${c}.example`,
  };
}
type Party = ReturnType<typeof partyOf>;

/** @param until end of the two years, in milliseconds; nothing happens later */
function requestOf(n: number, until: number) {
  const stage = pick(stages, n, 20);
  const made = until - day - (drawn(n, 21) % twoYears) * second;
  const answered = Math.min(until, made + (1 + (drawn(n, 22) % 172_800)) * second);
  return {
    id: idOf(n, kind.request),
    stage,
    made,
    answered,
    closed: stage === 'closed' ? Math.min(until, answered + (drawn(n, 23) % (20 * 86_400)) * second) : null,
    amount: stage === 'quoted' || stage === 'closed' ? 10_000 + (drawn(n, 24) % 3_000_000) : null,
    product: drawn(n, 25) % bulkProducts.length,
    replied: Math.min(until, made + 10_800 * second),
  };
}

/** A part of the running numbers, and the day that all of it leads up to. */
export interface Span {
  from: number;
  /** Not included. */
  to: number;
  until: number;
}

export interface BulkTable {
  table: string;
  columns: string[];
  rows: (span: Span) => Generator<unknown[]>;
}

function* parties({ from, to }: Span): Generator<Party> {
  for (let c = Math.ceil(from / requestsOfCompany); c * requestsOfCompany < to; c++) yield partyOf(c);
}

function* requests({ from, to, until }: Span) {
  let party = partyOf(Math.floor(from / requestsOfCompany));
  for (let n = from; n < to; n++) {
    const c = Math.floor(n / requestsOfCompany);
    if (party.c !== c) party = partyOf(c);
    yield { n, party, ...requestOf(n, until) };
  }
}

/** Requests of one company that the span has. */
const requestsFrom = (c: number, { to, until }: Span) =>
  Array.from({ length: Math.min(requestsOfCompany, to - c * requestsOfCompany) }, (_, place) =>
    requestOf(c * requestsOfCompany + place, until),
  );

const iso = (time: number): string => new Date(time).toISOString();
const firstOf = (asked: { made: number }[]): string => iso(Math.min(...asked.map(({ made }) => made)));

/** Every table in the order in which one refers to another. */
export const bulkTables: BulkTable[] = [
  {
    table: 'companies',
    columns: [
      ...[
        'id',
        'company_code',
        'name',
        'company_type',
        'industry',
        'website',
        'city',
        'country',
        'lead_source',
        'lead_score',
      ],
      ...[
        'priority',
        'status',
        'first_contact_date',
        'last_contact_date',
        'total_quotes',
        'total_orders',
        'contact_count',
      ],
      ...['communication_count', 'total_value', 'created_at', 'updated_at'],
    ],
    *rows(span) {
      for (const { c, id, code, name, words } of parties(span)) {
        const asked = requestsFrom(c, span);
        const orders = asked.filter(({ stage }) => stage === 'closed');
        const made = firstOf(asked);
        const latest = iso(Math.max(...asked.map(({ replied }) => replied)));
        yield [
          ...[id, code, name, pick(companyTypes, c, 6), pick(words.industries, c, 7), `https://firma-${c}.example`],
          ...[
            pick(words.cities, c, 8),
            words.country,
            'website',
            drawn(c, 9) % 101,
            pick(weights, c, 10),
            pick(standings, c, 11),
          ],
          ...[made, latest, asked.length, orders.length, 1, 2 * asked.length],
          ...[orders.reduce((sum, { amount }) => sum + (amount ?? 0), 0), made, made],
        ];
      }
    },
  },
  {
    table: 'contacts',
    columns: ['id', 'company_id', 'name', 'email', 'position', 'is_primary', 'lead_source', 'created_at', 'updated_at'],
    *rows(span) {
      for (const { c, id, contactId, person, email } of parties(span)) {
        const made = firstOf(requestsFrom(c, span));
        yield [contactId, id, person, email, 'Contact', true, 'website', made, made];
      }
    },
  },
  {
    table: 'quote_requests',
    columns: [
      ...[
        'id',
        'submission_id',
        'reference',
        'source',
        'name',
        'email',
        'company',
        'message',
        'status',
        'priority',
        'product_type',
      ],
      ...[
        'product_title',
        'quantity',
        'language',
        'quoted_amount',
        'quoted_currency',
        'first_response_at',
        'closed_at',
      ],
      ...['company_id', 'contact_id', 'created_at', 'updated_at'],
    ],
    *rows(span) {
      for (const { n, party, ...request } of requests(span)) {
        const { stage, product, amount, closed } = request;
        const { words, language } = party;
        const moved = stage !== 'new' && stage !== 'pending';
        yield [
          ...[
            request.id,
            idOf(n, kind.submission),
            referenceOf(n),
            pick(forms, n, 26),
            party.person,
            party.email,
            party.name,
          ],
          ...[pick(words.messages, n, 27), stage, pick(urgency, n, 28), bulkProducts[product], words.products[product]],
          ...[100 + (drawn(n, 29) % 20_000), language, amount, amount === null ? null : 'USD'],
          ...[moved ? iso(request.answered) : null, closed === null ? null : iso(closed), party.id, party.contactId],
          ...[iso(request.made), iso(stage === 'new' ? request.made : (closed ?? request.answered))],
        ];
      }
    },
  },
  {
    table: 'communications',
    columns: [
      ...[
        'id',
        'company_id',
        'contact_id',
        'quote_request_id',
        'type',
        'direction',
        'subject',
        'content',
        'status',
        'priority',
      ],
      ...['sentiment', 'duration_minutes', 'follow_up_required', 'follow_up_date', 'created_at', 'updated_at'],
    ],
    *rows(span) {
      for (const { n, party, id, made, replied, stage, product } of requests(span)) {
        const { words } = party;
        const of = [party.id, party.contactId, id];
        const waiting = stage === 'new' && made > span.until - 30 * day;
        yield [
          ...[idOf(n, kind.inbound), ...of, 'form_submission', 'inbound', `${words.asked}: ${words.products[product]}`],
          ...[
            pick(words.messages, n, 27),
            stage === 'new' ? 'received' : 'replied',
            pick(urgency, n, 28),
            pick(moods, n, 30),
          ],
          ...[null, waiting, waiting ? iso(made + day) : null, iso(made), iso(made)],
        ];
        const by = pick(means, n, 31);
        const spoke = by === 'phone' || by === 'meeting' || by === 'video_call';
        yield [
          ...[idOf(n, kind.outbound), ...of, by, 'outbound', `${words.answered}: ${words.products[product]}`],
          ...[pick(words.answers, n, 32), pick(ends, n, 33), pick(urgency, n, 34), pick(moods, n, 35)],
          ...[spoke ? 5 + (drawn(n, 36) % 55) : null, false, null, iso(replied), iso(replied)],
        ];
      }
    },
  },
  {
    table: 'quote_status_history',
    columns: ['quote_request_id', 'from_status', 'to_status', 'changed_at', 'actor'],
    *rows(span) {
      for (const { n, id, stage, made, answered, closed } of requests(span)) {
        yield [id, null, 'new', iso(made), null];
        if (stage !== 'new') yield [id, 'new', stage, iso(closed ?? answered), pick(colleagues, n, 37)];
      }
    },
  },
  {
    table: 'activity_logs',
    columns: ['action', 'target_type', 'target_id', 'details', 'changes', 'actor', 'created_at', 'company_id'],
    *rows(span) {
      for (const { c, id, name } of parties(span)) {
        const details = { name, status: pick(standings, c, 11) };
        yield ['INSERT', 'companies', id, details, null, null, firstOf(requestsFrom(c, span)), id];
      }
      for (const { n, party, id, stage, made, answered, closed } of requests(span)) {
        const details = { name: party.person, company: party.name, email: party.email, status: stage };
        yield ['INSERT', 'quote_requests', id, { ...details, status: 'new' }, null, null, iso(made), party.id];
        if (stage === 'new') continue;
        const changes = { status: ['new', stage] };
        const at = iso(closed ?? answered);
        yield ['UPDATE', 'quote_requests', id, details, changes, pick(colleagues, n, 37), at, party.id];
      }
    },
  },
];

/** An odd factor takes every number of 30 bits to another one, so no two are alike; people's own are six characters. */
const referenceOf = (n: number): string =>
  `KD-${(Math.imul(n, 387_420_489) & 0x3fffffff).toString(16).toUpperCase().padStart(8, '0')}`;
