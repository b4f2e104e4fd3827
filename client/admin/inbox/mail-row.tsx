import { chakra, Icon } from '@chakra-ui/react';
import { Link2, TriangleAlert, UserRoundX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { InboundMailRowFragment } from '../../graphql/generated.ts';
import { CustomerText } from '../kit/customer-text.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { RowLink } from '../kit/rows.tsx';
import { SenderCheck } from './mail-checks.tsx';

interface Props {
  mail: InboundMailRowFragment;
  /** Path with the mail selected. */
  to: string;
  isSelected: boolean;
}

/** A mail in the list: who wrote it, what about, whether the sender is proven, and whom it probably belongs to. */
export function MailRow({ mail, to, isSelected }: Props) {
  const { senderName, senderEmail, subject, snippet, receivedAt } = mail;
  return (
    <RowLink
      data-row=""
      to={to}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      gridTemplateColumns="minmax(0, 1fr)"
      rowGap="0.5"
      py="2.5"
      bg={isSelected ? 'bg.muted' : undefined}
    >
      <chakra.span display="flex" alignItems="baseline" gap="2">
        <chakra.span truncate fontWeight="medium">
          <CustomerText>{senderName || senderEmail}</CustomerText>
        </chakra.span>
        {senderName && (
          <chakra.span truncate textStyle="meta" color="fg.subtle">
            {senderEmail}
          </chakra.span>
        )}
        <RelativeTime at={receivedAt} ms="auto" />
      </chakra.span>
      <chakra.span truncate>
        {subject ? <CustomerText>{subject}</CustomerText> : <FormattedMessage id="inbox.noSubject" />}{' '}
        <chakra.span color="fg.subtle">
          <CustomerText>{snippet}</CustomerText>
        </chakra.span>
      </chakra.span>
      <chakra.span display="flex" gap="3" textStyle="meta" color="fg.muted" minW="0">
        <SenderCheck mail={mail} />
        <Belonging mail={mail} />
      </chakra.span>
    </RowLink>
  );
}

/** The company of a linked mail, or the one that is suggested; a warning for the domain of an impostor. */
function Belonging({ mail: { company, suggestion, lookAlikeOf, folder } }: { mail: InboundMailRowFragment }) {
  const owner = company ?? suggestion?.company;
  const [icon, color] = lookAlikeOf
    ? [TriangleAlert, 'straw.fg']
    : owner
      ? [Link2, undefined]
      : [UserRoundX, undefined];
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" minW="0" color={color}>
      <Icon as={icon} boxSize="3.5" flexShrink={0} aria-hidden />
      <chakra.span truncate>
        {lookAlikeOf ? (
          <FormattedMessage id="inbox.lookAlike" values={{ domain: lookAlikeOf }} />
        ) : owner ? (
          <CustomerText>{owner.name}</CustomerText>
        ) : (
          <FormattedMessage id={folder === 'SENT' ? 'inbox.noMatchSent' : 'inbox.noMatch'} />
        )}
      </chakra.span>
    </chakra.span>
  );
}
