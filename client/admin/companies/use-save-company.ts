import type { CompanyForm } from '../../../common/forms/company.ts';
import { useUpdateCompanyMutation, type CompanyRecordFragment } from '../../graphql/generated.ts';
import { useSaveWithMerge } from '../kit/use-save-with-merge.ts';
import { toCompanyInput, normalizeFormValues, toFormValues } from './company-values.ts';

/**
 * Saves an edit of a company and merges it with changes that others have saved since editing began.
 * @param original the company as it was when editing began
 */
export function useSaveCompany(original: CompanyRecordFragment) {
  const [updateCompany] = useUpdateCompanyMutation();
  const { pendingMerge, save } = useSaveWithMerge({
    toFormValues,
    update: (mine, before, version) =>
      updateCompany({ variables: { id: original.id, input: toCompanyInput(mine, before), version } }),
  });
  return { pendingMerge, save: (form: CompanyForm) => save(original, normalizeFormValues(form)) };
}
