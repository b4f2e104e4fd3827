import { ValidationError, type AnyObject, type InferType, type Maybe, type ObjectSchema, type Schema } from 'yup';
import { badInput } from './errors.ts';

/**
 * Validates an input against a form's schema and returns the normalized values.
 * @throws BAD_USER_INPUT with one message id for each invalid field
 */
export async function validateInput<Form extends Schema>(form: Form, input: unknown): Promise<InferType<Form>> {
  try {
    return await form.validate(input, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const errors = error.inner.length ? error.inner : [error];
    // Reversed, so that the first error of a field wins: a missing field is not also malformed.
    throw badInput(Object.fromEntries(errors.toReversed().map(({ path, message }) => [path ?? '', message])));
  }
}

/**
 * Validates the provided fields of an input and returns their normalized values; undefined fields are ignored. Empty texts become null, as
 * the database stores them.
 * @throws BAD_USER_INPUT as {@link validateInput}
 */
export async function validateProvided<Fields extends Maybe<AnyObject>>(
  form: ObjectSchema<Fields & AnyObject>,
  input: object,
): Promise<Nullable<Fields>> {
  const provided = Object.entries(input).filter(([, value]) => value !== undefined);
  const fields = provided.map(([field]) => field).filter((field) => field in form.fields);
  const normalized: Record<string, unknown> = await validateInput(
    form.pick(fields as never[]),
    Object.fromEntries(provided),
  );
  return Object.fromEntries(
    fields.map((field) => [field, normalized[field] === '' ? null : (normalized[field] ?? null)]),
  ) as Nullable<Fields>;
}

type Nullable<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> | null };
