import { useEffect, useRef, type KeyboardEvent } from 'react';
import { usePageChange } from './use-page-change.ts';

/** Where browsers know invoker commands, the buttons work before any script has run and need none afterwards. */
const commands = typeof HTMLButtonElement !== 'undefined' && 'command' in HTMLButtonElement.prototype;

/**
 * A native modal `<dialog>` and its buttons: the browser makes inert what is behind it and closes it on Escape. It also closes when
 * the page changes and as soon as the media query `closedAt` matches.
 */
export function useModal(id: string, closedAt: string) {
  const ref = useRef<HTMLDialogElement>(null);

  usePageChange(() => ref.current?.close());

  useEffect(() => {
    const media = window.matchMedia(closedAt);
    const close = () => ref.current?.close();
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  }, [closedAt]);

  const button = { type: 'button', commandfor: id } as const;
  return {
    dialog: { ref, id, onKeyDown: keepFocus },
    opener: { ...button, command: 'show-modal', onClick: () => commands || ref.current?.showModal() },
    closer: { ...button, command: 'close', onClick: () => commands || ref.current?.close() },
  };
}

/** For a dialog's `onKeyDown`: Tab goes round inside; left to itself it would go on to the browser's own bar. */
export function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, summary, input:enabled'),
  ].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
