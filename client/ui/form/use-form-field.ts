import { getIn, useField } from 'formik';
import { useId, useMemo, type ReactNode } from 'react';
import { useFormSettings, type SubmitFailure } from './form-context.ts';
import { getFieldRules } from './rules.ts';

interface Options {
  /** Help text, which a screen reader reads with the field. */
  hint?: ReactNode;
  /** For checks outside the schema: returns the message id of the error that blocks the submission. */
  validate?: () => string | undefined;
}

/**
 * Connects a field to the enclosing form: its value, its rules, and its error from the schema or the server.
 * @param name path of the value
 */
export function useFormField<Value = string>(name: string, { hint, validate }: Options = {}) {
  const { schema, markedFields, submitFailure } = useFormSettings();
  const [{ value, onChange, onBlur }, { error, touched }, { setValue }] = useField<Value>({ name, validate });
  const { required, limits } = useMemo(() => getFieldRules(schema, name), [schema, name]);
  const id = useId();

  // The server's error is shown until the value that it rejected is changed.
  const reason = (touched ? error : undefined) ?? (submitFailure && findServerError(submitFailure, name, value));
  const reasonId = `${id}-reason`;
  const hintId = `${id}-hint`;
  const describedBy = [hint && hintId, reason && reasonId].filter(Boolean).join(' ');

  return {
    id,
    required,
    isMarked: markedFields === 'required' ? required : !required,
    markedFields,
    limits,
    reason,
    reasonId,
    hint,
    hintId,
    /** Props of the input element. */
    control: { name, onChange, onBlur, 'aria-describedby': describedBy || undefined },
    value,
    setValue,
  };
}

function findServerError({ failure, values }: SubmitFailure, name: string, value: unknown): string | undefined {
  if (failure.kind !== 'fields' || getIn(values, name) !== value) return undefined;
  return failure.fields[name];
}

export type FormField<Value = string> = ReturnType<typeof useFormField<Value>>;
