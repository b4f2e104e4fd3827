import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { companyForm, type CompanyForm } from '../../../common/forms/company.ts';
import type { CompanyRecordFragment } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { useCanEdit } from '../session/session.ts';
import { ConflictDialog } from '../kit/conflict-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { RecordColumns, RecordScreen } from '../kit/record-screen.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { CompanyFields, CrmFields } from './company-fields.tsx';
import { CompanyFormActions } from './company-form-actions.tsx';
import { CompanyLoading, CompanyMissing } from './company-states.tsx';
import { valuesOf } from './company-values.ts';
import { showCompanyValue } from './show-company-value.tsx';
import { useCompany } from './use-company.ts';
import { useCompanyToasts } from './use-company-toasts.ts';
import { useSaveCompany } from './use-save-company.ts';

/** A company's record as a form. */
export default function CompanyEdit() {
  const company = useCompany();
  const canEdit = useCanEdit();
  if (company === undefined) return <CompanyLoading />;
  if (company === null) return <CompanyMissing />;
  if (!canEdit) return <Navigate to={`/admin/companies/${company.id}`} replace />;
  return <EditForm key={company.id} company={company} />;
}

function EditForm({ company }: { company: CompanyRecordFragment }) {
  const navigate = useNavigate();
  const { say, invalid } = useCompanyToasts();
  const [start] = useState(company);
  const [initialValues] = useState(() => valuesOf(company) as object);
  const { save, dispute } = useSaveCompany(start);
  const page = `/admin/companies/${company.id}`;

  async function submit(form: CompanyForm) {
    if (!(await save(form))) return;
    say('success', 'updated');
    await navigate(page, { replace: true });
  }

  return (
    <Form
      schema={companyForm}
      initialValues={initialValues}
      marks="required"
      onSubmit={submit}
      onFailure={() => say('error', 'updateFailed')}
      onInvalid={invalid}
      display="flex"
      flexDirection="column"
      flex="1"
    >
      <RecordScreen
        list={{ path: '/admin/companies', title: 'companies.title' }}
        name={start.name}
        headed
        actions={<CompanyFormActions cancelTo={page} />}
      >
        <LeaveGuard />
        <ChangedMeanwhile before={start} now={company} />
        <RecordColumns>
          <CompanyFields />
          <aside>
            <CrmFields />
          </aside>
        </RecordColumns>
      </RecordScreen>
      {dispute && (
        <ConflictDialog
          open
          conflicts={dispute.conflicts}
          label={(name) => <FormattedMessage id={`company.field.${name}`} />}
          show={showCompanyValue}
          onResolve={dispute.settle}
          onClose={() => dispute.settle(undefined)}
        />
      )}
    </Form>
  );
}
