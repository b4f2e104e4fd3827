import { Button, chakra, Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Modal } from './modal.tsx';

interface Props {
  /** Message id. */
  title: string;
  /** Message id of the warning that the secret is shown only once. */
  warning: string;
  /** Message id of the button that confirms that the secret was saved. */
  confirm: string;
  size: 'sm' | 'md';
  children: ReactNode;
  onClose: () => void;
}

/** Shows a secret that the server cannot show a second time. */
export const OneTimeSecretDialog = ({ title, warning, confirm, size, children, onClose }: Props) => (
  <Modal open onClose={onClose} title={<FormattedMessage id={title} />} size={size} hasForm>
    <Dialog.Body display="grid" gap="3.5">
      <chakra.p color="fg.muted">
        <FormattedMessage id={warning} />
      </chakra.p>
      {children}
    </Dialog.Body>
    <Dialog.Footer>
      <Button variant="solid" colorPalette="molten" size="md" onClick={onClose}>
        <FormattedMessage id={confirm} />
      </Button>
    </Dialog.Footer>
  </Modal>
);
