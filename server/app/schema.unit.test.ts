import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { kordonSchema, printedSchema } from './schema.ts';

interface Described {
  name: string;
  description?: string | null;
}

/** Everything of a type that a person reads in the playground, under the name by which they would look for it. */
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

test('properties are read without a resolver, whatever has a rule keeps its own', async () => {
  const schema = await kordonSchema();
  const fieldsOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();
  expect(fieldsOf('Company').name!.resolve).toBeUndefined();
  expect(fieldsOf('Company').contacts!.resolve).toBeDefined();
  for (const root of ['Query', 'Mutation'])
    for (const field of Object.values(fieldsOf(root)))
      expect([field.name, typeof field.resolve]).toEqual([field.name, 'function']);
});

test('everything in the schema says what it is', async () => {
  const types = Object.values(buildSchema(await printedSchema()).getTypeMap()).filter(
    ({ name }) => !name.startsWith('__'),
  );
  const parts = types.flatMap((type): [string, Described][] => [[type.name, type], ...partsOf(type)]);
  const silent = parts.filter(([, { description }]) => !description?.trim());
  expect(silent.map(([name]) => name)).toEqual([]);
});
