import { useState, useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;
const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

function subscribeReducedMotion(listener: () => void) {
  const media = window.matchMedia(reducedMotionQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export interface StageCarousel {
  /** Index of the current stage. */
  current: number;
  /** The page is hydrated, so further stages can be loaded. */
  isInteractive: boolean;
  isPlaying: boolean;
  /** Paused by the visitor. */
  isPaused: boolean;
  showNext: () => void;
  /** Shows a stage and pauses. */
  select: (stage: number) => void;
  togglePause: () => void;
}

/**
 * State of a carousel with `count` stages. The view calls `showNext` when the CSS animation of the timer ends. The carousel does not
 * play before hydration, after the visitor pauses it or selects a stage, and under reduced motion.
 */
export function useStageCarousel(count: number): StageCarousel {
  const isInteractive = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const hasReducedMotion = useSyncExternalStore(
    subscribeReducedMotion,
    () => window.matchMedia(reducedMotionQuery).matches,
    () => true,
  );
  const [isPaused, setIsPaused] = useState(false);
  const [current, setCurrent] = useState(0);

  return {
    current,
    isInteractive,
    isPlaying: isInteractive && !isPaused && !hasReducedMotion,
    isPaused,
    showNext: () => setCurrent((current + 1) % count),
    select(stage: number) {
      setCurrent(stage);
      setIsPaused(true);
    },
    togglePause: () => setIsPaused(!isPaused),
  };
}
