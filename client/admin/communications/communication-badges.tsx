import { chakra, Flex, Icon, Tag } from '@chakra-ui/react';
import {
  Check,
  CheckCheck,
  Clock,
  CornerUpLeft,
  Eye,
  Frown,
  Inbox,
  Meh,
  Smile,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CommunicationStatus, Sentiment, TimelineItemFragment } from '../../graphql/generated.ts';
import { DirectionMark } from '../kit/communication-marks.tsx';
import { priorityGlyphs } from '../kit/priority-mark.tsx';
import { StateMark, type Hue } from '../kit/state-mark.tsx';
import { CustomerText } from '../kit/customer-text.tsx';

const statusIcons: Record<CommunicationStatus, [LucideIcon, Hue]> = {
  SENT: [Check, 'grey'],
  DELIVERED: [CheckCheck, 'blue'],
  READ: [Eye, 'teal'],
  REPLIED: [CornerUpLeft, 'green'],
  FAILED: [TriangleAlert, 'red'],
  RECEIVED: [Inbox, 'blue'],
};

const sentimentIcons: Record<Sentiment, [LucideIcon, Hue]> = {
  POSITIVE: [Smile, 'green'],
  NEUTRAL: [Meh, 'grey'],
  NEGATIVE: [Frown, 'red'],
};

/** The direction, status, priority, sentiment, duration and tags of a communication. */
export function CommunicationBadges({ item }: { item: TimelineItemFragment }) {
  const { direction, status, priority, sentiment, durationMinutes, tags } = item;
  const { formatMessage } = useIntl();
  return (
    <Flex wrap="wrap" align="center" columnGap="3.5" rowGap="1.5" mt="2" color="fg.muted">
      <DirectionMark direction={direction} hasLabel />
      <Badge icon={statusIcons[status]} isColored>
        <FormattedMessage id={`communicationStatus.${status}`} />
      </Badge>
      <StateMark {...priorityGlyphs[priority]} label={formatMessage({ id: `priority.${priority}` })} />
      {sentiment && (
        <Badge icon={sentimentIcons[sentiment]}>
          <FormattedMessage id={`sentiment.${sentiment}`} />
        </Badge>
      )}
      {durationMinutes !== null && (
        <Badge icon={[Clock, 'grey']}>
          <FormattedMessage id="communications.minutes" values={{ minutes: durationMinutes }} />
        </Badge>
      )}
      {tags && tags.length > 0 && (
        <Flex as="ul" wrap="wrap" gap="1.5" aria-label={formatMessage({ id: 'communications.tags' })}>
          {tags.map((tag) => (
            <Tag.Root key={tag} as="li" variant="outline" maxW="full">
              <CustomerText>{tag}</CustomerText>
            </Tag.Root>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

interface BadgeProps {
  icon: readonly [LucideIcon, Hue];
  /** Colors the text like the icon. */
  isColored?: boolean;
  children: ReactNode;
}

function Badge({ icon: [icon, hue], isColored, children }: BadgeProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      colorPalette={hue}
      color={isColored ? 'colorPalette.fg' : 'fg'}
    >
      <Icon as={icon} boxSize="3.5" color="colorPalette.dot" aria-hidden />
      {children}
    </chakra.span>
  );
}
