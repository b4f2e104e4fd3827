interface FetchedPage {
  status: number;
  /** Empty unless the answer is an HTML page. */
  html: string;
}

/** Answers by URL; each URL is fetched only once. */
const cache = new Map<string, Promise<FetchedPage>>();
function fetchOnce(address: string): Promise<FetchedPage> {
  const cached = cache.get(address);
  if (cached) return cached;
  const pending = fetch(address).then(async (response) => {
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const body = await response.text();
    return { status: response.status, html: isPage ? body : '' };
  });
  cache.set(address, pending);
  return pending;
}

const unescapeHtml = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const withoutScripts = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '');
const readAttributes = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gi'))].map(([, value = '']) => unescapeHtml(value));

/** Returns the addresses of links, pictures, films and scripts of a page. */
function listAddresses(html: string): string[] {
  const page = withoutScripts(html);
  const sets = readAttributes(page, 'srcset').flatMap((set) =>
    set.split(',').map((entry) => entry.trim().split(/\s/)[0] ?? ''),
  );
  const scripts = readAttributes(html, 'src');
  return [...new Set([...readAttributes(page, 'href'), ...readAttributes(page, 'poster'), ...scripts, ...sets])];
}

const validFormats: Record<string, RegExp> = {
  'mailto:': /^mailto:[^\s@?]*(@[\w-]+(\.[\w-]+)+)?(\?[^\s]+)?$/,
  'tel:': /^tel:\+\d{8,15}$/,
  'geo:': /^geo:-?\d+\.\d+,-?\d+\.\d+(\?\S+)?$/,
};

/** Returns why an address on a page is broken, or undefined if it works. */
async function checkAddress(address: string, page: string): Promise<string | undefined> {
  const url = new URL(address, page);
  if (url.protocol in validFormats)
    return validFormats[url.protocol]?.test(address) ? undefined : 'has an invalid format';
  if (url.origin !== new URL(page).origin) return url.protocol === 'https:' ? undefined : `uses ${url.protocol}`;

  const anchor = decodeURIComponent(url.hash.slice(1));
  url.hash = '';
  const { status, html } = await fetchOnce(url.href);
  if (status !== 200) return `returns status ${status}`;
  if (anchor && !readAttributes(withoutScripts(html), 'id').includes(anchor)) return 'has no element for its fragment';
}

/**
 * Returns the broken links, pictures, scripts and fragments of a page.
 * @param page URL of the page
 * @param origin public origin in the page's URLs, which is replaced by the origin of the server under test
 */
export async function findBrokenLinks(html: string, page: string, origin: string): Promise<string[]> {
  const addresses = listAddresses(html).map((address) => address.replace(origin, new URL(page).origin));
  const faults = await Promise.all(
    addresses.map(async (address) => ({ address, why: await checkAddress(address, page) })),
  );
  return faults.flatMap(({ address, why }) => (why ? [`${address} ${why}`] : []));
}
