import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Rule } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { certificateCards } from '../quality/certificates.ts';
import { StandardName } from '../quality/standard-name.tsx';
import { Seal } from './seal.tsx';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)' },
    gridColumn: { base: '1 / -1', lg: '6 / -1' },
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});
const Cell = chakra(PageLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    height: 'full',
    minHeight: '10.5rem',
    padding: { base: '20px 16px', lg: '24px 24px 20px' },
    borderBottomWidth: '1px',
    borderInlineStartWidth: '1px',
    borderColor: 'border',
    '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '5px', textDecorationThickness: '2px' },
  },
});
const noEdgeBorder = { '& > a': { borderInlineStartWidth: 0, paddingInlineStart: 0 } };

/** The certificates with their years and sample seals; each links to the quality page. */
export function Certificates() {
  return (
    <PageContainer asChild paddingBottom="var(--section)">
      <section aria-labelledby="certificates">
        <Rule />
        <Columns rowGap="40" paddingTop="36">
          <Box gridColumn={{ base: '1 / -1', lg: '1 / span 4' }}>
            <Box as="h2" id="certificates" textStyle="h1">
              <FormattedMessage
                id="home.certificates"
                values={{ count: certificateCards.filter(({ issued }) => issued).length }}
              />
            </Box>
            <Box as="p" color="fg.muted" maxWidth="36ch" marginBlock="16">
              <FormattedMessage id="home.certificates.text" />
            </Box>
            <ArrowLink to="/quality">
              <FormattedMessage id="home.certificates.go" />
            </ArrowLink>
          </Box>
          <Grid>
            {certificateCards.map(({ id, standard, issued, types }) => (
              <Box
                as="li"
                key={id}
                css={{ mdDown: { '&:nth-of-type(odd)': noEdgeBorder }, md: { '&:nth-of-type(3n + 1)': noEdgeBorder } }}
              >
                <Cell to="/quality">
                  <Box as="h3" textStyle="h2">
                    <StandardName standard={standard} />
                  </Box>
                  <Box as="p" textStyle="small" color="fg.muted">
                    <FormattedMessage id={`home.certificates.${id}.text`} />
                  </Box>
                  <Box
                    as="p"
                    display="flex"
                    justifyContent="space-between"
                    alignItems="end"
                    marginTop="auto"
                    textStyle="small"
                    color="fg.muted"
                  >
                    {issued ? <FormattedNumber value={issued} useGrouping={false} /> : <bdi dir="ltr">{types}</bdi>}
                    <Seal certificateId={id} />
                  </Box>
                </Cell>
              </Box>
            ))}
          </Grid>
        </Columns>
      </section>
    </PageContainer>
  );
}
