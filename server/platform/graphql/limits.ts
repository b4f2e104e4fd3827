import {
  getNullableType,
  GraphQLError,
  isListType,
  Kind,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
// The package's ES module loads a second copy of graphql, which does not know our schema's types.
import { getComplexity, type ComplexityEstimatorArgs } from 'graphql-query-complexity/cjs';

/** Of one document, counted while it is read: a longer one is refused without being understood. */
export const maxTokens = 2_000;
/** Deep enough for the introspection query of tools, which nests 14 levels. */
const maxDepth = 15;
/** Of one document: aliases let one request do one thing many times. */
const maxAliases = 20;
/** Fields asked of Query, Mutation or Subscription at once. */
const maxRootFields = 20;
/** Values in the answer, as estimated by `valuesOf`. */
const maxComplexity = 20_000;
/** Rows expected of a list that takes no `first`. */
const usualLength = 10;

export interface Operation {
  schema: GraphQLSchema;
  /** Valid by the schema. */
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

const refused = (text: string) => new GraphQLError(text, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });

/**
 * Holds a document to what one request may ask for.
 * @throws GRAPHQL_VALIDATION_FAILED that says which limit it is beyond
 */
export function limitDocument({ document, operation }: Operation): void {
  const fragments = fragmentsOf(document);
  const depth = depthOf(operation.selectionSet, fragments);
  if (depth > maxDepth) throw refused(`The operation is nested ${depth} levels deep, of ${maxDepth} accepted`);

  const roots = rootFields(operation.selectionSet, fragments).size;
  if (roots > maxRootFields) throw refused(`The operation asks for ${roots} things, of ${maxRootFields} accepted`);

  let aliases = 0;
  visit(document, { Field: ({ alias }) => void (alias && aliases++) });
  if (aliases > maxAliases) throw refused(`The document has ${aliases} aliases, of ${maxAliases} accepted`);
}

/**
 * Holds an operation to what one answer may cost.
 * @param variables already known to be of their types
 * @throws GRAPHQL_VALIDATION_FAILED
 */
export function limitComplexity(asked: Operation): void {
  const complexity = complexityOf(asked);
  if (complexity > maxComplexity)
    throw refused(`The answer could hold ${complexity} values, of ${maxComplexity} accepted: ask for fewer rows`);
}

interface Estimates {
  /** Variables that the estimate depends on. */
  deciding: string[];
  /** By the values of these. */
  known: Map<string, number>;
}

/** Apollo keeps documents that are sent again and again; what was found about one is kept as long. */
const estimates = new WeakMap<OperationDefinitionNode, Estimates>();
/** Of one operation; people choose among few lengths of a page. */
const maxEstimates = 50;

function complexityOf({ schema, document, operation, variables }: Operation): number {
  const { deciding, known } = estimates.get(operation) ?? {
    deciding: decidingVariables(document),
    known: new Map<string, number>(),
  };
  const key = JSON.stringify(Object.fromEntries(deciding.map((name) => [name, variables[name]])));
  const complexity =
    known.get(key) ??
    getComplexity({
      schema,
      query: document,
      ...(operation.name && { operationName: operation.name.value }),
      variables,
      estimators: [valuesOf],
    });
  if (known.size < maxEstimates) known.set(key, complexity);
  estimates.set(operation, { deciding, known });
  return complexity;
}

/** Those that say how many rows there may be (valuesOf), and those that leave fields out. */
function decidingVariables(document: DocumentNode): string[] {
  const found = new Set<string>();
  const add = (values: readonly (ArgumentNode | undefined)[]) => {
    for (const value of values) if (value?.value.kind === Kind.VARIABLE) found.add(value.value.name.value);
  };
  visit(document, {
    Field: ({ arguments: all }) => add(all?.filter(({ name }) => name.value === 'first') ?? []),
    Directive: ({ arguments: all }) => add(all ?? []),
  });
  return [...found];
}

/** Whether the operation asks for the schema itself. */
export const introspects = ({ document, operation }: Operation): boolean =>
  [...rootFields(operation.selectionSet, fragmentsOf(document)).values()].some(
    (name) => name === '__schema' || name === '__type',
  );

/**
 * A field is one value and, for each row that it may have, the values of the fields below it; one that is reckoned from many rows says by
 * its `complexity` how many values it is worth besides.
 */
function valuesOf({ type, field, args, childComplexity }: ComplexityEstimatorArgs): number {
  const { first } = args as { first?: number };
  const repeats = isListType(getNullableType(field.type)) && !/^__|Connection$/.test(type.name);
  const rows = first ?? (repeats ? usualLength : 1);
  const { complexity = 0 } = field.extensions as { complexity?: number };
  return 1 + complexity + Math.max(rows, 1) * childComplexity;
}

type Fragments = Map<string, SelectionSetNode>;

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map(({ name, selectionSet }) => [name.value, selectionSet]),
  );

const setBelow = (selection: SelectionNode, fragments: Fragments): SelectionSetNode | undefined =>
  selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection.selectionSet;

/** Levels of fields. Each set is measured once, however often fragments spread it: else a short document could take for ever. */
function depthOf(set: SelectionSetNode, fragments: Fragments, measured = new Map<SelectionSetNode, number>()): number {
  const known = measured.get(set);
  if (known !== undefined) return known;
  const depths = set.selections.map((selection) => {
    const below = setBelow(selection, fragments);
    return Number(selection.kind === Kind.FIELD) + (below ? depthOf(below, fragments, measured) : 0);
  });
  const depth = Math.max(...depths);
  measured.set(set, depth);
  return depth;
}

/** The answer's first level: the name in the answer and the field that it comes from. */
function rootFields(
  set: SelectionSetNode,
  fragments: Fragments,
  found = new Map<string, string>(),
  seen = new Set<SelectionSetNode>([set]),
): Map<string, string> {
  for (const selection of set.selections) {
    const below = setBelow(selection, fragments);
    if (selection.kind === Kind.FIELD) found.set((selection.alias ?? selection.name).value, selection.name.value);
    else if (below && !seen.has(below)) rootFields(below, fragments, found, seen.add(below));
  }
  return found;
}
