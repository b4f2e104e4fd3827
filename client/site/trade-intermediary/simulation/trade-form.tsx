import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { deliveryTerms, paymentTerms, tradeProducts } from '../../../../common/enums.ts';
import { tradeCurrencies } from '../../trade/fees.ts';
import { ports } from '../../trade/sea-lanes.ts';
import { AmountField, ChoiceField } from './fields.tsx';
import type { useTradeForm } from './use-trade-form.ts';

type Props = ReturnType<typeof useTradeForm>;

/** The trade as somebody thinks of it: product, tons, price, route and terms. */
export function TradeForm({ choices, texts, refusals, choose, type }: Props) {
  const { formatMessage } = useIntl();
  const named = <Value extends string>(kind: string, values: readonly Value[]) =>
    values.map((value) => ({ value, text: formatMessage({ id: `simulation.${kind}.${value}` }) }));
  const codes = tradeCurrencies.map((value) => ({ value, text: value }));

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
        options={named('product', tradeProducts)}
        onChange={(product) => choose({ product })}
      />
      <AmountField
        label="simulation.tons"
        value={texts.tons}
        refusal={refusals.tons}
        onChange={(tons) => type({ tons })}
      />
      <div data-half="">
        <AmountField
          label="simulation.price"
          value={texts.price}
          refusal={refusals.price}
          onChange={(price) => type({ price })}
        />
      </div>
      <div data-half="">
        <ChoiceField
          label="simulation.currency"
          value={choices.currency}
          options={codes}
          onChange={(currency) => choose({ currency })}
        />
      </div>
      <ChoiceField
        label="simulation.from"
        value={choices.from}
        options={named('port', ports)}
        onChange={(from) => choose({ from })}
      />
      <ChoiceField
        label="simulation.to"
        value={choices.to}
        options={named('port', ports)}
        refusal={refusals.to}
        onChange={(to) => choose({ to })}
      />
      <ChoiceField
        label="simulation.terms"
        value={choices.deliveryTerms}
        options={named('terms', deliveryTerms)}
        onChange={(terms) => choose({ deliveryTerms: terms })}
      />
      <ChoiceField
        label="simulation.payment"
        value={choices.paymentTerms}
        options={named('payment', paymentTerms)}
        onChange={(payment) => choose({ paymentTerms: payment })}
      />
    </Box>
  );
}
