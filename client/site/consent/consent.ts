import { useSyncExternalStore } from 'react';
import { DAY_MS } from '../../../common/durations.ts';
import { consentLifetime } from '../../../common/retention.ts';

interface Choice {
  /** Whether visits may be measured. */
  analytics: boolean;
  /** Version of the question that the visitor answered. */
  version: number;
  /** Time of the choice, ISO 8601. */
  at: string;
}

/** Key of the choice in localStorage; the cookie policy lists it. */
export const consentStorageKey = 'kordon.consent';

/** Increase it when the question changes: stored choices of older versions are ignored. */
const CONSENT_VERSION = 2;

/** A stored choice expires after this time. */
const MAX_AGE_MS = consentLifetime.years * 365 * DAY_MS;

const listeners = new Set<() => void>();
/** The choice as JSON when localStorage is not writable; it is then lost on reload. */
let memoryFallback: string | null = null;
/** Last parsed text with its choice: useSyncExternalStore needs the same object until the choice changes. */
let cache: { text: string | null; choice?: Choice } = { text: null };

function readText(): string | null {
  try {
    return localStorage.getItem(consentStorageKey) ?? memoryFallback;
  } catch {
    return memoryFallback;
  }
}

function parseChoice(text: string | null): Choice | undefined {
  try {
    const parsed = JSON.parse(text ?? 'null') as Partial<Choice> | null;
    const age = Date.now() - Date.parse(parsed?.at ?? '');
    return parsed?.version === CONSENT_VERSION && age < MAX_AGE_MS ? (parsed as Choice) : undefined;
  } catch {
    return undefined; // no valid JSON
  }
}

/** @returns the visitor's choice; undefined when there is none, or when it is expired or outdated */
export function getStoredChoice(): Choice | undefined {
  const text = readText();
  if (text !== cache.text) cache = { text, choice: parseChoice(text) };
  return cache.choice;
}

export function saveChoice(analytics: boolean): void {
  const text = JSON.stringify({ version: CONSENT_VERSION, at: new Date().toISOString(), analytics } satisfies Choice);
  try {
    localStorage.setItem(consentStorageKey, text);
  } catch {
    memoryFallback = text;
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener); // fires when another tab stores its choice
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The current choice; undefined before hydration. */
export const useConsentChoice = () => useSyncExternalStore(subscribe, getStoredChoice, () => undefined);

/** Address of the script that measures visits (ANALYTICS_SCRIPT_URL); empty when nothing is measured. */
export const getAnalyticsScript = (): string => document.documentElement.dataset.analytics ?? '';

/**
 * Decides before the first paint whether the notice is shown, so that it does not shift the page later: `data-consent="ask"` on the root element shows
 * it and reserves its space (theme/site/global.ts).
 */
export const consentScript = `{const root=document.documentElement;let choice;try{choice=JSON.parse(localStorage.getItem("${consentStorageKey}"))}catch{}if(root.dataset.analytics&&!(choice&&choice.version===${CONSENT_VERSION}&&Date.now()-Date.parse(choice.at)<${MAX_AGE_MS}))root.dataset.consent="ask"}`;
