import { useIntl } from 'react-intl';
import type { MarketFaultFragment } from '../../graphql/generated.ts';

type Fault = Pick<MarketFaultFragment, 'code' | 'detail' | 'publisher' | 'symbol'>;

/** Returns a function that describes a fault, with publisher and series where they are known. */
export function useFaultMessage(): (fault: Fault) => string {
  const { formatMessage } = useIntl();
  return ({ code, detail, publisher, symbol }) =>
    [publisher, symbol, formatMessage({ id: `desk.fault.${code}` }, { detail: detail ?? '' })]
      .filter(Boolean)
      .join(': ');
}
