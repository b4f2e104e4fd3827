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

interface GrowingDelayOptions {
  /** Prefix of the keys in rate_limits. */
  name: string;
  /** Failures without a delay. Each further one doubles the delay, which begins with `firstSeconds`. */
  freeFailures: number;
  firstSeconds: number;
  maxSeconds: number;
  /** Failures are forgotten this long after the last one. */
  forgetSeconds: number;
}

interface GrowingDelay {
  /**
   * Counts an attempt, shared by all nodes; attempts during the delay are refused and do not extend it.
   * @throws RATE_LIMITED with the seconds until the next attempt is accepted
   */
  consume(db: DataSource, key: string): Promise<void>;
  /** Forgets the failures. */
  reset(db: DataSource, key: string): Promise<void>;
}

/** Creates a delay that grows with each failure, stored in the database: `expire` of a row is the last attempt plus `forgetSeconds`. */
export function growingDelay({
  name,
  freeFailures,
  firstSeconds,
  maxSeconds,
  forgetSeconds,
}: GrowingDelayOptions): GrowingDelay {
  const now = `(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  // Of a key with at least `freeFailures` failures.
  const delay = `least(${maxSeconds}, ${firstSeconds} * power(2, least(attempts.points - ${freeFailures}, 30))) * 1000`;
  const forgetAfterMs = forgetSeconds * 1000;
  const keyOf = (key: string) => `${name}:${digest(key)}`;
  return {
    async consume(db, key) {
      // One statement, so that simultaneous attempts are counted one after the other, not always in the order of their times.
      const accepted = await db.query<unknown[]>(
        `insert into ${TABLE_NAME} as attempts (key, points, expire) values ($1, 1, ${now} + ${forgetAfterMs})
         on conflict (key) do update set
           points = case when attempts.expire <= excluded.expire - ${forgetAfterMs} then 1 else attempts.points + 1 end,
           expire = greatest(attempts.expire, excluded.expire)
         where attempts.points < ${freeFailures} or attempts.expire <= excluded.expire - ${forgetAfterMs}
           or excluded.expire >= attempts.expire + ${delay}
         returning points`,
        [keyOf(key)],
      );
      if (accepted.length > 0) return;
      const [row] = await db.query<{ wait: number }[]>(
        `select greatest(1, ceil((attempts.expire - ${forgetAfterMs} + ${delay} - ${now}) / 1000.0))::integer as wait
         from ${TABLE_NAME} as attempts where key = $1`,
        [keyOf(key)],
      );
      throw rateLimited(row?.wait ?? 1);
    },
    async reset(db, key) {
      await db.query(`delete from ${TABLE_NAME} where key = $1`, [keyOf(key)]);
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
