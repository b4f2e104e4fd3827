import { Badge, VisuallyHidden, type BadgeProps } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useWaitingMailsQuery } from '../../graphql/generated.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { INBOX_POLL_MS } from './poll-interval.ts';

/** The number of mails that wait for a decision, for editors. Renders nothing when it is 0. */
export function WaitingMailsBadge(props: BadgeProps) {
  const { data, observable } = useWaitingMailsQuery({ pollInterval: INBOX_POLL_MS });
  useRefetchOnActivity(observable);

  const count = data?.inboundMailCounts.waiting ?? 0;
  if (count === 0) return null;
  return (
    <Badge {...props}>
      <FormattedNumber value={count} />
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="nav.waitingMails" />
      </VisuallyHidden>
    </Badge>
  );
}
