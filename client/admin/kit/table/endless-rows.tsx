import { Box, type BoxProps } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorStrip } from '../error-strip.tsx';
import { focusRow, useRowKeys } from './use-row-keys.ts';

interface Props<Row> extends Omit<BoxProps, 'children'> {
  rows: readonly Row[];
  /** Pixels of a row before it is measured. */
  height: number;
  hasMore: boolean;
  /** Fetches the next page. */
  onMore: () => Promise<unknown>;
  /** Message id of what could not be loaded. */
  failed: string;
  /** Id of a row that the list begins with in sight and with the focus: somebody comes back from it. */
  opened?: string;
  /** Shown at the end while a page is on its way. */
  placeholder: ReactNode;
  /** One row; the element with `data-row` in it takes the focus of J and K. */
  children: (row: Row, index: number) => ReactNode;
}

/** Rows that are fetched a page ahead of the end of the window's scrolling. */
const ahead = 20;

/**
 * A list of any length in the window's own scrolling: only the rows in sight and a few around them are in the document. J and K or the
 * arrows move between rows; Enter opens, because the row is a link.
 */
export function EndlessRows<Row extends { id: string }>(props: Props<Row>) {
  const { rows, height, hasMore, onMore, failed, opened, placeholder, children, ...rest } = props;
  const list = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(list.current.offsetTop);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan: 12,
    scrollMargin,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const reveal = (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' });
  useRowKeys({ list, count: rows.length, reveal });
  const comeBack = useEffectEvent(() => {
    const index = rows.findIndex(({ id }) => id === opened);
    if (index < 0) return;
    reveal(index);
    focusRow(list.current, index);
  });
  useEffect(() => comeBack(), []);

  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const { error, loading, retry } = useNextPage({ wanted: hasMore && last >= rows.length - ahead, onMore });

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
      {error !== undefined && <ErrorStrip title={failed} error={error} onRetry={retry} />}
    </>
  );
}

/** Fetches a page when it is wanted, one at a time; after a failure only when somebody says so. */
function useNextPage({ wanted, onMore }: { wanted: boolean; onMore: () => Promise<unknown> }) {
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>();

  const fetchPage = useEffectEvent(async () => {
    setLoading(true);
    await onMore().catch((reason: unknown) => setError(reason));
    setLoading(false);
  });
  const due = wanted && !loading && error === undefined;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void fetchPage());
    return () => clearTimeout(timer);
  }, [due]);

  return { loading, error, retry: () => setError(undefined) };
}
