import { useField } from 'formik';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  children: (value: string) => ReactNode;
}

/** Renders content that depends on the current value of a field, such as a hint that explains the selected option. */
export const FieldValue = ({ name, children }: Props) => children(useField<string>(name)[0].value);
