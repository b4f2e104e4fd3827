import type { EntityManager } from 'typeorm';
import type { Context } from '../../platform/graphql/context.ts';
import { mailLoaders } from './inbound-mail.loaders.ts';

/** Marks an address that a mail server has refused for good. */
export const markBounced = (tx: EntityManager, email: string, reason: string, at: Date): Promise<unknown> =>
  tx.query(
    `insert into bounced_addresses (email, reason, bounced_at) values (email_key($1), $2, $3)
     on conflict (email) do update set reason = excluded.reason, bounced_at = excluded.bounced_at`,
    [email, reason, at],
  );

/** Removes the mark: a mail of the address shows that it exists. */
export const unmarkBounced = (tx: EntityManager, email: string): Promise<unknown> =>
  tx.query('delete from bounced_addresses where email = email_key($1)', [email]);

/** Returns why an address was refused; null when it was not. */
export const findBounce = (loaders: Context['loaders'], email: string): Promise<string | null> =>
  loaders(mailLoaders).bounceReason.load(email);
