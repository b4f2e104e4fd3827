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
import { DAY_MS } from '../../common/durations.ts';
import { limitComplexity, limitDocument, MAX_TOKENS } from '../../server/platform/graphql/limits.ts';

/** Returns the GraphQL literal for a required argument, or undefined if no sensible value is known. */
type ArgumentProvider = (field: string, arg: GraphQLArgument) => string | undefined;

export interface ExpensiveOperation {
  /** Root field, number of its repetitions, depth, and rows of each list. */
  name: string;
  query: string;
}

/** Provides arguments for the demo data: the ids of a company and of a request from the middle, a period of two years, and a common search term. */
export async function createArgumentProvider(db: DataSource): Promise<ArgumentProvider> {
  const middleIdOf = async (table: string) =>
    (
      await db.query<[{ id: string }]>(
        `select id from ${table} order by created_at offset (select count(*) / 2 from ${table}) limit 1`,
      )
    )[0].id;
  const [company, request] = [await middleIdOf('companies'), await middleIdOf('quote_requests')];
  return (field, { name, type }) => {
    const text = String(type);
    if (text === 'DateTime!') return JSON.stringify(new Date(Date.now() - (name === 'from' ? 729 : 0) * DAY_MS));
    if (text === 'String!') return '"demir"';
    if (text === 'Int!') return '10';
    if (!text.includes('ID!')) return undefined;
    const id = JSON.stringify(/quote|offer/i.test(field) ? request : company);
    return text.startsWith('[') ? `[${id}]` : id;
  };
}

/** Page sizes to try, largest first. */
const listLengths = [100, 50, 20, 10, 5, 2, 1];
const depths = [1, 2, 4];
/** The limit of server/platform/graphql/limits.ts. */
const MAX_ALIASES = 20;

/**
 * Generates the most expensive operation within the limits for each field of Query and each depth: it selects all fields below, with the
 * longest possible lists, and repeats the root field as often as possible.
 */
export function generateExpensiveOperations(
  schema: GraphQLSchema,
  argumentFor: ArgumentProvider,
): ExpensiveOperation[] {
  const roots = Object.values(schema.getQueryType()!.getFields());
  const generated = roots.flatMap((root) =>
    depths.map((depth) => generateMostExpensive(schema, root, depth, argumentFor)),
  );
  const distinct = new Map(
    generated.filter((operation) => operation !== undefined).map((operation) => [operation.query, operation]),
  );
  return [...distinct.values()];
}

function generateMostExpensive(
  schema: GraphQLSchema,
  root: GraphQLField<unknown, unknown>,
  depth: number,
  argumentFor: ArgumentProvider,
): ExpensiveOperation | undefined {
  for (const length of listLengths) {
    const selectionOfRoot = printField(root, { depth, length, argumentFor });
    if (selectionOfRoot === undefined || !isAllowed(schema, `{ ${selectionOfRoot} }`)) continue;
    const repeatRoot = (count: number) =>
      `{ ${Array.from({ length: count }, (_, n) => (n ? `a${n}: ${selectionOfRoot}` : selectionOfRoot)).join(' ')} }`;
    let [allowed, refused] = [1, MAX_ALIASES + 1];
    while (refused - allowed > 1) {
      const middle = Math.floor((allowed + refused) / 2);
      if (isAllowed(schema, repeatRoot(middle))) allowed = middle;
      else refused = middle;
    }
    return { name: `${root.name}, ${allowed} times, depth ${depth}, lists of ${length}`, query: repeatRoot(allowed) };
  }
  return undefined;
}

interface Shape {
  depth: number;
  length: number;
  argumentFor: ArgumentProvider;
}

/** Returns the field with its complete selection, or undefined if an argument or the selection is missing. */
function printField(field: GraphQLField<unknown, unknown>, shape: Shape): string | undefined {
  const args: string[] = [];
  for (const arg of field.args) {
    if (arg.name === 'first') args.push(`first: ${shape.length}`);
    else if (isRequiredArgument(arg)) {
      const value = firstEnumValue(arg) ?? shape.argumentFor(field.name, arg);
      if (value === undefined) return undefined;
      args.push(`${arg.name}: ${value}`);
    }
  }
  const selection = printSelection(field.type, { ...shape, depth: shape.depth - 1 });
  if (selection === undefined) return undefined;
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selection}`;
}

function firstEnumValue({ type }: GraphQLArgument): string | undefined {
  const nullableType = getNullableType(type);
  return isEnumType(nullableType) ? nullableType.getValues()[0]!.name : undefined;
}

/** Connections, edges and page info do not count as a level of depth. */
const isConnectionPart = (name: string): boolean => /(Connection|Edge|PageInfo)$/.test(name);

function printSelection(type: GraphQLOutputType, shape: Shape): string | undefined {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named)) {
    const members = named.getTypes().map((member) => ({ member, selection: printSelection(member, shape) }));
    return `{ ${members.map(({ member, selection }) => `... on ${member.name} ${selection ?? '{ __typename }'}`).join(' ')} }`;
  }
  if (!isObjectType(named)) return undefined;
  const inner = isConnectionPart(named.name) ? { ...shape, depth: shape.depth + 1 } : shape;
  const fields = Object.values(named.getFields())
    .filter(({ type: fieldType }) => inner.depth > 0 || isLeafType(getNamedType(fieldType)))
    .filter(({ name }) => !(named.name.endsWith('Connection') && name === 'nodes')) // the edges contain the same nodes
    .map((field) => printField(field, inner))
    .filter((field) => field !== undefined);
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : undefined;
}

function isAllowed(schema: GraphQLSchema, query: string): boolean {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const operation = document.definitions[0] as OperationDefinitionNode;
    const request = { schema, document, operation, variables: {} };
    limitDocument(request);
    limitComplexity(request);
    return true;
  } catch {
    return false;
  }
}
