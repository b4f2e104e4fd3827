import { Button } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { PageLink } from './page-link.tsx';

/** Where a button leads, in Turkish, and the message id of what it says. */
interface Action {
  to: string;
  label: string;
}

/** What a hero or a closing call offers: the one thing to do, hot, and beside it the other way. */
export function Actions({ main, other }: { main: Action; other: Action }) {
  return (
    <>
      <Button asChild colorPalette="hot" size="lg">
        <PageLink to={main.to}>
          <FormattedMessage id={main.label} />
          <ArrowRight aria-hidden />
        </PageLink>
      </Button>
      <Button asChild variant="outline" size="lg">
        <PageLink to={other.to}>
          <FormattedMessage id={other.label} />
        </PageLink>
      </Button>
    </>
  );
}
