import { ApolloProvider } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createAdminClient } from '../../graphql/admin-client.ts';
import { createPublicClient } from '../../graphql/client.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { cacheProfile, clearCachedProfile, readCachedProfile, type Profile } from './profile-cache.ts';
import { ProofDialog } from '../proof/proof-dialog.tsx';
import { ProofContext, ProofRequests } from '../proof/proof-requests.ts';
import { SessionContext, type SessionState, type SignedOutReason } from './session.ts';

/** Provides the session and the Apollo client. The client's cache is cleared when the session ends. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [cachedProfile] = useState(readCachedProfile);
  const [confirmed, setConfirmed] = useState<SessionState>();
  const [live, setLive] = useState(false);

  const openSession = useCallback((profile: Profile) => {
    cacheProfile(profile);
    setConfirmed({ profile });
  }, []);
  const closeSession = useCallback(
    (reason?: SignedOutReason) => {
      clearCachedProfile();
      setLive(false);
      setConfirmed((previous) => {
        if (previous?.signedOutReason) return previous;
        const profile = previous ? previous.profile : cachedProfile;
        return { signedOutReason: reason ?? (profile ? 'ended' : 'absent') };
      });
    },
    [cachedProfile],
  );

  const [proofRequests] = useState(() => new ProofRequests());
  const [client] = useState(() => createClient(closeSession, setLive, proofRequests.request));
  useEffect(() => {
    if (!confirmed?.signedOutReason) return;
    proofRequests.settle(false);
    void client.clearStore();
  }, [client, proofRequests, confirmed?.signedOutReason]);

  // The server renders the shell without a user, and hydration must produce the same markup.
  const profile = isHydrated ? cachedProfile : undefined;
  const session = useMemo(
    () => ({ ...(confirmed ?? { profile }), live, openSession, closeSession }),
    [confirmed, profile, live, openSession, closeSession],
  );
  return (
    <SessionContext value={session}>
      <ApolloProvider client={client}>
        <ProofContext value={proofRequests}>
          {children}
          <ProofDialog requests={proofRequests} />
        </ProofContext>
      </ApolloProvider>
    </SessionContext>
  );
}

/** During server rendering no requests are sent and there is no WebSocket, so the public client is sufficient. */
function createClient(
  onSessionEnd: () => void,
  onConnection: (connected: boolean) => void,
  requestProof: () => Promise<boolean>,
) {
  if (typeof window === 'undefined') return createPublicClient();
  return createAdminClient({ onSessionEnd, onConnection, requestProof }).client;
}
