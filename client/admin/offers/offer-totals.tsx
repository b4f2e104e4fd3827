import { Button, chakra, Flex, Grid, Icon } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Currency } from '../../../common/enums.ts';
import { computeOfferAmounts } from '../../../common/forms/offer.ts';
import type { OfferDraftFragment } from '../../graphql/generated.ts';
import { NumberField } from './number-field.tsx';
import { getCurrency, toNumber, type OfferValues } from './offer-values.ts';

/** Returns the amounts of the form in exact cents, as the server computes them. */
export const computeAmounts = ({ lines, discount, freight, insurance, vatPercent }: OfferValues) =>
  computeOfferAmounts({
    lines: lines.map(({ quantity, unitPrice }) => ({ quantity: toNumber(quantity), unitPrice: toNumber(unitPrice) })),
    discount: toNumber(discount),
    freight: toNumber(freight),
    insurance: toNumber(insurance),
    vatPercent: toNumber(vatPercent),
  });

interface Props {
  values: OfferValues;
  amounts: ReturnType<typeof computeAmounts>;
  /** The stored draft, with the reasons for which the server requires an approval. */
  draft?: OfferDraftFragment;
  /** Approves the draft; undefined for users who may not. */
  onApprove?: () => void;
}

const sumFields = ['discount', 'freight', 'insurance'] as const;

/** Sum of the lines, discount, freight, insurance and VAT, and the total. */
export function OfferTotals({ values, amounts, draft, onApprove }: Props) {
  const currency = getCurrency(values);
  const { subtotal, vat, total } = amounts;
  const conversion = draft?.conversion;
  const showsConversion =
    conversion && conversion.currency === values.convertedTo && draft.currency === getCurrencyText(values);
  return (
    <Flex gap="5" wrap="wrap-reverse" justify="flex-end" align="flex-end">
      {draft && draft.approvalReasons.length > 0 && !draft.approvedAt && (
        <ApprovalNote reasons={draft.approvalReasons} onApprove={onApprove} />
      )}
      {draft?.approvedAt && (
        <chakra.p color="green.fg" me="auto">
          <FormattedMessage id="offer.approved" />
        </chakra.p>
      )}
      <chakra.section minW={{ base: 'full', md: '20rem' }} aria-labelledby="offer-totals">
        <chakra.h2 id="offer-totals" srOnly>
          <FormattedMessage id="offer.totals" />
        </chakra.h2>
        <Sum label="subtotal">
          <Amount value={subtotal} currency={currency} />
        </Sum>
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3" py="2" alignItems="end">
          {sumFields.map((name) => (
            <NumberField key={name} name={name} label={<FormattedMessage id={`offer.${name}`} />} decimals={[2, 2]} />
          ))}
          <NumberField name="vatPercent" label={<FormattedMessage id="offer.vatPercent" />} decimals={[0, 1]} />
        </Grid>
        {vat > 0 && (
          <Sum label="vat">
            <Amount value={vat} currency={currency} />
          </Sum>
        )}
        <Flex
          role="status"
          justify="space-between"
          align="baseline"
          gap="4"
          borderTopWidth="1px"
          pt="2"
          textStyle="strip"
        >
          <FormattedMessage id="offer.total" />
          <Amount value={total} currency={currency} />
        </Flex>
        {showsConversion && (
          <chakra.p textAlign="end" color="fg.muted" fontVariantNumeric="tabular-nums">
            <FormattedMessage
              id="offer.converted"
              values={{
                amount: (
                  <FormattedNumber value={total * conversion.rate} style="currency" currency={conversion.currency} />
                ),
              }}
            />
          </chakra.p>
        )}
      </chakra.section>
    </Flex>
  );
}

/** The currency as a string, which can be compared with the GraphQL enum. */
const getCurrencyText = (values: OfferValues): string => getCurrency(values);

interface ApprovalProps {
  reasons: OfferDraftFragment['approvalReasons'];
  onApprove?: () => void;
}

/** Shows why an admin has to approve the offer, with a button for admins. */
export function ApprovalNote({ reasons, onApprove }: ApprovalProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      align="center"
      gap="2"
      me="auto"
      px="3"
      py="2"
      borderRadius="lg"
      bg="straw.subtle"
      color="straw.fg"
      role="note"
    >
      <Icon as={ShieldAlert} boxSize="4" flexShrink={0} aria-hidden />
      <p>
        <FormattedMessage
          id="offer.approvalNeeded"
          values={{
            reasons: (
              <FormattedList value={reasons.map((reason) => formatMessage({ id: `approvalReason.${reason}` }))} />
            ),
          }}
        />
      </p>
      {onApprove && (
        <Button size="xs" onClick={onApprove}>
          <FormattedMessage id="offer.approve" />
        </Button>
      )}
    </Flex>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex justify="space-between" gap="4" py="1" color="fg.muted">
      <FormattedMessage id={`offer.${label}`} />
      {children}
    </Flex>
  );
}

export const Amount = ({ value, currency }: { value: number; currency: Currency | OfferDraftFragment['currency'] }) => (
  <chakra.span fontVariantNumeric="tabular-nums">
    <FormattedNumber value={value} style="currency" currency={currency} currencyDisplay="narrowSymbol" />
  </chakra.span>
);
