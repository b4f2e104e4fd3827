import { createContext, use } from 'react';
import type { Profile } from './profile-cache.ts';

/** Why no user is signed in: there was no session, the session ended, or the user signed out. */
export type SignedOutReason = 'absent' | 'ended' | 'signed-out';

export interface SessionState {
  /** The signed-in user: from the server or, before its first response, from the cache. */
  profile?: Profile;
  /** Set when no user is signed in. */
  signedOutReason?: SignedOutReason;
}

interface Session extends SessionState {
  /** Whether the live feed is connected. */
  live: boolean;
  /** Starts the session: the server has confirmed the user. */
  openSession: (profile: Profile) => void;
  /** Ends the session. Only the first call has an effect, because several requests may report the end of a session. */
  closeSession: (reason?: SignedOutReason) => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** @throws Error outside the admin */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider.');
  return session;
}

/** Returns whether the user is a super admin, who manages the other users. */
export function useIsSuperAdmin(): boolean {
  return useSession().profile?.role === 'SUPER_ADMIN';
}

/** Returns whether the user may change what concerns all customers, such as market prices. */
export function useIsAdmin(): boolean {
  const role = useSession().profile?.role;
  return role === 'SUPER_ADMIN' || role === 'ADMIN';
}

/** Returns whether the user may change records. Analysts can only read. */
export function useCanEdit(): boolean {
  const { profile } = useSession();
  return profile !== undefined && profile.role !== 'ANALYST';
}
