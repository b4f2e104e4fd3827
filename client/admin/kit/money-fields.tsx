import { chakra, Grid } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { currencies } from '../../../common/enums.ts';
import { useUsdRateQuery, type Currency } from '../../graphql/generated.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Money } from './money.tsx';

interface Props {
  /** Message id of the label of the amount. */
  label: string;
  hint?: ReactNode;
}

/** Fields of a form for an amount, its currency and, where no published rate is known, its rate: `amount`, `currency`, `rateToUsd`. */
export function MoneyFields({ label, hint }: Props) {
  const { values, setFieldValue } = useFormikContext<{ amount: unknown; currency: Currency | '' }>();
  const { formatDate } = useIntl();
  const { data, loading } = useUsdRateQuery(
    values.currency ? { variables: { currency: values.currency }, fetchPolicy: 'network-only' } : skipToken,
  );
  const isRateMissing = !loading && data?.usdRate === null;
  // A rate that was typed for another currency must not be sent with this one.
  const clearRate = useEffectEvent(() => void setFieldValue('rateToUsd', ''));
  useEffect(() => clearRate(), [values.currency]);
  const rate = data?.usdRate;
  return (
    <>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr) 8rem', md: 'minmax(0, 1fr) 7rem minmax(0, 1fr)' }}
        gap="3.5"
        alignItems="start"
      >
        <TextField
          name="amount"
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          label={<FormattedMessage id={label} />}
          hint={hint}
        />
        <SelectField
          name="currency"
          label={<FormattedMessage id="close.currency" />}
          emptyOption={null}
          options={currencies.map((value) => ({ value, label: value }))}
        />
        {isRateMissing && (
          <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <TextField
              name="rateToUsd"
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              label={<FormattedMessage id="close.rate" values={{ currency: values.currency }} />}
              hint={<FormattedMessage id="close.rateMissing" />}
            />
          </chakra.div>
        )}
      </Grid>
      {rate && values.currency !== 'USD' && (
        <chakra.p textStyle="meta" color="fg.muted">
          <FormattedMessage
            id="close.rateFound"
            values={{
              currency: values.currency,
              rate: <FormattedNumber value={rate.rate} minimumFractionDigits={4} maximumFractionDigits={4} />,
              source: rate.source && <FormattedMessage id={`rateSource.${rate.source}`} />,
              date: formatDate(rate.at, { dateStyle: 'medium' }),
              usd: <Money value={(Number(values.amount) || 0) * rate.rate} currency="USD" />,
            }}
          />
        </chakra.p>
      )}
    </>
  );
}
