import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useNow } from './use-now.ts';
import { formatTimeSince } from './time.ts';

/** The time since a moment, updated while the page is open; the tooltip has date and time. */
export function RelativeTime({ at, ...props }: { at: string } & HTMLChakraProps<'time'>) {
  const intl = useIntl();
  const now = useNow();
  return (
    <chakra.time
      dateTime={at}
      title={intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' })}
      textStyle="meta"
      color="fg.subtle"
      whiteSpace="nowrap"
      {...props}
    >
      {formatTimeSince(intl, at, now)}
    </chakra.time>
  );
}
