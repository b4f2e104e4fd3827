import { useIntl } from 'react-intl';
import { enumName } from '../../../common/enums.ts';

/** Stored values by the names that GraphQL gives them. */
export const enumNames = <Name extends string>(values: readonly string[]): Name[] =>
  values.map((value) => enumName(value) as Name);

/** A GraphQL name as forms and the database have it. */
export const storedValue = <Value extends string>(values: readonly Value[], name: string): Value | undefined =>
  values.find((value) => enumName(value) === name);

/** The values of an enumeration in words, for a form's select; their messages are `<prefix>.<NAME>`. */
export function useEnumOptions<Value extends string>(prefix: string, values: readonly Value[]) {
  const { formatMessage } = useIntl();
  return values.map((value) => ({ value, label: formatMessage({ id: `${prefix}.${enumName(value)}` }) }));
}
