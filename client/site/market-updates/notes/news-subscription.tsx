import { Box, Link } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { localePath } from '../../../../common/locales.ts';
import { noteFeedPath } from '../../../../common/market-notes.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { LazyForm } from '../../../ui/form/lazy-form.tsx';
import { Columns, PageContainer } from '../../../ui/page-container.tsx';

const loadForm = () => import('./news-subscription-form.tsx');

/** Form for news by e-mail, and a link to the Atom feed. */
export function NewsSubscription() {
  const feed = localePath(useLocale(), noteFeedPath);
  return (
    <Box bg="bg.panel">
      <PageContainer as="section" paddingBlock={{ base: '56', lg: '80' }} aria-labelledby="subscription">
        <Columns rowGap="28">
          <Box gridColumn={{ base: '1 / -1', lg: '1 / span 5' }}>
            <Box as="h2" id="subscription" textStyle="h1">
              <FormattedMessage id="market-updates.subscription" />
            </Box>
            <Box as="p" color="fg.muted" marginTop="12" maxWidth="46ch">
              <FormattedMessage id="market-updates.subscription.text" />
            </Box>
            <Link href={feed} variant="plain" textDecoration="underline" marginTop="12">
              <FormattedMessage id="market-updates.feed" />
            </Link>
          </Box>
          <Box gridColumn={{ base: '1 / -1', lg: '7 / -1' }}>
            <LazyForm load={loadForm} minHeight={{ base: '14rem' }} />
          </Box>
        </Columns>
      </PageContainer>
    </Box>
  );
}
