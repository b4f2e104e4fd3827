import { Box, NativeSelect } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { priceCurrencies, type PriceCurrency } from '../../../common/market/series.ts';

interface Props {
  chosen: PriceCurrency;
  onChoose: (currency: string) => void;
}

/** What prices are shown in. */
export function CurrencyChoice({ chosen, onChoose }: Props) {
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
          value={chosen}
          onChange={(event) => onChoose(event.currentTarget.value)}
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
