import { ApolloClient, InMemoryCache } from '@apollo/client';
import { createHttpLink } from './links.ts';

/** Creates the client of the public pages: HTTP requests only, without session handling, live feed or paginated lists. */
export const createPublicClient = () => new ApolloClient({ cache: new InMemoryCache(), link: createHttpLink() });
