import { useDroppable } from '@dnd-kit/core';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import type { QuoteRowFragment, QuoteStatus } from '../../../graphql/generated.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { QuoteStatusMark } from '../../kit/quote-status-mark.tsx';
import { BoardCard } from './card.tsx';

interface Props {
  status: QuoteStatus;
  cards: readonly QuoteRowFragment[];
  /** Requests of this status, also those that are not shown. */
  count: number;
  /** A strip at the end, where cards can still be dropped. */
  folded?: boolean;
  /** Absent where it cannot be folded. */
  onFold?: () => void;
}

/** The requests of one status; what is dropped here takes it. */
export function BoardColumn({ status, cards, count, folded, onFold }: Props) {
  const { formatMessage } = useIntl();
  const title = useId();
  const [search] = useSearchParams();
  const { setNodeRef, isOver, active } = useDroppable({ id: status });
  const comes = isOver && (active?.data.current as QuoteRowFragment | undefined)?.status !== status;
  const words = formatMessage({ id: `quoteStatus.${status}` });
  const hidden = count - cards.length;
  const rest = new URLSearchParams(search);
  rest.delete('view');
  rest.set('status', status);

  return (
    <Box
      ref={setNodeRef}
      as="section"
      aria-labelledby={title}
      data-column={status}
      px={folded ? '1' : '2.5'}
      pb="16"
      borderInlineEndWidth="1px"
      bg={comes ? 'focus.subtle' : undefined}
      scrollSnapAlign="start"
    >
      <Flex align="center" gap="2" px="0.5" {...(folded ? { direction: 'column', pt: '2' } : { h: '11' })}>
        <chakra.h2
          id={title}
          textStyle="uiStrong"
          display="flex"
          alignItems="center"
          gap="2"
          writingMode={folded ? 'vertical-rl' : undefined}
          order={folded ? '1' : undefined}
        >
          <QuoteStatusMark status={status} />
          <chakra.span fontWeight="normal" color="fg.subtle" fontVariantNumeric="tabular-nums">
            <FormattedNumber value={Math.max(count, cards.length)} />
            {comes && (
              <chakra.span color="blue.fg" ms="1">
                +1
              </chakra.span>
            )}
          </chakra.span>
        </chakra.h2>
        {onFold && (
          <IconButton
            ms={folded ? undefined : 'auto'}
            icon={folded ? ChevronsLeftRight : ChevronsRightLeft}
            label={formatMessage({ id: folded ? 'board.openColumn' : 'board.closeColumn' }, { status: words })}
            aria-expanded={!folded}
            onClick={onFold}
          />
        )}
      </Flex>
      {!folded && (
        <>
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
          {hidden > 0 && (
            <More to={`?${rest.toString()}`}>
              <FormattedMessage id="board.more" values={{ count: hidden }} />
            </More>
          )}
        </>
      )}
    </Box>
  );
}

const More = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    minH: '11',
    textStyle: 'meta',
    color: 'fg.muted',
    _hover: { color: 'fg' },
  },
});
