import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { priceRegions, type PriceRegion } from './regions.ts';

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

/** One link a region; the address keeps whatever else was chosen. */
export function RegionTabs({ chosen }: { chosen: PriceRegion }) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const searchFor = (region: PriceRegion) => {
    const next = new URLSearchParams(search);
    if (region === priceRegions[0]) next.delete('region');
    else next.set('region', region);
    return { search: next.toString() };
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
          to={searchFor(region)}
          preventScrollReset
          replace
          aria-current={region === chosen ? 'true' : undefined}
        >
          <FormattedMessage id={`price-lists.region.${region}`} />
        </Tab>
      ))}
    </Flex>
  );
}
