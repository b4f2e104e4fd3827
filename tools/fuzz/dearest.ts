import {
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  parse,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { DataSource } from 'typeorm';
import { limitComplexity, limitDocument, MAX_TOKENS } from '../../server/platform/graphql/limits.ts';

/** What to give an argument that has to be given, as GraphQL spells it; undefined where there is nothing sensible. */
type ArgumentOf = (field: string, arg: GraphQLArgument) => string | undefined;

export interface DearOperation {
  /** The field that it begins with, how often it asks for that, how deep it goes and how many rows it takes of each list. */
  name: string;
  query: string;
}

/** A company and a request of the middle, two years, a word that many have. */
export async function argumentsIn(db: DataSource): Promise<ArgumentOf> {
  const idIn = async (table: string) =>
    (
      await db.query<[{ id: string }]>(
        `select id from ${table} order by created_at offset (select count(*) / 2 from ${table}) limit 1`,
      )
    )[0].id;
  const [company, request] = [await idIn('companies'), await idIn('quote_requests')];
  const day = 86_400_000; // ms
  return (field, { name, type }) => {
    const text = String(type);
    if (text === 'DateTime!') return JSON.stringify(new Date(Date.now() - (name === 'from' ? 729 : 0) * day));
    if (text === 'String!') return '"demir"';
    if (text === 'Int!') return '10';
    if (!text.includes('ID!')) return undefined;
    const id = JSON.stringify(/quote|offer/i.test(field) ? request : company);
    return text.startsWith('[') ? `[${id}]` : id;
  };
}

/** Rows of a list, from the most that one gives. */
const lengths = [100, 50, 20, 10, 5, 2, 1];
const depths = [1, 2, 4];
const mostAliases = 20;

/**
 * For each field of Query and each depth the dearest operation that the limits let pass: every field below it, lists as long as they may
 * be, and all of it as often as there is room for.
 */
export function dearestOperations(schema: GraphQLSchema, argumentOf: ArgumentOf): DearOperation[] {
  const roots = Object.values(schema.getQueryType()!.getFields());
  const found = roots.flatMap((root) => depths.map((depth) => dearestOf(schema, root, depth, argumentOf)));
  const different = new Map(found.filter((operation) => operation !== undefined).map((one) => [one.query, one]));
  return [...different.values()];
}

function dearestOf(
  schema: GraphQLSchema,
  root: GraphQLField<unknown, unknown>,
  depth: number,
  argumentOf: ArgumentOf,
): DearOperation | undefined {
  for (const length of lengths) {
    const once = spelled(root, { depth, length, argumentOf });
    if (once === undefined || !passes(schema, `{ ${once} }`)) continue;
    const repeated = (count: number) =>
      `{ ${Array.from({ length: count }, (_, n) => (n ? `a${n}: ${once}` : once)).join(' ')} }`;
    let [times, tooOften] = [1, mostAliases + 1];
    while (tooOften - times > 1) {
      const between = Math.floor((times + tooOften) / 2);
      if (passes(schema, repeated(between))) times = between;
      else tooOften = between;
    }
    return { name: `${root.name}, ${times} times, ${depth} deep, lists of ${length}`, query: repeated(times) };
  }
  return undefined;
}

interface Shape {
  depth: number;
  length: number;
  argumentOf: ArgumentOf;
}

/** The field with everything below it; undefined where an argument is missing or nothing is below. */
function spelled(field: GraphQLField<unknown, unknown>, shape: Shape): string | undefined {
  const given: string[] = [];
  for (const arg of field.args) {
    if (arg.name === 'first') given.push(`first: ${shape.length}`);
    else if (isRequiredArgument(arg)) {
      const value = usual(arg) ?? shape.argumentOf(field.name, arg);
      if (value === undefined) return undefined;
      given.push(`${arg.name}: ${value}`);
    }
  }
  const below = selection(field.type, { ...shape, depth: shape.depth - 1 });
  if (below === undefined) return undefined;
  return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${below}`;
}

function usual({ type }: GraphQLArgument): string | undefined {
  const bare = getNullableType(type);
  return isEnumType(bare) ? bare.getValues()[0]!.name : undefined;
}

/** Connections and what carries them are no level of their own: their rows are. */
const isCarrier = (name: string): boolean => /(Connection|Edge|PageInfo)$/.test(name);

function selection(type: GraphQLOutputType, shape: Shape): string | undefined {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named)) {
    const members = named.getTypes().map((member) => ({ member, below: selection(member, shape) }));
    return `{ ${members.map(({ member, below }) => `... on ${member.name} ${below ?? '{ __typename }'}`).join(' ')} }`;
  }
  if (!isObjectType(named)) return undefined;
  const inner = isCarrier(named.name) ? { ...shape, depth: shape.depth + 1 } : shape;
  const fields = Object.values(named.getFields())
    .filter(({ type: below }) => inner.depth > 0 || isLeafType(getNamedType(below)))
    .filter(({ name }) => !(named.name.endsWith('Connection') && name === 'nodes')) // the edges have them
    .map((field) => spelled(field, inner))
    .filter((field) => field !== undefined);
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : undefined;
}

function passes(schema: GraphQLSchema, query: string): boolean {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const operation = document.definitions[0] as OperationDefinitionNode;
    const asked = { schema, document, operation, variables: {} };
    limitDocument(asked);
    limitComplexity(asked);
    return true;
  } catch {
    return false;
  }
}
