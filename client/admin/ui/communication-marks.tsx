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
import { useIntl } from 'react-intl';
import type { CommunicationDirection, CommunicationType } from '../../graphql/generated.ts';

const types: Record<CommunicationType, LucideIcon> = {
  EMAIL: Mail,
  PHONE: Phone,
  MEETING: Users,
  WHATSAPP: MessageCircle,
  VIDEO_CALL: Video,
  FORM_SUBMISSION: ClipboardList,
};

const directions: Record<CommunicationDirection, LucideIcon> = { INBOUND: ArrowDownLeft, OUTBOUND: ArrowUpRight };

export function CommunicationTypeMark({ type }: { type: CommunicationType }) {
  return <IconMark icon={types[type]} message={`communicationType.${type}`} color="fg.muted" boxSize="4" />;
}

export function DirectionMark({ direction }: { direction: CommunicationDirection }) {
  return <IconMark icon={directions[direction]} message={`direction.${direction}`} color="fg.subtle" boxSize="3" />;
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
  const words = useIntl().formatMessage({ id: message });
  return (
    <chakra.span display="inline-flex" flexShrink={0} title={words}>
      <Icon as={icon} boxSize={boxSize} color={color} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </chakra.span>
  );
}
