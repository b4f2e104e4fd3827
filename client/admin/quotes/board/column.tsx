import { useDroppable } from '@dnd-kit/core';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import type { QuoteRowFragment, QuoteStatus, TotalFragment } from '../../../graphql/generated.ts';
import { MoneyTotal } from '../../kit/money-total.tsx';
import { ToolbarButton } from '../../kit/toolbar-button.tsx';
import { QuoteStatusMark } from '../../kit/quote-status-mark.tsx';
import { BoardCard } from './card.tsx';

interface Props {
  status: QuoteStatus;
  cards: readonly QuoteRowFragment[];
  /** Number of requests with this status, including those that are not shown. */
  count: number;
  /** Total of the amounts of all requests with this status. */
  total?: TotalFragment;
  /** Shows a narrow strip, on which cards can still be dropped. */
  isFolded?: boolean;
  /** Undefined when the column cannot be folded. */
  onToggleFold?: () => void;
}

/** A column with the requests of one status; dropping a card here sets the status. */
export function BoardColumn({ status, cards, count, total, isFolded, onToggleFold }: Props) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const [search] = useSearchParams();
  const { setNodeRef, isOver, active } = useDroppable({ id: status });
  const isDropTarget = isOver && (active?.data.current as QuoteRowFragment | undefined)?.status !== status;
  const statusName = formatMessage({ id: `quoteStatus.${status}` });
  const hiddenCount = count - cards.length;
  const listParams = new URLSearchParams(search);
  listParams.delete('view');
  listParams.set('status', status);

  return (
    <Box
      ref={setNodeRef}
      as="section"
      aria-labelledby={titleId}
      data-column={status}
      px={isFolded ? '1' : '2.5'}
      pb="16"
      borderInlineEndWidth="1px"
      bg={isDropTarget ? 'focus.subtle' : undefined}
      scrollSnapAlign="start"
    >
      <Flex align="center" gap="2" px="0.5" {...(isFolded ? { direction: 'column', pt: '2' } : { h: '11' })}>
        <chakra.h2
          id={titleId}
          textStyle="uiStrong"
          display="flex"
          alignItems="center"
          gap="2"
          writingMode={isFolded ? 'vertical-rl' : undefined}
          order={isFolded ? '1' : undefined}
        >
          <QuoteStatusMark status={status} />
          <chakra.span fontWeight="normal" color="fg.subtle" fontVariantNumeric="tabular-nums">
            <FormattedNumber value={Math.max(count, cards.length)} />
            {isDropTarget && (
              <chakra.span color="blue.fg" ms="1">
                +1
              </chakra.span>
            )}
          </chakra.span>
        </chakra.h2>
        {onToggleFold && (
          <ToolbarButton
            ms={isFolded ? undefined : 'auto'}
            icon={isFolded ? ChevronsLeftRight : ChevronsRightLeft}
            label={formatMessage({ id: isFolded ? 'board.openColumn' : 'board.closeColumn' }, { status: statusName })}
            aria-expanded={!isFolded}
            onClick={onToggleFold}
          />
        )}
      </Flex>
      {!isFolded && (
        <>
          {total && total.amounts.length > 0 && (
            <chakra.p px="0.5" pb="2" mt="-1">
              <MoneyTotal total={total} isStacked />
            </chakra.p>
          )}
          <Flex as="ul" direction="column" gap="2">
            {cards.map((quote) => (
              <li key={quote.id}>
                <BoardCard quote={quote} />
              </li>
            ))}
          </Flex>
          {cards.length === 0 && (
            <chakra.p textStyle="meta" color="fg.subtle" textAlign="center" py="4">
              <FormattedMessage id="board.empty" />
            </chakra.p>
          )}
          {hiddenCount > 0 && (
            <MoreLink to={`?${listParams.toString()}`}>
              <FormattedMessage id="board.more" values={{ count: hiddenCount }} />
            </MoreLink>
          )}
        </>
      )}
    </Box>
  );
}

const MoreLink = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    minH: '11',
    textStyle: 'meta',
    color: 'fg.muted',
    _hover: { color: 'fg' },
  },
});
