import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { createAdminClient } from '../../graphql/admin-client.ts';
import { createPublicClient } from '../../graphql/client.ts';
import { setConnected } from '../live/connection.ts';
import { closeSession, useSession } from './session.ts';

/** The server renders an empty shell and asks for nothing; it has no WebSocket to ask through either. */
const createClient = () =>
  typeof window === 'undefined'
    ? createPublicClient()
    : createAdminClient({ onSessionEnd: closeSession, onConnection: setConnected }).client;

/** The connection to the server for everything inside. What was read under a session is forgotten with it. */
export function SessionClient({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  const { over } = useSession();

  useEffect(() => {
    if (over) void client.clearStore();
  }, [client, over]);

  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
