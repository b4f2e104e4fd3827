import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { MARKET_REFRESH_MINUTES } from '../../../common/market/series.ts';
import { ExampleTag, MarketSource } from './market-source.tsx';
import type { MarketValue } from './market.ts';
import type { LiveMarket } from './use-market.ts';

const Switch = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.625rem',
    minHeight: '44',
    textStyle: 'small',
    cursor: 'pointer',
    '& i': {
      position: 'relative',
      flexShrink: 0,
      width: '40px',
      height: '22px',
      borderRadius: '11px',
      bg: 'graphite.400',
      transition: 'background-color {durations.fast}',
    },
    '& i::after': {
      content: '""',
      position: 'absolute',
      top: '3px',
      insetInlineStart: '3px',
      boxSize: '16px',
      borderRadius: '50%',
      bg: 'white',
    },
    '&[aria-checked=true] i': { bg: 'graphite.600' },
    '&[aria-checked=true] i::after': { insetInlineStart: '21px' },
  },
});

/** Toolbar above a price table: source and time of the values, automatic refresh and a refresh button. */
export function MarketBar({ live, values }: { live: LiveMarket; values: readonly MarketValue[] }) {
  const { state, isAutoRefresh, setAutoRefresh, refresh } = live;
  const isLoading = state === 'loading';
  return (
    <Box>
      <Flex wrap="wrap" alignItems="center" columnGap="28" rowGap="8">
        <Flex wrap="wrap" alignItems="center" columnGap="16" rowGap="8" marginInlineEnd="auto">
          <ExampleTag values={values} />
          <MarketSource values={values} />
        </Flex>
        <Flex wrap="wrap" alignItems="center" columnGap="28" rowGap="8">
          <Switch
            type="button"
            role="switch"
            aria-checked={isAutoRefresh}
            onClick={() => setAutoRefresh(!isAutoRefresh)}
          >
            <i aria-hidden />
            <FormattedMessage id="market.auto" values={{ minutes: MARKET_REFRESH_MINUTES }} />
          </Switch>
          <Button variant="outline" size="sm" gap="12" aria-disabled={isLoading} onClick={refresh}>
            <RefreshCw aria-hidden />
            <FormattedMessage id={isLoading ? 'market.refreshing' : 'market.refresh'} />
          </Button>
        </Flex>
      </Flex>
      <Box role="status" textStyle="small" color={state === 'failed' ? 'fg.error' : 'fg.muted'}>
        {state === 'failed' && <FormattedMessage id="market.failed" />}
        {state === 'updated' && <FormattedMessage id="market.refreshed" />}
      </Box>
    </Box>
  );
}
