import { registerEnumType } from 'type-graphql';
import { enumName } from '../../../common/enums.ts';

/**
 * Registers an enum of stored values with GraphQL, under the names that `enumName` gives them.
 * @param descriptions a description for each value, in the order of the schema
 * @returns the type for `@Field(() => …)`
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
