interface Found {
  status: number;
  /** Empty for what is no page. */
  html: string;
}

/** What stands at an address, asked for once in the whole walk. */
const visited = new Map<string, Promise<Found>>();
function visit(address: string): Promise<Found> {
  const known = visited.get(address);
  if (known) return known;
  const visiting = fetch(address).then(async (response) => {
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const body = await response.text();
    return { status: response.status, html: isPage ? body : '' };
  });
  visited.set(address, visiting);
  return visiting;
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const withoutScripts = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '');
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gi'))].map(([, value = '']) => unescaped(value));

/** Everything that a page leads to or is made of. */
function addressesIn(html: string): string[] {
  const page = withoutScripts(html);
  const sets = valuesOf(page, 'srcset').flatMap((set) =>
    set.split(',').map((entry) => entry.trim().split(/\s/)[0] ?? ''),
  );
  const scripts = valuesOf(html, 'src');
  return [...new Set([...valuesOf(page, 'href'), ...valuesOf(page, 'poster'), ...scripts, ...sets])];
}

const wellFormed: Record<string, RegExp> = {
  'mailto:': /^mailto:[^\s@?]*(@[\w-]+(\.[\w-]+)+)?(\?[^\s]+)?$/,
  'tel:': /^tel:\+\d{8,15}$/,
  'geo:': /^geo:-?\d+\.\d+,-?\d+\.\d+(\?\S+)?$/,
};

/** Why an address on a page leads nowhere; undefined where it leads to something. */
async function fault(address: string, page: string): Promise<string | undefined> {
  const url = new URL(address, page);
  if (url.protocol in wellFormed) return wellFormed[url.protocol]?.test(address) ? undefined : 'is not well formed';
  if (url.origin !== new URL(page).origin) return url.protocol === 'https:' ? undefined : `leaves by ${url.protocol}`;

  const anchor = decodeURIComponent(url.hash.slice(1));
  url.hash = '';
  const { status, html } = await visit(url.href);
  if (status !== 200) return `answers ${status}`;
  if (anchor && !valuesOf(withoutScripts(html), 'id').includes(anchor)) return 'has no such place on its page';
}

/**
 * What of a page leads nowhere: its links, pictures, scripts and anchors.
 * @param page its address
 * @param origin what the page calls its own site, which is asked for at the page's address
 */
export async function brokenLinks(html: string, page: string, origin: string): Promise<string[]> {
  const own = addressesIn(html).map((address) => address.replace(origin, new URL(page).origin));
  const faults = await Promise.all(own.map(async (address) => ({ address, why: await fault(address, page) })));
  return faults.flatMap(({ address, why }) => (why ? [`${address} ${why}`] : []));
}
