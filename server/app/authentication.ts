import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { createAuthentication, createSessions, keptSessionSecret } from '../modules/identity/index.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { createVault } from '../platform/vault.ts';
import type { Services } from './context.ts';

interface Options {
  db: DataSource;
  /** Whether visitors come by https, so that their cookies go by nothing else. */
  secure: boolean;
  log: Logger;
  lifecycle: Lifecycle;
}

/** Sessions, who is signed in with them, and the vault for the secrets of second factors. */
export async function startAuthentication(
  config: Config,
  { db, secure, log, lifecycle }: Options,
): Promise<Pick<Services, 'authentication' | 'vault'>> {
  const secret = config.SESSION_SECRET ?? (await keptSessionSecret(config.DATA_DIR));
  const sessions = createSessions({ db, secret, secure, log });
  lifecycle.onStop('sessions', sessions.close);
  return {
    authentication: createAuthentication(db, sessions, config.REQUIRE_SECOND_FACTOR),
    vault: createVault(secret, 'second factor'),
  };
}
