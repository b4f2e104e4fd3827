import { ValidationError, type AnyObject, type InferType, type Maybe, type ObjectSchema, type Schema } from 'yup';
import { badInput } from './errors.ts';

/**
 * The input as the form's schema cleans it.
 * @throws BAD_USER_INPUT with one reason for every field that the schema refuses
 */
export async function validated<Form extends Schema>(form: Form, input: unknown): Promise<InferType<Form>> {
  try {
    return await form.validate(input, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const refused = error.inner.length ? error.inner : [error];
    // The first reason stands: a field that is missing is not also of the wrong form.
    throw badInput(Object.fromEntries(refused.toReversed().map(({ path, message }) => [path ?? '', message])));
  }
}

/**
 * The given fields of an input as the form's schema cleans them: what was left out (undefined) is neither checked nor answered. An
 * empty text or a null is null, as the database keeps it.
 * @throws BAD_USER_INPUT as {@link validated}
 */
export async function validatedGiven<Fields extends Maybe<AnyObject>>(
  form: ObjectSchema<Fields & AnyObject>,
  input: object,
): Promise<Nulled<Fields>> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const fields = given.map(([field]) => field).filter((field) => field in form.fields);
  const clean: Record<string, unknown> = await validated(form.pick(fields as never[]), Object.fromEntries(given));
  return Object.fromEntries(
    fields.map((field) => [field, clean[field] === '' ? null : (clean[field] ?? null)]),
  ) as Nulled<Fields>;
}

type Nulled<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> | null };
