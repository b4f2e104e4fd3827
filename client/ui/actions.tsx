import { Button } from '@chakra-ui/react';
import { ArrowDown, ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageLink } from './page-link.tsx';

/** Where a button leads, in Turkish or, further down the page, as `#anchor`, and the message id of what it says. */
interface Action {
  to: string;
  label: string;
}

/** What a hero or a closing call offers: the one thing to do, hot, and beside it the other way. */
export function Actions({ main, other }: { main: Action; other: Action }) {
  return (
    <>
      <Button asChild colorPalette="hot" size="lg">
        <Way to={main.to}>
          <FormattedMessage id={main.label} />
          {isBelow(main.to) ? <ArrowDown aria-hidden /> : <ArrowRight aria-hidden />}
        </Way>
      </Button>
      <Button asChild variant="outline" size="lg">
        <Way to={other.to}>
          <FormattedMessage id={other.label} />
        </Way>
      </Button>
    </>
  );
}

const isBelow = (to: string) => to.startsWith('#');
/** Takes what `asChild` hands it, as the link that it becomes does. */
const Way = ({ to, ...link }: ComponentProps<typeof PageLink>) =>
  isBelow(to) ? <a href={to} {...link} /> : <PageLink to={to} {...link} />;
