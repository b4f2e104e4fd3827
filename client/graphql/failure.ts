import { CombinedGraphQLErrors, LinkError } from '@apollo/client/errors';

/** Why an operation failed, in terms of what a person can do about it. */
export type Failure =
  /** Reasons by the path of their field: correct them. */
  | { kind: 'fields'; fields: Record<string, string> }
  /** Wait that many seconds. */
  | { kind: 'rateLimited'; retryAfter: number }
  /** No answer came: try again. Whether the request arrived is unknown. */
  | { kind: 'unreachable' }
  /** Our fault: name the reference, under which the server's log has the cause. */
  | { kind: 'server'; reference?: string }
  /** UNAUTHENTICATED, SECOND_FACTOR_REQUIRED, FORBIDDEN, NOT_FOUND or CONFLICT: what was asked for cannot be done. */
  | { kind: 'refused'; code: Refusal; message: string };

const refusals = ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const;
type Refusal = (typeof refusals)[number];

const isReasons = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((reason) => typeof reason === 'string');

/**
 * Reads the codes of the GraphQL contract; whatever is no GraphQL answer was lost on the way. An error that did not come
 * from the server at all is a bug of ours: it is reported, and the person is not left without an answer either.
 */
export function failureOf(error: unknown): Failure {
  if (!CombinedGraphQLErrors.is(error)) {
    if (LinkError.is(error)) return { kind: 'unreachable' };
    reportError(error);
    return { kind: 'server' };
  }
  const { message, extensions } = error.errors[0] ?? { message: error.message };
  const { code, fields, retryAfter, reference } = extensions ?? {};

  if (code === 'BAD_USER_INPUT' && isReasons(fields)) return { kind: 'fields', fields };
  if (code === 'RATE_LIMITED' && typeof retryAfter === 'number') return { kind: 'rateLimited', retryAfter };
  const refused = refusals.find((one) => one === code);
  if (refused) return { kind: 'refused', code: refused, message };
  return { kind: 'server', reference: typeof reference === 'string' ? reference : undefined };
}
