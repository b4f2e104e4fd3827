import { Box, chakra, GridItem, SimpleGrid, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import { deliveryTerms, enumName, paymentTerms, tradeProducts, type TradeProduct } from '../../../common/enums.ts';
import { tradeQuoteForm, type TradeQuote, type TradeTerms } from '../../../common/forms/quote-request.ts';
import type { QuoteSource, TradeTermsInput } from '../../graphql/generated.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { ConsentField } from '../../ui/form/consent-field.tsx';
import { FieldValue } from '../../ui/form/field-value.tsx';
import { Form } from '../../ui/form/form.tsx';
import { HoneypotField } from '../../ui/form/honeypot-field.tsx';
import { blankValues } from '../../ui/form/rules.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { TradeMode } from '../links.ts';
import { useQuoteSubmission, type QuoteReceipt } from '../quote/use-quote-submission.ts';

interface Props {
  mode: TradeMode;
  product?: TradeProduct;
  /** Who asked before. */
  person?: TradeQuote;
  /** Sent again after a lost answer, it makes no second lead. */
  submissionId: string;
  onReceipt: (receipt: QuoteReceipt, sent: TradeQuote) => void;
}

const sources: Record<TradeMode, QuoteSource> = { buyer: 'BUYER_QUOTE', seller: 'SELLER_QUOTE' };

/** The terms and who names them. The mode changes labels and where the request goes; what was typed stays. */
export function TradeQuoteForm({ mode, product, person, submissionId, onReceipt }: Props) {
  const { formatMessage } = useIntl();
  const { submit, fail } = useQuoteSubmission();
  const [start] = useState(() => startOf(product, person));
  const nameOf = (group: string, value: string) => formatMessage({ id: `quote-system.${group}.${value}` });
  const options = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: nameOf(group, value) }));
  const label = (field: string) => <FormattedMessage id={`quote-system.${mode}.${field}`} />;

  async function send(values: TradeQuote) {
    const { trade, ...asking } = values;
    const { productType } = trade;
    const about = { source: sources[mode], productType, productTitle: nameOf('product', productType) };
    onReceipt(await submit({ ...asking, ...about, submissionId, trade: termsInput(trade) }), values);
  }

  return (
    <Form schema={tradeQuoteForm} initialValues={start} onSubmit={send} onFailure={fail}>
      <Group title="quote-system.goods">
        <SelectField name="trade.productType" label={label('product')} options={options('product', tradeProducts)} />
        <TextField
          name="trade.quantity"
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          label={label('quantity')}
        />
        <TextField
          name="trade.targetPrice"
          label={label('price')}
          hint={<FormattedMessage id="quote-system.price.hint" />}
        />
        <SelectField
          name="trade.paymentTerms"
          label={<FormattedMessage id="quote-system.payment" />}
          hint={<Meaning of="payment" field="trade.paymentTerms" />}
          options={options('payment', paymentTerms)}
        />
        <SelectField
          name="trade.deliveryTerms"
          label={<FormattedMessage id="quote-system.delivery" />}
          hint={<Meaning of="delivery" field="trade.deliveryTerms" />}
          options={options('delivery', deliveryTerms)}
        />
        <TextField name="trade.deliveryLocation" label={label('location')} />
        <GridItem colSpan={{ md: 2 }}>
          <TextAreaField name="trade.additionalNotes" rows={4} label={label('notes')} hint={label('notes.hint')} />
        </GridItem>
      </Group>
      <Group title="quote-system.person">
        <TextField name="name" autoComplete="name" />
        <TextField name="email" type="email" autoComplete="email" />
        <TextField name="company" autoComplete="organization" />
        <TextField name="phone" type="tel" autoComplete="tel" />
      </Group>
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

function Group({ title, children }: { title: string; children: React.ReactNode }) {
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

/** What a term is for, and once one is chosen, what that one means. */
const Meaning = ({ of, field }: { of: 'delivery' | 'payment'; field: string }) => (
  <FieldValue name={field}>
    {(term) => <FormattedMessage id={term ? `quote-system.${of}.${term}.text` : `quote-system.${of}.hint`} />}
  </FieldValue>
);

function startOf(product: TradeProduct | undefined, person: TradeQuote | undefined): Partial<TradeQuote> {
  const { trade } = blankValues(tradeQuoteForm) as TradeQuote;
  return {
    ...(person && { name: person.name, email: person.email, company: person.company, phone: person.phone }),
    trade: { ...trade, ...(product && { productType: product }) },
  };
}

/** The same terms as GraphQL names them. */
const termsInput = ({ productType, deliveryTerms, paymentTerms, ...rest }: TradeTerms) =>
  ({
    ...rest,
    productType: enumName(productType),
    deliveryTerms: enumName(deliveryTerms),
    paymentTerms: enumName(paymentTerms),
  }) as TradeTermsInput;
