import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { intermediary } from '../../../../common/business.ts';
import { formatAmount } from '../../../../common/market/format.ts';
import { insuredShare } from '../../trade/fees.ts';
import type { Simulation, Trade } from '../../trade/simulation.ts';
import { ConvertedAmount } from './converted-amount.tsx';
import { TimelineChart } from './timeline-chart.tsx';
import type { DollarRate } from './use-rates.ts';

interface Props {
  trade: Trade;
  simulation: Simulation;
  rates: readonly DollarRate[];
}

/** Result of the simulation: amounts with percentages, and the timeline. */
export function Result({ trade, simulation, rates }: Props) {
  const { formatMessage, locale } = useIntl();
  const { value, brokerage, insurance, total, timeline } = simulation;
  const currencyProps = { code: trade.currency };
  return (
    <>
      <Box as="p" textStyle="small" color="fg.muted">
        <FormattedMessage
          id="simulation.trade"
          values={{
            tons: trade.tons,
            product: formatMessage({ id: `simulation.product.${trade.product}` }),
            from: formatMessage({ id: `simulation.port.${trade.from}` }),
            to: formatMessage({ id: `simulation.port.${trade.to}` }),
          }}
        />
      </Box>
      <Box as="dl" marginTop="16" borderBottomWidth="1px" borderColor="border" data-figures="">
        <Figure name={<FormattedMessage id="simulation.value" />} amount={value} {...currencyProps} isLarge>
          <ConvertedAmount amount={value} currency={trade.currency} rates={rates} />
        </Figure>
        <Figure
          name={<FormattedMessage id="simulation.brokerage" />}
          share={intermediary.brokerage}
          amount={brokerage}
          {...currencyProps}
        />
        <Figure
          name={<FormattedMessage id="simulation.insurance" />}
          share={intermediary.insurance}
          amount={insurance.premium}
          {...currencyProps}
        >
          <FormattedMessage
            id={`simulation.insurance.${insurance.isMandatory ? 'duty' : insurance.by}`}
            values={{
              share: insuredShare,
              // isolated left to right in every language
              sum: `\u2066${formatAmount(insurance.sum, trade.currency, locale)}\u00a0${trade.currency}\u2069`,
              terms: trade.deliveryTerms.toUpperCase(),
            }}
          />
        </Figure>
        <Figure
          name={<FormattedMessage id="simulation.total" />}
          share={intermediary.brokerage + intermediary.insurance}
          amount={total}
          {...currencyProps}
          isBold
        />
      </Box>
      <Box as="h3" textStyle="h2" marginTop="48" marginBottom="20">
        <FormattedMessage id="simulation.timeline" values={{ days: timeline.days }} />
      </Box>
      <TimelineChart trade={trade} timeline={timeline} />
      <Box as="p" marginTop="16" textStyle="small" color="fg.muted" maxWidth="66ch">
        <FormattedMessage
          id={timeline.paymentDay < timeline.riskTransferDay ? 'simulation.paid.before' : 'simulation.paid.after'}
          values={{ paid: timeline.paymentDay, risk: timeline.riskTransferDay }}
        />{' '}
        <FormattedMessage id="simulation.caveat" />
      </Box>
    </>
  );
}

interface FigureProps {
  name: ReactNode;
  amount: number;
  /** Currency code. */
  code: string;
  /** Fraction of the trade's value. */
  share?: number;
  isLarge?: boolean;
  isBold?: boolean;
  /** Explanation below the amount. */
  children?: ReactNode;
}

function Figure({ name, amount, code, share, isLarge, isBold, children }: FigureProps) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="baseline"
      columnGap="24"
      paddingBlock={isLarge ? '20' : '12'}
      borderTopWidth={isLarge || isBold ? '2px' : '1px'}
      borderColor={isLarge || isBold ? 'fg' : 'border'}
      fontWeight={isBold ? '600' : undefined}
    >
      <Box as="dt" fontWeight={isBold ? '600' : '500'}>
        {name}
        {share !== undefined && (
          <Box as="span" marginInlineStart="12" color="fg.muted" fontWeight="400">
            <FormattedNumber value={share} style="percent" minimumFractionDigits={1} />
          </Box>
        )}
      </Box>
      <Box
        as="dd"
        textStyle={isLarge ? 'fig' : undefined}
        fontSize={isLarge ? 'clamp(1.75rem, 3.6vw, 3.25rem)' : undefined}
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
      >
        <Money amount={amount} code={code} />
      </Box>
      {children && (
        <Box as="dd" flexBasis="full" textStyle="small" color="fg.muted" marginTop="4" maxWidth="60ch">
          {children}
        </Box>
      )}
    </Box>
  );
}

/** An amount in the language of the page, followed by the currency code. */
function Money({ amount, code }: { amount: number; code: string }) {
  const { locale } = useIntl();
  return (
    <>
      <bdi>{formatAmount(amount, code, locale)}</bdi>
      <Box as="span" marginInlineStart=".35em" fontSize="max(.62em, .8125rem)" fontWeight="500" color="fg.muted">
        {code}
      </Box>
    </>
  );
}
