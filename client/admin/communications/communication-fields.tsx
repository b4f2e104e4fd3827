import { skipToken } from '@apollo/client/react';
import { chakra, Flex, Grid, Input } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useEffect, useRef, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  communicationDirections,
  communicationStatuses,
  communicationTypes,
  enumName,
  priorities,
  sentiments,
} from '../../../common/enums.ts';
import { typesWithDuration } from '../../../common/forms/communication.ts';
import { useContactChoicesQuery, type ContactChoiceFragment } from '../../graphql/generated.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { communicationIcons, directionIcons } from '../kit/communication-marks.tsx';
import { CompanyField } from '../kit/company-field.tsx';
import { ChoiceField, SegmentedField } from './choice-fields.tsx';
import type { CommunicationFormFields } from './communication-values.ts';
import { fromDateTimeLocal, toDateTimeLocal } from './datetime-local.ts';

/**
 * The form fields of a communication. The duration is shown only for types that have one.
 * @param companyInput receives the company's input element
 */
export function CommunicationFields({ companyInput }: { companyInput: Ref<HTMLInputElement> }) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<CommunicationFormFields>();
  const translateOptions = <Value extends string>(prefix: string, list: readonly Value[]) =>
    list.map((value) => ({ value, label: formatMessage({ id: `${prefix}.${enumName(value)}` }) }));

  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' }}
      columnGap="4"
      rowGap="3.5"
      css={spans}
    >
      <chakra.div data-span="6">
        <SegmentedField
          name="type"
          label="communications.type"
          isLabelHidden
          options={translateOptions('communicationType.short', communicationTypes).map((option) => ({
            ...option,
            icon: communicationIcons[enumName(option.value)],
          }))}
        />
      </chakra.div>
      <chakra.div data-span="3">
        <CompanyField name="companyId" label="communications.company" ref={companyInput} />
      </chakra.div>
      <chakra.div data-span="3">
        <ContactField />
      </chakra.div>
      <chakra.div data-span="6">
        <TextField name="subject" label={<FormattedMessage id="communications.subject" />} autoComplete="off" />
      </chakra.div>
      <chakra.div data-span="6">
        <TextAreaField name="content" label={<FormattedMessage id="communications.content" />} rows={3} />
      </chakra.div>
      <chakra.div data-span="2">
        <SegmentedField
          name="direction"
          label="communications.direction"
          options={translateOptions('direction', communicationDirections).map((option) => ({
            ...option,
            icon: directionIcons[enumName(option.value)],
          }))}
        />
      </chakra.div>
      <chakra.div data-span="2">
        <ChoiceField
          name="status"
          label="communications.status"
          options={translateOptions('communicationStatus', communicationStatuses)}
        />
      </chakra.div>
      <chakra.div data-span="2">
        <ChoiceField
          name="priority"
          label="communications.priority"
          options={translateOptions('priority', priorities)}
        />
      </chakra.div>
      <chakra.div data-span="2">
        <ChoiceField
          name="sentiment"
          label="communications.sentiment"
          emptyLabel={formatMessage({ id: 'admin.none' })}
          options={translateOptions('sentiment', sentiments)}
        />
      </chakra.div>
      {typesWithDuration.includes(values.type) && (
        <chakra.div data-span="2">
          <TextField
            name="durationMinutes"
            type="number"
            min={0}
            step={1}
            inputMode="numeric"
            label={<FormattedMessage id="communications.duration" />}
          />
        </chakra.div>
      )}
      <chakra.div data-span={typesWithDuration.includes(values.type) ? 2 : 4}>
        <TextField
          name="tags"
          label={<FormattedMessage id="communications.tags" />}
          placeholder={formatMessage({ id: 'communications.tags.hint' })}
          autoComplete="off"
        />
      </chakra.div>
      <FollowUp />
    </Grid>
  );
}

const spans = {
  md: {
    '& > [data-span="2"]': { gridColumn: 'span 2' },
    '& > [data-span="3"]': { gridColumn: 'span 3' },
    '& > [data-span="4"]': { gridColumn: 'span 4' },
    '& > [data-span="6"]': { gridColumn: 'span 6' },
  },
} as const;

const noContacts: ContactChoiceFragment[] = [];

/** The contacts of the selected company. A company's only contact is preselected. */
function ContactField() {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<CommunicationFormFields>();
  const { companyId, contactId } = values;
  const { data } = useContactChoicesQuery(companyId ? { variables: { companyId } } : skipToken);
  const contacts = companyId ? (data?.contacts.edges.map(({ node }) => node) ?? noContacts) : noContacts;

  // The company whose contact was preselected last. For an edited record or a draft it is their
  // company from the start, so that their contact is not replaced.
  const preselectedFor = useRef(contactId || values.subject ? companyId : undefined);
  useEffect(() => {
    if (companyId === preselectedFor.current || (companyId && !data)) return;
    preselectedFor.current = companyId;
    void setFieldValue('contactId', contacts.length === 1 ? contacts[0]?.id : '');
  });

  const hint = !companyId
    ? 'communications.contact.first'
    : data && contacts.length === 0
      ? 'communications.contact.none'
      : contacts.length === 1 && contactId
        ? 'communications.contact.only'
        : undefined;
  return (
    <ChoiceField
      name="contactId"
      label="communications.contact"
      emptyLabel={formatMessage({ id: 'communications.contact.blank' })}
      options={contacts.map(({ id, name }) => ({ value: id, label: name }))}
      disabled={contacts.length === 0}
      hint={hint && formatMessage({ id: hint })}
    />
  );
}

/** Whether a follow-up is required and, if so, its date in the company's time zone. */
function FollowUp() {
  const { formatMessage, timeZone } = useIntl();
  const { values } = useFormikContext<CommunicationFormFields>();
  const { control, value, setValue } = useFormField('followUpDate');
  return (
    <Flex
      data-span="6"
      wrap="wrap"
      align="center"
      columnGap="4"
      px="3"
      py="2"
      borderWidth="1px"
      borderRadius="md"
      bg="bg.subtle"
    >
      <chakra.div flex="1 1 14rem">
        <CheckboxField name="followUpRequired" label={<FormattedMessage id="communications.followUp.required" />} />
      </chakra.div>
      {values.followUpRequired && (
        <Input
          type="datetime-local"
          width={{ base: 'full', md: '13rem' }}
          aria-label={formatMessage({ id: 'communications.followUp.date' })}
          aria-describedby={control['aria-describedby']}
          value={value ? toDateTimeLocal(value, timeZone) : ''}
          onChange={({ target }) => void setValue(target.value ? fromDateTimeLocal(target.value, timeZone) : '')}
        />
      )}
    </Flex>
  );
}
