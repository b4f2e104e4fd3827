import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { createAuthentication, readOrCreateSessionSecret } from '../modules/identity/index.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { createVault } from '../platform/vault.ts';
import type { Services } from './context.ts';

interface Options {
  db: DataSource;
  /** Whether the public URL is https; session cookies are then sent over HTTPS only. */
  secure: boolean;
  log: Logger;
  lifecycle: Lifecycle;
}

/** Creates the authentication of requests, and the vault that encrypts the secrets of second factors. */
export async function startAuthentication(
  config: Config,
  { db, secure, log, lifecycle }: Options,
): Promise<Pick<Services, 'authentication' | 'vault'>> {
  const secret = config.SESSION_SECRET ?? (await readOrCreateSessionSecret(config.DATA_DIR));
  const authentication = createAuthentication({ db, secret, secure, rule: config.REQUIRE_SECOND_FACTOR, log });
  lifecycle.onStop('sessions', () => authentication.close());
  return { authentication, vault: createVault(secret, 'second factor') };
}
