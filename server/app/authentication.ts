import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { createAuthentication, createRelyingParty, secondFactorSecret } from '../modules/identity/index.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { createOfferTokens } from '../modules/offers/index.ts';
import { createMailboxVaults } from '../modules/mailbox/index.ts';
import { createVault } from '../platform/vault.ts';
import type { Services } from './context.ts';
import { readEncryptionKeys, readServerSecret, usesDerivedKey } from './encryption-keys.ts';

interface Options {
  db: DataSource;
  /** Public URL of the site, for the links of offers. */
  url: string;
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  /** Whether the public URL is https; session cookies are then sent over HTTPS only. */
  secure: boolean;
  log: Logger;
  lifecycle: Lifecycle;
}

/** Creates what needs the secrets of the settings: authentication of requests, vaults for the secrets of second factors and mailboxes, tokens of offers. */
export async function startAuthentication(
  config: Config,
  { db, url, origins, secure, log, lifecycle }: Options,
): Promise<Pick<Services, 'authentication' | 'mailboxVaults' | 'offerTokens' | 'vault'>> {
  const secret = await readServerSecret(config);
  const keys = await readEncryptionKeys(config);
  const vault = createVault(keys, secondFactorSecret);
  if (usesDerivedKey(config))
    log.warn('ENCRYPTION_KEY is not set: stored secrets are encrypted with a key derived from SESSION_SECRET');
  const authentication = createAuthentication({
    db,
    secret,
    secure,
    rule: config.REQUIRE_SECOND_FACTOR,
    relyingParty: createRelyingParty(url, origins),
    log,
  });
  lifecycle.onStop('sessions', () => authentication.close());
  return {
    authentication,
    mailboxVaults: createMailboxVaults(keys),
    offerTokens: createOfferTokens(secret, url),
    vault,
  };
}
