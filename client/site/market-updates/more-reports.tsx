import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { articles, type Article } from './articles.ts';

/** Links to the other reports. */
export function MoreReports({ currentId }: { currentId: Article['id'] }) {
  return (
    <PageContainer as="section" paddingBlock={{ base: '80', lg: '104' }} aria-labelledby="more">
      <Columns rowGap="28">
        <Box as="h2" id="more" textStyle="h1" gridColumn={{ base: '1 / -1', lg: '1 / span 4' }}>
          <FormattedMessage id="market-updates.more" />
        </Box>
        {articles
          .filter(({ id }) => id !== currentId)
          .map(({ id, path }) => (
            <Box
              key={id}
              gridColumn={{ base: '1 / -1', md: 'span 6', lg: 'span 4' }}
              borderTopWidth="1px"
              borderColor="border.strong"
              paddingTop="16"
            >
              <Box as="h3" textStyle="h2">
                <FormattedMessage id={`market-updates.${id}`} />
              </Box>
              <Box as="p" color="fg.muted" marginTop="8" marginBottom="12" maxWidth="46ch" textWrap="pretty">
                <FormattedMessage id={`market-updates.${id}.text`} />
              </Box>
              <ArrowLink to={path}>
                <span>
                  <FormattedMessage id="market-updates.read" />
                  <Box as="span" srOnly>
                    : <FormattedMessage id={`market-updates.${id}`} />
                  </Box>
                </span>
              </ArrowLink>
            </Box>
          ))}
      </Columns>
    </PageContainer>
  );
}
