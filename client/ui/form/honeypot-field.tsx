import { VisuallyHidden } from '@chakra-ui/react';
import { useField } from 'formik';

/** A trap for spam bots, which fill in every field: invisible, not in the tab order, hidden from assistive technology. */
export function HoneypotField({ name }: { name: string }) {
  const [field] = useField<string>(name);
  return (
    <VisuallyHidden aria-hidden>
      <input {...field} type="text" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  );
}
