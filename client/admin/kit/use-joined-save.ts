import { useState } from 'react';
import { theirsOf } from '../../graphql/conflict.ts';
import type { Choices } from './conflict-dialog.tsx';
import { threeWay, type Conflict } from './three-way.ts';

/** Fields that two people changed, until somebody has chosen; undefined takes the saving back. */
interface Dispute {
  conflicts: Conflict[];
  settle: (choices: Choices | undefined) => void;
}

interface Options<Values extends object> {
  /** A record, of a query or of a refusal, as the form holds it. */
  valuesOf: (record: object) => Values;
  /** Saves what differs from `before`, where the record is still of that version. @throws CONFLICT */
  update: (mine: Values, before: Values, version: string) => Promise<unknown>;
}

/**
 * Saves what was typed over the version that editing began with. Where somebody else has saved since, the two edits are joined; what both
 * changed is asked for, and saved over theirs.
 */
export function useJoinedSave<Values extends object>({ valuesOf, update }: Options<Values>) {
  const [dispute, setDispute] = useState<Dispute>();

  const choose = (conflicts: Conflict[]) =>
    new Promise<Choices | undefined>((resolve) => {
      const settle = (choices: Choices | undefined) => {
        setDispute(undefined);
        resolve(choices);
      };
      setDispute({ conflicts, settle });
    });

  async function saveOver(before: Values, version: string, mine: Values): Promise<boolean> {
    try {
      await update(mine, before, version);
      return true;
    } catch (error) {
      const theirs = theirsOf(error);
      if (!theirs) throw error;
      const { merged, conflicts } = threeWay(before, mine, valuesOf(theirs));
      const choices = conflicts.length > 0 ? await choose(conflicts) : {};
      if (!choices) return false;
      for (const { name } of conflicts) if (choices[name] === 'mine') merged[name] = mine[name];
      return saveOver(valuesOf(theirs), String(theirs.updatedAt), merged);
    }
  }

  return {
    dispute,
    /** False where the saving was taken back. @param start the record as the editor began with it */
    save: (start: { updatedAt: string }, mine: Values) => saveOver(valuesOf(start), start.updatedAt, mine),
  };
}
