import { ValidationError, type Schema } from 'yup';

/** Field and reason of everything that a form refuses; nothing where it accepts. */
export function refusedBy(form: Schema, input: unknown): Record<string, string> {
  try {
    form.validateSync(input, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
  }
}
