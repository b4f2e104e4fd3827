import { Box, GridItem, SimpleGrid, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import { quickQuoteForm, type QuickQuote } from '../../../common/forms/quote-request.ts';
import type { QuoteSource } from '../../graphql/generated.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { ConsentField } from '../../ui/form/consent-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { HoneypotField } from '../../ui/form/honeypot-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useQuoteSubmission, type QuoteReceipt } from './use-quote-submission.ts';

export type { QuoteReceipt };

/** The product of a quote request, and the form that sends it. */
export interface QuoteSubject {
  /** Id of a section, a category or a trade product. */
  productType: string;
  /** Title in the language of the page. */
  productTitle: string;
  /** Which form was used; it is stored with the request. EQUIPMENT_CARD has no field for the phone number. */
  source: QuoteSource;
}

interface Props {
  subject: QuoteSubject;
  /** Makes retries idempotent: the server creates only one quote request for each id. */
  submissionId: string;
  onReceipt: (receipt: QuoteReceipt, sent: QuickQuote) => void;
  firstField: RefObject<HTMLInputElement | null>;
}

/** Short form: contact data and an optional message. */
export function QuickQuoteForm({ subject, submissionId, onReceipt, firstField }: Props) {
  const { formatMessage } = useIntl();
  const { submit, handleFailure } = useQuoteSubmission();
  /** Equipment cards leave out the phone number. */
  const isShort = subject.source === 'EQUIPMENT_CARD';

  const handleSubmit = async (values: QuickQuote) =>
    onReceipt(await submit({ ...values, ...subject, submissionId }), values);

  return (
    <Form schema={quickQuoteForm} onSubmit={handleSubmit} onFailure={handleFailure}>
      <SimpleGrid columns={{ md: 2 }} columnGap="16" rowGap="20" mt="24">
        <TextField name="name" autoComplete="name" ref={firstField} />
        <TextField name="email" type="email" autoComplete="email" />
        <GridItem colSpan={{ md: isShort ? 2 : 1 }}>
          <TextField name="company" autoComplete="organization" />
        </GridItem>
        {!isShort && <TextField name="phone" type="tel" autoComplete="tel" />}
        <GridItem colSpan={{ md: 2 }}>
          <TextAreaField name="message" rows={3} placeholder={formatMessage({ id: 'quote.messageHint' })} />
        </GridItem>
      </SimpleGrid>
      <HoneypotField name="website" />
      <Box mt="12">
        <ConsentField name="consent" />
        <CheckboxField name="marketingConsent" hint={<FormattedMessage id="form.marketingConsent.hint" />} />
      </Box>
      <SubmitButton label="quote.send" colorPalette="hot" width="full" mt="16" icon={<ArrowRight aria-hidden />} />
      <Text mt="12" textStyle="tiny" color="fg.muted">
        <FormattedMessage id="quote.note" values={{ hours: company.replyHours }} />
      </Text>
    </Form>
  );
}
