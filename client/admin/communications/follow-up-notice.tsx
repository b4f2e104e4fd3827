import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TimelineItemFragment } from '../../graphql/generated.ts';
import { useCanEdit } from '../session/session.ts';
import { useNow } from '../kit/use-now.ts';
import { formatAppointment, formatTimeUntil } from '../kit/time.ts';

interface Props {
  item: TimelineItemFragment;
  onDone: () => void;
}

/** Shows that a follow-up is required and when it is due; orange when it is overdue. */
export function FollowUpNotice({ item: { followUpRequired, followUpDate }, onDone }: Props) {
  const intl = useIntl();
  const now = useNow();
  const canEdit = useCanEdit();
  if (!followUpRequired) return null;

  const isLate = followUpDate !== null && Date.parse(followUpDate) < now;
  return (
    <Flex
      display="inline-flex"
      align="center"
      wrap="wrap"
      columnGap="2"
      mt="2"
      ps="2"
      pe={canEdit ? '1' : '2.5'}
      minH="7"
      borderRadius="md"
      bg={isLate ? 'molten.subtle' : 'bg.muted'}
      color={isLate ? 'molten.fg' : 'fg.muted'}
    >
      <Icon as={Bell} boxSize="3.5" aria-hidden />
      <chakra.span>
        <FormattedMessage
          id={followUpDate ? 'communications.followUpOn' : 'communications.followUp'}
          values={{
            late: isLate ? 'yes' : 'no',
            by: isLate && followUpDate ? formatTimeUntil(intl, followUpDate, now) : '',
            at: followUpDate && (
              <chakra.time dateTime={followUpDate} fontWeight="semibold" color={isLate ? undefined : 'fg'}>
                {formatAppointment(intl, followUpDate, now)}
              </chakra.time>
            ),
          }}
        />
      </chakra.span>
      {canEdit && (
        <Button size="xs" variant="ghost" color="inherit" textDecoration="underline" onClick={onDone}>
          <FormattedMessage id="communications.done" />
        </Button>
      )}
    </Flex>
  );
}
