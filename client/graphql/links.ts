import { ApolloLink, CombinedGraphQLErrors, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';

/** Milliseconds after which an unanswered request counts as lost, so that a form may say so and be sent again. */
const patience = 30_000;

const deadline = () =>
  new ApolloLink((operation, forward) => {
    operation.setContext({ fetchOptions: { signal: AbortSignal.timeout(patience) } });
    return forward(operation);
  });

/** GraphQL over HTTP on our own origin, with the session cookie. */
export const httpLink = () =>
  ApolloLink.from([deadline(), new HttpLink({ uri: '/graphql', credentials: 'same-origin' })]);

/**
 * Tells when the server no longer knows who is asking. A sign-in that it refuses is the answer to a form, not the end of
 * a session.
 */
export const sessionLink = (onSessionEnd: () => void) =>
  new ErrorLink(({ error, operation }) => {
    if (operation.operationName === 'SignIn' || !CombinedGraphQLErrors.is(error)) return;
    if (error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) onSessionEnd();
  });
