import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { companyForm, type CompanyForm } from '../../../common/forms/company.ts';
import { useCreateCompanyMutation } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { newSubmissionId } from '../../ui/form/new-submission-id.ts';
import { useCanEdit } from '../session/session.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { PaneSection, RecordColumns, RecordScreen } from '../kit/record-screen.tsx';
import { CompanyFields, CrmFields } from './company-fields.tsx';
import { CompanyFormActions } from './company-form-actions.tsx';
import { blankCompany, inputOf, typedValues } from './company-values.ts';
import { Duplicates } from './duplicates.tsx';
import { useCompanyToasts } from './use-company-toasts.ts';

const list = { path: '/admin/companies', title: 'companies.title' };

/** Enters a company; likely duplicates show while somebody types. Saved, its page opens. */
export default function CompanyNew() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { say, invalid } = useCompanyToasts();
  const [create] = useCreateCompanyMutation();
  const [id] = useState(newSubmissionId);
  if (!useCanEdit()) return <Navigate to={list.path} replace />;

  async function save(form: CompanyForm) {
    const { data } = await create({
      variables: { id, input: inputOf(typedValues(form)) },
      update: (cache) => {
        cache.evict({ fieldName: 'companies' });
        cache.evict({ fieldName: 'companySummary' });
      },
    });
    if (!data) return;
    say('success', 'created', { name: data.createCompany.name });
    await navigate(`${list.path}/${data.createCompany.id}`, { replace: true });
  }

  return (
    <Form
      schema={companyForm}
      // The schema's types are those of what is sent; the fields hold what is typed.
      initialValues={blankCompany}
      marks="required"
      onSubmit={save}
      onFailure={() => say('error', 'createFailed')}
      onInvalid={invalid}
      display="flex"
      flexDirection="column"
      flex="1"
    >
      <RecordScreen
        list={list}
        name={formatMessage({ id: 'companies.new.title' })}
        headed
        actions={<CompanyFormActions cancelTo={list.path} />}
      >
        <LeaveGuard />
        <RecordColumns>
          <CompanyFields afterSites={<Duplicates />} />
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
