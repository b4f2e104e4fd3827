import { readdirSync, readFileSync } from 'node:fs';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { Kind, OperationTypeNode, parse, print, visit, type DefinitionNode } from 'graphql';

/**
 * Returns the queries and mutations of the client by name, as its screens send them: with their fragments and the `__typename` fields that
 * Apollo Client adds.
 */
export function clientOperations(): Map<string, string> {
  const folder = new URL('../../client/', import.meta.url);
  const definitions = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .flatMap((path) => parse(readFileSync(new URL(path, folder), 'utf8')).definitions);
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  return new Map(
    definitions.flatMap((node) => {
      if (node.kind !== Kind.OPERATION_DEFINITION || node.operation === OperationTypeNode.SUBSCRIPTION) return [];
      const used = new Set<DefinitionNode>([node]);
      // The set grows while it is iterated, so fragments of fragments are included.
      for (const definition of used)
        visit(definition, { FragmentSpread: ({ name }) => void used.add(fragments.get(name.value)!) });
      const document = addTypenameToDocument({ kind: Kind.DOCUMENT, definitions: [...used] });
      return [[node.name!.value, print(document)] as const];
    }),
  );
}
