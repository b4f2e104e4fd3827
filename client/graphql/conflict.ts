import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Returns the record as the server has it now if `error` is a CONFLICT (another user saved first), else undefined. */
export function getConflictingRecord(error: unknown): Record<string, unknown> | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const { code, theirs } = error.errors[0]?.extensions ?? {};
  return code === 'CONFLICT' && typeof theirs === 'object' && theirs !== null
    ? (theirs as Record<string, unknown>)
    : undefined;
}
