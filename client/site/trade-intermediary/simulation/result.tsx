import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { intermediary } from '../../../../common/business.ts';
import { formatAmount } from '../../../../common/market/format.ts';
import { insuredShare } from '../../trade/fees.ts';
import type { Simulation, Trade } from '../../trade/simulation.ts';
import { Converted } from './converted.tsx';
import { TimelineChart } from './timeline-chart.tsx';
import type { DollarRate } from './use-rates.ts';

interface Props {
  trade: Trade;
  simulation: Simulation;
  rates: readonly DollarRate[];
}

/** What the trade comes to, as figures with their shares, and how long it takes. */
export function Result({ trade, simulation, rates }: Props) {
  const { formatMessage, locale } = useIntl();
  const { value, brokerage, insurance, total, timeline } = simulation;
  const shown = { code: trade.currency };
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
        <Figure name={<FormattedMessage id="simulation.value" />} amount={value} {...shown} large>
          <Converted amount={value} currency={trade.currency} rates={rates} />
        </Figure>
        <Figure
          name={<FormattedMessage id="simulation.brokerage" />}
          share={intermediary.brokerage}
          amount={brokerage}
          {...shown}
        />
        <Figure
          name={<FormattedMessage id="simulation.insurance" />}
          share={intermediary.insurance}
          amount={insurance.premium}
          {...shown}
        >
          <FormattedMessage
            id={`simulation.insurance.${insurance.duty ? 'duty' : insurance.by}`}
            values={{
              share: insuredShare,
              sum: `\u2066${formatAmount(insurance.sum, trade.currency, locale)}\u00a0${trade.currency}\u2069`, // from left to right in every text
              terms: trade.deliveryTerms.toUpperCase(),
            }}
          />
        </Figure>
        <Figure
          name={<FormattedMessage id="simulation.total" />}
          share={intermediary.brokerage + intermediary.insurance}
          amount={total}
          {...shown}
          strong
        />
      </Box>
      <Box as="h3" textStyle="h2" marginTop="48" marginBottom="20">
        <FormattedMessage id="simulation.timeline" values={{ days: timeline.days }} />
      </Box>
      <TimelineChart trade={trade} timeline={timeline} />
      <Box as="p" marginTop="16" textStyle="small" color="fg.muted" maxWidth="66ch">
        <FormattedMessage
          id={timeline.paid < timeline.riskPasses ? 'simulation.paid.before' : 'simulation.paid.after'}
          values={{ paid: timeline.paid, risk: timeline.riskPasses }}
        />{' '}
        <FormattedMessage id="simulation.caveat" />
      </Box>
    </>
  );
}

interface FigureProps {
  name: ReactNode;
  amount: number;
  code: string;
  /** Of the trade's value. */
  share?: number;
  large?: boolean;
  strong?: boolean;
  /** What there is to say about it. */
  children?: ReactNode;
}

function Figure({ name, amount, code, share, large, strong, children }: FigureProps) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="baseline"
      columnGap="24"
      paddingBlock={large ? '20' : '12'}
      borderTopWidth={large || strong ? '2px' : '1px'}
      borderColor={large || strong ? 'fg' : 'border'}
      fontWeight={strong ? '600' : undefined}
    >
      <Box as="dt" fontWeight={strong ? '600' : '500'}>
        {name}
        {share !== undefined && (
          <Box as="span" marginInlineStart="12" color="fg.muted" fontWeight="400">
            <FormattedNumber value={share} style="percent" minimumFractionDigits={1} />
          </Box>
        )}
      </Box>
      <Box
        as="dd"
        textStyle={large ? 'fig' : undefined}
        fontSize={large ? 'clamp(1.75rem, 3.6vw, 3.25rem)' : undefined}
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

/** An amount in the digits of the page, and after it the code of its currency. */
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
