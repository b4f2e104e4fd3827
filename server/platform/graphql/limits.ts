import {
  getNullableType,
  isListType,
  Kind,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
// The package's ES module loads a second copy of graphql, which does not know our schema's types.
import { getComplexity, type ComplexityEstimatorArgs } from 'graphql-query-complexity/cjs';
import { documentTooLarge, type DocumentLimit } from './errors.ts';

/** Of one document, counted while it is read: a longer one is refused without being understood. */
export const MAX_TOKENS = 2_000;
/** Of fields of one name, to see whether they can be merged: graphql's own limit, which it does not export. */
const MAX_COMPARISONS = 500_000;
/** Deep enough for the introspection query of tools, which nests 14 levels. */
const MAX_DEPTH = 15;
/** Of one document: aliases let one request do one thing many times. */
const MAX_ALIASES = 20;
/** Fields asked of Query, Mutation or Subscription at once. */
const MAX_ROOT_FIELDS = 20;
/** Of one operation, with every fragment written out wherever it is spread: so many are visited to estimate the values. */
const MAX_SELECTIONS = 10_000;
/** Values in the answer, as estimated by `valuesOf`. */
const MAX_VALUES = 20_000;
/** Rows expected of a list that takes no `first`. */
const usualLength = 10;

export interface Operation {
  schema: GraphQLSchema;
  /** Valid by the schema. */
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * Holds a document to what one request may ask for.
 * @throws DOCUMENT_TOO_LARGE
 */
export function limitDocument({ document, operation }: Operation): void {
  const fragments = fragmentsOf(document);
  assertAtMost('depth', MAX_DEPTH, depthOf(operation.selectionSet, fragments));
  assertAtMost('rootFields', MAX_ROOT_FIELDS, rootFields(operation.selectionSet, fragments).size);
  assertAtMost('selections', MAX_SELECTIONS, selectionsOf(operation.selectionSet, fragments));

  let aliases = 0;
  visit(document, { Field: ({ alias }) => void (alias && aliases++) });
  assertAtMost('aliases', MAX_ALIASES, aliases);
}

/**
 * Holds an operation to what one answer may cost.
 * @param variables already known to be of their types
 * @throws DOCUMENT_TOO_LARGE
 */
export function limitComplexity(asked: Operation): void {
  assertAtMost('values', MAX_VALUES, complexityOf(asked));
}

function assertAtMost(limit: DocumentLimit, maximum: number, actual: number): void {
  if (actual > maximum) throw documentTooLarge(limit, maximum, actual);
}

/** DOCUMENT_TOO_LARGE where the message is graphql's own for a document that it stopped to parse or to validate; it has no code for that. */
export function graphqlLimitError(message: string): GraphQLError | undefined {
  if (/^Syntax Error: Document contains more that \d+ tokens/.test(message))
    return documentTooLarge('tokens', MAX_TOKENS, MAX_TOKENS + 1);
  if (message === 'Validation aborted.') return documentTooLarge('comparisons', MAX_COMPARISONS, MAX_COMPARISONS + 1);
  return undefined;
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
const MAX_ESTIMATES = 50;

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
      maxQueryNodes: MAX_SELECTIONS + 1, // limitDocument refused more
    });
  if (known.size < MAX_ESTIMATES) known.set(key, complexity);
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

/** Fields and fragments with every spread written out, capped: fragments that double make more than a number holds exactly. */
function selectionsOf(
  set: SelectionSetNode,
  fragments: Fragments,
  found = new Map<SelectionSetNode, number>(),
): number {
  const known = found.get(set);
  if (known !== undefined) return known;
  const count = set.selections.reduce((sum, selection) => {
    const below = setBelow(selection, fragments);
    return sum + 1 + (below ? selectionsOf(below, fragments, found) : 0);
  }, 0);
  const capped = Math.min(count, Number.MAX_SAFE_INTEGER);
  found.set(set, capped);
  return capped;
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
