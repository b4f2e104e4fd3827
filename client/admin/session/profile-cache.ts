import { HOUR_MS } from '../../../common/durations.ts';
import { sessionLifetime } from '../../../common/retention.ts';
import type { ProfileFragment } from '../../graphql/generated.ts';

export type Profile = Pick<ProfileFragment, 'email' | 'name' | 'role'>;

/**
 * Key of the profile in sessionStorage, by which a tab shows the shell before the server responds. It ends with the tab; a new tab waits
 * for the server.
 */
export const profileKey = 'kordon.profile';
/** Keys in localStorage of earlier versions, which kept the profile there. */
const formerKeys = ['kordon.account', 'kordon.profile'];
/** A cached profile is ignored after this time. */
export const PROFILE_LIFETIME_MS = sessionLifetime.profileHours * HOUR_MS;

interface CachedProfile extends Profile {
  /** Unix time in milliseconds. */
  cachedAt: number;
}

/** Returns the cached profile if it is younger than PROFILE_LIFETIME_MS. */
export function readCachedProfile(): Profile | undefined {
  try {
    const cached = JSON.parse(sessionStorage.getItem(profileKey) ?? 'null') as CachedProfile | null;
    if (!cached) return undefined;
    const age = Date.now() - cached.cachedAt;
    if (age < 0 || age > PROFILE_LIFETIME_MS) return undefined;
    return { email: cached.email, name: cached.name, role: cached.role };
  } catch {
    return undefined; // storage is blocked, or its content is invalid
  }
}

export function cacheProfile({ email, name, role }: Profile): void {
  try {
    for (const key of formerKeys) localStorage.removeItem(key);
    sessionStorage.setItem(
      profileKey,
      JSON.stringify({ email, name, role, cachedAt: Date.now() } satisfies CachedProfile),
    );
  } catch {
    return; // storage is full or blocked: the shell just waits for the server
  }
}

export function clearCachedProfile(): void {
  try {
    for (const key of formerKeys) localStorage.removeItem(key);
    sessionStorage.removeItem(profileKey);
  } catch {
    return; // storage is blocked, so nothing was cached
  }
}
