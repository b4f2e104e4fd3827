import { ApolloProvider } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createAdminClient } from '../../graphql/admin-client.ts';
import { createPublicClient } from '../../graphql/client.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { cacheProfile, forgetProfile, recallProfile, type Profile } from './profile-cache.ts';
import { SessionContext, type Absence, type SessionState } from './session.ts';

/** Who is signed in, and the connection to the server. What was read under a session is forgotten with it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const isAlive = useHydrated();
  const [recalled] = useState(recallProfile);
  const [told, setTold] = useState<SessionState>();
  const [live, setLive] = useState(false);

  const open = useCallback((profile: Profile) => {
    cacheProfile(profile);
    setTold({ profile });
  }, []);
  const close = useCallback(
    (over?: Absence) => {
      forgetProfile();
      setLive(false);
      setTold((before) => {
        if (before?.over) return before;
        const profile = before ? before.profile : recalled;
        return { over: over ?? (profile ? 'ended' : 'absent') };
      });
    },
    [recalled],
  );

  const [client] = useState(() => createClient(close, setLive));
  useEffect(() => {
    if (told?.over) void client.clearStore();
  }, [client, told?.over]);

  // The server's shell knows nobody, and the page must come alive as the server sent it.
  const profile = isAlive ? recalled : undefined;
  const session = useMemo(() => ({ ...(told ?? { profile }), live, open, close }), [told, profile, live, open, close]);
  return (
    <SessionContext value={session}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </SessionContext>
  );
}

/** On the server there is nothing to ask and no WebSocket to ask through. */
function createClient(onSessionEnd: () => void, onConnection: (connected: boolean) => void) {
  if (typeof window === 'undefined') return createPublicClient();
  return createAdminClient({ onSessionEnd, onConnection }).client;
}
