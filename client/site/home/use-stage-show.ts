import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const calm = '(prefers-reduced-motion: reduce)';

function onCalmChange(listener: () => void) {
  const media = window.matchMedia(calm);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export interface StageShow {
  current: number;
  /** The page answers to the visitor: what is shown later may be fetched. */
  interactive: boolean;
  playing: boolean;
  /** By the visitor's choice. */
  paused: boolean;
  advance: () => void;
  choose: (stage: number) => void;
  toggle: () => void;
}

/**
 * Shows `count` stages one after the other. What is shown moves on when its clock, an animation on the page, has run out; the
 * show stands still until the page is interactive, when the visitor pauses it or chooses a stage, and under reduced motion.
 */
export function useStageShow(count: number): StageShow {
  const interactive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const reduced = useSyncExternalStore(
    onCalmChange,
    () => window.matchMedia(calm).matches,
    () => true,
  );
  const [paused, setPaused] = useState(false);
  const [current, setCurrent] = useState(0);

  return {
    current,
    interactive,
    playing: interactive && !paused && !reduced,
    paused,
    advance: () => setCurrent((current + 1) % count),
    choose(stage: number) {
      setCurrent(stage);
      setPaused(true);
    },
    toggle: () => setPaused(!paused),
  };
}
