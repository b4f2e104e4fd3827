import { isIP } from 'node:net';

/** The site as authenticators know it: a passkey works only for this id, on pages of these origins. */
export interface RelyingParty {
  id: string;
  origins: string[];
}

/**
 * Returns the relying party of the site: its host name. Browsers have no passkeys for IP addresses; for any of them the id is `localhost`,
 * which works only on the machine of the server.
 */
export function createRelyingParty(url: string, origins: ReadonlySet<string>): RelyingParty {
  const { hostname } = new URL(url);
  return { id: isIP(hostname.replace(/^\[|\]$/g, '')) ? 'localhost' : hostname, origins: [...origins] };
}
