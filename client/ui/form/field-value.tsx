import { useField } from 'formik';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  children: (value: string) => ReactNode;
}

/** What follows from what stands in a field: an explanation of the choice that was made, for its hint. */
export const FieldValue = ({ name, children }: Props) => children(useField<string>(name)[0].value);
