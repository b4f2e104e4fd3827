import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';

/** Asks before what was typed in the form around it is lost: on the way to another page, and when the window is closed. */
export function LeaveGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && !isSubmitting && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
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
