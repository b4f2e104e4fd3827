import { useSyncExternalStore } from 'react';
import { cacheProfile, forgetProfile, recallProfile, type Profile } from './profile-cache.ts';

/** Why nobody is signed in: nobody was, the session ran out, or they signed out. */
export type Absence = 'absent' | 'ended' | 'left';

export interface Session {
  /** Who is signed in, as far as this page knows: what the server told, else what an earlier page cached. */
  profile?: Profile;
  /** Set when the server says that nobody is. */
  over?: Absence;
}

const unknown: Session = {};
const listeners = new Set<() => void>();
let session: Session | undefined;

function currentSession(): Session {
  session ??= { profile: recallProfile() };
  return session;
}

function change(next: Session) {
  session = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The server knows who it is. */
export function openSession(profile: Profile): void {
  cacheProfile(profile);
  change({ profile });
}

/** The server knows nobody, or is about to. A session closes once, however many requests find out. */
export function closeSession(over: Absence = currentSession().profile ? 'ended' : 'absent'): void {
  if (currentSession().over) return;
  forgetProfile();
  change({ over });
}

/** On the server, and until the page has come alive, nothing is known. */
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, () => unknown);
