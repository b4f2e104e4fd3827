import { Button } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageLink } from '../../ui/page-link.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { useScrolledPast } from '../../ui/use-scrolled-past.ts';
import { quoteContactPath } from './navigation.ts';

/** Attributes of sections that have their own contact links; the floating button is hidden while one is in view. */
export const hideQuoteButtonProps = { 'data-closing': true };

/** Floating button that appears after 200 px of scrolling. It is muted on pages that have their own quote buttons. */
export function FloatingQuoteButton({ isMuted }: { isMuted: boolean }) {
  const { formatMessage } = useIntl();
  const hasScrolled = useScrolledPast(200);
  const isHidden = useInView('[data-closing]');
  const isVisible = hasScrolled && !isHidden;

  return (
    <aside aria-label={formatMessage({ id: 'site.quick-quote' })}>
      <Button
        asChild
        colorPalette={isMuted ? 'ink' : 'hot'}
        position="fixed"
        insetBlockEnd="24"
        insetInlineEnd="24"
        zIndex="quick"
        boxShadow="pop"
        borderColor={isMuted ? 'rgb(255 255 255 / .28)' : undefined}
        transition="opacity {durations.base}, translate {durations.base} {easings.out}, visibility {durations.base}"
        visibility={isVisible ? 'visible' : 'hidden'}
        opacity={isVisible ? 1 : 0}
        translate={isVisible ? '0' : '0 12px'}
      >
        <PageLink to={quoteContactPath}>
          <FormattedMessage id="site.quick-quote" />
          <ArrowRight aria-hidden />
        </PageLink>
      </Button>
    </aside>
  );
}
