import {
  execute,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  locatedError,
  OperationTypeNode,
  responsePathAsArray,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Path = GraphQLResolveInfo['path'];
type Source = Record<string, unknown>;

/** One execution. */
interface Run {
  rootValue: unknown;
  context: unknown;
  variables: Record<string, unknown>;
  errors: GraphQLError[];
}

/** Makes of what a record has what stands in the answer, or a promise of it. @throws where that cannot be */
type Complete = (value: unknown, run: Run, path: Path) => unknown;

/** What is known of a value before it is there. */
interface Value {
  nodes: FieldNode[];
  isNonNull: boolean;
  complete: Complete;
}

interface Field extends Value {
  /** In the answer. */
  name: string;
  property: string;
  parentType: GraphQLObjectType;
  /** Properties have none. */
  resolve?: (source: Source, run: Run, path: Path) => unknown;
}

/**
 * graphql-js's `execute`, for queries along a plan that is made once for an operation: which fields there are, which of them have
 * resolvers, how each is completed. graphql-js asks all that again for each field of each row (decision 019). What is no such query, or a
 * rare one, is left to it: introspection, directives, types that are not known before their values.
 */
export function executePlanned(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult> {
  const { schema, document, operationName, rootValue, contextValue: context, variableValues } = args;
  const operation = getOperationAST(document, operationName);
  const plan = operation && planOf(schema, document, operation);
  if (!plan) return execute(args);
  const { coerced: variables } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {});
  if (!variables) return execute(args); // it says why

  const run: Run = { rootValue, context, variables, errors: [] };
  const answer = (data: object | null): ExecutionResult =>
    run.errors.length > 0 ? { errors: run.errors, data: data as never } : { data: data as never };
  const nothing = (error: unknown) => {
    run.errors.push(error as GraphQLError);
    return answer(null);
  };
  const data = recordOf(plan, (rootValue ?? {}) as Source, run, undefined);
  return isPromise(data) ? data.then(answer, nothing) : answer(data);
}

/** Apollo keeps documents that are sent again and again; their plans are kept as long, null where there can be none. */
const plans = new WeakMap<OperationDefinitionNode, Field[] | null>();

function planOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Field[] | null {
  let plan = plans.get(operation);
  if (plan === undefined) {
    plan = planned(schema, document, operation);
    plans.set(operation, plan);
  }
  return plan;
}

/** Whether an operation is executed here, and not by graphql-js. */
export const hasPlan = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean =>
  planOf(schema, document, operation) !== null;

/** Of one plan, which is kept; our largest query has a quarter of them. Fragments could make thousands of a short document. */
const mostFields = 600;

/** What is left to graphql-js. */
class Unplanned extends Error {}

function planned(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Field[] | null {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;

  let size = 0;

  /** Fields by their names in the answer: one that is asked for in several places has the selections of all. */
  function collect(
    type: GraphQLObjectType,
    set: SelectionSetNode,
    found: Map<string, FieldNode[]>,
    seen: Set<SelectionSetNode>,
  ): void {
    if (seen.has(set)) return; // two fragments may spread a third, and so on
    seen.add(set);
    for (const selection of set.selections) {
      if (selection.directives?.length) throw new Unplanned();
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        found.set(name, [...(found.get(name) ?? []), selection]);
      } else {
        const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]! : selection;
        if (fragment.typeCondition && fragment.typeCondition.name.value !== type.name) throw new Unplanned();
        collect(type, fragment.selectionSet, found, seen);
      }
    }
  }

  function fieldsOf(type: GraphQLObjectType, sets: SelectionSetNode[]): Field[] {
    const found = new Map<string, FieldNode[]>();
    const seen = new Set<SelectionSetNode>();
    for (const set of sets) collect(type, set, found, seen);
    size += found.size;
    if (size > mostFields) throw new Unplanned();
    return [...found].map(([name, nodes]) => fieldOf(type, name, nodes));
  }

  function fieldOf(parentType: GraphQLObjectType, name: string, nodes: FieldNode[]): Field {
    const property = nodes[0]!.name.value;
    if (name === '__proto__') throw new Unplanned(); // an object would not keep it
    const shared = { name, property, parentType, nodes };
    if (property === '__typename') return { ...shared, isNonNull: true, complete: () => parentType.name };
    const field = parentType.getFields()[property];
    if (!field) throw new Unplanned(); // introspection
    const { type, resolve } = field;
    const known = {
      fieldName: property,
      fieldNodes: nodes,
      returnType: type,
      parentType,
      schema,
      fragments,
      operation,
    };
    return {
      ...shared,
      isNonNull: isNonNullType(type),
      complete: completing(type, nodes, `${parentType.name}.${property}`),
      ...(resolve && {
        resolve(source, { rootValue, variables: variableValues, context }, path) {
          try {
            const args = getArgumentValues(field, nodes[0]!, variableValues);
            return resolve(source, args, context, { ...known, path, rootValue, variableValues });
          } catch (error) {
            return rejected(error);
          }
        },
      }),
    };
  }

  function completing(type: GraphQLOutputType, nodes: FieldNode[], place: string): Complete {
    if (isNonNullType(type)) {
      const complete = completing(type.ofType, nodes, place);
      return (value, run, path) => {
        if (value == null) throw new Error(`Cannot return null for non-nullable field ${place}.`);
        return complete(value, run, path);
      };
    }
    if (isListType(type)) {
      const item = { nodes, isNonNull: isNonNullType(type.ofType), complete: completing(type.ofType, nodes, place) };
      return (values, run, path) => (values == null ? null : listOf(item, values as Iterable<unknown>, run, path));
    }
    if (isLeafType(type)) return (value) => (value == null ? null : serialized(type, value));
    if (!isObjectType(type) || type.isTypeOf) throw new Unplanned();
    const fields = fieldsOf(
      type,
      nodes.map(({ selectionSet }) => selectionSet!),
    );
    return (source, run, path) => (source == null ? null : recordOf(fields, source as Source, run, path));
  }

  if (operation.operation !== OperationTypeNode.QUERY) return null;
  try {
    return fieldsOf(schema.getQueryType()!, [operation.selectionSet]);
  } catch (error) {
    if (error instanceof Unplanned) return null;
    throw error;
  }
}

