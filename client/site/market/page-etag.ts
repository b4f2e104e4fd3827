/**
 * Fetches the ETag of the current page. The server changes it as soon as the page shows other values (see server/platform/http).
 * @returns undefined when the request fails or the page has no ETag
 */
export async function fetchPageEtag(): Promise<string | undefined> {
  try {
    const { headers } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    return headers.get('etag') ?? undefined;
  } catch {
    return undefined;
  }
}
