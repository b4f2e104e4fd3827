import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The record as it is now, where an edit was refused because somebody else had saved first; undefined for any other failure. */
export function theirsOf(error: unknown): Record<string, unknown> | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const { code, theirs } = error.errors[0]?.extensions ?? {};
  return code === 'CONFLICT' && typeof theirs === 'object' && theirs !== null
    ? (theirs as Record<string, unknown>)
    : undefined;
}
