import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConsentGate } from '../consent/consent-gate.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { QuickQuote } from './quick-quote.tsx';

/** What a page of the site may export as `handle`. */
export interface SiteHandle {
  /** It begins with a picture that the header may lie upon. */
  overPhotograph?: boolean;
  /** It has a hot button of its own in every view, so the floating one is not. */
  quietQuote?: boolean;
}

interface Props extends SiteHandle {
  builtIn: number;
  children: ReactNode;
}

/** What is around every page of the site. */
export function Shell({ overPhotograph = false, quietQuote = false, builtIn, children }: Props) {
  return (
    <>
      <SkipLink />
      <ConsentGate />
      <Header overPhotograph={overPhotograph} />
      <Box as="main" id="main" tabIndex={-1} outline="none" paddingTop={overPhotograph ? '0' : 'var(--header-solid)'}>
        {children}
      </Box>
      <QuickQuote quiet={quietQuote} />
      <Footer builtIn={builtIn} />
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
