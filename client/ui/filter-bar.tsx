import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router';

interface FilterChoice {
  /** Value of the query parameter; undefined for no filter. */
  value?: string;
  text: ReactNode;
  /** Number of items. */
  count?: number;
}

interface Props {
  /** Name of the query parameter. */
  name: string;
  label: string;
  choices: FilterChoice[];
  chosen?: string;
}

const Choice = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8',
    minHeight: '52',
    minWidth: '44px',
    fontWeight: '500',
    color: 'fg.muted',
    textDecoration: 'none',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    transition: 'color {durations.fast}, border-color {durations.fast}',
    '& bdi': { textStyle: 'small' },
    _hover: { color: 'fg', borderColor: 'border.strong' },
    '&[aria-current]': { color: 'fg', fontWeight: '600', borderColor: 'fg' },
  },
});

/** Filters a list by a query parameter: each choice is a link, with the number of items where it is known. */
export function FilterBar({ name, label, choices, chosen }: Props) {
  return (
    <Flex
      as="nav"
      aria-label={label}
      wrap="wrap"
      columnGap={{ base: '24', md: '36' }}
      borderBottomWidth="1px"
      borderColor="border"
    >
      {choices.map(({ value, text, count }) => (
        <Choice
          key={value ?? ''}
          to={{ search: value ? `?${name}=${value}` : '' }}
          preventScrollReset
          aria-current={value === chosen ? 'true' : undefined}
        >
          {text}
          {count !== undefined && (
            <bdi>
              <FormattedNumber value={count} />
            </bdi>
          )}
        </Choice>
      ))}
    </Flex>
  );
}
