import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { noticeGiven } from './notify.ts';

const nothing = { default: (): ReactNode => null };

/**
 * Fetches what draws toasts; ahead of need, so that one can still be shown when the network is gone. Where it cannot be
 * fetched there are no toasts, but the page goes on.
 */
export const loadToasts = () => import('./toasts.tsx').catch(() => nothing);

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
