import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';

/** What a caller can mend. Anything else leaves as INTERNAL_SERVER_ERROR with a reference id; the log has its cause. */
type Code =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'DOCUMENT_TOO_LARGE';

const failure = (code: Code, text: string, data = {}) => new GraphQLError(text, { extensions: { code, ...data } });

/**
 * @param fields path of each refused field and the message id of its reason: `{ email: 'form.email.invalid' }`
 * @param text for people who read the answer without a form around it
 */
export const badInput = (fields: Record<string, string>, text = 'Please correct') =>
  failure('BAD_USER_INPUT', text, { fields });
export const unauthenticated = (text = 'Please sign in') => failure('UNAUTHENTICATED', text);
/** The password was right and is not enough: the same once more, with a code. */
export const secondFactorRequired = () => failure('SECOND_FACTOR_REQUIRED', 'Please give a code as well');
export const forbidden = (text = 'Your role does not allow this') => failure('FORBIDDEN', text);
export const notFound = (text = 'There is no such record') => failure('NOT_FOUND', text);
export const conflict = (text = 'Somebody else changed this record in the meantime') => failure('CONFLICT', text);
/** @param theirs the record as it is now, for the editor to compare with */
export const stale = (theirs: Record<string, unknown>) =>
  failure('CONFLICT', 'Somebody else changed this record in the meantime', { theirs });
/** @param retryAfter whole seconds until another try is accepted */
export const rateLimited = (retryAfter: number) => failure('RATE_LIMITED', 'Too many requests', { retryAfter });

/** What each limit of a document counts, for its message. */
const counted = {
  tokens: 'tokens',
  comparisons: 'comparisons of fields that may be merged',
  depth: 'levels of fields',
  rootFields: 'root fields',
  aliases: 'aliases',
  selections: 'fields and fragments with every spread written out',
  values: 'values in its answer (ask for fewer rows)',
};

export type DocumentLimit = keyof typeof counted;

/** @param actual what was counted; for `tokens` and `comparisons`, where counting stops beyond the maximum, one more than that */
export const documentTooLarge = (limit: DocumentLimit, maximum: number, actual: number) =>
  failure('DOCUMENT_TOO_LARGE', `The document has ${actual} ${counted[limit]}, of ${maximum} accepted`, {
    limit,
    maximum,
    actual,
  });

/** For a program that does not keep to the protocol; no person can mend it. */
export const badRequest = (text: string) => new GraphQLError(text, { extensions: { code: 'BAD_REQUEST' } });

/** Ours, and those by which GraphQL itself says that a document or a request is wrong. */
const mendable = new Set<unknown>([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'SECOND_FACTOR_REQUIRED',
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
 * An error as the caller may see it. One that no code explains keeps its words to itself: the caller gets a reference id,
 * and the log the cause under the same id.
 */
export function maskError(error: GraphQLFormattedError, thrown: unknown, log: Logger): GraphQLFormattedError {
  if (mendable.has(error.extensions?.code)) return error;
  const reference = randomUUID();
  const cause = thrown instanceof GraphQLError ? (thrown.originalError ?? thrown) : thrown;
  log.error({ err: cause, reference, path: error.path }, 'an operation failed');
  return {
    message: `Something went wrong on our side. Reference: ${reference}`,
    ...(error.path && { path: error.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR', reference },
  };
}
