import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';

/** Message ids: `trade-platform.logistics.<id>` and `trade-platform.logistics.<id>.text`. */
const points = ['ship', 'port', 'tracking'];

/** The logistics service: chartering, port handling and tracking. */
export function Logistics() {
  const { formatMessage } = useIntl();
  return (
    <PageContainer asChild paddingBottom="var(--section)">
      <section aria-labelledby="logistics">
        <Columns rowGap="40" alignItems="center">
          <Box
            gridColumn={{ base: '1 / -1', lg: '1 / span 7' }}
            aspectRatio="16/10"
            overflow="hidden"
            bg="graphite.950"
          >
            <Picture
              name="hero-port-dusk"
              sizes="(min-width: 1024px) 48rem, 100vw"
              alt={formatMessage({ id: 'media.hero-port-dusk' })}
            />
          </Box>
          <Box gridColumn={{ base: '1 / -1', lg: '9 / -1' }}>
            <Box as="h2" id="logistics" textStyle="h1">
              <FormattedMessage id="trade-platform.logistics" values={{ countries: company.countries }} />
            </Box>
            <Box as="dl" marginTop="24" borderBottomWidth="1px" borderColor="border">
              {points.map((id) => (
                <Box key={id} paddingBlock="12" borderTopWidth="1px" borderColor="border">
                  <Box as="dt" fontWeight="600">
                    <FormattedMessage id={`trade-platform.logistics.${id}`} />
                  </Box>
                  <Box as="dd" color="fg.muted">
                    <FormattedMessage id={`trade-platform.logistics.${id}.text`} />
                  </Box>
                </Box>
              ))}
            </Box>
            <Box marginTop="16">
              <ArrowLink to="/trade-intermediary#simulation">
                <FormattedMessage id="trade-platform.logistics.simulate" />
              </ArrowLink>
            </Box>
          </Box>
        </Columns>
      </section>
    </PageContainer>
  );
}
