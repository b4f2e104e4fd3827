import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { rateLimited } from './graphql/errors.ts';

interface Allowance {
  /** Part of the key in rate_limits, so that limits don't share their counts. */
  name: string;
  /** How many are accepted within `seconds`, counted from the first. */
  points: number;
  seconds: number;
}

export interface RateLimit {
  /**
   * Counts one try, on every node in the same row.
   * It fails closed: an unreachable database is an error here, as it would be for whatever the limit stands before.
   * @throws RATE_LIMITED with the seconds until the next try is accepted
   */
  consume(db: DataSource, key: string): Promise<void>;
  /** Gives back one try that did no harm. */
  refund(db: DataSource, key: string): Promise<void>;
}

/** Keys come from outside: a digest has one length, no NUL byte, and tells nobody's address to a reader of the table. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

export function rateLimit({ name, points, seconds }: Allowance): RateLimit {
  const limiters = new WeakMap<DataSource, RateLimiterPostgres>();
  const limiterFor = (db: DataSource): RateLimiterPostgres => {
    const known = limiters.get(db);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: db,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(db, limiter);
    return limiter;
  };
  return {
    async consume(db, key) {
      try {
        await limiterFor(db).consume(digest(key));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw rateLimited(Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    async refund(db, key) {
      await limiterFor(db).reward(digest(key));
    },
  };
}

/**
 * What counts as one caller: an IPv4 address, or the /64 network of an IPv6 address, which one customer has to itself and can
 * walk through at will.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(gap).fill('0'), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
