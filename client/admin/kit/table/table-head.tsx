import { chakra, Flex, Icon } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { getColumnLayout, type Column } from './column.ts';

export interface Sorting {
  /** The selected order. */
  sortKey: string;
  /** Reverses the default direction, which is descending unless the order is listed in `ascendingKeys`. */
  reversed: boolean;
  /** Orders that are ascending by default, such as names. */
  ascendingKeys?: readonly string[];
  onChange: (sortKey: string, reversed: boolean) => void;
}

interface Props {
  columns: readonly Column<never>[];
  sorting?: Sorting;
}

/** The column headings. Sortable ones are buttons; an arrow shows the current order. */
export function TableHead({ columns, sorting }: Props) {
  return (
    <Flex role="rowgroup" direction="column" position="sticky" top="12" zIndex="1" bg="bg" borderBottomWidth="1px">
      <Flex role="row" css={getColumnLayout(columns)} h="8" textStyle="meta" color="fg.subtle">
        {columns.map((column) => (
          <HeadCell key={column.title} column={column} sorting={sorting} />
        ))}
      </Flex>
    </Flex>
  );
}

function HeadCell({ column, sorting }: { column: Column<never>; sorting?: Sorting }) {
  const { title, sortKey, alignEnd, showFrom } = column;
  const active = sorting && sortKey === sorting.sortKey;
  const isAscending = active && (sorting.ascendingKeys ?? []).includes(sorting.sortKey) !== sorting.reversed;
  return (
    <Flex
      role="columnheader"
      aria-sort={active ? (isAscending ? 'ascending' : 'descending') : undefined}
      align="center"
      justify={alignEnd ? 'flex-end' : undefined}
      minW="0"
      hideBelow={showFrom}
    >
      {sorting && sortKey ? (
        <HeadButton
          type="button"
          data-active={active || undefined}
          onClick={() => sorting.onChange(sortKey, active ? !sorting.reversed : false)}
        >
          <FormattedMessage id={title} />
          {active && <Icon as={isAscending ? ArrowUp : ArrowDown} boxSize="3" aria-hidden />}
        </HeadButton>
      ) : (
        <chakra.span truncate>
          <FormattedMessage id={title} />
        </chakra.span>
      )}
    </Flex>
  );
}

const HeadButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    h: '6',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&[data-active]': { color: 'fg', fontWeight: 'medium' },
  },
});
