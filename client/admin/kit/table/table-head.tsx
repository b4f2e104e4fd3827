import { chakra, Flex, Icon } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { columnLayout, type Column } from './column.ts';

export interface Sorting {
  by: string;
  /** From its other end: A to Z is a name's own order, Z to A reversed; the newest or largest first is that of the others. */
  reversed: boolean;
  /** Orders whose own way is upwards, as a name's is. */
  upwards?: readonly string[];
  onChange: (by: string, reversed: boolean) => void;
}

interface Props {
  columns: readonly Column<never>[];
  sorting?: Sorting;
}

/** The names of the columns; those that order the list are buttons, the one that does has an arrow. */
export function TableHead({ columns, sorting }: Props) {
  return (
    <Flex role="rowgroup" direction="column" position="sticky" top="12" zIndex="1" bg="bg" borderBottomWidth="1px">
      <Flex role="row" css={columnLayout(columns)} h="8" textStyle="meta" color="fg.subtle">
        {columns.map((column) => (
          <Head key={column.title} column={column} sorting={sorting} />
        ))}
      </Flex>
    </Flex>
  );
}

function Head({ column, sorting }: { column: Column<never>; sorting?: Sorting }) {
  const { title, sort, end, from } = column;
  const active = sorting && sort === sorting.by;
  const up = active && (sorting.upwards ?? []).includes(sorting.by) !== sorting.reversed;
  return (
    <Flex
      role="columnheader"
      aria-sort={active ? (up ? 'ascending' : 'descending') : undefined}
      align="center"
      justify={end ? 'flex-end' : undefined}
      minW="0"
      hideBelow={from}
    >
      {sorting && sort ? (
        <HeadButton
          type="button"
          data-active={active || undefined}
          onClick={() => sorting.onChange(sort, active ? !sorting.reversed : false)}
        >
          <FormattedMessage id={title} />
          {active && <Icon as={up ? ArrowUp : ArrowDown} boxSize="3" aria-hidden />}
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
