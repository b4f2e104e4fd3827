import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';

/** Errors that the caller can correct. All others become INTERNAL_SERVER_ERROR with a reference id, and their cause is logged. */
type Code =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'INSECURE_CONNECTION'
  | 'SECOND_FACTOR_REQUIRED'
  | 'PASSKEY_REQUIRED'
  | 'PROOF_REQUIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'DOCUMENT_TOO_LARGE';

const createError = (code: Code, text: string, data = {}) => new GraphQLError(text, { extensions: { code, ...data } });

/**
 * @param fields path of each refused field and the message id of its reason: `{ email: 'form.email.invalid' }`
 * @param text message for clients that do not show the fields
 */
export const badInput = (fields: Record<string, string>, text = 'Please correct') =>
  createError('BAD_USER_INPUT', text, { fields });
export const unauthenticated = (text = 'Please sign in') => createError('UNAUTHENTICATED', text);
/** The request did not arrive by https, so the browser would not keep the cookie of a session. */
export const insecureConnection = () =>
  createError('INSECURE_CONNECTION', 'Signing in needs https: open the address of the site that begins with https://');
/** The password is correct; the client has to repeat the request with a code. */
export const secondFactorRequired = () => createError('SECOND_FACTOR_REQUIRED', 'Please give a code as well');
/** The password is correct, but the only second factor of the account is a passkey. */
export const passkeyRequired = () => createError('PASSKEY_REQUIRED', 'Please use a passkey instead');
/** The operation needs a fresh proof of identity: `confirmIdentity`, then the same call again. */
export const proofRequired = () => createError('PROOF_REQUIRED', 'Please confirm your identity first');
export const forbidden = (text = 'Your role does not allow this') => createError('FORBIDDEN', text);
export const notFound = (text = 'There is no such record') => createError('NOT_FOUND', text);
export const conflict = (text = 'Somebody else changed this record in the meantime') => createError('CONFLICT', text);
/** @param theirs the current record, to be compared with the edited values */
export const stale = (theirs: Record<string, unknown>) =>
  createError('CONFLICT', 'Somebody else changed this record in the meantime', { theirs });
/** @param retryAfter whole seconds until the next attempt is accepted */
export const rateLimited = (retryAfter: number) => createError('RATE_LIMITED', 'Too many requests', { retryAfter });

/** What each limit counts, as error messages name it. */
const limitTexts = {
  depth: 'levels of fields',
  rootFields: 'root fields',
  aliases: 'aliases',
  selections: 'fields and fragments with every spread expanded',
  values: 'values in its response (request fewer rows)',
};

export type DocumentLimit = keyof typeof limitTexts;

export const documentTooLarge = (limit: DocumentLimit, maximum: number, actual: number) =>
  createError('DOCUMENT_TOO_LARGE', `The document has ${actual} ${limitTexts[limit]}, of ${maximum} accepted`, {
    limit,
    maximum,
    actual,
  });

/** Error of a client program that violates the protocol; a user cannot correct it. */
export const badRequest = (text: string) => new GraphQLError(text, { extensions: { code: 'BAD_REQUEST' } });

/** Codes of errors that clients may see: Kordon's and those of GraphQL for invalid documents and requests. */
const publicCodes = new Set<unknown>([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'INSECURE_CONNECTION',
  'SECOND_FACTOR_REQUIRED',
  'PASSKEY_REQUIRED',
  'PROOF_REQUIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'RATE_LIMITED',
  'DOCUMENT_TOO_LARGE',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/**
 * Returns the error that the caller may see. An error without a public code is logged under a reference id and replaced by
 * INTERNAL_SERVER_ERROR with that id.
 */
export function maskError(error: GraphQLFormattedError, thrown: unknown, log: Logger): GraphQLFormattedError {
  if (publicCodes.has(error.extensions?.code)) return error;
  const reference = randomUUID();
  const cause = thrown instanceof GraphQLError ? (thrown.originalError ?? thrown) : thrown;
  log.error({ err: cause, reference, path: error.path }, 'an operation failed');
  return {
    message: `Something went wrong on our side. Reference: ${reference}`,
    ...(error.path && { path: error.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR', reference },
  };
}
