import { Box, Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Sheet } from '../../ui/sheet.tsx';
import { waysToUs } from '../../ui/ways-to-us.tsx';

/** In the place of a page that could not be loaded or shown: what happened, and the ways that are left. */
export function Failure() {
  return (
    <Sheet paddingBlock="var(--section)">
      <Box as="h1" textStyle="d2">
        <FormattedMessage id="site.failure.heading" />
      </Box>
      <Box as="p" textStyle="lead" color="fg.muted" marginTop="16" marginBottom="36" maxWidth="38em">
        <FormattedMessage id="site.failure.text" values={waysToUs} />
      </Box>
      <Button colorPalette="hot" onClick={() => window.location.reload()}>
        <FormattedMessage id="site.failure.retry" />
      </Button>
    </Sheet>
  );
}
