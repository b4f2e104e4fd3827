import { useState } from 'react';
import type { CompanyForm } from '../../../common/forms/company.ts';
import { theirsOf } from '../../graphql/conflict.ts';
import { useUpdateCompanyMutation, type CompanyRecordFragment } from '../../graphql/generated.ts';
import type { Choices } from '../ui/conflict-dialog.tsx';
import { threeWay, type Conflict } from '../ui/three-way.ts';
import { inputOf, typedValues, valuesOf, type CompanyValues } from './company-values.ts';

/** Fields that two people changed, until somebody has chosen; undefined takes the saving back. */
interface Dispute {
  conflicts: Conflict[];
  settle: (choices: Choices | undefined) => void;
}

/**
 * Saves what was typed over the version that editing began with. Where somebody else has saved since, the two edits are joined; what both
 * changed is asked for, and saved over theirs.
 */
export function useSaveCompany({ id, ...start }: CompanyRecordFragment) {
  const [update] = useUpdateCompanyMutation();
  const [dispute, setDispute] = useState<Dispute>();

  const choose = (conflicts: Conflict[]) =>
    new Promise<Choices | undefined>((resolve) => {
      const settle = (choices: Choices | undefined) => {
        setDispute(undefined);
        resolve(choices);
      };
      setDispute({ conflicts, settle });
    });

  /** False where the saving was taken back. */
  async function saveOver(before: CompanyValues, version: string, mine: CompanyValues): Promise<boolean> {
    try {
      await update({ variables: { id, input: inputOf(mine, before), version } });
      return true;
    } catch (error) {
      const theirs = theirsOf(error);
      if (!theirs) throw error;
      const { merged, conflicts } = threeWay(before, mine, valuesOf(theirs));
      const choices = conflicts.length > 0 ? await choose(conflicts) : {};
      if (!choices) return false;
      for (const { name, mine: own } of conflicts) if (choices[name] === 'mine') merged[name] = own as string | number;
      return saveOver(valuesOf(theirs), String(theirs.updatedAt), merged);
    }
  }

  return { dispute, save: (form: CompanyForm) => saveOver(valuesOf(start), start.updatedAt, typedValues(form)) };
}
