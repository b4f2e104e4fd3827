import type { ApolloServerPlugin } from '@apollo/server';
import {
  getOperationAST,
  GraphQLError,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  OperationTypeNode,
  parse,
  typeFromAST,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { ValidationError, type AnyObject, type InferType, type Maybe, type ObjectSchema, type Schema } from 'yup';
import type { TokenScope } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput, badRequest, forbidden, unauthenticated } from './errors.ts';
import {
  findRelevantVariables,
  isIntrospection,
  limitComplexity,
  limitDocument,
  MAX_TOKENS,
  type Operation,
} from './limits.ts';

/** The part of a context that the GraphQL platform uses. */
export interface PlatformContext {
  viewer: object | null;
  /** Whether mutations are refused. */
  isReadOnly: boolean;
  /** Scopes of an API token; null or undefined for other callers. */
  tokenScopes?: readonly TokenScope[] | null;
  /** Called with the errors of an operation over HTTP. */
  onErrors?: (errors: readonly GraphQLError[], operation: OperationDefinitionNode | undefined) => void;
}

/** Checks operations over HTTP; rejected ones get status 400, as for every document that is not executed. */
export const operationChecks: ApolloServerPlugin<PlatformContext> = {
  requestDidStart: () =>
    Promise.resolve({
      // eslint-disable-next-line @typescript-eslint/require-await -- errors have to become rejections
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return; // Apollo rejects a document of several operations without an operation name
        try {
          if (operation.operation === OperationTypeNode.SUBSCRIPTION)
            throw badRequest('Subscriptions are accepted over WebSocket only');
          checkOperation({ schema, document, operation, variables: request.variables ?? {} }, contextValue);
        } catch (error) {
          if (!(error instanceof GraphQLError)) throw error;
          throw new GraphQLError(error.message, { extensions: { ...error.extensions, http: { status: 400 } } });
        }
      },
      didEncounterErrors({ errors, operation, contextValue }) {
        contextValue.onErrors?.(errors, operation);
        return Promise.resolve();
      },
    }),
};

/**
 * Checks an operation before it runs, over HTTP and WebSocket.
 * @throws FORBIDDEN for a mutation of a read-only caller, and for a query of an API token without the scope `read`
 * @throws DOCUMENT_TOO_LARGE when the operation exceeds a limit
 * @throws UNAUTHENTICATED for introspection by the public
 * @throws BAD_USER_INPUT when variables do not match their types
 */
function checkOperation(operation: Operation, { viewer, isReadOnly, tokenScopes }: PlatformContext): void {
  const kind = operation.operation.operation;
  if (isReadOnly && kind === OperationTypeNode.MUTATION) throw forbidden('This API token lacks the scope write');
  if (tokenScopes && kind === OperationTypeNode.QUERY && !tokenScopes.includes('read'))
    throw forbidden('This API token lacks the scope read');
  const { queriesSchema, relevantVariables, accepted } = checkDocument(operation);
  if (!viewer && queriesSchema) throw unauthenticated('Please sign in to read the schema');
  checkVariables(operation);
  const values = JSON.stringify(relevantVariables.map((name) => [name, operation.variables[name]]));
  if (accepted.has(values)) return;
  limitComplexity(operation);
  if (accepted.size < MAX_ACCEPTED_VALUES) accepted.add(values);
}

/**
 * Parses and checks a subscription, which comes by WebSocket and so not through Apollo.
 * @throws GraphQLError when it cannot be parsed, is not valid, exceeds a limit or has invalid variables
 */
export function parseSubscription(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
  caller: PlatformContext,
): ExecutionArgs {
  const document = parseDocument(query);
  const [error] = validate(schema, document, undefined, { hideSuggestions: true });
  if (error) throw new GraphQLError(error.message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    throw badRequest('This connection accepts subscriptions only; send queries and mutations by POST');
  const variableValues = variables ?? {};
  checkOperation({ schema, document, operation, variables: variableValues }, caller);
  return { schema, document, operationName, variableValues };
}

function parseDocument(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw new GraphQLError((error as Error).message, { extensions: { code: 'GRAPHQL_PARSE_FAILED' } });
  }
}

interface CheckedDocument {
  queriesSchema: boolean;
  /** Names of the variables on which the number of values in the response depends, such as page sizes. */
  relevantVariables: string[];
  /** Values of these variables, as JSON, for which the response was found small enough. */
  accepted: Set<string>;
}

/** Operations that passed the check. Apollo caches parsed documents, so that each is checked once. */
const checkedDocuments = new WeakMap<OperationDefinitionNode, CheckedDocument>();
/** Limits `accepted`: clients use few different page sizes. */
const MAX_ACCEPTED_VALUES = 50;

