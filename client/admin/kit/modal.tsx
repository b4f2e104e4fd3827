import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './icon-button.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** A question that must be answered: clicking beside it does nothing. */
  role?: 'dialog' | 'alertdialog';
  /** In place of the first field that is left to fill in. A field with `autoFocus` would take the focus before the dialog knows where to return it. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Clicking beside it does nothing: it holds what somebody typed. */
  form?: boolean;
  children: ReactNode;
}

/** A dialog of the admin: its title and way out; body and footer are the caller's (`Dialog.Body`, `Dialog.Footer`). */
export function Modal(props: Props) {
  const { open, onClose, title, description, size, role = 'dialog', initialFocus, form, children } = props;
  const { formatMessage } = useIntl();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      size={size}
      role={role}
      initialFocusEl={() => (initialFocus ? initialFocus.current : firstField(content.current))}
      closeOnInteractOutside={role === 'dialog' && !form}
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
              <IconButton icon={X} label={formatMessage({ id: 'admin.close' })} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** What is left to fill in of its form, or else where that begins; null where there is no form. */
function firstField(content: HTMLElement | null): HTMLElement | null {
  const fields = [
    ...(content?.querySelectorAll<HTMLInputElement>('form :is(input:not([type=hidden]), select, textarea)') ?? []),
  ];
  return fields.find(({ required, value }) => required && !value) ?? fields[0] ?? null;
}
