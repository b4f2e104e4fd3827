import { Button, Dialog } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Modal } from './modal.tsx';

interface Props {
  open: boolean;
  title: ReactNode;
  /** Explains the consequences. */
  children?: ReactNode;
  /** Message id of the confirm button. */
  action: string;
  /** Message id of the cancel button. */
  cancel?: string;
  /** The caller also has to close the dialog. */
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of a destructive action. The cancel button has the initial focus. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, action, cancel = 'admin.cancel', onConfirm, onClose } = props;
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Modal open={open} onClose={onClose} title={title} size="sm" role="alertdialog" initialFocus={cancelButton}>
      {children && <Dialog.Body color="fg.muted">{children}</Dialog.Body>}
      <Dialog.Footer>
        <Button ref={cancelButton} onClick={onClose}>
          <FormattedMessage id={cancel} />
        </Button>
        <Button variant="solid" colorPalette="red" onClick={onConfirm}>
          <FormattedMessage id={action} />
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}
