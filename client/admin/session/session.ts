import { createContext, use } from 'react';
import type { Profile } from './profile-cache.ts';

/** Why nobody is signed in: nobody was, the session ran out, or they signed out. */
export type Absence = 'absent' | 'ended' | 'left';

export interface SessionState {
  /** Who is signed in, as far as this page knows: what the server told, else what an earlier page cached. */
  profile?: Profile;
  /** Set when the server says that nobody is. */
  over?: Absence;
}

export interface Session extends SessionState {
  /** Whether changes reach this page as they happen. */
  live: boolean;
  /** The server knows who it is. */
  open: (profile: Profile) => void;
  /** The server knows nobody, or is about to. A session closes once, however many requests find out. */
  close: (over?: Absence) => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** @throws Error outside the admin */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('Sessions belong to the admin.');
  return session;
}

/** Whether who is signed in manages colleagues. */
export function useIsOwner(): boolean {
  return useSession().profile?.role === 'SUPER_ADMIN';
}

/** Whether who is signed in may change records: an analyst reads all of them and writes none. */
export function useCanEdit(): boolean {
  const { profile } = useSession();
  return profile !== undefined && profile.role !== 'ANALYST';
}
