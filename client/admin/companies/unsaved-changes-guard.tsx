import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';

/**
 * Asks for confirmation before the unsaved changes of the surrounding form are lost by navigating away or closing the
 * window.
 */
export function UnsavedChangesGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && !isSubmitting && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [dirty]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={<FormattedMessage id="leave.title" />}
      action="leave.discard"
      cancel="leave.stay"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      <FormattedMessage id="leave.text" />
    </ConfirmDialog>
  );
}
