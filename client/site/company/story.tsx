import { Box, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { company, quality } from '../../../common/business.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';

const figures = { founded: brand.founded, tons: company.monthlyTons, measured: quality.measured };

/** The company history, next to a picture of a continuous caster. */
export function Story() {
  const { formatMessage } = useIntl();
  return (
    <PageContainer asChild paddingBottom="var(--section)">
      <section aria-labelledby="story">
        <Columns rowGap="40" alignItems="start">
          <Box gridColumn={{ base: '1 / -1', lg: '1 / span 7' }} aspectRatio={{ base: '4/3', md: '16/10' }}>
            <Picture
              name="facilities-caster"
              sizes="(min-width: 1024px) 48rem, 100vw"
              alt={formatMessage({ id: 'media.facilities-caster' })}
            />
          </Box>
          <Box gridColumn={{ base: '1 / -1', lg: '8 / -1' }} paddingInlineStart={{ lg: '24' }}>
            <Box as="h2" id="story" textStyle="h1">
              <FormattedMessage id="company.story" />
            </Box>
            {['first', 'second', 'third'].map((part) => (
              <Box as="p" key={part} marginTop="20" maxWidth="60ch" textWrap="pretty">
                <FormattedMessage id={`company.story.${part}`} values={figures} />
              </Box>
            ))}
            <Flex marginTop="24" wrap="wrap" columnGap="40">
              <ArrowLink to="/quality">
                <FormattedMessage id="company.story.quality" />
              </ArrowLink>
              <ArrowLink to="/projects">
                <FormattedMessage id="company.story.projects" />
              </ArrowLink>
            </Flex>
          </Box>
        </Columns>
      </section>
    </PageContainer>
  );
}
