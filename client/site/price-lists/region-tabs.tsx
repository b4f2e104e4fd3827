import { chakra, Flex } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { priceRegions, type PriceRegion } from './regions.ts';
import type { PriceFilters } from './use-price-filters.ts';

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

/** Whether a click opens the link in a new tab or window. */
const opensNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Links to the regions; they keep the other query parameters. */
export function RegionTabs({ selected, filters }: { selected: PriceRegion; filters: PriceFilters }) {
  const { formatMessage } = useIntl();
  const toQueryValue = (region: PriceRegion) => (region === priceRegions[0] ? undefined : region);
  const handleClick = (event: MouseEvent, region: PriceRegion) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    filters.setFilter('region', toQueryValue(region));
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
          to={{ search: filters.createSearch('region', toQueryValue(region)) }}
          onClick={(event) => handleClick(event, region)}
          aria-current={region === selected ? 'true' : undefined}
        >
          <FormattedMessage id={`price-lists.region.${region}`} />
        </Tab>
      ))}
    </Flex>
  );
}
