import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { ownOrigins } from '../platform/http/origin.ts';

export interface PublicAddress {
  /** Public URL of the site. */
  url: string;
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  /** Whether the public URL is https. */
  secure: boolean;
}

/** Returns the public address of the site: PUBLIC_URL or, when it is unset, the local URL. */
export function getPublicAddress(config: Config, localUrl: string, log: Logger): PublicAddress {
  const { PUBLIC_URL: publicUrl, TRUST_PROXY: proxies } = config;
  const url = new URL(publicUrl ?? localUrl).origin;
  const secure = url.startsWith('https:');
  if (secure && proxies === 0)
    log.warn(
      'sign-in will fail: PUBLIC_URL is https, but with TRUST_PROXY 0 the server ignores the proxy headers for HTTPS',
    );
  return { url, origins: ownOrigins(publicUrl, localUrl), secure };
}
