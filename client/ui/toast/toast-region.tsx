import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { hasNoticesStore } from './notify.ts';

const emptyModule = { default: (): ReactNode => null };

/**
 * Loads the code that renders toasts. Forms call it in advance, so that a toast can be shown after the network is lost. If loading
 * fails, there are no toasts, but the page keeps working.
 */
export const loadToasts = () => import('./toasts.tsx').catch(() => emptyModule);

const Toasts = lazy(loadToasts);
const hasNoticesOnServer = () => false;

/** The toasts of the public site. Most visitors never see one, so the code is loaded with the first. */
export function ToastRegion() {
  const hasNotices = useSyncExternalStore(hasNoticesStore.subscribe, hasNoticesStore.snapshot, hasNoticesOnServer);
  if (!hasNotices) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
