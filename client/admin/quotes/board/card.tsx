import { useDraggable } from '@dnd-kit/core';
import { chakra, Flex, Icon } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { QuoteRowFragment } from '../../../graphql/generated.ts';
import { useLiveActivity } from '../../live/live-activity.tsx';
import { useCanEdit } from '../../session/session.ts';
import { PriorityMark } from '../../kit/priority-mark.tsx';
import { RelativeTime } from '../../kit/relative-time.tsx';
import { Cell, CustomerTextCell } from '../../kit/rows.tsx';
import { LanguageTag } from '../../kit/tags.tsx';
import { CustomerText } from '../../kit/customer-text.tsx';
import { OwnerMark } from '../../owners/owner-mark.tsx';
import { QuoteStatusMark } from '../../kit/quote-status-mark.tsx';
import { QuotedAmount } from '../quoted-amount.tsx';
import { useQuoteSummary } from '../quote-summary.ts';

/** A request on the board. Mouse and touch drag the whole card, the keyboard its handle. */
export function BoardCard({ quote }: { quote: QuoteRowFragment }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const { unseenIds, markAsSeen } = useLiveActivity();
  const { id, name } = quote;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    data: quote,
    disabled: !canEdit,
    attributes: { roleDescription: formatMessage({ id: 'board.draggable' }) },
  });
  return (
    <CardBox
      ref={setNodeRef}
      {...listeners}
      data-dragged={isDragging || undefined}
      data-arrived={unseenIds.has(id) ? '' : undefined}
    >
      <CardContent
        quote={quote}
        title={
          <CardLink to={`/admin/quotes/${id}`} draggable={false} onClick={() => markAsSeen(id)}>
            <CustomerText language={quote.language}>{name}</CustomerText>
          </CardLink>
        }
      />
      {canEdit && (
        <Handle
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          data-handle={id}
          aria-label={formatMessage({ id: 'board.move' }, { name })}
        >
          <Icon as={GripVertical} boxSize="3.5" aria-hidden />
        </Handle>
      )}
    </CardBox>
  );
}

/** The card under the pointer during a drag. */
export function DragPreview({ quote }: { quote: QuoteRowFragment }) {
  return (
    <CardBox data-lifted>
      <CardContent quote={quote} title={<CustomerText language={quote.language}>{quote.name}</CustomerText>} />
    </CardBox>
  );
}

function CardContent({ quote, title }: { quote: QuoteRowFragment; title: React.ReactNode }) {
  const { product, language, terms } = useQuoteSummary()(quote);
  return (
    <>
      <Flex align="center" gap="2">
        <PriorityMark priority={quote.priority} />
        <Cell flex="1" fontWeight="medium">
          {title}
        </Cell>
        <RelativeTime at={quote.createdAt} />
      </Flex>
      <chakra.div ps="5.5" display="grid" gridTemplateColumns="minmax(0, 1fr)">
        <CustomerTextCell textStyle="meta" color="fg.subtle" language={quote.language}>
          {quote.company}
        </CustomerTextCell>
        {product && (
          <Cell mt="1">
            <CustomerText language={language}>{product}</CustomerText>
          </Cell>
        )}
        <Flex align="center" gap="2">
          <Cell flex="1" textStyle="meta" color="fg.subtle">
            <CustomerText>{terms}</CustomerText>
          </Cell>
          <LanguageTag language={quote.language} />
          <OwnerMark owner={quote.owner} initialsOnly />
        </Flex>
        {quote.quotedAmount !== null && (
          <Flex align="baseline" gap="2" mt="1" fontWeight="medium">
            <QuotedAmount quote={quote} isDetailed />
            {quote.outcome && (
              <chakra.span ms="auto" textStyle="meta">
                <QuoteStatusMark status={quote.status} outcome={quote.outcome} iconOnly />
              </chakra.span>
            )}
          </Flex>
        )}
      </chakra.div>
    </>
  );
}

const CardBox = chakra('div', {
  base: {
    position: 'relative',
    px: '2.5',
    py: '2',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.panel',
    touchAction: 'manipulation',
    userSelect: 'none',
    _hover: { borderColor: 'border.emphasized' },
    '& [data-handle]': { opacity: 0 },
    '&:is(:hover, :focus-within) [data-handle]': { opacity: 1 },
    '&[data-arrived]': { bg: 'molten.subtle', borderColor: 'molten.muted' },
    '&[data-dragged]': { borderStyle: 'dashed', bg: 'bg.subtle', '& > *': { visibility: 'hidden' } },
    '&[data-lifted]': {
      rotate: '-1deg',
      cursor: 'grabbing',
      boxShadow: 'float',
      outline: '2px solid {colors.focusRing}',
    },
  },
});

const CardLink = chakra(Link, {
  base: {
    outline: 'none',
    _after: { content: '""', position: 'absolute', inset: 0, borderRadius: 'lg' },
    _focusVisible: { _after: { outline: '2px solid {colors.focusRing}', outlineOffset: '1px' } },
  },
});

function HandleButton(props: React.ComponentProps<'button'>) {
  return <button data-handle {...props} />;
}

const Handle = chakra(HandleButton, {
  base: {
    position: 'absolute',
    insetStart: '0',
    bottom: '0',
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    color: 'fg.subtle',
    cursor: 'grab',
  },
});
