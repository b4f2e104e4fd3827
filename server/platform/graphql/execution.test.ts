import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  execute,
  GraphQLError,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type OperationDefinitionNode,
} from 'graphql';
import { kordonSchema } from '../../schema.ts';
import { executePlanned, hasPlan } from './execution.ts';

const schema = buildSchema(`
  type Query {
    steels(first: Int = 2): [Steel!]!
    steel(id: ID!): Steel
    slow: Steel
    broken: Steel
    brokenAtOnce: Int
    needed: Int!
    odd: [Int]
    places: [[Int!]]
    any: Thing
    none: Steel
  }
  union Thing = Steel
  type Mutation { melt: Int }
  type Steel {
    id: ID!
    name: String
    grade: Grade
    must: String!
    maker: Steel
    makers: [Steel]
    where: String
    length: Int
  }
  enum Grade { S235 S355 }
`);
const steel = { id: 7, name: 'Rebar', grade: 'S235', must: 'x', length: 'long' };
const resolvers: Record<string, GraphQLFieldResolver<{ id: number }, { calls: string[] }, never>> = {
  'Query.steels': (_root, { first }: { first: number }) =>
    Promise.resolve(Array.from({ length: first }, (_, id) => ({ ...steel, id, must: id === 2 ? null : 'x' }))),
  'Query.steel': (_root, { id }: { id: string }, { calls }) => (calls.push(id), { ...steel, id }),
  'Query.slow': () => Promise.resolve(steel),
  'Query.broken': () => Promise.reject(new GraphQLError('no steel', { extensions: { code: 'NOT_FOUND' } })),
  'Query.brokenAtOnce': () => {
    throw new Error('at once');
  },
  'Query.needed': () => Promise.resolve(null),
  'Query.odd': () => [1, Promise.resolve(2), Promise.reject(new Error('third')), 'four', null],
  'Query.places': () => new Set([[1, 2], null, [3, null]]),
  'Query.any': () => ({ ...steel, __typename: 'Steel' }),
  'Query.none': () => undefined,
  'Steel.maker': ({ id }) => Promise.resolve({ ...steel, id: id + 1 }),
  'Steel.makers': () => [steel, Promise.resolve({ ...steel, must: undefined }), null],
  'Steel.where': (_steel, _args, _context, { path: { key, prev, typename }, fieldName, parentType, variableValues }) =>
    JSON.stringify([key, prev, typename, fieldName, parentType.name, variableValues]),
  'Mutation.melt': () => 1_500,
};
for (const [place, resolve] of Object.entries(resolvers)) {
  const [name, field] = place.split('.') as [string, string];
  const type = schema.getType(name);
  if (isObjectType(type)) Object.assign(type.getFields()[field]!, { resolve });
}

const operations = {
  'properties, lists, enums': '{ steels { id name grade must __typename } }',
  'a list of none': '{ steels(first: 0) { id } none { id } }',
  'names, arguments, variables': 'query ($id: ID!, $n: Int) { a: steel(id: $id) { b: id } steels(first: $n) { id } }',
  fragments: 'fragment F on Steel { name maker { id } } { slow { ...F ... on Steel { maker { name } } ... { id } } }',
  'records below records': '{ steels { maker { id maker { id makers { name } } } } }',
  'what a resolver is told': '{ renamed: slow { maker { where } } steels { where } }',
  'fields that fail': '{ broken { id } brokenAtOnce slow { id length } }',
  'null where none may be': '{ steel(id: 1) { makers { id must } } slow { id } }',
  'null in a list that may hold none': '{ steels(first: 3) { id must } }',
  'null above all': '{ needed slow { id } }',
  'lists that hold what they should not': '{ odd places }',
  'variables that are wrong': 'query ($id: ID!, $n: Int) { steel(id: $id) { id } steels(first: $n) { id } }',
  directives: 'query ($n: Int) { steels(first: $n) { id name @skip(if: true) } }',
  'a type that each value has for itself': '{ any { ... on Steel { id } } }',
  introspection: '{ __schema { queryType { name } } slow { id } }',
  'a name that objects do not take': '{ __proto__: slow { id } }',
  mutations: 'mutation { melt }',
};

/** Errors with what caused them; which of several comes first is nobody's to know. */
const told = ({ errors = [] }: ExecutionResult) =>
  errors
    .map((error) => ({ ...error.toJSON(), cause: error.originalError?.message }))
    .toSorted((one, other) => String(one.path).localeCompare(String(other.path)));

test.each(Object.entries(operations))('%s: the answer of graphql-js', async (name, source) => {
  const document = parse(source);
  expect(validate(schema, document)).toEqual([]);
  const variableValues = { id: '5', n: name.includes('wrong') ? 'many' : 1 };
  const args = () => ({ schema, document, variableValues, contextValue: { calls: [] as string[] } });
  const [theirs, ours, again] = [await execute(args()), await executePlanned(args()), await executePlanned(args())];
  expect(JSON.stringify(ours.data)).toBe(JSON.stringify(theirs.data)); // fields in the same order
  expect(told(ours)).toEqual(told(theirs));
  expect(again).toEqual(ours);
});

test('nothing is executed twice', async () => {
  const contextValue = { calls: [] as string[] };
  const document = parse('{ a: steel(id: 1) { must makers { must } } b: steel(id: 2) { id } broken { id } }');
  await executePlanned({ schema, document, contextValue });
  expect(contextValue.calls).toEqual(['1', '2']);
});

/** Each fragment spreads the next one twice, `between` being what is written before that. */
const doubling = (levels: number, between: string) =>
  parse(
    [
      '{ slow { ...F0 } }',
      ...Array.from({ length: levels }, (_, n) => fragment(n, between)),
      fragment(levels, ''),
    ].join('\n'),
  );
const fragment = (n: number, between: string) =>
  between
    ? `fragment F${n} on Steel { id ${between.replaceAll('NEXT', `...F${n + 1}`)} }`
    : `fragment F${n} on Steel { name }`;

test('fragments that spread each other are read once each', async () => {
  const document = doubling(60, 'NEXT ... on Steel { NEXT }');
  expect(await executePlanned({ schema, document })).toEqual({ data: { slow: { id: '7', name: 'Rebar' } } });
});

test('what short documents could make large is not kept as a plan', () => {
  const [small, large] = [
    doubling(4, 'maker { NEXT } one: maker { NEXT }'),
    doubling(20, 'maker { NEXT } one: maker { NEXT }'),
  ];
  const planned = (document: DocumentNode) =>
    hasPlan(schema, document, document.definitions[0] as OperationDefinitionNode);
  expect([planned(small), planned(large)]).toEqual([true, false]);
});

test('every query of the client has a plan', async () => {
  const kordon = await kordonSchema();
  const client = path.resolve('client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  const document = parse(files.map((file) => readFileSync(path.join(client, file), 'utf8')).join('\n'));
  const unplanned = document.definitions.filter(
    (one) =>
      one.kind === Kind.OPERATION_DEFINITION &&
      one.operation === OperationTypeNode.QUERY &&
      !hasPlan(kordon, document, one),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(unplanned).toEqual([]);
});
