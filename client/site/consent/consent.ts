import { useSyncExternalStore } from 'react';

/** Kinds of optional storage that a visitor can allow. */
export interface Choices {
  analytics: boolean;
  marketing: boolean;
}

interface StoredChoices extends Choices {
  /** Version of the question that the visitor answered. */
  version: number;
  /** Time of the choice, ISO 8601. */
  at: string;
}

/** Key of the choices in localStorage; the cookie policy lists it. */
export const consentStorageKey = 'kordon.consent';

/** Increase it when the question changes: stored choices of older versions are ignored. */
const CONSENT_VERSION = 1;

/** A stored choice expires after one year. */
const MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;

const listeners = new Set<() => void>();
/** The choices as JSON when localStorage is not writable; they are then lost on reload. */
let memoryFallback: string | null = null;
let settingsOpen = false;
/** Last parsed text, because useSyncExternalStore needs the same object until the choices change. */
let cache: { text: string | null; choices?: StoredChoices } = { text: null };

function readText(): string | null {
  try {
    return localStorage.getItem(consentStorageKey) ?? memoryFallback;
  } catch {
    return memoryFallback;
  }
}

function parseChoices(text: string | null): StoredChoices | undefined {
  try {
    const parsed = JSON.parse(text ?? 'null') as Partial<StoredChoices> | null;
    const age = Date.now() - Date.parse(parsed?.at ?? '');
    return parsed?.version === CONSENT_VERSION && age < MAX_AGE_MS ? (parsed as StoredChoices) : undefined;
  } catch {
    return undefined; // no valid JSON
  }
}

/** @returns the visitor's choices; undefined when there are none, or when they are expired or outdated */
export function getStoredChoices(): StoredChoices | undefined {
  const text = readText();
  if (text !== cache.text) cache = { text, choices: parseChoices(text) };
  return cache.choices;
}

/** Stores the choices and closes the settings. */
export function saveChoices({ analytics, marketing }: Choices): void {
  const choices: StoredChoices = { version: CONSENT_VERSION, at: new Date().toISOString(), analytics, marketing };
  const text = JSON.stringify(choices);
  try {
    localStorage.setItem(consentStorageKey, text);
  } catch {
    memoryFallback = text;
  }
  setSettingsOpen(false);
}

/** Whether page views may be counted; check it before any analytics code runs. */
export const isAnalyticsAllowed = (): boolean => getStoredChoices()?.analytics ?? false;

/** Whether campaign data may be stored; check it before any marketing code runs. */
export const isMarketingAllowed = (): boolean => getStoredChoices()?.marketing ?? false;

/** Opens or closes the cookie settings. */
export function setSettingsOpen(open: boolean): void {
  settingsOpen = open;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener); // fires when another tab stores its choices
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The current choices; undefined before hydration. */
export const useConsentChoices = () => useSyncExternalStore(subscribe, getStoredChoices, () => undefined);

export const useSettingsOpen = () =>
  useSyncExternalStore(
    subscribe,
    () => settingsOpen,
    () => false,
  );
