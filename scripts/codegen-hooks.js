/**
 * Plugin of graphql-codegen that writes one typed hook per operation, and a lazy one per query. Documents are written as parsed syntax trees
 * with the types of `graphql`: they need no casts and no parser in the browser, and a bundle contains only the operations that it uses.
 */
import { Kind, OperationTypeNode, visit } from 'graphql';

/** @import { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql' */

const kindNames = new Map(Object.entries(Kind).map(([name, value]) => [value, name]));
/** Properties of a node that are optional in its type and usually empty; they are left out when empty. */
const optionalLists = new Set(['arguments', 'directives', 'variableDefinitions']);

/** @param {string} word */
const capitalize = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** @param {string} fragment */
const fragmentConstant = (fragment) => `${fragment.charAt(0).toLowerCase()}${fragment.slice(1)}Fragment`;

/**
 * Prints a syntax tree as TypeScript. Kinds are members of the enum `Kind`, because a string literal is not assignable to an enum type.
 * @param {unknown} value @param {string} [key] @returns {string}
 */
function printLiteral(value, key) {
  if (key === 'kind') return `Kind.${kindNames.get(/** @type {Kind} */ (value))}`;
  if (key === 'operation') return `OperationTypeNode.${String(value).toUpperCase()}`;
  if (Array.isArray(value)) return `[${value.map((item) => printLiteral(item)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);

  const parts = Object.entries(value).filter(
    ([name, part]) => name !== 'loc' && part !== undefined && !(optionalLists.has(name) && part.length === 0),
  );
  return `{ ${parts.map(([name, part]) => `${name}: ${printLiteral(part, name)}`).join(', ')} }`;
}

/**
 * Returns the names of all fragments that a definition spreads, directly or indirectly.
 * @param {OperationDefinitionNode | FragmentDefinitionNode} definition
 * @param {Map<string, FragmentDefinitionNode>} fragments
 */
function collectFragments(definition, fragments, found = /** @type {Set<string>} */ (new Set())) {
  visit(definition, {
    FragmentSpread({ name: { value: name } }) {
      const fragment = fragments.get(name);
      if (!fragment || found.has(name)) return;
      found.add(name);
      collectFragments(fragment, fragments, found);
    },
  });
  return found;
}

const hookOptions = `/** Arguments of a hook; the options are required if an operation has required variables. */
type HookOptions<Variables, Options> = {} extends Variables ? [options?: Options] : [options: Options];`;

/** @param {string} name @param {OperationTypeNode} operation */
function printHooks(name, operation) {
  const kind = capitalize(operation);
  const types = `${name}${kind}, ${name}${kind}Variables`;
  // A mutation gets its variables when it is called, all other operations get them from the hook.
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
  const printDocument = (node, self) =>
    `{ kind: Kind.DOCUMENT, definitions: [${[self, ...[...collectFragments(node, fragments)].map(fragmentConstant)].join(', ')}] }`;

  const fragmentConstants = [...fragments.values()].map(
    (node) => `const ${fragmentConstant(node.name.value)}: FragmentDefinitionNode = ${printLiteral(node)};`,
  );
  const fragmentDocuments = [...fragments.values()].map(({ name: { value: name }, ...node }) => {
    const document = printDocument({ name: { kind: Kind.NAME, value: name }, ...node }, fragmentConstant(name));
    return `export const ${name}Document: TypedDocumentNode<${name}Fragment, object> = ${document};`;
  });
  const operationBlocks = operations.map((node) => {
    const name = node.name?.value;
    if (!name) throw new Error('Every operation needs a name.');
    const types = `${name}${capitalize(node.operation)}`;
    return `export const ${name}Document: TypedDocumentNode<${types}, ${types}Variables> = ${printDocument(node, printLiteral(node))};
${printHooks(name, node.operation)}`;
  });

  const hookImports = [...used].map((operation) => `use${capitalize(operation)}`);
  if (used.has(OperationTypeNode.QUERY)) hookImports.push('useLazyQuery');
  return {
    prepend: [
      '// Generated by `npm run codegen` from client/**/*.graphql. Do not edit.',
      `import type { TypedDocumentNode } from '@apollo/client';`,
      `import { type SkipToken, ${hookImports.sort().join(', ')} } from '@apollo/client/react';`,
      `import { type FragmentDefinitionNode, Kind, OperationTypeNode } from 'graphql';`,
    ],
    content: [hookOptions, ...fragmentConstants, ...fragmentDocuments, ...operationBlocks, ''].join('\n\n'),
  };
}
