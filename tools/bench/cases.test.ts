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
import { getKordonSchema } from '../../server/app/schema.ts';
import { cases, unmeasuredOperations } from './cases.ts';
import { clientOperations } from './operations.ts';
import { writes } from './writes.ts';

test('every operation of the client is either measured or listed as unmeasured', () => {
  const measured = new Set([...cases, ...writes].map(([, operation]) => operation));
  expect([...measured, ...unmeasuredOperations].toSorted()).toEqual([...clientOperations().keys()].toSorted());
});

/** Returns the smallest valid value of an input type. */
function minimalValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return minimalValue(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return minimalScalars[getNamedType(type).name] ?? '';
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, minimalValue(field.type)]));
}
const minimalScalars: Record<string, unknown> = { Boolean: true, Float: 1, Int: 1, DateTime: '2026-01-01T00:00:00Z' };

test('every operation of the client is within the limits of one request', async () => {
  const schema = await getKordonSchema();
  const ids = { company: '', quote: '', communication: '', inbound: '' };
  const minimalVariables = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
    Object.fromEntries(
      variableDefinitions
        .filter(({ type }) => type.kind === Kind.NON_NULL_TYPE)
        .map(({ variable, type }) => [
          variable.name.value,
          minimalValue(typeFromAST(schema, type) as GraphQLInputType),
        ]),
    );
  for (const [name, text] of clientOperations()) {
    const document = parse(text);
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;
    const measured = cases
      .filter(([, operationName]) => operationName === name)
      .map(([, , variables]) => variables(ids));
    for (const variables of [minimalVariables(operation), ...measured]) {
      const request = { schema, document, operation, variables };
      expect(() => limitDocument(request)).not.toThrow();
      expect(() => limitComplexity(request)).not.toThrow();
    }
  }
});
