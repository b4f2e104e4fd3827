import { Box, GridItem, SimpleGrid, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import { enumName } from '../../../common/enums.ts';
import { contactForm, type ContactForm } from '../../../common/forms/contact-message.ts';
import type { Failure } from '../../graphql/failure.ts';
import { useSubmitContactMessageMutation } from '../../graphql/generated.ts';
import { useContactTopicNames } from '../../i18n/use-names.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ComboboxField } from '../../ui/form/combobox-field.tsx';
import { ConsentField } from '../../ui/form/consent-field.tsx';
import { FileField } from '../../ui/form/file-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { HoneypotField } from '../../ui/form/honeypot-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import type { ContactReceipt } from './contact-form.tsx';

interface Props {
  /** Makes retries idempotent: the server stores only one message for each id. */
  submissionId: string;
  prefill: Partial<ContactForm>;
  onReceipt: (receipt: ContactReceipt, sent: ContactForm) => void;
}

const TOAST_DURATION_MS = 7000;

/** The fields of the contact form, with an optional attachment. */
export function ContactFields({ submissionId, prefill, onReceipt }: Props) {
  const { formatMessage } = useIntl();
  const language = enumName(useLocale());
  const topics = useContactTopicNames();
  const [submit] = useSubmitContactMessageMutation();

  async function handleSubmit({ topic, attachmentId, ...fields }: ContactForm) {
    const input = {
      ...fields,
      ...(topic && { topic: enumName(topic) }),
      ...(attachmentId && { attachmentId }),
      language,
      submissionId,
    };
    const { data } = await submit({ variables: { input } });
    if (!data) return;
    showToast('success', 'contact.sent', formatMessage({ id: 'contact.sent.detail' }, { hours: company.replyHours }));
    onReceipt(data.submitContactMessage, { ...fields, topic, attachmentId });
  }

  /** Invalid fields show their own message and need no toast. */
  function handleFailure(failure: Failure) {
    if (failure.kind === 'fields') return;
    const hasOwnMessage = failure.kind === 'unreachable' || failure.kind === 'rateLimited';
    const serverMessage = failure.kind === 'refused' ? failure.message : undefined;
    const error = serverMessage ?? formatMessage({ id: `contact.failed.${hasOwnMessage ? failure.kind : 'unknown'}` });
    showToast('error', 'contact.failed', formatMessage({ id: 'contact.failed.detail' }, { error }));
  }

  const showToast = (type: 'success' | 'error', id: string, description: string) =>
    notify({ type, title: formatMessage({ id }), description, duration: TOAST_DURATION_MS, topic: 'contact' });

  return (
    <Form schema={contactForm} initialValues={prefill} onSubmit={handleSubmit} onFailure={handleFailure}>
      <SimpleGrid columns={{ md: 2 }} columnGap="16" rowGap="20">
        <TextField name="name" autoComplete="name" />
        <TextField name="company" autoComplete="organization" />
        <TextField name="email" type="email" autoComplete="email" />
        <TextField name="phone" type="tel" autoComplete="tel" />
        <ComboboxField name="topic" choices={topics} />
        <TextField name="subject" autoComplete="off" />
        <GridItem colSpan={{ md: 2 }}>
          <TextAreaField name="message" rows={6} placeholder={formatMessage({ id: 'contact.messageHint' })} />
        </GridItem>
        <GridItem colSpan={{ md: 2 }}>
          <FileField name="attachmentId" />
        </GridItem>
      </SimpleGrid>
      <HoneypotField name="website" />
      <Box mt="12">
        <ConsentField name="consent" />
      </Box>
      <SubmitButton
        label="contact.send"
        colorPalette="hot"
        width={{ base: 'full', md: 'auto' }}
        mt="16"
        icon={<ArrowRight aria-hidden />}
      />
      <Text mt="12" textStyle="tiny" color="fg.muted">
        <FormattedMessage id="contact.note" values={{ hours: company.replyHours }} />
      </Text>
    </Form>
  );
}
