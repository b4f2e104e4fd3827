import { Button, Dialog } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '../../ui/form/submit-button.tsx';

interface Props {
  /** Message id of the submit button. */
  label: string;
  /** Message id of the submit button while the form is being sent; the default is that of all forms. */
  sendingLabel?: string;
  onClose: () => void;
}

/** Cancel and submit buttons in the footer of a dialog with a form. */
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
