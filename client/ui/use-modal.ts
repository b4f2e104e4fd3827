import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Where browsers know invoker commands, the buttons work before any script has run and need none afterwards. */
const commands = typeof HTMLButtonElement !== 'undefined' && 'command' in HTMLButtonElement.prototype;

/**
 * A native modal `<dialog>` and its buttons: the browser keeps the focus inside, makes inert what is behind it and closes it on
 * Escape. It also closes when the page changes and as soon as the media query `closedAt` matches.
 */
export function useModal(id: string, closedAt: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => ref.current?.close(), [key]);

  useEffect(() => {
    const media = window.matchMedia(closedAt);
    const close = () => ref.current?.close();
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  }, [closedAt]);

  const button = (command: 'show-modal' | 'close', act: (dialog: HTMLDialogElement) => void) => ({
    type: 'button' as const,
    command,
    commandfor: id,
    onClick: () => {
      if (!commands && ref.current) act(ref.current);
    },
  });

  return {
    dialog: { ref, id },
    opener: button('show-modal', (dialog) => dialog.showModal()),
    closer: button('close', (dialog) => dialog.close()),
  };
}
