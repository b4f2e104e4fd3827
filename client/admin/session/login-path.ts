import type { SignedOutReason } from './session.ts';

const loginPath = '/admin/login';
/** The GraphQL playground is a separate document, not a route of the admin. */
export const playgroundPath = '/graphql';

/** Router state of a redirect to the login page. */
export interface LoginState {
  signedOutReason: SignedOutReason;
}

/** Returns the path of the login page, with the requested page in the parameter `next`. */
export function getLoginPath({ pathname, search }: { pathname: string; search: string }): string {
  const requested = pathname + search;
  return requested === '/admin' ? loginPath : `${loginPath}?${new URLSearchParams({ next: requested }).toString()}`;
}

/** Returns the path to open after signing in: a page of the admin or the playground, never another site. */
export function getRequestedPage(search: URLSearchParams): string {
  const base = 'http://localhost';
  const next = search.get('next') ?? '';
  const { origin, pathname, search: query } = URL.canParse(next, base) ? new URL(next, base) : new URL(base);
  const isAdminPage = origin === base && /^\/admin(\/|$)/.test(pathname) && pathname !== loginPath;
  if (origin === base && pathname === playgroundPath) return playgroundPath;
  return isAdminPage ? pathname + query : '/admin';
}
