import { OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { forbidden, unauthenticated } from './errors.ts';
import { isIntrospection, limitComplexity, limitDocument, type Operation } from './limits.ts';
import { checkVariables } from './variables.ts';

/** The part of a context that the GraphQL platform uses. */
export interface Caller {
  viewer: object | null;
  /** Whether mutations are refused. */
  readOnly: boolean;
}

/**
 * Checks an operation before it runs, over HTTP and WebSocket.
 * @throws FORBIDDEN for a mutation of a read-only caller
 * @throws DOCUMENT_TOO_LARGE when the operation exceeds a limit
 * @throws UNAUTHENTICATED for introspection by the public
 * @throws BAD_USER_INPUT when variables do not match their types
 */
export function checkOperation(operation: Operation, { viewer, readOnly }: Caller): void {
  if (readOnly && operation.operation.operation === OperationTypeNode.MUTATION) throw forbidden('API tokens only read');
  const queriesSchema = checkDocument(operation);
  if (!viewer && queriesSchema) throw unauthenticated('Please sign in to read the schema');
  checkVariables(operation);
  limitComplexity(operation);
}

/** Accepted operations and whether they query the schema. Apollo caches parsed documents, so each is checked once. */
const accepted = new WeakMap<OperationDefinitionNode, boolean>();

/**
 * Checks the limits of a document.
 * @returns whether the operation queries the schema
 * @throws DOCUMENT_TOO_LARGE when the document exceeds a limit
 */
function checkDocument(request: Operation): boolean {
  const known = accepted.get(request.operation);
  if (known !== undefined) return known;
  limitDocument(request);
  const queriesSchema = isIntrospection(request);
  accepted.set(request.operation, queriesSchema);
  return queriesSchema;
}
