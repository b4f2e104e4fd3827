import { Button, Dialog } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '../../ui/form/submit-button.tsx';

interface Props {
  /** Message id of what is done. */
  label: string;
  /** Message id of what the button says meanwhile, where that is not what forms say. */
  sendingLabel?: string;
  onClose: () => void;
}

/** The way back and the one that does it, at the foot of a form in a dialog. */
export function DialogActions({ label, sendingLabel, onClose }: Props) {
  return (
    <Dialog.Footer>
      <Button size="md" onClick={onClose}>
        <FormattedMessage id="admin.cancel" />
      </Button>
      <SubmitButton label={label} sendingLabel={sendingLabel} size="md" variant="solid" colorPalette="molten" />
    </Dialog.Footer>
  );
}
