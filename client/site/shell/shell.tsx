import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConsentNotice } from '../consent/consent-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { FloatingQuoteButton } from './floating-quote-button.tsx';

/** Optional `handle` export of a page. */
export interface SiteHandle {
  /** The page begins with a photo, and the header is transparent above it until the page is scrolled. */
  hasTransparentHeader?: boolean;
  /** The page has its own quote buttons, so the floating button is muted. */
  hasOwnQuoteButton?: boolean;
}

interface Props extends SiteHandle {
  buildYear: number;
  children: ReactNode;
}

/** Header, footer and floating elements around every page. */
export function Shell({ hasTransparentHeader = false, hasOwnQuoteButton = false, buildYear, children }: Props) {
  return (
    <>
      <SkipLink />
      <ConsentNotice />
      <Header isTransparent={hasTransparentHeader} />
      <Box
        as="main"
        id="main"
        tabIndex={-1}
        outline="none"
        paddingTop={hasTransparentHeader ? '0' : 'var(--header-solid)'}
      >
        {children}
      </Box>
      <FloatingQuoteButton isMuted={hasOwnQuoteButton} />
      <Footer buildYear={buildYear} />
    </>
  );
}

function SkipLink() {
  return (
    <Box
      asChild
      position="fixed"
      insetInlineStart="16"
      top="-96px"
      zIndex="toast"
      paddingBlock="14px"
      paddingInline="20"
      bg="white"
      color="graphite.900"
      _focusVisible={{ top: '12px' }}
    >
      <a href="#main">
        <FormattedMessage id="site.skip" />
      </a>
    </Box>
  );
}
