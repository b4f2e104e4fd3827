import { ApolloLink, CombinedGraphQLErrors, HttpLink, Observable } from '@apollo/client';
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
 * Creates the link that reports an ended session. UNAUTHENTICATED as the result of a sign-in means wrong credentials, not an
 * ended session.
 */
export const createSessionLink = (onSessionEnd: () => void) =>
  new ErrorLink(({ error, operation }) => {
    const isSignIn = ['SignIn', 'SignInWithPasskey'].includes(operation.operationName ?? '');
    if (isSignIn || !CombinedGraphQLErrors.is(error)) return;
    if (error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) onSessionEnd();
  });

/**
 * Creates the link that asks for a fresh proof of identity when an operation needs one, and then sends the operation again. It fails with
 * PROOF_REQUIRED when the user does not confirm.
 */
export const createProofLink = (requestProof: () => Promise<boolean>) =>
  new ErrorLink(({ error, operation, forward }) => {
    if (!CombinedGraphQLErrors.is(error)) return undefined;
    if (!error.errors.some(({ extensions }) => extensions?.code === 'PROOF_REQUIRED')) return undefined;
    return new Observable((observer) => {
      requestProof().then(
        (confirmed) => (confirmed ? forward(operation).subscribe(observer) : observer.error(error)),
        (failed: unknown) => observer.error(failed),
      );
    });
  });
