import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { tinykeys } from 'tinykeys';

/**
 * Ctrl/⌘S submits the surrounding form and Escape cancels it, also while an input has the focus. Escape first closes
 * open dialogs and menus.
 */
export function FormShortcuts({ cancelTo }: { cancelTo: string }) {
  const { isSubmitting } = useFormikContext();
  const navigate = useNavigate();
  const save = useEffectEvent(() => {
    if (!isSubmitting) document.querySelector<HTMLElement>('main form [type=submit]')?.click();
  });
  const cancel = useEffectEvent(() => {
    const openOverlay =
      '[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open]';
    if (!document.querySelector(openOverlay)) void navigate(cancelTo);
  });
  useEffect(
    () =>
      tinykeys(window, {
        '$mod+KeyS': (event) => {
          event.preventDefault();
          save();
        },
        Escape: () => cancel(),
      }),
    [],
  );
  return null;
}
