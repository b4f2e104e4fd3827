import { ValidationError, type Schema } from 'yup';

/** Returns the validation errors by field; empty for valid input. */
export function getValidationErrors(form: Schema, input: unknown): Record<string, string> {
  try {
    form.validateSync(input, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    // Reversed, so that the first error of each field wins.
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
  }
}
