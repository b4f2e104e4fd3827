import { Box, NativeSelect } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { priceCurrencies, type PriceCurrency } from '../../../common/market/series.ts';

interface Props {
  selected: PriceCurrency;
  onSelect: (currency: string) => void;
}

/** Select for the display currency of the prices. */
export function CurrencyChoice({ selected, onSelect }: Props) {
  const { formatMessage } = useIntl();
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
          value={selected}
          onChange={(event) => onSelect(event.currentTarget.value)}
          css={{ minHeight: '48px', paddingBlock: '8' }}
        >
          {priceCurrencies.map((currency) => (
            <option key={currency} value={currency}>
              {`${currency} – ${formatMessage({ id: `market.currency.${currency}` })}`}
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
