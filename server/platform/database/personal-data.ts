import type { retention } from '../../../common/retention.ts';

type Period = keyof typeof retention;

interface RetentionRule {
  /** How long a row is kept; `commercialRecords` counts from the end of the calendar year. */
  period: Period;
  /** SQL expression on the row `t`: the start of the period. */
  from: string;
  /** SQL condition of the row `t`; other rows follow another rule. */
  where?: string;
}

/**
 * A table with data of customers and how it is found, erased and removed. SQL conditions read the row `t` and the person `p`, with the
 * arrays `emails` (in lower case), `phones` (last ten digits), `contacts`, `requests` and `records` (ids of the rows found so far).
 */
export interface PersonalTable {
  table: string;
  /** Default: `id`. */
  key?: string;
  /** SQL condition: the row is about the person. Unset: only texts in which the person is named are redacted. */
  belongs?: string;
  /** SQL condition: the law keeps the row. */
  keptIf?: string;
  /** SQL assignments that remove the person from a row that is kept; unset: the row names the person, as the law requires. */
  anonymize?: string;
  /** Columns that are not redacted, because they name another person or contain no text. */
  identity?: string[];
  /** Kept as a whole, so that texts in it are not redacted. */
  isCommercialRecord?: boolean;
  /** Deleted with a row when its period is over: table and column that refers to the row. */
  children?: { table: string; column: string };
  expires?: RetentionRule[];
}

/** SQL: the last ten digits of a phone number, because +90 532 000 00 00 and 0532 000 00 00 are one number. */
const phoneKey = (column: string): string => `right(regexp_replace(coalesce(${column}, ''), '\\D', '', 'g'), 10)`;

/** SQL condition: a row with an e-mail address and a phone number is about the person; the number counts only without an address. */
export const belongsByMailbox = `(email_key(t.email) = any(p.emails) or coalesce(t.email, '') = '' and ${phoneKey('t.phone')} = any(p.phones))`;

/** SQL condition of an offer: accepted, or with an order. Kept for ten years (Turkish Commercial Code, Article 82). */
export const isContractOffer = (offer: string): string =>
  `(${offer}.status = 'accepted' or exists (select from orders where offer_id = ${offer}.id))`;

/** SQL condition of a request: it led to a contract. */
export const isContractRequest = (request: string): string =>
  `(${request}.outcome is not distinct from 'won' or exists (select from orders where quote_request_id = ${request}.id)
    or exists (select from offers f where f.quote_request_id = ${request}.id and ${isContractOffer('f')}))`;

/** SQL condition of a company: it has made a contract. */
export const isContractCompany = (company: string): string =>
  `(exists (select from orders where company_id = ${company})
    or exists (select from offers f where f.company_id = ${company} and ${isContractOffer('f')})
    or exists (select from quote_requests q where q.company_id = ${company} and ${isContractRequest('q')}))`;

/** SQL: time of the latest communication whose column has the value. */
export const lastCorrespondence = (column: string, value: string): string =>
  `(select max(created_at) from communications where ${column} = ${value})`;
