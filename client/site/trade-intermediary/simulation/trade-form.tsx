import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { deliveryTerms, paymentTerms, tradeProducts } from '../../../../common/enums.ts';
import { tradeCurrencies } from '../../trade/fees.ts';
import { ports } from '../../trade/sea-lanes.ts';
import { AmountField, ChoiceField } from './fields.tsx';
import type { useTradeForm } from './use-trade-form.ts';

type Props = ReturnType<typeof useTradeForm>;

/** Fields of the simulated trade: product, tons, price, route and terms. */
export function TradeForm({ choices, inputs, errors, setChoice, setInput }: Props) {
  const { formatMessage } = useIntl();
  const createOptions = <Value extends string>(kind: string, values: readonly Value[]) =>
    values.map((value) => ({ value, text: formatMessage({ id: `simulation.${kind}.${value}` }) }));
  const currencyOptions = tradeCurrencies.map((value) => ({ value, text: value }));

  return (
    <Box
      role="group"
      aria-labelledby="simulation-title"
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', lg: '1fr 1fr' }}
      columnGap="16"
      rowGap="20"
      _print={{ display: 'none' }}
      css={{ '& > *': { gridColumn: '1 / -1' }, '& > [data-half]': { gridColumn: 'auto' } }}
    >
      <ChoiceField
        label="simulation.product"
        value={choices.product}
        options={createOptions('product', tradeProducts)}
        onChange={(product) => setChoice({ product })}
      />
      <AmountField
        label="simulation.tons"
        value={inputs.tons}
        error={errors.tons}
        onChange={(tons) => setInput({ tons })}
      />
      <div data-half="">
        <AmountField
          label="simulation.price"
          value={inputs.price}
          error={errors.price}
          onChange={(price) => setInput({ price })}
        />
      </div>
      <div data-half="">
        <ChoiceField
          label="simulation.currency"
          value={choices.currency}
          options={currencyOptions}
          onChange={(currency) => setChoice({ currency })}
        />
      </div>
      <ChoiceField
        label="simulation.from"
        value={choices.from}
        options={createOptions('port', ports)}
        onChange={(from) => setChoice({ from })}
      />
      <ChoiceField
        label="simulation.to"
        value={choices.to}
        options={createOptions('port', ports)}
        error={errors.to}
        onChange={(to) => setChoice({ to })}
      />
      <ChoiceField
        label="simulation.terms"
        value={choices.deliveryTerms}
        options={createOptions('terms', deliveryTerms)}
        onChange={(terms) => setChoice({ deliveryTerms: terms })}
      />
      <ChoiceField
        label="simulation.payment"
        value={choices.paymentTerms}
        options={createOptions('payment', paymentTerms)}
        onChange={(payment) => setChoice({ paymentTerms: payment })}
      />
    </Box>
  );
}
