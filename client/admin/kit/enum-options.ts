import { useIntl } from 'react-intl';
import { enumName } from '../../../common/enums.ts';

/** Returns an enumeration as options of a form's select; the message ids of the labels are `<prefix>.<NAME>`. */
export function useEnumOptions<Value extends string>(prefix: string, values: readonly Value[]) {
  const { formatMessage } = useIntl();
  return values.map((value) => ({ value, label: formatMessage({ id: `${prefix}.${enumName(value)}` }) }));
}