function serialized(type: GraphQLLeafType, value: unknown): unknown {
  const text = type.serialize(value);
  if (text == null) throw new Error(`${type.name} has no value for ${String(value)}`);
  return text;
}

const isPromise = <T>(value: T): value is T & Promise<Awaited<T>> =>
  typeof (value as Promise<unknown> | null | undefined)?.then === 'function';

// eslint-disable-next-line @typescript-eslint/require-await -- what was thrown, later
const rejected = async (error: unknown): Promise<never> => {
  throw error;
};

/** An object with these fields; a promise of it, where one takes time or fails, which is rejected where the object may not stand without. */
function recordOf(fields: Field[], source: Source, run: Run, prev: Path | undefined): object | Promise<object> {
  const record: Source = {};
  let pending: Promise<unknown>[] | undefined;
  for (const field of fields) {
    const { name, property, parentType, resolve } = field;
    const path: Path = { prev, key: name, typename: parentType.name };
    const unfinished = put(record, field, resolve ? resolve(source, run, path) : source[property], run, path);
    if (unfinished) (pending ??= []).push(unfinished);
  }
  return pending ? Promise.all(pending).then(() => record) : record;
}

/** As {@link recordOf}. */
function listOf(item: Value, values: Iterable<unknown>, run: Run, prev: Path): unknown[] | Promise<unknown[]> {
  const list: unknown[] = [];
  let pending: Promise<unknown>[] | undefined;
  for (const value of values) {
    const path: Path = { prev, key: list.length, typename: undefined };
    const unfinished = put(list, item, value, run, path);
    if (unfinished) (pending ??= []).push(unfinished);
  }
  return pending ? Promise.all(pending).then(() => list) : list;
}

/** Completes a value and puts it into the answer, at the end of its path; a promise where that takes time. */
function put(
  parent: Source | unknown[],
  { nodes, isNonNull, complete }: Value,
  value: unknown,
  run: Run,
  path: Path,
): Promise<unknown> | undefined {
  const place = parent as Record<string | number, unknown>;
  let completed: unknown;
  try {
    completed = isPromise(value) ? value.then((found) => complete(found, run, path)) : complete(value, run, path);
  } catch (error) {
    completed = rejected(error);
  }
  place[path.key] = completed; // a promise keeps the place, until what it becomes is there
  if (!isPromise(completed)) return undefined;
  return completed
    .catch((error: unknown) => {
      const located = locatedError(error, nodes, responsePathAsArray(path));
      if (isNonNull) throw located;
      run.errors.push(located);
      return null;
    })
    .then((answer) => (place[path.key] = answer));
}
