/**
 * Which edition of the page that is open the server has: another one as soon as it states other values (server/platform/http/living-pages.ts).
 * @returns undefined where that cannot be had
 */
export async function pageEdition(): Promise<string | undefined> {
  try {
    const { headers } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    return headers.get('etag') ?? undefined;
  } catch {
    return undefined;
  }
}
