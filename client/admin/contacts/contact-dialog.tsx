import { Button, Dialog, Grid, GridItem } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { string } from 'yup';
import { contactStatuses, enumName, leadSources } from '../../../common/enums.ts';
import { contactForm, type ContactForm } from '../../../common/forms/contact.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { theirsOf } from '../../graphql/conflict.ts';
import {
  CompanyDocument,
  useCreateContactMutation,
  useUpdateContactMutation,
  type ContactInput,
  type ContactRecordFragment,
} from '../../graphql/generated.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { Duplicates } from '../companies/duplicates.tsx';
import { CompanyField } from '../ui/company-field.tsx';
import { storedValue, useEnumOptions } from '../ui/enum-options.ts';
import { Modal } from '../ui/modal.tsx';

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
  const statuses = useEnumOptions('contactStatus', contactStatuses);
  const sources = useEnumOptions('leadSource', leadSources);

  async function save(form: ContactForm & { companyId: string }) {
    const input = inputOf(form);
    if (contact) await updateOver(contact.updatedAt, input);
    else await create({ variables: { input } });
    notify({
      type: 'success',
      title: formatMessage({ id: 'contacts.saved' }),
      description: form.name,
      topic: 'contact',
    });
    onClose();
  }

  /** Somebody else saved first: fields that are not changed here stay theirs. */
  async function updateOver(version: string, input: ContactInput): Promise<void> {
    if (!contact) return;
    try {
      await update({ variables: { id: contact.id, input: { ...changedFrom(contact, input) }, version } });
    } catch (error) {
      const theirs = theirsOf(error);
      if (!theirs) throw error;
      return updateOver(String(theirs.updatedAt), input);
    }
  }

  return (
    <Modal open onClose={onClose} title={<FormattedMessage id={contact ? 'contacts.edit' : 'contacts.new'} />}>
      <Form
        schema={schema}
        initialValues={contact ? valuesOf(contact) : { companyId, status: 'active', leadSource: 'manual' }}
        marks="required"
        onSubmit={save}
        onFailure={() => notify({ type: 'error', title: formatMessage({ id: 'contacts.notSaved' }), topic: 'contact' })}
      >
        <Dialog.Body>
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4" rowGap="3.5" alignItems="start">
            <TextField name="name" label={<FormattedMessage id="contacts.name" />} autoComplete="off" autoFocus />
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
        <Dialog.Footer>
          <Button size="md" onClick={onClose}>
            <FormattedMessage id="admin.cancel" />
          </Button>
          <SubmitButton
            label="admin.save"
            sendingLabel="admin.saving"
            size="md"
            variant="solid"
            colorPalette="molten"
          />
        </Dialog.Footer>
      </Form>
    </Modal>
  );
}

const valuesOf = ({
  companyId,
  name,
  email,
  phone,
  position,
  isPrimary,
  status,
  leadSource,
}: ContactRecordFragment) => ({
  companyId,
  name,
  email,
  phone: phone ?? '',
  position: position ?? '',
  isPrimary,
  status: storedValue(contactStatuses, status),
  leadSource: storedValue(leadSources, leadSource),
});

const inputOf = ({ status, leadSource, isPrimary, ...form }: ContactForm & { companyId: string }) =>
  ({
    ...form,
    ...(status && { status: enumName(status) }),
    ...(leadSource && { leadSource: enumName(leadSource) }),
    ...(isPrimary && { isPrimary }),
  }) as ContactInput;

/** Name and e-mail, which every edit names, and what differs from the record. */
function changedFrom(contact: ContactRecordFragment, input: ContactInput): ContactInput {
  const before = contact as Record<string, unknown>;
  const changed = Object.entries(input).filter(([field, value]) => (before[field] ?? '') !== value);
  return { name: input.name, email: input.email, ...Object.fromEntries(changed) };
}
