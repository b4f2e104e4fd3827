import { lazy, Suspense, type ReactNode } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useChoices, useSettingsOpen } from './consent.ts';

const nothing = { default: (): ReactNode => null };
/** Where their code cannot be fetched nothing is asked, and nothing is allowed. */
const ConsentNotice = lazy(() => import('./consent-notice.tsx').catch(() => nothing));
const ConsentSettings = lazy(() => import('./consent-settings.tsx').catch(() => nothing));

/** Asks once what may be kept beyond the necessary, and again when the visitor opens the settings; no part of the prerendered page. */
export function ConsentGate() {
  const hydrated = useHydrated();
  const choices = useChoices();
  const open = useSettingsOpen();
  if (!hydrated) return null;
  return (
    <Suspense>
      {open && <ConsentSettings />}
      {!choices && !open && <ConsentNotice />}
    </Suspense>
  );
}
