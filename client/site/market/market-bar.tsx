import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { tradePlatform } from '../../../common/business.ts';
import { IndicativeTag, MarketSource } from './market-source.tsx';
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

/** Source and time of the values above a table, and what a visitor can do about their age. */
export function MarketBar({ live, values }: { live: LiveMarket; values: readonly MarketValue[] }) {
  const { state, auto, setAuto, refresh } = live;
  const asking = state === 'asking';
  return (
    <Box>
      <Flex wrap="wrap" alignItems="center" columnGap="28" rowGap="8">
        <Flex wrap="wrap" alignItems="center" columnGap="16" rowGap="8" marginInlineEnd="auto">
          <IndicativeTag values={values} />
          <MarketSource values={values} />
        </Flex>
        <Flex wrap="wrap" alignItems="center" columnGap="28" rowGap="8">
          <Switch type="button" role="switch" aria-checked={auto} onClick={() => setAuto(!auto)}>
            <i aria-hidden />
            <FormattedMessage id="market.auto" values={{ minutes: tradePlatform.updateMinutes }} />
          </Switch>
          <Button variant="outline" size="sm" gap="12" aria-disabled={asking} onClick={refresh}>
            <RefreshCw aria-hidden />
            <FormattedMessage id={asking ? 'market.refreshing' : 'market.refresh'} />
          </Button>
        </Flex>
      </Flex>
      <Box role="status" textStyle="small" color={state === 'failed' ? 'fg.error' : 'fg.muted'}>
        {state === 'failed' && <FormattedMessage id="market.failed" />}
        {state === 'fresh' && <FormattedMessage id="market.refreshed" />}
      </Box>
    </Box>
  );
}
