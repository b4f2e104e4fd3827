import { ApolloLink, CombinedGraphQLErrors, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';

/** A request without a response fails after this time, so that a form can show the failure and be submitted again. */
const REQUEST_TIMEOUT_MS = 30_000;

const createTimeoutLink = () =>
  new ApolloLink((operation, forward) => {
    operation.setContext({ fetchOptions: { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) } });
    return forward(operation);
  });

/** Creates the link for GraphQL over HTTP to the origin of the page, with the session cookie. */
export const createHttpLink = () =>
  ApolloLink.from([createTimeoutLink(), new HttpLink({ uri: '/graphql', credentials: 'same-origin' })]);

/**
 * Creates the link that reports an ended session. UNAUTHENTICATED as the result of SignIn means wrong credentials, not an
 * ended session.
 */
export const createSessionLink = (onSessionEnd: () => void) =>
  new ErrorLink(({ error, operation }) => {
    if (operation.operationName === 'SignIn' || !CombinedGraphQLErrors.is(error)) return;
    if (error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) onSessionEnd();
  });
