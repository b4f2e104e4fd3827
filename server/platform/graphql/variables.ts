import { coerceInputValue, isInputType, typeFromAST, type GraphQLError } from 'graphql';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput } from './errors.ts';
import type { Operation } from './limits.ts';

/** Errors that are reported; a wrong list of thousands would cause as many. */
const MAX_REPORTED_ERRORS = 50;

/** graphql reports missing and unknown fields at the path of their parent and names the field in the message only. */
const fieldInMessage = /^Field "(\w+)"/;
/** Returns the path inside the variable, or the name of the variable for an error of the whole value. */
const formatField = (path: readonly (string | number)[]) => (path.length > 1 ? path.slice(1) : path).join('.');
const isMissing = ({ message }: GraphQLError) => / was not provided\.$| not to be null\.$/.test(message);

/**
 * Checks that variables match their types, as execution would, but reports the field of each error (see {@link formatField}).
 * @throws BAD_USER_INPUT with a message id for each invalid field
 */
export function checkVariables({ schema, operation, variables }: Operation): void {
  const fields: Record<string, string> = {};
  const messages: string[] = [];
  const report = (path: readonly (string | number)[], error: GraphQLError) => {
    if (messages.length === MAX_REPORTED_ERRORS) return;
    const [, field] = fieldInMessage.exec(error.message) ?? [];
    const fieldPath = [...path, ...(field ? [field] : [])];
    fields[formatField(fieldPath)] = isMissing(error) ? reasons.required : reasons.choice;
    messages.push(`${fieldPath.join('.')}: ${error.message.slice(0, 200)}`);
  };

  for (const { variable, type: typeNode, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode);
    const value = variables[name];
    if (!isInputType(type) || (value === undefined && defaultValue)) continue;
    coerceInputValue(value, type, (path, _value, error) => report([name, ...path], error), true);
  }
  if (messages.length > 0) throw badInput(fields, messages.join(' '));
}

/** Every field of the schema is shorter than this number of characters. */
const MAX_TEXT_LENGTH = 30_000;

/** Returns a message id for each text that is too long, by its path. Searches five levels, the depth of the inputs in the schema. */
export function findTooLongTexts(variables: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  const search = (value: unknown, path: readonly string[]) => {
    if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH) fields[formatField(path)] = reasons.tooLong;
    if (typeof value !== 'object' || value === null || path.length === 5) return;
    for (const [name, inner] of Object.entries(value)) search(inner, [...path, name]);
  };
  search(variables, []);
  return fields;
}
