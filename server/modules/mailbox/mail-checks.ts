import type { MailCheckResult } from '../../../common/enums.ts';

/** Results of the server that received a mail. */
export interface MailChecks {
  spf: MailCheckResult;
  dkim: MailCheckResult;
  dkimDomain: string | null;
  dmarc: MailCheckResult;
  /** Whether SPF, DKIM or DMARC prove that the domain of the From address sent the mail. */
  isProven: boolean;
}

/** A header in the order of the mail; the key is in lower case. */
interface MailHeader {
  key: string;
  value: string;
}

const unchecked: MailChecks = { spf: 'none', dkim: 'none', dkimDomain: null, dmarc: 'none', isProven: false };

/** In `trustedServers`: a server that does not name itself in the header (Microsoft 365). */
const NAMELESS = '-';

/**
 * Reads the header Authentication-Results (RFC 8601) of the server that received the mail. Anybody can write such a header into a mail:
 * each server adds its own at the top, so what stands above the topmost Received header is of the receiving server. Servers that add it
 * below have to be named, and have to remove headers with their name from mails that arrive, as the RFC requires.
 * @param trustedServers names (authserv-id) in lower case, of which the topmost header counts; empty: only a header above the topmost
 *   Received header counts
 * @param senderDomain domain of the From address
 */
export function readMailChecks(
  headers: readonly MailHeader[],
  trustedServers: readonly string[],
  senderDomain: string,
): MailChecks {
  const candidates = trustedServers.length > 0 ? headers : headers.slice(0, Math.max(0, findTopmostReceived(headers)));
  const found = candidates
    .filter(({ key }) => key === 'authentication-results')
    .map(({ value }) => parseResults(value))
    .find(({ server }) => trustedServers.length === 0 || trustedServers.includes(server || NAMELESS));
  if (!found) return unchecked;
  const { methods } = found;
  const spf = methods.find(({ method }) => method === 'spf');
  const dmarc = methods.find(({ method }) => method === 'dmarc');
  const signatures = methods.filter(({ method }) => method === 'dkim');
  const aligned = signatures.find(({ result, domain }) => result === 'pass' && isAligned(domain, senderDomain));
  const dkim = aligned ?? signatures.find(({ result }) => result === 'pass') ?? signatures[0];
  const isSpfAligned = spf?.result === 'pass' && isAligned(spf.domain, senderDomain);
  return {
    spf: spf?.result ?? 'none',
    dkim: dkim?.result ?? 'none',
    dkimDomain: dkim?.domain || null,
    dmarc: dmarc?.result ?? 'none',
    isProven: dmarc?.result !== 'fail' && (dmarc?.result === 'pass' || Boolean(aligned) || isSpfAligned),
  };
}

const findTopmostReceived = (headers: readonly MailHeader[]): number =>
  headers.findIndex(({ key }) => key === 'received');

/** Whether two domains belong together: equal, or one a subdomain of the other. */
export function isAligned(domain: string, senderDomain: string): boolean {
  if (!domain.includes('.') || !senderDomain.includes('.')) return false;
  return domain === senderDomain || domain.endsWith(`.${senderDomain}`) || senderDomain.endsWith(`.${domain}`);
}

interface MethodResult {
  method: string;
  result: MailCheckResult;
  domain: string;
}

/** Properties with the domain of a method, best first. */
const domainProperties: Record<string, string[]> = {
  dkim: ['header.d', 'header.i'],
  spf: ['smtp.mailfrom', 'smtp.helo'],
  dmarc: ['header.from'],
};

function parseResults(value: string): { server: string; methods: MethodResult[] } {
  const parts = removeComments(value).toLowerCase().split(';');
  const first = parts[0]!.trim().split(/\s+/)[0] ?? '';
  const isNamed = !first.includes('=');
  const methods = (isNamed ? parts.slice(1) : parts).flatMap((part) => {
    const words = part.trim().split(/\s+/);
    const [method = '', result = ''] = words[0]!.split('=');
    const properties = domainProperties[method.split('/')[0]!];
    if (!properties) return [];
    const values = new Map(words.slice(1).map((word) => [word.split('=')[0]!, word.slice(word.indexOf('=') + 1)]));
    const named = properties.map((name) => values.get(name)).find(Boolean) ?? '';
    const domain = named.replaceAll('"', '').split('@').at(-1)!;
    return [{ method: method.split('/')[0]!, result: toResult(result), domain }];
  });
  return { server: isNamed ? first : '', methods };
}

/** `softfail` counts as a failure; errors and policies as no result. */
function toResult(result: string): MailCheckResult {
  if (result === 'pass') return 'pass';
  return result === 'fail' || result === 'softfail' || result === 'hardfail' ? 'fail' : 'none';
}

/** Removes comments in parentheses, which may be nested. */
function removeComments(text: string): string {
  let depth = 0;
  let plain = '';
  for (const character of text) {
    if (character === '(') depth++;
    else if (character === ')' && depth > 0) depth--;
    else if (depth === 0) plain += character;
  }
  return plain;
}
