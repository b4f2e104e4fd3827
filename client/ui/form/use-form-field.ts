import { getIn, useField } from 'formik';
import { useId, useMemo, type ReactNode } from 'react';
import { useFormSettings, type Refusal } from './form-context.ts';
import { rulesOf } from './rules.ts';

interface Options {
  /** What helps to fill it in, read out with it. */
  hint?: ReactNode;
  /** What the schema cannot know: the reason why the form cannot be sent as the field stands. */
  validate?: () => string | undefined;
}

/**
 * One field of the form around it: its value, what its schema asks and why it was refused, here or by the server.
 * @param name path of its value
 */
export function useFormField<Value = string>(name: string, { hint, validate }: Options = {}) {
  const { schema, marks, refusal } = useFormSettings();
  const [{ value, onChange, onBlur }, { error, touched }, { setValue }] = useField<Value>({ name, validate });
  const { required, limits } = useMemo(() => rulesOf(schema, name), [schema, name]);
  const id = useId();

  // The server's reason stands until the value that it refused is changed.
  const reason = (touched ? error : undefined) ?? (refusal && refusedFor(refusal, name, value));
  const reasonId = `${id}-reason`;
  const hintId = `${id}-hint`;
  const describedBy = [hint && hintId, reason && reasonId].filter(Boolean).join(' ');

  return {
    id,
    required,
    mark: marks === 'required' ? required : !required,
    marks,
    limits,
    reason,
    reasonId,
    hint,
    hintId,
    /** For the element that the person types into or ticks. */
    control: { name, onChange, onBlur, 'aria-describedby': describedBy || undefined },
    value,
    setValue,
  };
}

function refusedFor({ failure, values }: Refusal, name: string, value: unknown): string | undefined {
  if (failure.kind !== 'fields' || getIn(values, name) !== value) return undefined;
  return failure.fields[name];
}

export type FormField<Value = string> = ReturnType<typeof useFormField<Value>>;
