import { useEffect, useRef, type KeyboardEvent } from 'react';
import { usePageChange } from './use-page-change.ts';

/** Whether the browser supports invoker commands, with which the buttons work without JavaScript. */
const hasInvokerCommands = typeof HTMLButtonElement !== 'undefined' && 'command' in HTMLButtonElement.prototype;

/**
 * Returns props for a native modal `<dialog>` and its buttons. The browser makes the page behind the dialog inert and closes the
 * dialog on Escape. The dialog also closes on navigation and when the media query `closeAt` starts to match.
 */
export function useModal(id: string, closeAt: string) {
  const ref = useRef<HTMLDialogElement>(null);

  usePageChange(() => ref.current?.close());

  useEffect(() => {
    const media = window.matchMedia(closeAt);
    const close = () => ref.current?.close();
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  }, [closeAt]);

  const button = { type: 'button', commandfor: id } as const;
  return {
    dialog: { ref, id, onKeyDown: trapFocus },
    opener: { ...button, command: 'show-modal', onClick: () => hasInvokerCommands || ref.current?.showModal() },
    closer: { ...button, command: 'close', onClick: () => hasInvokerCommands || ref.current?.close() },
  };
}

/** Handles `onKeyDown` of a dialog: Tab wraps around inside it instead of moving on to the browser's toolbar. */
export function trapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const focusable = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, summary, input:enabled'),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const [from, to] = event.shiftKey ? [focusable.at(0), focusable.at(-1)] : [focusable.at(-1), focusable.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
