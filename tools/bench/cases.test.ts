import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import { limitComplexity, limitDocument } from '../../server/platform/graphql/limits.ts';
import { kordonSchema } from '../../server/app/schema.ts';
import { apart, cases } from './cases.ts';
import { clientOperations } from './operations.ts';
import { writes } from './writes.ts';

test('every operation of the client is measured, or said to stand apart', () => {
  const measured = new Set([...cases, ...writes].map(([, operation]) => operation));
  expect([...measured, ...apart].toSorted()).toEqual([...clientOperations().keys()].toSorted());
});

/** The least that a field or a variable of that type accepts. */
function leastOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return leastOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return leasts[getNamedType(type).name] ?? '';
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, leastOf(field.type)]));
}
const leasts: Record<string, unknown> = { Boolean: true, Float: 1, Int: 1, DateTime: '2026-01-01T00:00:00Z' };

test('every operation of the client is within what one request may ask for', async () => {
  const schema = await kordonSchema();
  const ids = { company: '', quote: '', communication: '', inbound: '' };
  const least = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
    Object.fromEntries(
      variableDefinitions
        .filter(({ type }) => type.kind === Kind.NON_NULL_TYPE)
        .map(({ variable, type }) => [variable.name.value, leastOf(typeFromAST(schema, type) as GraphQLInputType)]),
    );
  for (const [name, text] of clientOperations()) {
    const document = parse(text);
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;
    const read = cases.filter(([, measured]) => measured === name).map(([, , variables]) => variables(ids));
    for (const variables of [least(operation), ...read]) {
      const asked = { schema, document, operation, variables };
      expect(() => limitDocument(asked)).not.toThrow();
      expect(() => limitComplexity(asked)).not.toThrow();
    }
  }
});
