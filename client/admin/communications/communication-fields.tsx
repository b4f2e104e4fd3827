import { skipToken } from '@apollo/client/react';
import { chakra, Flex, Grid, Input } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useEffect, useRef, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  communicationDirections,
  communicationStatuses,
  communicationTypes,
  priorities,
  sentiments,
} from '../../../common/enums.ts';
import { timedTypes } from '../../../common/forms/communication.ts';
import { useContactChoicesQuery, type ContactChoiceFragment } from '../../graphql/generated.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { communicationIcons, directionIcons } from '../kit/communication-marks.tsx';
import { CompanyField } from '../kit/company-field.tsx';
import { momentOf, wallTime } from './wall-time.ts';
import { ChoiceField, ChoiceRow } from './choice-fields.tsx';
import type { Fields } from './communication-values.ts';

const named = <Value extends string>(value: Value) => value.toUpperCase() as Uppercase<Value>;

/** What a record of a communication asks for: some of it only where its type has a place for it. */
export function CommunicationFields({ first }: { first: Ref<HTMLInputElement> }) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<Fields>();
  const options = <Value extends string>(prefix: string, list: readonly Value[]) =>
    list.map((value) => ({ value, label: formatMessage({ id: `${prefix}.${named(value)}` }) }));

  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' }}
      columnGap="4"
      rowGap="3.5"
      css={spans}
    >
      <chakra.div data-span="6">
        <ChoiceRow
          name="type"
          label="communications.type"
          bare
          options={options('communicationType.short', communicationTypes).map((option) => ({
            ...option,
            icon: communicationIcons[named(option.value)],
          }))}
        />
      </chakra.div>
      <chakra.div data-span="3">
        <CompanyField name="companyId" label="communications.company" ref={first} />
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
        <ChoiceRow
          name="direction"
          label="communications.direction"
          options={options('direction', communicationDirections).map((option) => ({
            ...option,
            icon: directionIcons[named(option.value)],
          }))}
        />
      </chakra.div>
      <chakra.div data-span="2">
        <ChoiceField
          name="status"
          label="communications.status"
          options={options('communicationStatus', communicationStatuses)}
        />
      </chakra.div>
      <chakra.div data-span="2">
        <ChoiceField name="priority" label="communications.priority" options={options('priority', priorities)} />
      </chakra.div>
      <chakra.div data-span="2">
        <ChoiceField
          name="sentiment"
          label="communications.sentiment"
          blank={formatMessage({ id: 'admin.none' })}
          options={options('sentiment', sentiments)}
        />
      </chakra.div>
      {timedTypes.includes(values.type) && (
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
      <chakra.div data-span={timedTypes.includes(values.type) ? 2 : 4}>
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

const nobody: ContactChoiceFragment[] = [];

/** The people of the chosen company. Where there is only one, it is that one until somebody chooses none. */
function ContactField() {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<Fields>();
  const { companyId, contactId } = values;
  const { data } = useContactChoicesQuery(companyId ? { variables: { companyId } } : skipToken);
  const contacts = companyId ? (data?.contacts.edges.map(({ node }) => node) ?? nobody) : nobody;

  const settledFor = useRef(contactId || values.subject ? companyId : undefined);
  useEffect(() => {
    if (companyId === settledFor.current || (companyId && !data)) return;
    settledFor.current = companyId;
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
      blank={formatMessage({ id: 'communications.contact.blank' })}
      options={contacts.map(({ id, name }) => ({ value: id, label: name }))}
      disabled={contacts.length === 0}
      hint={hint && formatMessage({ id: hint })}
    />
  );
}

/** Whether we owe them something, and only then by when, on the company's clock. */
function FollowUp() {
  const { formatMessage, timeZone } = useIntl();
  const { values } = useFormikContext<Fields>();
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
          value={value ? wallTime(value, timeZone) : ''}
          onChange={({ target }) => void setValue(target.value ? momentOf(target.value, timeZone) : '')}
        />
      )}
    </Flex>
  );
}
