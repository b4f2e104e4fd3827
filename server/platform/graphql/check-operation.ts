import { OperationTypeNode, type OperationDefinitionNode } from 'graphql';
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
 * @throws FORBIDDEN for a mutation by who only reads, DOCUMENT_TOO_LARGE beyond a limit, UNAUTHENTICATED for introspection by the public,
 * BAD_USER_INPUT for variables that are not of their types
 */
export function checkOperation(operation: Operation, { viewer, readOnly }: Caller): void {
  if (readOnly && operation.operation.operation === OperationTypeNode.MUTATION) throw forbidden('API tokens only read');
  const asks = asksForSchema(operation);
  if (!viewer && asks) throw unauthenticated('Please sign in to read the schema');
  checkVariables(operation);
  limitComplexity(operation);
}

/** Operations of documents within the limits, and whether they ask for the schema: Apollo keeps what is sent again and again. */
const accepted = new WeakMap<OperationDefinitionNode, boolean>();

/** @throws DOCUMENT_TOO_LARGE for a document beyond a limit */
function asksForSchema(asked: Operation): boolean {
  const known = accepted.get(asked.operation);
  if (known !== undefined) return known;
  limitDocument(asked);
  const asks = introspects(asked);
  accepted.set(asked.operation, asks);
  return asks;
}
