import { ApolloClient, InMemoryCache } from '@apollo/client';
import { httpLink } from './links.ts';

/** For the public forms: one request at a time over HTTP, without a session, a feed or lists to keep. */
export const createPublicClient = () => new ApolloClient({ cache: new InMemoryCache(), link: httpLink() });
