/**
 * The plugin of graphql-codegen that writes one typed hook per operation (and a lazy one per query) over documents that
 * are parsed already. The documents are literals of `graphql`'s own types: nothing is cast, no parser reaches the browser,
 * and a page's bundle keeps only the operations it calls.
 */
import { Kind, OperationTypeNode, visit } from 'graphql';

/** @import { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql' */

const kindNames = new Map(Object.entries(Kind).map(([name, value]) => [value, name]));
/** Parts of a node that are optional in its type, and most often an empty list. */
const optionalLists = new Set(['arguments', 'directives', 'variableDefinitions']);

/** @param {string} word */
const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** @param {string} fragment */
const constantOf = (fragment) => `${fragment.charAt(0).toLowerCase()}${fragment.slice(1)}Fragment`;

/**
 * A syntax tree as TypeScript, its kinds by their enumeration: a bare string would not be assignable to it.
 * @param {unknown} value @param {string} [key] @returns {string}
 */
function literal(value, key) {
  if (key === 'kind') return `Kind.${kindNames.get(/** @type {Kind} */ (value))}`;
  if (key === 'operation') return `OperationTypeNode.${String(value).toUpperCase()}`;
  if (Array.isArray(value)) return `[${value.map((item) => literal(item)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);

  const parts = Object.entries(value).filter(
    ([name, part]) => name !== 'loc' && part !== undefined && !(optionalLists.has(name) && part.length === 0),
  );
  return `{ ${parts.map(([name, part]) => `${name}: ${literal(part, name)}`).join(', ')} }`;
}

/**
 * The fragments that a definition spreads, directly or through another one, each once.
 * @param {OperationDefinitionNode | FragmentDefinitionNode} definition
 * @param {Map<string, FragmentDefinitionNode>} fragments
 */
function fragmentsOf(definition, fragments, found = /** @type {Set<string>} */ (new Set())) {
  visit(definition, {
    FragmentSpread({ name: { value: name } }) {
      const fragment = fragments.get(name);
      if (!fragment || found.has(name)) return;
      found.add(name);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return found;
}

const hookOptions = `/** The arguments of a hook: options that hold required variables are required themselves. */
type HookOptions<Variables, Options> = {} extends Variables ? [options?: Options] : [options: Options];`;

/** @param {string} name @param {OperationTypeNode} operation */
function hooks(name, operation) {
  const kind = capitalised(operation);
  const types = `${name}${kind}, ${name}${kind}Variables`;
  // A mutation takes its variables where it is called; any other operation where its hook stands.
  const options =
    operation === OperationTypeNode.MUTATION
      ? `options?: Omit<useMutation.Options<${types}>, 'variables'>`
      : `...[options]: HookOptions<${name}${kind}Variables, use${kind}.Options<${types}> | SkipToken>`;
  const hook = `export function use${name}${kind}(${options}) {
  return use${kind}(${name}Document, options);
}`;
  if (operation !== OperationTypeNode.QUERY) return hook;
  return `${hook}
export function use${name}LazyQuery(options?: useLazyQuery.Options<${types}>) {
  return useLazyQuery(${name}Document, options);
}`;
}

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export function plugin(_schema, files) {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  const used = new Set(operations.map(({ operation }) => operation));

  /** @param {OperationDefinitionNode | FragmentDefinitionNode} node @param {string} self */
  const documentOf = (node, self) =>
    `{ kind: Kind.DOCUMENT, definitions: [${[self, ...[...fragmentsOf(node, fragments)].map(constantOf)].join(', ')}] }`;

  const fragmentConstants = [...fragments.values()].map(
    (node) => `const ${constantOf(node.name.value)}: FragmentDefinitionNode = ${literal(node)};`,
  );
  const fragmentDocuments = [...fragments.values()].map(({ name: { value: name }, ...node }) => {
    const document = documentOf({ name: { kind: Kind.NAME, value: name }, ...node }, constantOf(name));
    return `export const ${name}Document: TypedDocumentNode<${name}Fragment, object> = ${document};`;
  });
  const operationBlocks = operations.map((node) => {
    const name = node.name?.value;
    if (!name) throw new Error('An operation without a name cannot have a hook.');
    const types = `${name}${capitalised(node.operation)}`;
    return `export const ${name}Document: TypedDocumentNode<${types}, ${types}Variables> = ${documentOf(node, literal(node))};
${hooks(name, node.operation)}`;
  });

  const hookImports = [...used].map((operation) => `use${capitalised(operation)}`);
  if (used.has(OperationTypeNode.QUERY)) hookImports.push('useLazyQuery');
  return {
    prepend: [
      '// Written by `npm run codegen` from the operations of client/**/*.graphql: change those, never this.',
      `import type { TypedDocumentNode } from '@apollo/client';`,
      `import { type SkipToken, ${hookImports.sort().join(', ')} } from '@apollo/client/react';`,
      `import { type FragmentDefinitionNode, Kind, OperationTypeNode } from 'graphql';`,
    ],
    content: [hookOptions, ...fragmentConstants, ...fragmentDocuments, ...operationBlocks, ''].join('\n\n'),
  };
}
