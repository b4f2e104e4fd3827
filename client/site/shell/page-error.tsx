import { Box, Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { PageContainer } from '../../ui/page-container.tsx';
import { contactLinks } from '../../ui/contact-links.tsx';

/** Shown when a page cannot be loaded or rendered, with contact data and a reload button. */
export function PageError() {
  return (
    <PageContainer paddingBlock="var(--section)">
      <Box as="h1" textStyle="d2">
        <FormattedMessage id="site.failure.heading" />
      </Box>
      <Box as="p" textStyle="lead" color="fg.muted" marginTop="16" marginBottom="36" maxWidth="38em">
        <FormattedMessage id="site.failure.text" values={contactLinks} />
      </Box>
      <Button colorPalette="hot" onClick={() => window.location.reload()}>
        <FormattedMessage id="site.failure.retry" />
      </Button>
    </PageContainer>
  );
}
