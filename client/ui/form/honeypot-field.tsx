import { VisuallyHidden } from '@chakra-ui/react';
import { useField } from 'formik';

/** A trap for programs, which fill in every field they find: out of sight, out of the tab order, unknown to assistive technology. */
export function HoneypotField({ name }: { name: string }) {
  const [field] = useField<string>(name);
  return (
    <VisuallyHidden aria-hidden>
      <input {...field} type="text" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  );
}
