import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource, EntityManager } from 'typeorm';
import { rateLimited } from './graphql/errors.ts';

interface RateLimitOptions {
  /** Prefix of the keys in rate_limits, so that limits are counted separately. */
  name: string;
  /** Points that are accepted within `seconds`, counted from the first consumption. */
  points: number;
  seconds: number;
}

interface RateLimit {
  /**
   * Consumes one point, or `cost` points, shared by all nodes. Refused calls are counted, too. When the database is
   * unreachable, the call fails, so that the limit cannot be bypassed.
   * @throws RATE_LIMITED with the seconds until the next call is accepted
   */
  consume(db: DataSource, key: string, cost?: number): Promise<void>;
  /** Refunds points, in the transaction of the caller if there is one. */
  refund(db: DataSource | EntityManager, key: string, cost?: number): Promise<void>;
}

const TABLE_NAME = 'rate_limits';

/**
 * Hashes a key, which is user input: a digest has a fixed length and no NUL bytes, and does not reveal addresses in the
 * table.
 */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Creates a rate limit whose counts are stored in the database. */
export function rateLimit({ name, points, seconds }: RateLimitOptions): RateLimit {
  const limiters = new WeakMap<DataSource, RateLimiterPostgres>();
  const limiterFor = (db: DataSource): RateLimiterPostgres => {
    const existing = limiters.get(db);
    if (existing) return existing;
    const limiter = new RateLimiterPostgres({
      storeClient: db,
      storeType: 'typeorm',
      tableName: TABLE_NAME,
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
      } catch (error) {
        if (error instanceof RateLimiterRes) throw rateLimited(Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
    async refund(db, key, cost = 1) {
      // reward() of the package uses a separate connection, and makes the count negative after the period has expired.
      await db.query(`update ${TABLE_NAME} set points = greatest(points - $2, 0) where key = $1`, [
        `${name}:${digest(key)}`,
        cost,
      ]);
    },
  };
}

/**
 * Returns the part of an IP address that identifies a caller: the IPv4 address, or the /64 network of an IPv6 address,
 * because one customer can use all addresses of that network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address); // an IPv4 address in the form of IPv6 becomes IPv4
  const text = parsed.toString();
  return parsed.kind() === 'ipv4' ? text : `${ipaddr.IPv6.networkAddressFromCIDR(`${text}/64`).toString()}/64`;
}
