import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';

/**
 * What was typed, or filled in by a password manager, before the page came alive stands in the fields, but the form does not
 * know of it: React keeps such text in sight and throws no event.
 */
export function AdoptEarlyTyping() {
  const here = useRef<HTMLSpanElement>(null);
  const { setValues } = useFormikContext<Record<string, string>>();

  useLayoutEffect(() => {
    const fields = here.current?.closest('form')?.querySelectorAll('input') ?? [];
    const typed = [...fields].filter(({ value }) => value !== '').map(({ name, value }) => [name, value] as const);
    if (typed.length > 0) void setValues((values) => ({ ...values, ...Object.fromEntries(typed) }), false);
  }, [setValues]);

  return <span ref={here} hidden />;
}
