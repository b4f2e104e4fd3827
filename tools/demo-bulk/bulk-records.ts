import type { Language, QuoteStatus } from '../../common/enums.ts';
import { bulkPrices, bulkProducts, bulkWords } from './bulk-words.ts';

/** Requests of one company; each has two communications. */
export const requestsOfCompany = 5;

const second = 1_000;
export const day = 86_400 * second;
/** In seconds. */
const month = 30 * 86_400;
const twoYears = 730 * 86_400;

/** Weights by repetition: a value that stands twice is drawn twice as often. */
export const times = <Value>(weights: readonly [Value, number][]): Value[] =>
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

/** As good as drawn, and the same every time: a whole number below 2^32 for a running number and a purpose (MurmurHash3's last step). */
export function drawn(n: number, purpose: number): number {
  let mixed = Math.imul(n, 0x9e3779b1) ^ Math.imul(purpose, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

export const pick = <Value>(values: readonly Value[], n: number, purpose: number): Value =>
  values[drawn(n, purpose) % values.length]!;

/** An id that belongs to a running number. The first eight digits alone differ for every number: each step of `drawn` can be undone. */
export function idOf(n: number, kind: number): string {
  const [one, two, three, four] = [drawn(n, kind), drawn(n, kind + 1), drawn(n, kind + 2), drawn(n, kind + 3)];
  const version = hex[0x4000 | (two & 0xfff)];
  const variant = hex[0x8000 | ((three >>> 16) & 0xfff)];
  return `${hex[one >>> 16]}${hex[one & 0xffff]}-${hex[two >>> 16]}-${version}-${variant}-${hex[three & 0xffff]}${hex[four >>> 16]}${hex[four & 0xffff]}`;
}
/** Every number of 16 bits in four digits. */
const hex = Array.from({ length: 0x10000 }, (_, number) => number.toString(16).padStart(4, '0'));

/** Purposes of ids, four apart; those of other draws are small. */
export const kind = {
  company: 1_000,
  contact: 1_004,
  request: 1_008,
  submission: 1_012,
  inbound: 1_016,
  outbound: 1_020,
};

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

/** As real ones do, they come one after the other, and those of one company within a month or so. */
function requestOf(n: number, { from, to, until }: Span) {
  const stage = pick(stages, n, 20);
  const since = Math.floor(((n - from) / (to - from)) * (twoYears - month)) + (drawn(n, 21) % month);
  const made = until - day - (twoYears - since) * second;
  const answered = Math.min(until, made + (1 + (drawn(n, 22) % 172_800)) * second);
  const product = drawn(n, 25) % bulkProducts.length;
  const tons = 100 + (drawn(n, 29) % 20_000);
  /** Within 5 % of the product's. */
  const price = bulkPrices[product]! * (0.95 + (drawn(n, 24) % 101) / 1_000);
  return {
    id: idOf(n, kind.request),
    stage,
    made,
    answered,
    closed: stage === 'closed' ? Math.min(until, answered + (drawn(n, 23) % (20 * 86_400)) * second) : null,
    product,
    tons,
    amount: stage === 'quoted' || stage === 'closed' ? Math.round(tons * price) : null,
    replied: Math.min(until, made + 10_800 * second),
  };
}

/** A part of the running numbers, which two years are filled with. */
export interface Span {
  from: number;
  /** Not included. */
  to: number;
  /** End of the two years, in milliseconds; nothing happens later. */
  until: number;
}

export function* parties({ from, to }: Span): Generator<Party> {
  for (let c = Math.ceil(from / requestsOfCompany); c * requestsOfCompany < to; c++) yield partyOf(c);
}

export function* requests(span: Span) {
  const { from, to } = span;
  let party = partyOf(Math.floor(from / requestsOfCompany));
  for (let n = from; n < to; n++) {
    const c = Math.floor(n / requestsOfCompany);
    if (party.c !== c) party = partyOf(c);
    yield { n, party, ...requestOf(n, span) };
  }
}

/** Requests of one company that the span has. */
export const requestsFrom = (c: number, span: Span) =>
  Array.from({ length: Math.min(requestsOfCompany, span.to - c * requestsOfCompany) }, (_, place) =>
    requestOf(c * requestsOfCompany + place, span),
  );

/** When the first of them came. */
export const firstOf = (asked: { made: number }[]): number => Math.min(...asked.map(({ made }) => made));
