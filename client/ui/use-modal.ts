import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A native modal `<dialog>`: the browser keeps the focus inside, locks what is behind it and closes it on Escape. It also closes
 * when the page changes and as soon as the media query `closedAt` matches.
 */
export function useModal(closedAt: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const close = () => ref.current?.close();

  useEffect(close, [key]);

  useEffect(() => {
    const media = window.matchMedia(closedAt);
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  }, [closedAt]);

  return { ref, open: () => ref.current?.showModal(), close };
}
