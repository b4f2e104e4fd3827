import { Button } from '@chakra-ui/react';
import { ArrowDown, ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageLink } from './page-link.tsx';

/** A button: its Turkish path or an `#anchor` on the page, and the message id of its label. */
interface Action {
  to: string;
  label: string;
}

/** The two buttons of a hero or a closing call to action: the main action in the accent colour, and an alternative. */
export function Actions({ main, other }: { main: Action; other: Action }) {
  return (
    <>
      <Button asChild colorPalette="hot" size="lg">
        <ActionLink to={main.to}>
          <FormattedMessage id={main.label} />
          {isAnchor(main.to) ? <ArrowDown aria-hidden /> : <ArrowRight aria-hidden />}
        </ActionLink>
      </Button>
      <Button asChild variant="outline" size="lg">
        <ActionLink to={other.to}>
          <FormattedMessage id={other.label} />
        </ActionLink>
      </Button>
    </>
  );
}

const isAnchor = (to: string) => to.startsWith('#');
/** Passes on the props that `asChild` gives it. */
const ActionLink = ({ to, children, ...link }: ComponentProps<typeof PageLink>) =>
  isAnchor(to) ? (
    <a href={to} {...link}>
      {children}
    </a>
  ) : (
    <PageLink to={to} {...link}>
      {children}
    </PageLink>
  );
