import { coerceInputValue, isInputType, typeFromAST, type GraphQLError } from 'graphql';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput } from './errors.ts';
import type { Operation } from './limits.ts';

/** Enough to mend a form by; a list of thousands need not be answered by thousands. */
const maxReported = 50;

/** graphql reports a missing and an unknown field at the object around it and names it in the text alone. */
const namedField = /^Field "(\w+)"/;
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
    fields[(place.length > 1 ? place.slice(1) : place).join('.')] = isMissing(error)
      ? reasons.required
      : reasons.choice;
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
