import { Button } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageLink } from '../../ui/page-link.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { useScrolledPast } from '../../ui/use-scrolled-past.ts';
import { askForQuote } from './navigation.ts';

/** What closes a page with a call of its own, or is the page's end: the floating button makes way for it. */
export const closing = { 'data-closing': true };

/** Floats over the page once it is scrolled by 200 px. Not hot where the page below has hot buttons of its own. */
export function QuickQuote({ quiet }: { quiet: boolean }) {
  const { formatMessage } = useIntl();
  const scrolled = useScrolledPast(200);
  const atEnd = useInView('[data-closing]');
  const shown = scrolled && !atEnd;

  return (
    <aside aria-label={formatMessage({ id: 'site.quick-quote' })}>
      <Button
        asChild
        colorPalette={quiet ? 'ink' : 'hot'}
        position="fixed"
        insetBlockEnd="24"
        insetInlineEnd="24"
        zIndex="quick"
        boxShadow="pop"
        borderColor={quiet ? 'rgb(255 255 255 / .28)' : undefined}
        transition="opacity {durations.base}, translate {durations.base} {easings.out}, visibility {durations.base}"
        visibility={shown ? 'visible' : 'hidden'}
        opacity={shown ? 1 : 0}
        translate={shown ? '0' : '0 12px'}
        // There is room for one of the two on a phone.
        css={{ mdDown: { 'body:has([data-consent-notice]) &': { visibility: 'hidden' } } }}
      >
        <PageLink to={askForQuote}>
          <FormattedMessage id="site.quick-quote" />
          <ArrowRight aria-hidden />
        </PageLink>
      </Button>
    </aside>
  );
}
