import { coerceInputValue, isInputType, typeFromAST, type GraphQLError } from 'graphql';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput } from './errors.ts';
import type { Operation } from './limits.ts';

/** Enough to mend a form by; a list of thousands need not be answered by thousands. */
const maxReported = 50;

/** graphql reports a missing and an unknown field at the object around it and names it in the text alone. */
const namedField = /^Field "(\w+)"/;
/** The path inside the variable, or the variable's name where all of it is meant. */
const fieldOf = (path: readonly (string | number)[]) => (path.length > 1 ? path.slice(1) : path).join('.');
const isMissing = ({ message }: GraphQLError) => / was not provided\.$| not to be null\.$/.test(message);

/**
 * Holds variables to their types, as execution would, but says which field is wrong: the path inside the variable, or the variable's
 * name where all of it is.
 * @throws BAD_USER_INPUT
 */
export function checkVariables({ schema, operation, variables }: Operation): void {
  const fields: Record<string, string> = {};
  const texts: string[] = [];
  const report = (path: readonly (string | number)[], error: GraphQLError) => {
    if (texts.length === maxReported) return;
    const [, field] = namedField.exec(error.message) ?? [];
    const place = [...path, ...(field ? [field] : [])];
    fields[fieldOf(place)] = isMissing(error) ? reasons.required : reasons.choice;
    texts.push(`${place.join('.')}: ${error.message.slice(0, 200)}`);
  };

  for (const { variable, type: typeNode, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode);
    const value = variables[name];
    if (!isInputType(type) || (value === undefined && defaultValue)) continue;
    coerceInputValue(value, type, (path, _value, error) => report([name, ...path], error), true);
  }
  if (texts.length > 0) throw badInput(fields, texts.join(' '));
}

/** No field takes a text of this many characters. */
const longest = 30_000;

/** Texts that no form accepts, each by its path with its reason; the nesting is looked into as deep as inputs go. */
export function longTexts(variables: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  const look = (value: unknown, path: readonly string[]) => {
    if (typeof value === 'string' && value.length > longest) fields[fieldOf(path)] = reasons.tooLong;
    if (typeof value !== 'object' || value === null || path.length === 5) return;
    for (const [name, inner] of Object.entries(value)) look(inner, [...path, name]);
  };
  look(variables, []);
  return fields;
}
