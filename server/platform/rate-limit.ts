import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource, EntityManager } from 'typeorm';
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
   * Counts one try, or as many points as it costs, on every node in the same row. One that is refused counts too.
   * It fails closed: an unreachable database is an error here, as it would be for whatever the limit stands before.
   * @throws RATE_LIMITED with the seconds until the next try is accepted
   */
  consume(db: DataSource, key: string, cost?: number): Promise<void>;
  /** Gives back what did no harm, in the transaction of the caller where there is one. */
  refund(db: DataSource | EntityManager, key: string, cost?: number): Promise<void>;
}

const tableName = 'rate_limits';

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
      tableName,
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(db, limiter);
    return limiter;
  };
  return {
    async consume(db, key, cost = 1) {
      try {
        await limiterFor(db).consume(digest(key), cost);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw rateLimited(Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    async refund(db, key, cost = 1) {
      // The package's reward() takes a connection of its own, and makes the count negative once the time is over.
      await db.query(`update ${tableName} set points = greatest(points - $2, 0) where key = $1`, [
        `${name}:${digest(key)}`,
        cost,
      ]);
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
