import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Reports whether the form around it has changes that are not saved. */
export function DirtyObserver({ onChange }: { onChange?: (isDirty: boolean) => void }) {
  const { dirty } = useFormikContext();
  const report = useEffectEvent((isDirty: boolean) => onChange?.(isDirty));
  useEffect(() => report(dirty), [dirty]);
  return null;
}
