import { lostReasons, type Language, type Outcome, type QuoteStatus } from '../../common/enums.ts';
import { bulkPrices, bulkProducts, bulkWords } from './bulk-words.ts';

/** Number of requests of each company. Each request has two communications. */
export const REQUESTS_PER_COMPANY = 5;

const SECOND_MS = 1_000;
export const DAY_MS = 86_400 * SECOND_MS;
const MONTH_SECONDS = 30 * 86_400;
const TWO_YEARS_SECONDS = 730 * 86_400;

/** Repeats each value by its weight, so that {@link pick} chooses it in that proportion. */
export const weighted = <Value>(weights: readonly [Value, number][]): Value[] =>
  weights.flatMap(([value, weight]) => Array<Value>(weight).fill(value));
const languageWeights = weighted<Language>([
  ['tr', 5],
  ['en', 3],
  ['fa', 1],
  ['ar', 1],
  ['fr', 2],
]);
const statusWeights = weighted<QuoteStatus>([
  ['new', 4],
  ['pending', 3],
  ['contacted', 3],
  ['responded', 3],
  ['quoted', 4],
  ['closed', 3],
]);

/** Outcomes of closed requests; null for requests that were closed before outcomes were recorded. */
const outcomeWeights = weighted<Outcome | null>([
  ['won', 10],
  ['lost', 9],
  [null, 1],
]);

/** Returns a reproducible pseudo-random integer below 2^32 for a running number and a purpose (finalizer of MurmurHash3). */
export function hashNumber(n: number, purpose: number): number {
  let mixed = Math.imul(n, 0x9e3779b1) ^ Math.imul(purpose, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Chooses a value by the hash of a running number and a purpose. */
export const pick = <Value>(values: readonly Value[], n: number, purpose: number): Value =>
  values[hashNumber(n, purpose) % values.length]!;

/** Returns the UUID of a running number. Its first eight digits are already unique, because every step of `hashNumber` is invertible. */
export function createId(n: number, purpose: number): string {
  const [one, two, three, four] = [
    hashNumber(n, purpose),
    hashNumber(n, purpose + 1),
    hashNumber(n, purpose + 2),
    hashNumber(n, purpose + 3),
  ];
  const version = hex[0x4000 | (two & 0xfff)];
  const variant = hex[0x8000 | ((three >>> 16) & 0xfff)];
  return `${hex[one >>> 16]}${hex[one & 0xffff]}-${hex[two >>> 16]}-${version}-${variant}-${hex[three & 0xffff]}${hex[four >>> 16]}${hex[four & 0xffff]}`;
}
/** All 16-bit numbers as four hexadecimal digits. */
const hex = Array.from({ length: 0x10000 }, (_, number) => number.toString(16).padStart(4, '0'));

/** First of the four purposes that `createId` uses for each kind of id. All other purposes are below 1,000, so that no hash is used twice. */
export const idPurpose = {
  company: 1_000,
  contact: 1_004,
  request: 1_008,
  submission: 1_012,
  inbound: 1_016,
  outbound: 1_020,
};

/** Generates the company with the given number and its contact. */
function generateCompany(c: number) {
  const language = pick(languageWeights, c, 1);
  const words = bulkWords[language];
  return {
    c,
    id: createId(c, idPurpose.company),
    contactId: createId(c, idPurpose.contact),
    code: `KD-${String(c).padStart(7, '0')}`,
    language,
    words,
    name: `${pick(words.trades, c, 2)} ${pick(words.places, c, 3)} ${c}`,
    person: `${pick(words.firstNames, c, 4)} ${pick(words.lastNames, c, 5)}`,
    email: `kisi@firma-${c}.example`,
  };
}
type GeneratedCompany = ReturnType<typeof generateCompany>;

/** Generates a quote request. Requests arrive in the order of their numbers, those of one company within about a month. */
function generateRequest(n: number, { from, to, until }: Span) {
  const status = pick(statusWeights, n, 20);
  const secondsFromStart =
    Math.floor(((n - from) / (to - from)) * (TWO_YEARS_SECONDS - MONTH_SECONDS)) + (hashNumber(n, 21) % MONTH_SECONDS);
  const createdAt = until - DAY_MS - (TWO_YEARS_SECONDS - secondsFromStart) * SECOND_MS;
  const answeredAt = Math.min(until, createdAt + (1 + (hashNumber(n, 22) % 172_800)) * SECOND_MS);
  const product = hashNumber(n, 25) % bulkProducts.length;
  const tons = 100 + (hashNumber(n, 29) % 20_000);
  /** Within 5 % of the usual price of the product. */
  const price = bulkPrices[product]! * (0.95 + (hashNumber(n, 24) % 101) / 1_000);
  const outcome = status === 'closed' ? pick(outcomeWeights, n, 34) : null;
  return {
    id: createId(n, idPurpose.request),
    status,
    outcome,
    lostReason: outcome === 'lost' ? pick(lostReasons, n, 35) : null,
    createdAt,
    answeredAt,
    closedAt:
      status === 'closed' ? Math.min(until, answeredAt + (hashNumber(n, 23) % (20 * 86_400)) * SECOND_MS) : null,
    product,
    tons,
    amount: status === 'quoted' || status === 'closed' ? Math.round(tons * price) : null,
    repliedAt: Math.min(until, createdAt + 10_800 * SECOND_MS),
  };
}

/** A range of running numbers, spread over two years. */
export interface Span {
  from: number;
  /** Exclusive. */
  to: number;
  /** End of the two years in epoch milliseconds. */
  until: number;
}

/** Generates the companies of a range. */
export function* companies({ from, to }: Span): Generator<GeneratedCompany> {
  for (let c = Math.ceil(from / REQUESTS_PER_COMPANY); c * REQUESTS_PER_COMPANY < to; c++) yield generateCompany(c);
}

/** Generates the requests of a range, each with its company. */
export function* requests(span: Span) {
  const { from, to } = span;
  let company = generateCompany(Math.floor(from / REQUESTS_PER_COMPANY));
  for (let n = from; n < to; n++) {
    const c = Math.floor(n / REQUESTS_PER_COMPANY);
    if (company.c !== c) company = generateCompany(c);
    yield { n, company, ...generateRequest(n, span) };
  }
}

/** Generates the requests of company `c` within the range. */
export const requestsOfCompany = (c: number, span: Span) =>
  Array.from({ length: Math.min(REQUESTS_PER_COMPANY, span.to - c * REQUESTS_PER_COMPANY) }, (_, index) =>
    generateRequest(c * REQUESTS_PER_COMPANY + index, span),
  );

/** Returns when the first of the requests was made. */
export const firstRequestAt = (requests: { createdAt: number }[]): number =>
  Math.min(...requests.map(({ createdAt }) => createdAt));
