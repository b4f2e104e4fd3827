import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { ownOrigins } from '../platform/http/origin.ts';

export interface PublicAddress {
  /** Where visitors find the site. */
  url: string;
  /** Of our own pages. */
  origins: ReadonlySet<string>;
  /** Whether it is https. */
  secure: boolean;
}

export function publicAddress(config: Config, localUrl: string, log: Logger): PublicAddress {
  const { PUBLIC_URL: publicUrl, TRUST_PROXY: proxies } = config;
  const url = new URL(publicUrl ?? localUrl).origin;
  const secure = url.startsWith('https:');
  if (secure && proxies === 0)
    log.warn('nobody can sign in: PUBLIC_URL is https, and TRUST_PROXY 0 believes no proxy that says so');
  return { url, origins: ownOrigins(publicUrl, localUrl), secure };
}
