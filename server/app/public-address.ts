import ipaddr from 'ipaddr.js';
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

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');

/** Returns the public address of the site: PUBLIC_URL or, when it is unset, the local URL. */
export function getPublicAddress(config: Config, localUrl: string, log: Logger): PublicAddress {
  const { HOST: host, PUBLIC_URL: publicUrl, TRUST_PROXY: proxies } = config;
  const url = new URL(publicUrl ?? localUrl).origin;
  const secure = url.startsWith('https:');
  if (secure && proxies === 0)
    log.warn(
      'sign-in will fail: PUBLIC_URL is https, but with TRUST_PROXY 0 the server ignores the proxy headers for HTTPS',
    );
  if (typeof proxies === 'number' && proxies > 0 && !isLoopback(host))
    log.warn(
      `TRUST_PROXY is a number, and HOST ${host} accepts other machines: a client that reaches the port directly can forge the IP address that rate limits count. Set TRUST_PROXY to the addresses of the proxies`,
    );
  return { url, origins: ownOrigins(publicUrl, localUrl), secure };
}
