import {
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { everyId } from '../database/rows.ts';

/**
 * Properties of a record that an answer needs, beside its `id`, which is always read; undefined for all of them. A long text or a date
 * that nobody asked for is then neither read from the database nor made a value of.
 */
export type Wanted = ReadonlySet<string> | undefined;

/** Marks a field whose resolver reads nothing of its record but ids: to ask for it makes no other property needed. */
export const ReadsIds = () => Extensions({ readsIds: true });

/** Apollo keeps documents that are sent again and again, and what they want with them. */
const known = new WeakMap<FieldNode, { wanted: Wanted }>();

/** What is wanted of the record, of each record of the list, or of each node of the page that a field answers with. */
export function wantedOf({ fieldNodes, fragments, returnType, schema }: GraphQLResolveInfo): Wanted {
  const [node, ...others] = fieldNodes;
  const kept = others.length === 0 ? known.get(node!) : undefined;
  if (kept) return kept.wanted;

  const properties = new Set<string>();
  /** @returns whether the properties are enough */
  const read = (type: GraphQLObjectType, { selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind !== Kind.FIELD) {
        const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]! : selection;
        const condition = fragment.typeCondition ? schema.getType(fragment.typeCondition.name.value) : type;
        return isObjectType(condition) && read(condition, fragment.selectionSet);
      }
      const { name, selectionSet } = selection;
      const field = type.getFields()[name.value];
      if (!field) return true; // __typename
      const below = getNamedType(field.type);
      if (leadsToRecords.has(name.value) && isPage(type)) return isObjectType(below) && read(below, selectionSet!);
      if (isPage(type)) return true;
      if (field.resolve && field.extensions.readsIds !== true) return false;
      properties.add(field.resolve ? everyId : name.value);
      return true;
    });
  const type = getNamedType(returnType);
  const enough = isObjectType(type) && fieldNodes.every(({ selectionSet }) => read(type, selectionSet!));
  const wanted = enough ? properties : undefined;
  if (others.length === 0) known.set(node!, { wanted });
  return wanted;
}

const leadsToRecords = new Set(['nodes', 'edges', 'node']);
const isPage = ({ name }: GraphQLObjectType): boolean => /(Connection|Edge)$/.test(name);
