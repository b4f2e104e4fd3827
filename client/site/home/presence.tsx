import { Box } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { company } from '../../../common/business.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { WorldMap } from './world-map.tsx';

/** Message ids: `home.presence.<id>`. */
const figures = [
  { id: 'continents', value: company.continents, suffix: '' },
  { id: 'countries', value: company.countries, suffix: '+' },
  { id: 'partners', value: company.partners, suffix: '+' },
];

/** World map of the company's trade, with sea lanes and figures. */
export function Presence() {
  return (
    <PageContainer asChild paddingBlock="var(--section)">
      <section aria-labelledby="presence">
        <Columns alignItems="end" rowGap="20" marginBottom={{ base: '40', md: '64' }}>
          <Box as="h2" id="presence" textStyle="d2" gridColumn={{ base: '1 / -1', lg: '1 / span 8' }}>
            <FormattedMessage id="home.presence" />
          </Box>
          <Box gridColumn={{ base: '1 / -1', lg: '9 / -1' }}>
            <Box as="p" textStyle="lead" color="fg.muted" marginBottom="12">
              <FormattedMessage
                id="home.presence.lead"
                values={{ countries: company.countries, partners: company.partners }}
              />
            </Box>
            <ArrowLink to="/trade-platform">
              <FormattedMessage id="home.presence.go" />
            </ArrowLink>
          </Box>
        </Columns>
        <WorldMap />
        <Box as="ul" display="grid" gridTemplateColumns="repeat(3, auto)" justifyContent="space-between" marginTop="40">
          {figures.map(({ id, value, suffix }) => (
            <Box as="li" key={id} display="flex" flexWrap="wrap" alignItems="baseline" columnGap=".6rem" rowGap="4">
              <Box as="bdi" dir="ltr" textStyle="fig">
                <FormattedNumber value={value} />
                {suffix}
              </Box>
              <Box as="span" color="fg.muted" fontWeight="500" fontSize={{ base: '.9375rem', md: '1.0625rem' }}>
                <FormattedMessage id={`home.presence.${id}`} />
              </Box>
            </Box>
          ))}
        </Box>
      </section>
    </PageContainer>
  );
}
