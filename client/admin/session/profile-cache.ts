import { HOUR_MS } from '../../../common/durations.ts';
import { sessionLifetime } from '../../../common/retention.ts';
import type { ProfileFragment } from '../../graphql/generated.ts';

export type Profile = Pick<ProfileFragment, 'email' | 'name' | 'role'>;

/** Storage key of the e-mail that signed in last in this browser. */
export const accountKey = 'kordon.account';
/** Storage key of the profile, by which the shell is shown before the server responds. */
export const profileKey = 'kordon.profile';
/** A cached profile is ignored after this time. */
export const PROFILE_LIFETIME_MS = sessionLifetime.profileHours * HOUR_MS;

interface CachedProfile extends Profile {
  /** Unix time in milliseconds. */
  cachedAt: number;
}

/** Returns the cached profile if it is younger than PROFILE_LIFETIME_MS and belongs to the e-mail that signed in last. */
export function readCachedProfile(): Profile | undefined {
  try {
    const cached = JSON.parse(localStorage.getItem(profileKey) ?? 'null') as CachedProfile | null;
    if (!cached || cached.email !== localStorage.getItem(accountKey)) return undefined;
    const age = Date.now() - cached.cachedAt;
    if (age < 0 || age > PROFILE_LIFETIME_MS) return undefined;
    return { email: cached.email, name: cached.name, role: cached.role };
  } catch {
    return undefined; // storage is blocked, or its content is invalid
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
    return; // storage is full or blocked: the shell just waits for the server
  }
}

export function clearCachedProfile(): void {
  try {
    localStorage.removeItem(accountKey);
    localStorage.removeItem(profileKey);
  } catch {
    return; // storage is blocked, so nothing was cached
  }
}
