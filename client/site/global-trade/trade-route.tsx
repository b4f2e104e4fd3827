import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { tradeRoute } from '../../../common/business.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { RouteMap } from './route-map.tsx';

/** The route from İzmir via Bandar Abbas to Annaba: map and description of each port. Message ids: `global-trade.port.<id>`. */
export function TradeRoute() {
  return (
    <PageContainer as="section" paddingBlock="var(--section)" aria-labelledby="route">
      <SectionHead
        id="route"
        title={<FormattedMessage id="global-trade.route" />}
        lead={<FormattedMessage id="global-trade.route.lead" />}
      />
      <Columns rowGap="40">
        <Box gridColumn={{ base: '1 / -1', lg: '1 / span 8' }}>
          <RouteMap />
        </Box>
        <Box
          as="ol"
          gridColumn={{ base: '1 / -1', lg: '9 / -1' }}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))', lg: '1fr' }}
          columnGap="var(--gutter)"
          alignContent="space-between"
        >
          {tradeRoute.map(({ port, seaDays }) => (
            <Box as="li" key={port} borderTopWidth="1px" borderColor="border.strong" paddingTop="12" paddingBottom="24">
              <Box as="p" textStyle="small" color="fg.muted">
                <FormattedMessage id={`global-trade.role.${port}`} />
              </Box>
              <Box as="h3" textStyle="h2">
                <FormattedMessage id={`global-trade.port.${port}`} />
              </Box>
              {seaDays && (
                <Box as="p" fontWeight="600" marginTop="4">
                  <FormattedMessage id="global-trade.at-sea" values={seaDays} />
                </Box>
              )}
              <Box as="p" color="fg.muted" marginTop="8" maxWidth="46ch" textWrap="pretty">
                <FormattedMessage id={`global-trade.port.${port}.text`} />
              </Box>
            </Box>
          ))}
        </Box>
      </Columns>
    </PageContainer>
  );
}
