import { Box, chakra, GridItem, SimpleGrid, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import { deliveryTerms, enumName, paymentTerms, tradeProducts } from '../../../common/enums.ts';
import { tradeQuoteForm, type TradeQuote, type TradeTerms } from '../../../common/forms/quote-request.ts';
import type { QuoteSource, TradeTermsInput } from '../../graphql/generated.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { ConsentField } from '../../ui/form/consent-field.tsx';
import { FieldValue } from '../../ui/form/field-value.tsx';
import { Form } from '../../ui/form/form.tsx';
import { HoneypotField } from '../../ui/form/honeypot-field.tsx';
import { createBlankValues } from '../../ui/form/rules.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { TradeMode } from '../links.ts';
import { useQuoteSubmission, type QuoteReceipt } from '../quote/use-quote-submission.ts';

interface Props {
  mode: TradeMode;
  /** Preselected terms. */
  terms: Partial<TradeTerms>;
  /** Previous request, whose contact data is prefilled. */
  previous?: TradeQuote;
  /** Makes retries idempotent: the server creates only one quote request for each id. */
  submissionId: string;
  onReceipt: (receipt: QuoteReceipt, sent: TradeQuote) => void;
}

const sources: Record<TradeMode, QuoteSource> = { buyer: 'BUYER_QUOTE', seller: 'SELLER_QUOTE' };

/** Trade terms and contact data. Changing the mode changes labels and the source of the request and keeps the field values. */
export function TradeQuoteForm({ mode, terms, previous, submissionId, onReceipt }: Props) {
  const { formatMessage } = useIntl();
  const { submit, handleFailure } = useQuoteSubmission();
  const [initialValues] = useState(() => createInitialValues(terms, previous));
  const formatName = (group: string, value: string) => formatMessage({ id: `quote-system.${group}.${value}` });
  const createOptions = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: formatName(group, value) }));
  const renderLabel = (field: string) => <FormattedMessage id={`quote-system.${mode}.${field}`} />;

  async function handleSubmit(values: TradeQuote) {
    const { trade, ...contact } = values;
    const { productType } = trade;
    const subject = { source: sources[mode], productType, productTitle: formatName('product', productType) };
    onReceipt(await submit({ ...contact, ...subject, submissionId, trade: toTermsInput(trade) }), values);
  }

  return (
    <Form schema={tradeQuoteForm} initialValues={initialValues} onSubmit={handleSubmit} onFailure={handleFailure}>
      <FieldGroup title="quote-system.goods">
        <SelectField
          name="trade.productType"
          label={renderLabel('product')}
          options={createOptions('product', tradeProducts)}
        />
        <TextField
          name="trade.quantity"
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          label={renderLabel('quantity')}
        />
        <TextField
          name="trade.targetPrice"
          label={renderLabel('price')}
          hint={<FormattedMessage id="quote-system.price.hint" />}
        />
        <SelectField
          name="trade.paymentTerms"
          label={<FormattedMessage id="quote-system.payment" />}
          hint={<TermHint kind="payment" field="trade.paymentTerms" />}
          options={createOptions('payment', paymentTerms)}
        />
        <SelectField
          name="trade.deliveryTerms"
          label={<FormattedMessage id="quote-system.delivery" />}
          hint={<TermHint kind="delivery" field="trade.deliveryTerms" />}
          options={createOptions('delivery', deliveryTerms)}
        />
        <TextField name="trade.deliveryLocation" label={renderLabel('location')} />
        <GridItem colSpan={{ md: 2 }}>
          <TextAreaField
            name="trade.additionalNotes"
            rows={4}
            label={renderLabel('notes')}
            hint={renderLabel('notes.hint')}
          />
        </GridItem>
      </FieldGroup>
      <FieldGroup title="quote-system.person">
        <TextField name="name" autoComplete="name" />
        <TextField name="email" type="email" autoComplete="email" />
        <TextField name="company" autoComplete="organization" />
        <TextField name="phone" type="tel" autoComplete="tel" />
      </FieldGroup>
      <HoneypotField name="website" />
      <Box mt="12">
        <ConsentField name="consent" />
        <CheckboxField name="marketingConsent" hint={<FormattedMessage id="form.marketingConsent.hint" />} />
      </Box>
      <SubmitButton
        label={`quote-system.${mode}.send`}
        colorPalette="hot"
        size="lg"
        width={{ base: 'full', md: 'auto' }}
        mt="16"
        icon={<ArrowRight aria-hidden />}
      />
      <Text mt="12" textStyle="tiny" color="fg.muted">
        <FormattedMessage id="quote.note" values={{ hours: company.replyHours }} />
      </Text>
    </Form>
  );
}

function FieldGroup({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <chakra.fieldset mb="36">
      <chakra.legend textStyle="h3" mb="20">
        <FormattedMessage id={title} />
      </chakra.legend>
      <SimpleGrid columns={{ md: 2 }} columnGap="24" rowGap="24">
        {children}
      </SimpleGrid>
    </chakra.fieldset>
  );
}

/** Explains the selected term, or the field while no term is selected. */
const TermHint = ({ kind, field }: { kind: 'delivery' | 'payment'; field: string }) => (
  <FieldValue name={field}>
    {(term) => <FormattedMessage id={term ? `quote-system.${kind}.${term}.text` : `quote-system.${kind}.hint`} />}
  </FieldValue>
);

function createInitialValues(terms: Partial<TradeTerms>, previous: TradeQuote | undefined): Partial<TradeQuote> {
  const { trade } = createBlankValues(tradeQuoteForm) as TradeQuote;
  return {
    ...(previous && {
      name: previous.name,
      email: previous.email,
      company: previous.company,
      phone: previous.phone,
    }),
    trade: { ...trade, ...terms },
  };
}

/** Converts the terms to the GraphQL input type. */
const toTermsInput = ({ productType, deliveryTerms, paymentTerms, ...rest }: TradeTerms): TradeTermsInput => ({
  ...rest,
  productType: enumName(productType),
  deliveryTerms: enumName(deliveryTerms),
  paymentTerms: enumName(paymentTerms),
});
