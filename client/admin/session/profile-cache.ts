import type { ProfileFragment } from '../../graphql/generated.ts';

export type Profile = Pick<ProfileFragment, 'email' | 'name' | 'role'>;

/** The e-mail that signed in last from this browser. */
export const accountKey = 'kordon.account';
/** That person's name and role, so that the shell need not wait for the server. */
export const profileKey = 'kordon.profile';
/** Milliseconds for which a cached profile may be used. */
export const profileLifetime = 60 * 60 * 1000;

interface CachedProfile extends Profile {
  /** Milliseconds since 1970. */
  cachedAt: number;
}

/** What an earlier page cached: only for the e-mail that signed in last, and only for an hour. */
export function recallProfile(): Profile | undefined {
  try {
    const cached = JSON.parse(localStorage.getItem(profileKey) ?? 'null') as CachedProfile | null;
    if (!cached || cached.email !== localStorage.getItem(accountKey)) return undefined;
    const age = Date.now() - cached.cachedAt;
    if (age < 0 || age > profileLifetime) return undefined;
    return { email: cached.email, name: cached.name, role: cached.role };
  } catch {
    return undefined; // storage is forbidden, or holds what is not ours
  }
}

export function cacheProfile({ email, name, role }: Profile): void {
  try {
    localStorage.setItem(accountKey, email);
    localStorage.setItem(
      profileKey,
      JSON.stringify({ email, name, role, cachedAt: Date.now() } satisfies CachedProfile),
    );
  } catch {
    return; // a storage that is full or forbidden costs only the head start
  }
}

export function forgetProfile(): void {
  try {
    localStorage.removeItem(accountKey);
    localStorage.removeItem(profileKey);
  } catch {
    return; // nothing was cached where storage is forbidden
  }
}
