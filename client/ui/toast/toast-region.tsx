import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticeGiven } from './notify.ts';

/** Fetches what draws toasts, so that one can still be shown when the network is gone. */
export const loadToasts = () => import('./toasts.tsx');

const Toasts = lazy(loadToasts);
const nothingYet = () => false;

/** Where toasts appear on the public site: most visitors never see one, so its code comes with the first. */
export function ToastRegion() {
  const needed = useSyncExternalStore(noticeGiven.subscribe, noticeGiven.snapshot, nothingYet);
  if (!needed) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
