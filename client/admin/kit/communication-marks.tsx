import { Icon, VisuallyHidden, chakra } from '@chakra-ui/react';
import {
  ArrowDownLeft,
  ArrowUpRight,
  ClipboardList,
  Mail,
  MessageCircle,
  Phone,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CommunicationDirection, CommunicationType } from '../../graphql/generated.ts';

export const communicationIcons: Record<CommunicationType, LucideIcon> = {
  EMAIL: Mail,
  PHONE: Phone,
  MEETING: Users,
  WHATSAPP: MessageCircle,
  VIDEO_CALL: Video,
  FORM_SUBMISSION: ClipboardList,
};

export const directionIcons: Record<CommunicationDirection, LucideIcon> = {
  INBOUND: ArrowDownLeft,
  OUTBOUND: ArrowUpRight,
};

export function CommunicationTypeMark({ type }: { type: CommunicationType }) {
  return (
    <IconMark icon={communicationIcons[type]} message={`communicationType.${type}`} color="fg.muted" boxSize="4" />
  );
}

/** @param hasLabel shows the label beside the arrow; without it the label is only the tooltip */
export function DirectionMark({ direction, hasLabel }: { direction: CommunicationDirection; hasLabel?: boolean }) {
  const message = `direction.${direction}`;
  if (!hasLabel) return <IconMark icon={directionIcons[direction]} message={message} color="fg.subtle" boxSize="3" />;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap">
      <Icon as={directionIcons[direction]} boxSize="3.5" color="fg.subtle" aria-hidden />
      <FormattedMessage id={message} />
    </chakra.span>
  );
}

function IconMark({
  icon,
  message,
  color,
  boxSize,
}: {
  icon: LucideIcon;
  message: string;
  color: string;
  boxSize: string;
}) {
  const label = useIntl().formatMessage({ id: message });
  return (
    <chakra.span display="inline-flex" flexShrink={0} title={label}>
      <Icon as={icon} boxSize={boxSize} color={color} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </chakra.span>
  );
}
