import { Button, Dialog } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Modal } from './modal.tsx';

interface Props {
  open: boolean;
  title: ReactNode;
  /** What follows from it. */
  children?: ReactNode;
  /** Message id of the button that does it. */
  action: string;
  /** Message id of the button that does not. */
  cancel?: string;
  /** Closing the dialog is the caller's, too. */
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that somebody may regret. The focus is on the way back. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, action, cancel = 'admin.cancel', onConfirm, onClose } = props;
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Modal open={open} onClose={onClose} title={title} size="sm" role="alertdialog" initialFocus={back}>
      {children && <Dialog.Body color="fg.muted">{children}</Dialog.Body>}
      <Dialog.Footer>
        <Button ref={back} onClick={onClose}>
          <FormattedMessage id={cancel} />
        </Button>
        <Button variant="solid" colorPalette="red" onClick={onConfirm}>
          <FormattedMessage id={action} />
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}
