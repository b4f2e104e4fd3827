import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { companyForm, type CompanyForm } from '../../../common/forms/company.ts';
import type { CompanyRecordFragment } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { useCanEdit } from '../session/session.ts';
import { ConflictDialog } from '../kit/conflict-dialog.tsx';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { RecordColumns, RecordScreen } from '../kit/record-screen.tsx';
import { ConcurrentEditNotice } from './concurrent-edit-notice.tsx';
import { CompanyFields, CrmFields } from './company-fields.tsx';
import { CompanyFormActions } from './company-form-actions.tsx';
import { CompanyLoading, CompanyNotFound } from './company-states.tsx';
import { toFormValues } from './company-values.ts';
import { renderCompanyFieldValue } from './company-field-value.tsx';
import { useCompany } from './use-company.ts';
import { useCompanyToasts } from './use-company-toasts.ts';
import { useSaveCompany } from './use-save-company.ts';

/** The edit form of a company. */
export default function CompanyEdit() {
  const company = useCompany();
  const canEdit = useCanEdit();
  if (company === undefined) return <CompanyLoading />;
  if (company === null) return <CompanyNotFound />;
  if (!canEdit) return <Navigate to={`/admin/companies/${company.id}`} replace />;
  return <EditForm key={company.id} company={company} />;
}

function EditForm({ company }: { company: CompanyRecordFragment }) {
  const navigate = useNavigate();
  const { showToast, showInvalid } = useCompanyToasts();
  const [original] = useState(company);
  const [initialValues] = useState(() => toFormValues(company));
  const { save, pendingMerge } = useSaveCompany(original);
  const detailUrl = `/admin/companies/${company.id}`;

  async function submit(form: CompanyForm) {
    if (!(await save(form))) return;
    showToast('success', 'updated');
    await navigate(detailUrl, { replace: true });
  }

  return (
    <Form
      schema={companyForm}
      initialValues={initialValues}
      markedFields="required"
      onSubmit={submit}
      onFailure={() => showToast('error', 'updateFailed')}
      onInvalid={showInvalid}
      display="flex"
      flexDirection="column"
      flex="1"
    >
      <RecordScreen
        list={{ path: '/admin/companies', title: 'companies.title' }}
        name={original.name}
        nameIsHeading
        actions={<CompanyFormActions cancelTo={detailUrl} />}
      >
        <UnsavedChangesGuard />
        <ConcurrentEditNotice original={original} current={company} />
        <RecordColumns>
          <CompanyFields />
          <aside>
            <CrmFields />
          </aside>
        </RecordColumns>
      </RecordScreen>
      {pendingMerge && (
        <ConflictDialog
          open
          conflicts={pendingMerge.conflicts}
          renderLabel={(name) => <FormattedMessage id={`company.field.${name}`} />}
          renderValue={renderCompanyFieldValue}
          onResolve={pendingMerge.resolve}
          onClose={() => pendingMerge.resolve(undefined)}
        />
      )}
    </Form>
  );
}
