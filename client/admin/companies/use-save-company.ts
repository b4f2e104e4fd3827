import type { CompanyForm } from '../../../common/forms/company.ts';
import { useUpdateCompanyMutation, type CompanyRecordFragment } from '../../graphql/generated.ts';
import { useJoinedSave } from '../kit/use-joined-save.ts';
import { inputOf, typedValues, valuesOf } from './company-values.ts';

/** Saves an edit of a company, joined with what somebody else has saved since it began. */
export function useSaveCompany(start: CompanyRecordFragment) {
  const [updateCompany] = useUpdateCompanyMutation();
  const { dispute, save } = useJoinedSave({
    valuesOf,
    update: (mine, before, version) =>
      updateCompany({ variables: { id: start.id, input: inputOf(mine, before), version } }),
  });
  return { dispute, save: (form: CompanyForm) => save(start, typedValues(form)) };
}
