import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useNow } from './now.ts';
import { timeSince } from './time.ts';

/** How long ago something was, kept true while the page is open; the tooltip has the date and the time. */
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
      {timeSince(intl, at, now)}
    </chakra.time>
  );
}
