import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';

interface Props {
  /** Whether there are changes that would be lost if they cannot be saved before the page is left. */
  isUnsaved: boolean;
  /** Path of the offer itself. */
  path: string;
  /** Saves the changes. @returns whether everything is saved */
  save: () => Promise<boolean>;
}

/** Saves the changes before another screen opens. When that is not possible, the user is asked whether to leave. */
export function LeaveGuard({ isUnsaved, path, save }: Props) {
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && nextLocation.pathname !== path && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';
  const trySave = useEffectEvent(save);
  const proceed = useEffectEvent(() => blocker.proceed?.());
  useEffect(() => {
    if (!isBlocked) return;
    void trySave().then((isSaved) => {
      if (isSaved) proceed();
      else setAsking(true);
    });
  }, [isBlocked]);
  useEffect(() => {
    if (!isUnsaved) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isUnsaved]);

  const close = () => {
    setAsking(false);
    if (blocker.state === 'blocked') blocker.reset();
  };
  return (
    <ConfirmDialog
      open={isAsking && isBlocked}
      title={<FormattedMessage id="leave.title" />}
      action="leave.discard"
      cancel="leave.stay"
      onConfirm={() => {
        setAsking(false);
        blocker.proceed?.();
      }}
      onClose={close}
    >
      <FormattedMessage id="offer.leave" />
    </ConfirmDialog>
  );
}
