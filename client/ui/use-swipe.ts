import { useRef, type PointerEvent } from 'react';

const MIN_SWIPE_PX = 48;

/** Returns pointer handlers that detect horizontal swipes by touch or pen; a mouse is ignored. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown({ pointerType, clientX, isPrimary }: PointerEvent) {
      start.current = isPrimary && pointerType !== 'mouse' ? clientX : undefined;
    },
    onPointerUp({ clientX }: PointerEvent) {
      const distance = clientX - (start.current ?? clientX);
      start.current = undefined;
      if (distance <= -MIN_SWIPE_PX) onLeft();
      if (distance >= MIN_SWIPE_PX) onRight();
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
