import { reach, type AnyObject, type AnyObjectSchema } from 'yup';

/** The rules of one field, for its label and its error messages. */
interface FieldRules {
  required: boolean;
  /** Parameters of the schema's tests, such as `{ max: 120 }`; an error message may contain them. */
  limits: Record<string, unknown>;
}

/** Whether the schema has the top-level field of a path: `lines` for `lines[0].price`. */
export const hasField = ({ fields }: AnyObjectSchema, path: string): boolean => path.replace(/[.[].*/, '') in fields;

/**
 * Returns the rules of the field at `path`; none for a lazy schema or a reference.
 * @throws Error when the schema has no such field
 */
export function getFieldRules(schema: AnyObjectSchema, path: string): FieldRules {
  const description = reach(schema, path).describe();
  if (!('tests' in description)) return { required: false, limits: {} };
  const { optional, oneOf, tests } = description;
  const mustBeChecked = oneOf.length === 1 && oneOf[0] === true;
  return {
    required: !optional || mustBeChecked,
    limits: Object.assign({}, ...tests.map(({ params }) => params)) as Record<string, unknown>,
  };
}

/** Returns the values of an untouched form: the schema's defaults, and '' where there is none, so that every input is controlled. */
export const createBlankValues = (schema: AnyObjectSchema): AnyObject =>
  // yup has no default for a form without fields.
  fillBlanks((schema.getDefault() as AnyObject | undefined) ?? {});

const fillBlanks = (values: AnyObject): AnyObject =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      isGroup(value) ? fillBlanks(value) : (value ?? ''),
    ]),
  );

/** Whether a value is a nested group of fields. */
const isGroup = (value: unknown): value is AnyObject => (value as AnyObject | undefined)?.constructor === Object;
