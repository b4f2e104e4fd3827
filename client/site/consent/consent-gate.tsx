import { lazy, Suspense, type ReactNode } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useConsentChoices, useSettingsOpen } from './consent.ts';

/** Used when the code cannot be loaded: no dialog appears, and no optional storage is allowed. */
const emptyModule = { default: (): ReactNode => null };
const ConsentNotice = lazy(() => import('./consent-notice.tsx').catch(() => emptyModule));
const ConsentSettings = lazy(() => import('./consent-settings.tsx').catch(() => emptyModule));

/** Shows the cookie notice until the visitor answers it, and the cookie settings on request. It is not part of the prerendered page. */
export function ConsentGate() {
  const hydrated = useHydrated();
  const choices = useConsentChoices();
  const open = useSettingsOpen();
  if (!hydrated) return null;
  return (
    <Suspense>
      {open && <ConsentSettings />}
      {!choices && !open && <ConsentNotice />}
    </Suspense>
  );
}
