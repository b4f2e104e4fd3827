import { reach, type AnyObject, type AnyObjectSchema } from 'yup';

/** What a form's schema says of one field, for its label and its messages. */
export interface Rules {
  required: boolean;
  /** By the test's name: `{ max: 120 }`. The reason of a refusal may name them. */
  limits: Record<string, unknown>;
}

/** Reads the rules of the field at `path`; none for a field that the schema does not know. */
export function rulesOf(schema: AnyObjectSchema, path: string): Rules {
  const description = reach(schema, path).describe();
  if (!('tests' in description)) return { required: false, limits: {} };
  const { optional, oneOf = [], tests } = description;
  const mustBeTicked = oneOf.length === 1 && oneOf[0] === true;
  return {
    required: !optional || mustBeTicked,
    limits: Object.assign({}, ...tests.map(({ params }) => params)) as Record<string, unknown>,
  };
}

/** The values of an untouched form: the schema's defaults, and '' where it has none, so that every input is controlled. */
export const blankValues = (schema: AnyObjectSchema): AnyObject => filled(schema.getDefault() as AnyObject);

const filled = (values: AnyObject): AnyObject =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      isGroup(value) ? filled(value) : (value ?? ''),
    ]),
  );

/** Fields that stand together under one name. */
const isGroup = (value: unknown): value is AnyObject => (value as AnyObject | undefined)?.constructor === Object;
