import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { companyForm, type CompanyForm } from '../../../common/forms/company.ts';
import { useCreateCompanyMutation } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import { useCanEdit } from '../session/session.ts';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { PaneSection, RecordColumns, RecordScreen } from '../kit/record-screen.tsx';
import { CompanyFields, CrmFields } from './company-fields.tsx';
import { CompanyFormActions } from './company-form-actions.tsx';
import { blankCompany, toCompanyInput, normalizeFormValues } from './company-values.ts';
import { PossibleDuplicates } from './possible-duplicates.tsx';
import { useCompanyToasts } from './use-company-toasts.ts';

const list = { path: '/admin/companies', title: 'companies.title' };

/**
 * The form for a new company. It shows likely duplicates while the user types, and opens the page of the company after
 * saving.
 */
export default function CompanyNew() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { showToast, showInvalid } = useCompanyToasts();
  const [create] = useCreateCompanyMutation();
  const [id] = useState(createSubmissionId);
  if (!useCanEdit()) return <Navigate to={list.path} replace />;

  async function save(form: CompanyForm) {
    const { data } = await create({
      variables: { id, input: toCompanyInput(normalizeFormValues(form)) },
      update: (cache) => {
        cache.evict({ fieldName: 'companies' });
        cache.evict({ fieldName: 'companySummary' });
      },
    });
    if (!data) return;
    showToast('success', 'created', { name: data.createCompany.name });
    await navigate(`${list.path}/${data.createCompany.id}`, { replace: true });
  }

  return (
    <Form
      schema={companyForm}
      // Initial values have the types of the form fields, which differ from the cast types of the schema.
      initialValues={blankCompany}
      markedFields="required"
      onSubmit={save}
      onFailure={() => showToast('error', 'createFailed')}
      onInvalid={showInvalid}
      display="flex"
      flexDirection="column"
      flex="1"
    >
      <RecordScreen
        list={list}
        name={formatMessage({ id: 'companies.new.title' })}
        nameIsHeading
        actions={<CompanyFormActions cancelTo={list.path} />}
      >
        <UnsavedChangesGuard />
        <RecordColumns>
          <CompanyFields duplicateWarning={<PossibleDuplicates />} />
          <aside>
            <CrmFields />
            <PaneSection title="company.afterwards">
              <FormattedMessage id="company.afterwards.text" tagName="p" />
            </PaneSection>
          </aside>
        </RecordColumns>
      </RecordScreen>
    </Form>
  );
}
