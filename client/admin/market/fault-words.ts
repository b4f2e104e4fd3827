import { useIntl } from 'react-intl';
import type { MarketFaultFragment } from '../../graphql/generated.ts';

type Fault = Pick<MarketFaultFragment, 'code' | 'detail' | 'publisher' | 'symbol'>;

/** What is wrong, in a sentence: of which address and which series, where it says so. */
export function useFaultWords(): (fault: Fault) => string {
  const { formatMessage } = useIntl();
  return ({ code, detail, publisher, symbol }) =>
    [publisher, symbol, formatMessage({ id: `desk.fault.${code}` }, { detail: detail ?? '' })]
      .filter(Boolean)
      .join(': ');
}
