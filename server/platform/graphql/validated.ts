import { ValidationError, type InferType, type Schema } from 'yup';
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
