/**
 * Plugin of graphql-codegen that writes the typed hooks that the client calls: one for an operation, and a lazy one for a query. Documents
 * are written as parsed syntax trees with the types of `graphql`: they need no casts and no parser in the browser, and a bundle contains
 * only the operations that it uses.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, OperationTypeNode, visit, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';

const kindNames = new Map<string, string>(Object.entries(Kind).map(([name, value]) => [value, name]));
/** Properties of a node that are optional in its type and usually empty; they are left out when empty. */
const optionalLists = new Set(['arguments', 'directives', 'variableDefinitions']);

/** Identifiers of generated hooks and documents in the client's own code, tests excluded. */
const usedNames = new Set(
  readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|[\\/])(?:testing|generated)\b/.test(file))
    .flatMap((file) => readFileSync(path.join('client', file), 'utf8').match(/\b(?:use\w+|\w+Document)\b/g) ?? []),
);

/** Returns the generated operations that no client code uses. @param generated the generated code */
export const findUnusedOperations = (generated: string): string[] =>
  [...generated.matchAll(/^export const (\w+)Document: TypedDocumentNode<\w+(Query|Mutation|Subscription), /gm)]
    .filter(([, name, kind]) =>
      [`${name}Document`, `use${name}${kind}`, `use${name}LazyQuery`].every((used) => !usedNames.has(used)),
    )
    .map(([, name]) => name ?? '');

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const fragmentConstant = (fragment: string) => `${fragment.charAt(0).toLowerCase()}${fragment.slice(1)}Fragment`;

/**
 * Prints a syntax tree as TypeScript. Kinds are members of the enum `Kind`, because a string literal is not assignable to an enum type.
 */
function printLiteral(value: unknown, key?: string): string {
  if (key === 'kind') return `Kind.${kindNames.get(String(value))}`;
  if (key === 'operation') return `OperationTypeNode.${String(value).toUpperCase()}`;
  if (Array.isArray(value)) return `[${value.map((item) => printLiteral(item)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);

  const isOmitted = (name: string, part: unknown) =>
    name === 'loc' || part === undefined || (optionalLists.has(name) && Array.isArray(part) && part.length === 0);
  const parts = Object.entries(value).filter(([name, part]) => !isOmitted(name, part));
  return `{ ${parts.map(([name, part]) => `${name}: ${printLiteral(part, name)}`).join(', ')} }`;
}

type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/** Returns the names of all fragments that a definition spreads, directly or indirectly. */
function collectFragments(
  definition: Definition,
  fragments: Map<string, FragmentDefinitionNode>,
  found = new Set<string>(),
) {
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

/** Prints the hooks of an operation that the client calls. */
function printHooks(name: string, operation: OperationTypeNode): string {
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
  const lazyHook = `export function use${name}LazyQuery(options?: useLazyQuery.Options<${types}>) {
  return useLazyQuery(${name}Document, options);
}`;
  return [usedNames.has(`use${name}${kind}`) && hook, usedNames.has(`use${name}LazyQuery`) && lazyHook]
    .filter((code) => code !== false)
    .join('\n');
}

export const plugin: PluginFunction = (_schema, files) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );

  const printDocument = (node: Definition, definitionCode: string) =>
    `{ kind: Kind.DOCUMENT, definitions: [${[definitionCode, ...[...collectFragments(node, fragments)].map(fragmentConstant)].join(', ')}] }`;

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

  const content = [hookOptions, ...fragmentConstants, ...fragmentDocuments, ...operationBlocks, ''].join('\n\n');
  const hookImports = ['useLazyQuery', 'useMutation', 'useQuery', 'useSubscription'].filter((hook) =>
    content.includes(`return ${hook}(`),
  );
  return {
    prepend: [
      '// Generated by `npm run codegen` from client/**/*.graphql. Do not edit.',
      `import type { TypedDocumentNode } from '@apollo/client';`,
      `import { type SkipToken, ${hookImports.join(', ')} } from '@apollo/client/react';`,
      `import { type FragmentDefinitionNode, Kind, OperationTypeNode } from 'graphql';`,
    ],
    content,
  };
};
