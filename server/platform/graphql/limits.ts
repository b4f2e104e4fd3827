import {
  getNullableType,
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
// The package's ES module loads a second copy of graphql, which rejects the types of our schema.
import { getComplexity, type ComplexityEstimatorArgs } from 'graphql-query-complexity/cjs';
import { documentTooLarge, type DocumentLimit } from './errors.ts';

/** Tokens of a document; parsing stops at the limit with GRAPHQL_PARSE_FAILED. */
export const MAX_TOKENS = 2_000;
/** Levels of fields. The introspection query of tools has 14. */
const MAX_DEPTH = 15;
/** Aliases of a document, which can repeat a field in one request. */
const MAX_ALIASES = 20;
/** Fields of Query, Mutation or Subscription in one operation. */
const MAX_ROOT_FIELDS = 20;
/** Fields and fragments of an operation with all fragments expanded, as visited by the estimate of values. */
const MAX_SELECTIONS = 10_000;
/** Values in the response, as estimated by `estimateValues`. */
const MAX_VALUES = 20_000;
/** Expected rows of a list without the argument `first`. */
const DEFAULT_LIST_LENGTH = 10;

export interface Operation {
  schema: GraphQLSchema;
  /** Validated against the schema. */
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * Checks the limits that do not depend on variables.
 * @throws DOCUMENT_TOO_LARGE when the document exceeds a limit
 */
export function limitDocument({ document, operation }: Operation): void {
  const fragments = collectFragments(document);
  assertAtMost('depth', MAX_DEPTH, getDepth(operation.selectionSet, fragments));
  assertAtMost('rootFields', MAX_ROOT_FIELDS, collectRootFields(operation.selectionSet, fragments).size);
  assertAtMost('selections', MAX_SELECTIONS, countSelections(operation.selectionSet, fragments));

  let aliases = 0;
  visit(document, {
    Field({ alias }) {
      if (alias) aliases += 1;
    },
  });
  assertAtMost('aliases', MAX_ALIASES, aliases);
}

/**
 * Checks the estimated number of values in the response.
 * @param operation its variables must already be validated against their declared types
 * @throws DOCUMENT_TOO_LARGE when there are more than MAX_VALUES
 */
export function limitComplexity({ schema, document, operation, variables }: Operation): void {
  const complexity = getComplexity({
    schema,
    query: document,
    ...(operation.name && { operationName: operation.name.value }),
    variables,
    estimators: [estimateValues],
    maxQueryNodes: MAX_SELECTIONS + 1, // limitDocument has rejected more
  });
  assertAtMost('values', MAX_VALUES, complexity);
}

function assertAtMost(limit: DocumentLimit, maximum: number, actual: number): void {
  if (actual > maximum) throw documentTooLarge(limit, maximum, actual);
}

/** Returns the variables that determine the number of rows (`first`) or that include or skip fields (directives). */
export function findRelevantVariables(document: DocumentNode): string[] {
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

/** Whether the operation queries the schema. */
export const isIntrospection = ({ document, operation }: Operation): boolean =>
  [...collectRootFields(operation.selectionSet, collectFragments(document)).values()].some(
    (name) => name === '__schema' || name === '__type',
  );

/**
 * Estimates the values of a field: one for the field, plus the values of its subfields for each expected row. A field that is computed from
 * many rows adds the `complexity` of its definition.
 */
function estimateValues({ type, field, args, childComplexity }: ComplexityEstimatorArgs): number {
  const { first } = args as { first?: number };
  const isList = isListType(getNullableType(field.type)) && !/^__|Connection$/.test(type.name);
  const rows = first ?? (isList ? DEFAULT_LIST_LENGTH : 1);
  const { complexity = 0 } = field.extensions as { complexity?: number };
  return 1 + complexity + Math.max(rows, 1) * childComplexity;
}

type Fragments = Map<string, SelectionSetNode>;

const collectFragments = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map(({ name, selectionSet }) => [name.value, selectionSet]),
  );

const getSubselection = (selection: SelectionNode, fragments: Fragments): SelectionSetNode | undefined =>
  selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection.selectionSet;

/** Returns the levels of fields. Each selection set is measured once, because nested fragments could take exponential time. */
function getDepth(
  selectionSet: SelectionSetNode,
  fragments: Fragments,
  depths = new Map<SelectionSetNode, number>(),
): number {
  const known = depths.get(selectionSet);
  if (known !== undefined) return known;
  const levels = selectionSet.selections.map((selection) => {
    const below = getSubselection(selection, fragments);
    return Number(selection.kind === Kind.FIELD) + (below ? getDepth(below, fragments, depths) : 0);
  });
  const depth = Math.max(...levels);
  depths.set(selectionSet, depth);
  return depth;
}

/** Counts fields and fragments with all fragments expanded, capped at the largest safe integer. */
function countSelections(
  selectionSet: SelectionSetNode,
  fragments: Fragments,
  found = new Map<SelectionSetNode, number>(),
): number {
  const known = found.get(selectionSet);
  if (known !== undefined) return known;
  const count = selectionSet.selections.reduce((sum, selection) => {
    const below = getSubselection(selection, fragments);
    return sum + 1 + (below ? countSelections(below, fragments, found) : 0);
  }, 0);
  const capped = Math.min(count, Number.MAX_SAFE_INTEGER);
  found.set(selectionSet, capped);
  return capped;
}

/** Returns the root fields by their names in the response. */
function collectRootFields(
  selectionSet: SelectionSetNode,
  fragments: Fragments,
  found = new Map<string, string>(),
  seen = new Set<SelectionSetNode>([selectionSet]),
): Map<string, string> {
  for (const selection of selectionSet.selections) {
    const below = getSubselection(selection, fragments);
    if (selection.kind === Kind.FIELD) found.set((selection.alias ?? selection.name).value, selection.name.value);
    else if (below && !seen.has(below)) collectRootFields(below, fragments, found, seen.add(below));
  }
  return found;
}
