import { Badge, VisuallyHidden, type BadgeProps } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useNewQuotesQuery } from '../../graphql/generated.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';

/** The number of quote requests with the status NEW. Renders nothing when it is 0. */
export function NewQuotesBadge(props: BadgeProps) {
  const { data, observable } = useNewQuotesQuery();
  useRefetchOnActivity(observable);

  const count = data?.quoteRequestCounts.find(({ status }) => status === 'NEW')?.count ?? 0;
  if (count === 0) return null;
  return (
    <Badge {...props}>
      <FormattedNumber value={count} />
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="nav.newQuotes" />
      </VisuallyHidden>
    </Badge>
  );
}
