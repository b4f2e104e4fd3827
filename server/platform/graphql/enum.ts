import { registerEnumType } from 'type-graphql';
import { enumName } from '../../../common/enums.ts';

/**
 * Registers an enumeration of stored values with GraphQL, which names them by `enumName`.
 * @param descriptions one for each value, in the order of the schema
 * @returns what `@Field(() => …)` takes as the type
 */
export function graphqlEnum<Value extends string>(
  name: string,
  description: string,
  descriptions: Record<Value, string>,
): Record<string, Value> {
  const values = Object.keys(descriptions) as Value[];
  const type = Object.fromEntries(values.map((value) => [enumName(value), value]));
  registerEnumType(type, {
    name,
    description,
    valuesConfig: Object.fromEntries(values.map((value) => [enumName(value), { description: descriptions[value] }])),
  });
  return type;
}
