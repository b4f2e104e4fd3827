import { Box, NativeSelect } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { priceCurrencies, type PriceCurrency } from '../../../common/market/series.ts';

/** What prices are shown in, kept in the address. */
export function CurrencyChoice({ chosen }: { chosen: PriceCurrency }) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const choose = (currency: string) => {
    const next = new URLSearchParams(search);
    next.set('currency', currency);
    // At once: a link to a region that is clicked next must know of it.
    setSearch(next, { replace: true, preventScrollReset: true, flushSync: true });
  };
  return (
    <Box
      as="label"
      display="flex"
      alignItems="center"
      gap="12"
      paddingBottom="8"
      fontSize=".9375rem"
      fontWeight="500"
      width={{ base: 'full', md: 'auto' }}
    >
      <Box as="span" whiteSpace="nowrap">
        <FormattedMessage id="price-lists.currency" />
      </Box>
      <NativeSelect.Root flex="1" minWidth={{ md: '15rem' }}>
        <NativeSelect.Field
          value={chosen}
          onChange={(event) => choose(event.currentTarget.value)}
          css={{ minHeight: '48px', paddingBlock: '8' }}
        >
          {priceCurrencies.map((currency) => (
            <option key={currency} value={currency}>
              {`${currency}, ${formatMessage({ id: `market.currency.${currency}` })}`}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown aria-hidden />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Box>
  );
}
