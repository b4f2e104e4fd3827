import type { Absence } from './session.ts';

const login = '/admin/login';
/** A document of its own, outside the admin. */
export const playground = '/graphql';

/** What the login page is told about how somebody came to it. */
export interface LoginState {
  over: Absence;
}

/** The login page, which leads on to the page asked for. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  const asked = pathname + search;
  return asked === '/admin' ? login : `${login}?${new URLSearchParams({ next: asked }).toString()}`;
}

/** The page to show after signing in: only ever one of the admin's own, or the playground. */
export function pageAskedFor(search: URLSearchParams): string {
  const here = 'http://localhost';
  const next = search.get('next') ?? '';
  const { origin, pathname, search: query } = URL.canParse(next, here) ? new URL(next, here) : new URL(here);
  const ours = origin === here && /^\/admin(\/|$)/.test(pathname) && pathname !== login;
  if (origin === here && pathname === playground) return playground;
  return ours ? pathname + query : '/admin';
}
