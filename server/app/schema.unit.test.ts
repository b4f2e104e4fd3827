import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { getKordonSchema, printedSchema } from './schema.ts';

interface Described {
  name: string;
  description?: string | null;
}

/** Returns the fields, arguments and enum values of a type with their qualified names. */
function partsOf(type: GraphQLNamedType): [name: string, part: Described][] {
  if (isEnumType(type)) return type.getValues().map((value) => [`${type.name}.${value.name}`, value]);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    [`${type.name}.${field.name}`, field],
    ...field.args.map((arg): [string, Described] => [`${type.name}.${field.name}(${arg.name})`, arg]),
  ]);
}

test('fields that are no properties of their row have a resolver', async () => {
  const schema = await getKordonSchema();
  const fieldsOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();
  expect(fieldsOf('Company').contacts!.resolve).toBeDefined();
  for (const root of ['Query', 'Mutation'])
    for (const field of Object.values(fieldsOf(root)))
      expect([field.name, typeof field.resolve]).toEqual([field.name, 'function']);
});

test('every type, field, argument and enum value has a description', async () => {
  const types = Object.values(buildSchema(await printedSchema()).getTypeMap()).filter(
    ({ name }) => !name.startsWith('__'),
  );
  const parts = types.flatMap((type): [string, Described][] => [[type.name, type], ...partsOf(type)]);
  const undescribed = parts.filter(([, { description }]) => !description?.trim());
  expect(undescribed.map(([name]) => name)).toEqual([]);
});
