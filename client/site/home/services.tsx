import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { services } from '../../../common/business.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import type { MediumName } from '../../ui/media.ts';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';
import { SampleInspection } from './sample-inspection.tsx';

const renderPicture = (name: MediumName) => (
  <Picture
    name={name}
    alt=""
    sizes="(min-width: 1024px) 58vw, 100vw"
    css={{ transition: 'scale 900ms {easings.out}' }}
  />
);

/** Message ids: `home.services.<id>`, `home.services.<id>.text` and `home.services.<id>.go`. */
const cards: { id: string; to: string; columns: string; view: ReactNode }[] = [
  { id: 'mill', to: '/products#turnkey-mill', columns: '1 / span 7', view: renderPicture('services-modernization') },
  { id: 'platform', to: '/trade-platform', columns: '8 / -1', view: renderPicture('product-pipes') },
  { id: 'prices', to: '/price-lists', columns: '1 / span 5', view: <DeliveryTerms /> },
  { id: 'quality', to: '/quality', columns: '6 / -1', view: <SampleInspection /> },
];

const View = chakra('div', {
  base: { position: 'relative', height: { base: '16.5rem', md: '27rem' }, overflow: 'hidden', bg: 'graphite.150' },
});

/** The four services; the whole card is clickable. */
export function Services() {
  return (
    <PageContainer asChild paddingBottom="var(--section)">
      <section aria-labelledby="services">
        <SectionHead
          id="services"
          title={<FormattedMessage id="home.services" />}
          lead={<FormattedMessage id="home.services.lead" />}
        />
        <Columns rowGap={{ base: '52px', md: '72' }}>
          {cards.map(({ id, to, columns, view }) => (
            <Box
              as="article"
              key={id}
              gridColumn={{ base: '1 / -1', lg: columns }}
              position="relative"
              display="flex"
              flexDirection="column"
              css={{
                '& a': {
                  marginTop: '14px',
                  alignSelf: 'start',
                  _after: { content: '""', position: 'absolute', inset: 0 },
                },
                '&:hover img': { scale: '1.025' },
              }}
            >
              <View>{view}</View>
              <Box as="h3" textStyle="h1" marginTop="1.625rem">
                <FormattedMessage id={`home.services.${id}`} />
              </Box>
              <Box as="p" color="fg.muted" maxWidth="52ch" marginTop="0.625rem">
                <FormattedMessage id={`home.services.${id}.text`} values={{ days: services.feasibilityDays }} />
              </Box>
              <ArrowLink to={to}>
                <FormattedMessage id={`home.services.${id}.go`} />
              </ArrowLink>
            </Box>
          ))}
        </Columns>
      </section>
    </PageContainer>
  );
}
