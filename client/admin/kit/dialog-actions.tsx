import { Button, Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '../../ui/form/submit-button.tsx';

interface Props {
  /** Message id of the submit button. */
  label: string;
  /** Message id of the submit button while the form is being sent; the default is that of all forms. */
  sendingLabel?: string;
  /** Shown in the submit button, for example its shortcut. */
  icon?: ReactNode;
  onClose: () => void;
  /** Shown at the other end of the footer. */
  children?: ReactNode;
}

/** Cancel and submit buttons in the footer of a dialog with a form. */
export function DialogActions({ label, sendingLabel, icon, onClose, children }: Props) {
  return (
    <Dialog.Footer flexWrap="wrap">
      {children}
      <Button size="md" onClick={onClose}>
        <FormattedMessage id="admin.cancel" />
      </Button>
      <SubmitButton
        label={label}
        sendingLabel={sendingLabel}
        icon={icon}
        size="md"
        variant="solid"
        colorPalette="molten"
      />
    </Dialog.Footer>
  );
}