/** @throws DOCUMENT_TOO_LARGE when the document exceeds a limit */
function checkDocument(request: Operation): CheckedDocument {
  const known = checkedDocuments.get(request.operation);
  if (known) return known;
  limitDocument(request);
  const checked = {
    queriesSchema: isIntrospection(request),
    relevantVariables: findRelevantVariables(request.document),
    accepted: new Set<string>(),
  };
  checkedDocuments.set(request.operation, checked);
  return checked;
}

/** Errors that are reported; a wrong list of thousands would cause as many. */
const MAX_REPORTED_ERRORS = 50;

type Path = readonly (string | number)[];

/** Returns the path inside the variable, or the name of the variable for an error of the whole value. */
export const formatField = (path: Path): string => (path.length > 1 ? path.slice(1) : path).join('.');

/**
 * Checks that variables match their types, as execution would, but reports the field of each error (see {@link formatField}).
 * @throws BAD_USER_INPUT with a message id for each invalid field
 */
function checkVariables({ schema, operation, variables }: Operation): void {
  const errors = new Map<string, { reason: string; message: string }>();
  const report = (path: Path, reason: string, message: string) => {
    if (errors.size < MAX_REPORTED_ERRORS)
      errors.set(formatField(path), { reason, message: `${path.join('.')}: ${message.slice(0, 200)}` });
  };

  const checkObject = (value: object, type: GraphQLInputType, path: Path): void => {
    if (!isInputObjectType(type)) return;
    const fields = type.getFields();
    for (const [name, field] of Object.entries(fields)) {
      const inner = (value as Record<string, unknown>)[name];
      if (inner !== undefined || isRequiredInputField(field)) checkValue(inner, field.type, [...path, name]);
    }
    for (const name of Object.keys(value))
      if (!Object.hasOwn(fields, name)) report([...path, name], reasons.choice, 'is not defined');
  };
  const checkValue = (value: unknown, type: GraphQLInputType, path: Path): void => {
    if (isNonNullType(type)) {
      if (value == null) report(path, reasons.required, 'is required');
      else checkValue(value, type.ofType, path);
    } else if (value == null) return;
    else if (isListType(type)) {
      const itemType: GraphQLInputType = type.ofType;
      if (Array.isArray(value)) value.forEach((item, index) => checkValue(item, itemType, [...path, index]));
      else checkValue(value, itemType, path);
    } else if (isInputObjectType(type)) {
      if (typeof value === 'object' && !Array.isArray(value)) checkObject(value, type, path);
      else report(path, reasons.choice, `is not of type ${type.name}`);
    } else
      try {
        type.parseValue(value, true); // without "Did you mean …?"
      } catch (error) {
        report(path, reasons.choice, (error as Error).message);
      }
  };

  for (const { variable, type: typeNode, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode);
    if (isInputType(type) && !(variables[name] === undefined && defaultValue))
      checkValue(variables[name], type, [name]);
  }
  if (errors.size === 0) return;
  throw badInput(
    Object.fromEntries([...errors].map(([field, { reason }]) => [field, reason])),
    [...errors.values()].map(({ message }) => message).join(' '),
  );
}

/**
 * Validates an input against a form's schema and returns the normalized values.
 * @throws BAD_USER_INPUT with one message id for each invalid field
 */
export async function validateInput<Form extends Schema>(form: Form, input: unknown): Promise<InferType<Form>> {
  try {
    return await form.validate(input, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const errors = error.inner.length ? error.inner : [error];
    // Reversed, so that the first error of a field wins: a missing field is not also malformed.
    throw badInput(Object.fromEntries(errors.toReversed().map(({ path, message }) => [path ?? '', message])));
  }
}

/**
 * Validates the provided fields of an input and returns their normalized values; undefined fields are ignored. Empty texts become null, as
 * the database stores them.
 * @throws BAD_USER_INPUT as {@link validateInput}
 */
export async function validateProvided<Fields extends Maybe<AnyObject>>(
  form: ObjectSchema<Fields & AnyObject>,
  input: object,
): Promise<Nullable<Fields>> {
  const provided = Object.entries(input).filter(([, value]) => value !== undefined);
  const fields = provided.map(([field]) => field).filter((field) => field in form.fields);
  const normalized: Record<string, unknown> = await validateInput(
    form.pick(fields as (string & keyof Fields)[]),
    Object.fromEntries(provided),
  );
  return Object.fromEntries(
    fields.map((field) => [field, normalized[field] === '' ? null : (normalized[field] ?? null)]),
  ) as Nullable<Fields>;
}

type Nullable<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> | null };
