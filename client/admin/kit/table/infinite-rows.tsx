import { Box, type BoxProps } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorStrip } from '../error-strip.tsx';
import { focusRow, useRowKeys } from './use-row-keys.ts';

interface Props<Row> extends Omit<BoxProps, 'children'> {
  rows: readonly Row[];
  /** Height of a row in pixels before it is measured. */
  estimatedHeight: number;
  hasMore: boolean;
  /** Fetches the next page. */
  onLoadMore: () => Promise<unknown>;
  /** Message id of the error when a page cannot be loaded. */
  errorTitle: string;
  /** Id of the row to scroll to and to focus at first: the record from which the user returns. */
  initialRowId?: string;
  /** Shown at the end while a page is loading. */
  placeholder: ReactNode;
  /** Renders a row; J and K focus the element with `data-row` in it. */
  children: (row: Row, index: number) => ReactNode;
}

/** The next page is fetched when the last rendered row is this close to the end of the loaded rows. */
const PREFETCH_ROWS = 20;

/**
 * A virtualized list with infinite scrolling of the window: only the visible rows and a few around them are rendered. J
 * and K or the arrow keys move between rows; Enter opens a row, because it is a link.
 */
export function InfiniteRows<Row extends { id: string }>(props: Props<Row>) {
  const { rows, estimatedHeight, hasMore, onLoadMore, errorTitle, initialRowId, placeholder, children, ...rest } =
    props;
  const list = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(list.current.offsetTop);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedHeight,
    overscan: 12,
    scrollMargin,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const reveal = (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' });
  useRowKeys({ list, count: rows.length, reveal });
  const restorePosition = useEffectEvent(() => {
    const index = rows.findIndex(({ id }) => id === initialRowId);
    if (index < 0) return;
    reveal(index);
    focusRow(list.current, index);
  });
  useEffect(() => restorePosition(), []);

  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const { error, loading, retry } = useNextPage({
    isNeeded: hasMore && last >= rows.length - PREFETCH_ROWS,
    onLoadMore,
  });

  return (
    <>
      <Box ref={list} position="relative" style={{ height: virtualizer.getTotalSize() }} {...rest}>
        {items.map(({ key, index, start }) => (
          <Box
            key={key}
            ref={virtualizer.measureElement}
            role="presentation"
            data-index={index}
            position="absolute"
            insetInline="0"
            top="0"
            style={{ translate: `0 ${start - scrollMargin}px` }}
          >
            {children(rows[index] as Row, index)}
          </Box>
        ))}
      </Box>
      {loading && placeholder}
      {error !== undefined && <ErrorStrip title={errorTitle} error={error} onRetry={retry} />}
    </>
  );
}

/** Fetches the next page when it is needed, one at a time; after a failure only when `retry` is called. */
function useNextPage({ isNeeded, onLoadMore }: { isNeeded: boolean; onLoadMore: () => Promise<unknown> }) {
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>();

  const fetchPage = useEffectEvent(async () => {
    setLoading(true);
    await onLoadMore().catch((reason: unknown) => setError(reason));
    setLoading(false);
  });
  const shouldFetch = isNeeded && !loading && error === undefined;
  useEffect(() => {
    if (!shouldFetch) return;
    const timer = setTimeout(() => void fetchPage());
    return () => clearTimeout(timer);
  }, [shouldFetch]);

  return { loading, error, retry: () => setError(undefined) };
}
