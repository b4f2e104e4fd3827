import { OperationTypeNode } from 'graphql';
import { forbidden, unauthenticated } from './errors.ts';
import { introspects, limitComplexity, limitDocument, type Operation } from './limits.ts';
import { checkVariables } from './variables.ts';

/** What the GraphQL platform knows of a context. */
export interface Caller {
  viewer: object | null;
  /** Mutations are refused. */
  readOnly: boolean;
}

/**
 * Everything that is asked of an operation before it runs, over HTTP and WebSocket alike.
 * @throws FORBIDDEN for a mutation by who only reads, GRAPHQL_VALIDATION_FAILED beyond a limit, UNAUTHENTICATED for introspection by the public, BAD_USER_INPUT for variables that
 * are not of their types
 */
export function checkOperation(operation: Operation, { viewer, readOnly }: Caller): void {
  if (readOnly && operation.operation.operation === OperationTypeNode.MUTATION) throw forbidden('API tokens only read');
  limitDocument(operation);
  if (!viewer && introspects(operation)) throw unauthenticated('Please sign in to read the schema');
  checkVariables(operation);
  limitComplexity(operation);
}
