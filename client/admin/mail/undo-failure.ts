import { failureOf } from '../../graphql/failure.ts';

/** Returns the id of the message for a mail that could not be cancelled: `mail.undo.late` when it was sent in the meantime. */
export function getUndoFailure(error: unknown): 'mail.undo.late' | 'mail.undo.failed' {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.code === 'CONFLICT' ? 'mail.undo.late' : 'mail.undo.failed';
}
