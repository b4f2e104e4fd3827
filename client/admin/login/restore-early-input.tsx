import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';

/**
 * Copies text that was typed or filled in by a password manager before hydration into the form's values. React keeps such text in the
 * inputs but dispatches no change event.
 */
export function RestoreEarlyInput() {
  const marker = useRef<HTMLSpanElement>(null);
  const { setValues } = useFormikContext<Record<string, string>>();

  useLayoutEffect(() => {
    const inputs = marker.current?.closest('form')?.querySelectorAll('input') ?? [];
    const entries = [...inputs].filter(({ value }) => value !== '').map(({ name, value }) => [name, value] as const);
    if (entries.length > 0) void setValues((values) => ({ ...values, ...Object.fromEntries(entries) }), false);
  }, [setValues]);

  return <span ref={marker} hidden />;
}
