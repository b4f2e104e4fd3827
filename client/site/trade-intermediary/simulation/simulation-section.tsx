import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../../common/brand.ts';
import { exampleTrade } from '../../trade/simulation.ts';
import { parseTradeQuery } from '../../trade/trade-query.ts';
import { SectionHead } from '../../../ui/section-head.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { Simulator } from './simulator.tsx';
import { useEntryLocation } from './use-entry-location.ts';
import { useRates, type DollarRate } from './use-rates.ts';

/** Simulation of a trade. It is prerendered with the example trade; after hydration it shows the trade of the query. */
export function SimulationSection({ rates: initial }: { rates: readonly DollarRate[] }) {
  const rates = useRates(initial);
  const hydrated = useHydrated();
  const { key, search } = useEntryLocation();
  const initialTrade = hydrated ? parseTradeQuery(new URLSearchParams(search)) : exampleTrade;
  return (
    <Box as="section" id="simulation" bg="white" paddingBlock="var(--section)" aria-labelledby="simulation-title">
      <PageContainer>
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
        <Simulator key={`${hydrated} ${key}`} initialTrade={initialTrade} rates={rates} />
      </PageContainer>
    </Box>
  );
}
