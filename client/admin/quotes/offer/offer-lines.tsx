import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, X } from 'lucide-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { offerUnits, tradeProducts } from '../../../../common/enums.ts';
import { computeOfferAmounts, offerLimits } from '../../../../common/forms/offer.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { useEnumOptions } from '../../kit/enum-options.ts';
import { blankLine, type createInitialOffer, type createDraftValues } from './offer-values.ts';

type Sums = Partial<Pick<ReturnType<typeof createDraftValues>, 'discount' | 'freight' | 'insurance' | 'vatPercent'>>;
type Values = ReturnType<typeof createInitialOffer> & Sums;

const columns = {
  base: 'minmax(0, 1fr) minmax(0, 1fr)',
  md: 'minmax(0, 1.1fr) minmax(0, 1.6fr) 6rem 5.5rem 7rem',
};
const label = (name: string) => <FormattedMessage id={`offer.${name}`} />;

/** The lines of an offer with their amounts and the total. */
export function OfferLines() {
  const { values } = useFormikContext<Values>();
  const { formatMessage } = useIntl();
  const unitOptions = useEnumOptions('offerUnit', offerUnits);
  const productOptions = tradeProducts.map((value) => ({ value, label: formatMessage({ id: `product.${value}` }) }));
  const { amounts, total } = computeOfferAmounts({
    lines: values.lines.map(({ quantity, unitPrice }) => ({
      quantity: parseNumber(quantity),
      unitPrice: parseNumber(unitPrice),
    })),
    discount: parseNumber(values.discount),
    freight: parseNumber(values.freight),
    insurance: parseNumber(values.insurance),
    vatPercent: parseNumber(values.vatPercent),
  });
  const formatMoney = (value: number) => (
    <FormattedNumber value={value} style="currency" currency={values.currency.toUpperCase() || 'USD'} />
  );

  return (
    <FieldArray name="lines">
      {(array) => (
        <Box>
          {values.lines.map((_line, index) => (
            <Box
              key={index}
              role="group"
              aria-label={formatMessage({ id: 'offer.line' }, { number: index + 1 })}
              css={lineBox}
            >
              <Grid templateColumns={columns} gap="3" alignItems="start">
                <SelectField name={`lines.${index}.tradeProduct`} label={label('product')} options={productOptions} />
                <TextField name={`lines.${index}.description`} label={label('description')} />
                <TextField
                  name={`lines.${index}.quantity`}
                  type="number"
                  step="any"
                  min="0"
                  label={label('quantity')}
                />
                <SelectField name={`lines.${index}.unit`} label={label('unit')} options={unitOptions} />
                <TextField
                  name={`lines.${index}.unitPrice`}
                  type="number"
                  step="any"
                  min="0"
                  label={label('unitPrice')}
                />
              </Grid>
              <Flex align="center" justify="flex-end" gap="2" mt="1.5" minH="7">
                <chakra.span color="fg.subtle">
                  <FormattedMessage id="offer.amount" />
                </chakra.span>
                <chakra.span fontVariantNumeric="tabular-nums" fontWeight="medium">
                  {formatMoney(amounts[index] ?? 0)}
                </chakra.span>
                {values.lines.length > 1 && (
                  <IconButton
                    icon={X}
                    label={formatMessage({ id: 'offer.removeLine' }, { number: index + 1 })}
                    onClick={() => array.remove(index)}
                  />
                )}
              </Flex>
            </Box>
          ))}
          <Flex align="center" gap="3" mt="2">
            {values.lines.length < offerLimits.lines && (
              <Button variant="ghost" ms="-2.5" onClick={() => array.push(blankLine)}>
                <Plus aria-hidden />
                <FormattedMessage id="offer.addLine" />
              </Button>
            )}
            <chakra.p role="status" ms="auto" textStyle="strip" fontVariantNumeric="tabular-nums">
              <chakra.span textStyle="ui" color="fg.muted" me="3">
                <FormattedMessage id="offer.total" />
              </chakra.span>
              {formatMoney(total)}
            </chakra.p>
          </Flex>
        </Box>
      )}
    </FieldArray>
  );
}

const lineBox = { py: '3', borderBottomWidth: '1px', borderColor: 'border.subtle' } as const;

/** Parses the text of a number field; undefined when it is empty or no number. */
function parseNumber(text: string | number = ''): number | undefined {
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? undefined : value;
}
