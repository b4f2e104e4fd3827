import { useSyncExternalStore } from 'react';

/** What a visitor may allow beyond what is necessary. */
export interface Choices {
  analytics: boolean;
  marketing: boolean;
}

interface KeptChoices extends Choices {
  /** Of what was asked. */
  version: number;
  /** ISO 8601. */
  at: string;
}

/** The name under which the browser's storage keeps the choices; the cookie policy tells it. */
export const consentKey = 'kordon.consent';

/** Raised when something else is asked for: everybody is then asked again. */
const version = 1;

/** Milliseconds after which a choice is asked for again: a year. */
const lifetime = 365 * 24 * 60 * 60 * 1000;

const listeners = new Set<() => void>();
/** What the browser refused to store: it then holds for the page alone. */
let unstored: string | null = null;
let settingsOpen = false;
let read: { text: string | null; choices?: KeptChoices } = { text: null };

function storedText(): string | null {
  try {
    return localStorage.getItem(consentKey) ?? unstored;
  } catch {
    return unstored;
  }
}

function understood(text: string | null): KeptChoices | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptChoices> | null;
    const age = Date.now() - Date.parse(kept?.at ?? '');
    return kept?.version === version && age < lifetime ? (kept as KeptChoices) : undefined;
  } catch {
    return undefined; // not of our making
  }
}

/** What the visitor has chosen; undefined until they have. */
export function keptChoices(): KeptChoices | undefined {
  const text = storedText();
  if (text !== read.text) read = { text, choices: understood(text) };
  return read.choices;
}

/** Keeps the choices and closes whatever asked for them. */
export function keepChoices({ analytics, marketing }: Choices): void {
  const kept: KeptChoices = { version, at: new Date().toISOString(), analytics, marketing };
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(consentKey, text);
  } catch {
    unstored = text;
  }
  showSettings(false);
}

/** Whether page openings may be counted: ask before any such code runs. */
export const mayMeasure = (): boolean => keptChoices()?.analytics ?? false;

/** Whether a campaign may be remembered: ask before any such code runs. */
export const mayMarket = (): boolean => keptChoices()?.marketing ?? false;

/** Opens or closes the settings, from wherever a page offers them. */
export function showSettings(open: boolean): void {
  settingsOpen = open;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener); // chosen in another tab
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The choices as they change; none while a page is not alive. */
export const useChoices = () => useSyncExternalStore(subscribe, keptChoices, () => undefined);

export const useSettingsOpen = () =>
  useSyncExternalStore(
    subscribe,
    () => settingsOpen,
    () => false,
  );
