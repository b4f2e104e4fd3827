import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { createPublicClient } from './client.ts';

/** Lets the public forms inside talk to the server; import it only from code that is loaded when a form is. */
export function PublicData({ children }: { children: ReactNode }) {
  const [client] = useState(createPublicClient);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
