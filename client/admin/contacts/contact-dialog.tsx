import { Dialog, Grid, GridItem } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { string } from 'yup';
import { contactStatuses, leadSources } from '../../../common/enums.ts';
import { contactForm } from '../../../common/forms/contact.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import {
  CompanyDocument,
  useCreateContactMutation,
  useUpdateContactMutation,
  type ContactRecordFragment,
} from '../../graphql/generated.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { PossibleDuplicates } from '../companies/possible-duplicates.tsx';
import { CompanyField } from '../kit/company-field.tsx';
import { ConflictDialog } from '../kit/conflict-dialog.tsx';
import { useEnumOptions } from '../kit/enum-options.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { useSaveWithMerge } from '../kit/use-save-with-merge.ts';
import { toContactInput, normalizeFormValues, toFormValues, type ContactFields } from './contact-values.ts';
import { renderContactFieldValue } from './contact-field-value.tsx';

interface Props {
  companyId: string;
  /** The contact to edit; undefined for a new one. */
  contact?: ContactRecordFragment;
  onClose: () => void;
}

/** When a contact is edited, a changed `companyId` moves it to that company. */
const schema = contactForm.shape({ companyId: string().required(reasons.required) });

/** Creates or edits a contact of a company. */
export function ContactDialog({ companyId, contact, onClose }: Props) {
  const { formatMessage } = useIntl();
  const refetchCompany = { refetchQueries: [CompanyDocument] };
  const [create] = useCreateContactMutation(refetchCompany);
  const [update] = useUpdateContactMutation(refetchCompany);
  const { pendingMerge, save: saveContact } = useSaveWithMerge({
    toFormValues,
    update: (mine, before, version) =>
      update({ variables: { id: contact?.id ?? '', input: toContactInput(mine, before), version } }),
  });
  const statuses = useEnumOptions('contactStatus', contactStatuses);
  const sources = useEnumOptions('leadSource', leadSources);

  async function save(form: ContactFields) {
    const values = normalizeFormValues(form);
    if (!contact) await create({ variables: { input: toContactInput(values) } });
    else if (!(await saveContact(contact, values))) return;
    notify({
      type: 'success',
      title: formatMessage({ id: 'contacts.saved' }),
      description: form.name,
      topic: 'contact',
    });
    onClose();
  }

  return (
    <>
      <Modal
        open
        onClose={onClose}
        hasForm
        title={<FormattedMessage id={contact ? 'contacts.edit' : 'contacts.new'} />}
      >
        <Form
          schema={schema}
          initialValues={contact ? toFormValues(contact) : { companyId, status: 'active', leadSource: 'manual' }}
          markedFields="required"
          onSubmit={save}
          onFailure={() =>
            notify({ type: 'error', title: formatMessage({ id: 'contacts.notSaved' }), topic: 'contact' })
          }
        >
          <Dialog.Body>
            <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4" rowGap="3.5" alignItems="start">
              <TextField name="name" label={<FormattedMessage id="contacts.name" />} autoComplete="off" />
              <TextField name="position" label={<FormattedMessage id="contacts.position" />} autoComplete="off" />
              <TextField name="email" type="email" autoComplete="off" />
              <TextField name="phone" type="tel" autoComplete="off" />
              {!contact && (
                // The negative margin cancels the row gap while there are no duplicates.
                <GridItem colSpan={{ md: 2 }} css={{ '&:has(> [role=status]:empty)': { mt: '-3.5' } }}>
                  <PossibleDuplicates excludedId={companyId} />
                </GridItem>
              )}
              <SelectField
                name="status"
                label={<FormattedMessage id="contacts.status" />}
                options={statuses}
                emptyOption={null}
              />
              <SelectField
                name="leadSource"
                label={<FormattedMessage id="contacts.leadSource" />}
                options={sources}
                emptyOption={null}
              />
              {contact && (
                <GridItem colSpan={{ md: 2 }}>
                  <CompanyField name="companyId" label="contacts.company" />
                </GridItem>
              )}
              {!contact?.isPrimary && (
                <CheckboxField name="isPrimary" label={<FormattedMessage id="contacts.isPrimary" />} />
              )}
            </Grid>
          </Dialog.Body>
          <DialogActions label="admin.save" sendingLabel="admin.saving" onClose={onClose} />
        </Form>
      </Modal>
      {pendingMerge && (
        <ConflictDialog
          open
          conflicts={pendingMerge.conflicts}
          renderLabel={(name) => <FormattedMessage id={fieldLabels[name] ?? `contacts.${name}`} />}
          renderValue={renderContactFieldValue}
          onResolve={pendingMerge.resolve}
          onClose={() => pendingMerge.resolve(undefined)}
        />
      )}
    </>
  );
}

/** Message ids of fields that do not follow the pattern `contacts.<field>`. */
const fieldLabels: Record<string, string> = { companyId: 'company.title', email: 'form.email', phone: 'form.phone' };
