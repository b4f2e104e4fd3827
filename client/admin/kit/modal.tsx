import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { ToolbarButton } from './toolbar-button.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** An `alertdialog` has to be answered: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /**
   * Focused in place of the first field to fill in. Do not use `autoFocus` on a field: it takes the focus before the
   * dialog has stored where to return it.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** A click outside does not close the dialog, so that typed text is not lost. */
  hasForm?: boolean;
  children: ReactNode;
}

/** A dialog with title and close button; the caller adds body and footer (`Dialog.Body`, `Dialog.Footer`). */
export function Modal(props: Props) {
  const { open, onClose, title, description, size, role = 'dialog', initialFocus, hasForm, children } = props;
  const { formatMessage } = useIntl();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      size={size}
      role={role}
      initialFocusEl={() => (initialFocus ? initialFocus.current : findFirstField(content.current))}
      closeOnInteractOutside={role === 'dialog' && !hasForm}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <Dialog.Header flexWrap="wrap" py={description ? '3' : undefined}>
              <Dialog.Title>{title}</Dialog.Title>
              {description && <Dialog.Description width="full">{description}</Dialog.Description>}
            </Dialog.Header>
            {children}
            <Dialog.CloseTrigger asChild>
              <ToolbarButton icon={X} label={formatMessage({ id: 'admin.close' })} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Returns the first empty required field of the form, else its first field, else null. */
function findFirstField(content: HTMLElement | null): HTMLElement | null {
  const fields = [
    ...(content?.querySelectorAll<HTMLInputElement>('form :is(input:not([type=hidden]), select, textarea)') ?? []),
  ];
  return fields.find(({ required, value }) => required && !value) ?? fields[0] ?? null;
}
