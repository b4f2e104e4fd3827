import { chakra, Flex } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { priceRegions, type PriceRegion } from './regions.ts';
import type { Choices } from './use-choices.ts';

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: '56',
    minWidth: '44',
    fontWeight: '500',
    color: 'fg.muted',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    transition: 'color {durations.fast}',
    _hover: { color: 'fg' },
    '&[aria-current]': { color: 'fg', fontWeight: '600', borderColor: 'fg' },
  },
});

/** A click that leaves this page where it is, and opens the link elsewhere. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** One link a region; the address keeps whatever else was chosen. */
export function RegionTabs({ chosen, choices }: { chosen: PriceRegion; choices: Choices }) {
  const { formatMessage } = useIntl();
  const named = (region: PriceRegion) => (region === priceRegions[0] ? undefined : region);
  const choose = (event: MouseEvent, region: PriceRegion) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    choices.choose('region', named(region));
  };
  return (
    <Flex
      as="nav"
      aria-label={formatMessage({ id: 'price-lists.regions' })}
      gap={{ base: '24', md: '32' }}
      overflowX="auto"
      scrollbarWidth="none"
      marginInlineEnd="auto"
      maxWidth="full"
    >
      {priceRegions.map((region) => (
        <Tab
          key={region}
          to={{ search: choices.withChoice('region', named(region)) }}
          onClick={(event) => choose(event, region)}
          aria-current={region === chosen ? 'true' : undefined}
        >
          <FormattedMessage id={`price-lists.region.${region}`} />
        </Tab>
      ))}
    </Flex>
  );
}
