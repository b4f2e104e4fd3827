import { useState } from 'react';
import { getConflictingRecord } from '../../graphql/conflict.ts';
import type { Choices } from './conflict-dialog.tsx';
import { mergeThreeWay, type Conflict } from './three-way-merge.ts';

/** A save that waits for the user to resolve conflicts; `resolve(undefined)` cancels it. */
interface PendingMerge {
  conflicts: Conflict[];
  resolve: (choices: Choices | undefined) => void;
}

interface Options<Values extends object> {
  /** Converts a record, from a query or from a CONFLICT error, to form values. */
  toFormValues: (record: object) => Values;
  /**
   * Saves the fields of `mine` that differ from `before`.
   * @throws CONFLICT when the record no longer has this version
   */
  update: (mine: Values, before: Values, version: string) => Promise<unknown>;
}

/**
 * Saves an edit of a record with optimistic locking. When somebody else has saved since editing began, the two edits
 * are merged field by field, and the user resolves the conflicts before the merged record is saved.
 */
export function useSaveWithMerge<Values extends object>({ toFormValues, update }: Options<Values>) {
  const [pendingMerge, setPendingMerge] = useState<PendingMerge>();

  const askUser = (conflicts: Conflict[]) =>
    new Promise<Choices | undefined>((fulfill) => {
      const resolve = (choices: Choices | undefined) => {
        setPendingMerge(undefined);
        fulfill(choices);
      };
      setPendingMerge({ conflicts, resolve });
    });

  async function saveVersion(before: Values, version: string, mine: Values): Promise<boolean> {
    try {
      await update(mine, before, version);
      return true;
    } catch (error) {
      const theirs = getConflictingRecord(error);
      if (!theirs) throw error;
      const { merged, conflicts } = mergeThreeWay(before, mine, toFormValues(theirs));
      const choices = conflicts.length > 0 ? await askUser(conflicts) : {};
      if (!choices) return false;
      for (const { name } of conflicts) if (choices[name] === 'mine') merged[name] = mine[name];
      return saveVersion(toFormValues(theirs), String(theirs.updatedAt), merged);
    }
  }

  return {
    pendingMerge,
    /**
     * @param original the record as it was when editing began
     * @returns false when the user cancelled
     */
    save: (original: { updatedAt: string }, mine: Values) =>
      saveVersion(toFormValues(original), original.updatedAt, mine),
  };
}
