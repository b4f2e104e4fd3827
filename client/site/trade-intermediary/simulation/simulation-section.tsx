import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../../common/brand.ts';
import { exampleTrade } from '../../trade/simulation.ts';
import { tradeOf } from '../../trade/trade-query.ts';
import { SectionHead } from '../../../ui/section-head.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { Simulator } from './simulator.tsx';
import { useArrival } from './use-arrival.ts';
import { useRates, type DollarRate } from './use-rates.ts';

/** The simulation of a trade. It is prerendered with the example; scripts then take the trade that the address asks for. */
export function SimulationSection({ rates: initial }: { rates: readonly DollarRate[] }) {
  const rates = useRates(initial);
  const hydrated = useHydrated();
  const { key, search } = useArrival();
  const start = hydrated ? tradeOf(new URLSearchParams(search)) : exampleTrade;
  return (
    <Box as="section" id="simulation" bg="white" paddingBlock="var(--section)" aria-labelledby="simulation-title">
      <Sheet>
        <SectionHead
          id="simulation-title"
          title={<FormattedMessage id="simulation.title" />}
          lead={<FormattedMessage id="simulation.lead" />}
        />
        <noscript>
          <Box as="p" marginBottom="28" fontWeight="500">
            <FormattedMessage id="simulation.noscript" values={{ email: brand.email }} />
          </Box>
        </noscript>
        <Simulator key={`${hydrated} ${key}`} start={start} rates={rates} />
      </Sheet>
    </Box>
  );
}
