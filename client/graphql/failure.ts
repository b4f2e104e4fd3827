import { CombinedGraphQLErrors, LinkError } from '@apollo/client/errors';

/** Why an operation failed, grouped by what the user can do about it. */
export type Failure =
  /** Invalid input. Message ids of the reasons, by field path. */
  | { kind: 'fields'; fields: Record<string, string> }
  /** Rate limit. Seconds until the next attempt is allowed. */
  | { kind: 'rateLimited'; retryAfter: number }
  /** There was no response: the user can try again. The request may or may not have reached the server. */
  | { kind: 'unreachable' }
  /** Internal error. The server's log has the cause under `reference`. */
  | { kind: 'server'; reference?: string }
  /** The server refused the operation with one of the codes in `refusalCodes`. */
  | { kind: 'refused'; code: Refusal; message: string };

const refusalCodes = [
  'UNAUTHENTICATED',
  'INSECURE_CONNECTION',
  'SECOND_FACTOR_REQUIRED',
  'PASSKEY_REQUIRED',
  'PROOF_REQUIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
] as const;
type Refusal = (typeof refusalCodes)[number];

const isStringRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'string');

/**
 * Classifies an error of an Apollo operation by its GraphQL error code. A link error without a GraphQL response means that the server was
 * unreachable. Any other error is a bug in the client: it is reported to the browser and classified as a server failure.
 */
export function failureOf(error: unknown): Failure {
  if (!CombinedGraphQLErrors.is(error)) {
    if (LinkError.is(error)) return { kind: 'unreachable' };
    reportError(error);
    return { kind: 'server' };
  }
  const { message, extensions } = error.errors[0] ?? { message: error.message };
  const { code, fields, retryAfter, reference } = extensions ?? {};

  if (code === 'BAD_USER_INPUT' && isStringRecord(fields)) return { kind: 'fields', fields };
  if (code === 'RATE_LIMITED' && typeof retryAfter === 'number') return { kind: 'rateLimited', retryAfter };
  const refused = refusalCodes.find((refusal) => refusal === code);
  if (refused) return { kind: 'refused', code: refused, message };
  return { kind: 'server', reference: typeof reference === 'string' ? reference : undefined };
}
