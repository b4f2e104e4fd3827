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
import { Duplicates } from '../companies/duplicates.tsx';
import { CompanyField } from '../kit/company-field.tsx';
import { ConflictDialog } from '../kit/conflict-dialog.tsx';
import { useEnumOptions } from '../kit/enum-options.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { useJoinedSave } from '../kit/use-joined-save.ts';
import { inputOf, typedValues, valuesOf, type ContactFields } from './contact-values.ts';
import { showContactValue } from './show-contact-value.tsx';

interface Props {
  companyId: string;
  /** Who is edited; left out for a new contact. */
  contact?: ContactRecordFragment;
  onClose: () => void;
}

/** Another company moves the contact there. */
const schema = contactForm.shape({ companyId: string().required(reasons.required) });

/** Enters or edits a person of a company; another company moves them there. */
export function ContactDialog({ companyId, contact, onClose }: Props) {
  const { formatMessage } = useIntl();
  const renewed = { refetchQueries: [CompanyDocument] };
  const [create] = useCreateContactMutation(renewed);
  const [update] = useUpdateContactMutation(renewed);
  const { dispute, save: saveOver } = useJoinedSave({
    valuesOf,
    update: (mine, before, version) =>
      update({ variables: { id: contact?.id ?? '', input: inputOf(mine, before), version } }),
  });
  const statuses = useEnumOptions('contactStatus', contactStatuses);
  const sources = useEnumOptions('leadSource', leadSources);

  async function save(form: ContactFields) {
    const values = typedValues(form);
    if (!contact) await create({ variables: { input: inputOf(values) } });
    else if (!(await saveOver(contact, values))) return;
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
      <Modal open onClose={onClose} form title={<FormattedMessage id={contact ? 'contacts.edit' : 'contacts.new'} />}>
        <Form
          schema={schema}
          initialValues={
            contact ? (valuesOf(contact) as object) : { companyId, status: 'active', leadSource: 'manual' }
          }
          marks="required"
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
                <GridItem colSpan={{ md: 2 }} css={{ '&:has(> [role=status]:empty)': { mt: '-3.5' } }}>
                  <Duplicates except={companyId} />
                </GridItem>
              )}
              <SelectField
                name="status"
                label={<FormattedMessage id="contacts.status" />}
                options={statuses}
                blank={null}
              />
              <SelectField
                name="leadSource"
                label={<FormattedMessage id="contacts.leadSource" />}
                options={sources}
                blank={null}
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
      {dispute && (
        <ConflictDialog
          open
          conflicts={dispute.conflicts}
          label={(name) => <FormattedMessage id={labels[name] ?? `contacts.${name}`} />}
          show={showContactValue}
          onResolve={dispute.settle}
          onClose={() => dispute.settle(undefined)}
        />
      )}
    </>
  );
}

/** Fields that other catalogues name. */
const labels: Record<string, string> = { companyId: 'company.title', email: 'form.email', phone: 'form.phone' };
