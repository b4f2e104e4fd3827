import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Columns, PageContainer } from '../../ui/page-container.tsx';

/** Companies with their logos: a lighthouse, an anvil, a road over a hill. Message ids: `home.partners.<id>`. */
const partners = [
  { id: 'mavikule', name: 'Mavikule Denizcilik', logo: 'M20 4v26M8 34h24M12 30L20 8l8 22z' },
  { id: 'orsbasi', name: 'Örsbaşı Döküm', logo: 'M4 12h32l-8 9h-4l2 12H14l2-12h-4z' },
  { id: 'yukyolu', name: 'Yükyolu Lojistik', logo: 'M3 30L15 10h8l14 20M11 30h18' },
];

const Partner = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    minHeight: { base: '88px', md: '120px' },
    paddingBlock: '16',
    color: 'graphite.600',
    borderColor: 'border',
    borderBottomWidth: { base: '1px', md: '0' },
    md: { _notFirst: { borderInlineStartWidth: '1px', paddingInlineStart: '24' } },
  },
});

/** Three partners. */
export function Partners() {
  return (
    <PageContainer asChild paddingBottom="var(--section)">
      <section aria-labelledby="partners">
        <Columns alignItems="center" rowGap="20">
          <Box gridColumn={{ base: '1 / -1', lg: '1 / span 3' }}>
            <Box as="h2" id="partners" textStyle="h3">
              <FormattedMessage id="home.partners" />
            </Box>
            <Box as="p" textStyle="small" color="fg.muted">
              <FormattedMessage id="home.partners.note" />
            </Box>
          </Box>
          <Box
            as="ul"
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
            columnGap="16"
            gridColumn={{ base: '1 / -1', lg: '4 / -1' }}
          >
            {partners.map(({ id, name, logo }) => (
              <Partner key={id}>
                <chakra.svg
                  viewBox="0 0 40 40"
                  boxSize="2.5rem"
                  flexShrink="0"
                  aria-hidden
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.5"
                >
                  <path d={logo} />
                </chakra.svg>
                <div>
                  <Box as="bdi" dir="ltr" fontFamily="heading" fontWeight="600" fontSize="1.25rem" lineHeight="1.2">
                    {name}
                  </Box>
                  <Box as="p" textStyle="small" color="fg.muted">
                    <FormattedMessage id={`home.partners.${id}`} />
                  </Box>
                </div>
              </Partner>
            ))}
          </Box>
        </Columns>
      </section>
    </PageContainer>
  );
}
