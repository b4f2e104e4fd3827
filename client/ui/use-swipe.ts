import { useRef, type PointerEvent } from 'react';

/** px that a finger has to travel sideways. */
const threshold = 48;

/** Pointer handlers for an element that a finger can push to the left or to the right; a mouse has buttons for that. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown({ pointerType, clientX, isPrimary }: PointerEvent) {
      start.current = isPrimary && pointerType !== 'mouse' ? clientX : undefined;
    },
    onPointerUp({ clientX }: PointerEvent) {
      const travelled = clientX - (start.current ?? clientX);
      start.current = undefined;
      if (travelled <= -threshold) onLeft();
      if (travelled >= threshold) onRight();
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
