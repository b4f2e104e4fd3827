import { Button, chakra, Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Modal } from './modal.tsx';

interface Props {
  /** Message ids: what it is, that it is shown this once, and that it was kept. */
  title: string;
  once: string;
  kept: string;
  size: 'sm' | 'md';
  children: ReactNode;
  onClose: () => void;
}

/** A secret that nobody can be shown again. */
export const ShownOnceDialog = ({ title, once, kept, size, children, onClose }: Props) => (
  <Modal open onClose={onClose} title={<FormattedMessage id={title} />} size={size} form>
    <Dialog.Body display="grid" gap="3.5">
      <chakra.p color="fg.muted">
        <FormattedMessage id={once} />
      </chakra.p>
      {children}
    </Dialog.Body>
    <Dialog.Footer>
      <Button variant="solid" colorPalette="molten" size="md" onClick={onClose}>
        <FormattedMessage id={kept} />
      </Button>
    </Dialog.Footer>
  </Modal>
);
