import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { tinykeys } from 'tinykeys';

/** Ctrl/⌘S sends the form around it, Escape leaves it: both also while somebody types, unless a dialog or a menu is open. */
export function SaveKeys({ cancelTo }: { cancelTo: string }) {
  const { isSubmitting } = useFormikContext();
  const navigate = useNavigate();
  const save = useEffectEvent(() => {
    if (!isSubmitting) document.querySelector<HTMLElement>('main form [type=submit]')?.click();
  });
  const leave = useEffectEvent(() => {
    const above = '[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open]';
    if (!document.querySelector(above)) void navigate(cancelTo);
  });
  useEffect(
    () =>
      tinykeys(window, {
        '$mod+KeyS': (event) => {
          event.preventDefault();
          save();
        },
        Escape: () => leave(),
      }),
    [],
  );
  return null;
}
