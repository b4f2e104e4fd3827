import { unauthenticated } from './errors.ts';
import { introspects, limitComplexity, limitDocument, type Operation } from './limits.ts';
import { checkVariables } from './variables.ts';

/** What the GraphQL platform knows of a context. */
export interface Caller {
  viewer: object | null;
}

/**
 * Everything that is asked of an operation before it runs, over HTTP and WebSocket alike.
 * @throws GRAPHQL_VALIDATION_FAILED beyond a limit, UNAUTHENTICATED for introspection by the public, BAD_USER_INPUT for variables that
 * are not of their types
 */
export function checkOperation(operation: Operation, { viewer }: Caller): void {
  limitDocument(operation);
  if (!viewer && introspects(operation)) throw unauthenticated('Please sign in to read the schema');
  checkVariables(operation);
  limitComplexity(operation);
}
