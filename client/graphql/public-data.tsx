import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { createPublicClient } from './client.ts';

/** Provides the public Apollo client to forms. Import it only from lazily loaded code, so that other pages do not load Apollo. */
export function PublicData({ children }: { children: ReactNode }) {
  const [client] = useState(createPublicClient);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
