import { Box, Button, Flex, VisuallyHidden } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatAmount } from '../../../../common/market/format.ts';
import { simulate, type Simulation, type Trade } from '../../trade/simulation.ts';
import { createQuoteQuery } from '../../trade/trade-query.ts';
import { PageLink } from '../../../ui/page-link.tsx';
import { Columns } from '../../../ui/page-container.tsx';
import { CopyLink } from './copy-link.tsx';
import { Result } from './result.tsx';
import { TradeForm } from './trade-form.tsx';
import type { DollarRate } from './use-rates.ts';
import { useTradeForm } from './use-trade-form.ts';

/** Form and result of the simulation. */
export function Simulator({ initialTrade, rates }: { initialTrade: Trade; rates: readonly DollarRate[] }) {
  const form = useTradeForm(initialTrade);
  const { trade } = form;
  const simulation = trade && simulate(trade);

  return (
    <Columns rowGap="48" alignItems="start">
      <Box gridColumn={{ base: '1 / -1', lg: '1 / span 4' }} css={stickyForm}>
        <TradeForm {...form} />
      </Box>
      <Box gridColumn={{ base: '1 / -1', lg: '6 / -1' }} minHeight={{ lg: '42rem' }} _print={{ gridColumn: '1 / -1' }}>
        {trade && simulation ? (
          <>
            <Result trade={trade} simulation={simulation} rates={rates} />
            <Flex flexDirection={{ base: 'column', md: 'row' }} gap="12" marginTop="28" _print={{ display: 'none' }}>
              <Button asChild colorPalette="hot">
                <PageLink to={`/quote-system?${createQuoteQuery(trade)}`}>
                  <FormattedMessage id="simulation.quote" />
                  <ArrowRight aria-hidden />
                </PageLink>
              </Button>
              <CopyLink trade={trade} />
            </Flex>
          </>
        ) : (
          <Box as="p" textStyle="lead" color="fg.muted" borderTopWidth="2px" borderColor="fg" paddingTop="20">
            <FormattedMessage id="simulation.nothing" />
          </Box>
        )}
        <Announcement trade={trade} simulation={simulation} />
      </Box>
    </Columns>
  );
}

/** Keeps the form visible next to the result when the window is high enough for all fields. */
const stickyForm = {
  '@media (min-width: 1024px) and (min-height: 55rem)': {
    position: 'sticky',
    top: 'calc(var(--notice) + var(--header-solid) + 1.5rem)',
  },
} as const;

/** Live region with the result in one sentence. */
function Announcement({ trade, simulation }: { trade?: Trade; simulation?: Simulation }) {
  const { locale } = useIntl();
  return (
    <VisuallyHidden aria-live="polite" aria-atomic>
      {trade && simulation && (
        <FormattedMessage
          id="simulation.announcement"
          values={{
            value: formatAmount(simulation.value, trade.currency, locale),
            total: formatAmount(simulation.total, trade.currency, locale),
            currency: trade.currency,
            days: simulation.timeline.days,
          }}
        />
      )}
    </VisuallyHidden>
  );
}
