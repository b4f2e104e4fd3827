import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { createAuthentication, readOrCreateSessionSecret } from '../modules/identity/index.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { createOfferTokens } from '../modules/offers/index.ts';
import { createVault } from '../platform/vault.ts';
import type { Services } from './context.ts';

interface Options {
  db: DataSource;
  /** Public URL of the site, for the links of offers. */
  url: string;
  /** Whether the public URL is https; session cookies are then sent over HTTPS only. */
  secure: boolean;
  log: Logger;
  lifecycle: Lifecycle;
}

/** Creates what needs the server secret: authentication of requests, vault for the secrets of second factors, tokens of offers. */
export async function startAuthentication(
  config: Config,
  { db, url, secure, log, lifecycle }: Options,
): Promise<Pick<Services, 'authentication' | 'offerTokens' | 'vault'>> {
  const secret = config.SESSION_SECRET ?? (await readOrCreateSessionSecret(config.DATA_DIR));
  const authentication = createAuthentication({ db, secret, secure, rule: config.REQUIRE_SECOND_FACTOR, log });
  lifecycle.onStop('sessions', () => authentication.close());
  return { authentication, offerTokens: createOfferTokens(secret, url), vault: createVault(secret, 'second factor') };
}
