import { useIntl } from 'react-intl';
import { enumName } from '../../../common/enums.ts';

/** Returns the GraphQL names of stored enumeration values. */
export const toEnumNames = <Name extends string>(values: readonly string[]): Name[] =>
  values.map((value) => enumName(value) as Name);

/** Returns the stored value (as used by forms and the database) of a GraphQL enum name. */
export const findStoredValue = <Value extends string>(values: readonly Value[], name: string): Value | undefined =>
  values.find((value) => enumName(value) === name);

/** Returns an enumeration as options of a form's select; the message ids of the labels are `<prefix>.<NAME>`. */
export function useEnumOptions<Value extends string>(prefix: string, values: readonly Value[]) {
  const { formatMessage } = useIntl();
  return values.map((value) => ({ value, label: formatMessage({ id: `${prefix}.${enumName(value)}` }) }));
}
