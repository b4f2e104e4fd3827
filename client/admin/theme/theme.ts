import { useSyncExternalStore } from 'react';
import { accountKey, profileKey, profileLifetime } from '../session/profile-cache.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const themeKey = 'kordon.theme';
const systemIsDark = '(prefers-color-scheme: dark)';

/**
 * For the head of every admin page, so that nothing is painted that changes at once: the theme, and whether the shell may be
 * shown before the server has said who is signed in (`recallProfile`, told to the style sheet as the class `known`).
 */
export const headScript = `try{(c=>{const s=localStorage,t=s.getItem("${themeKey}"),p=JSON.parse(s.getItem("${profileKey}"));if(t==="dark"||t!=="light"&&matchMedia("${systemIsDark}").matches)c.add("dark");if(p&&p.email===s.getItem("${accountKey}")&&Date.now()-p.cachedAt<=${profileLifetime})c.add("known")})(document.documentElement.classList)}catch{}`;

const listeners = new Set<() => void>();

function currentChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(themeKey);
    return themeChoices.find((choice) => choice === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

const isDark = (choice: ThemeChoice) => choice === 'dark' || (choice === 'system' && matchMedia(systemIsDark).matches);

function paint() {
  document.documentElement.classList.toggle('dark', isDark(currentChoice()));
  listeners.forEach((listener) => listener());
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeKey, choice);
  } catch {
    return; // without storage the system decides
  }
  paint();
}

/** From whatever is seen now to the other one. */
export const switchTheme = () => chooseTheme(isDark(currentChoice()) ? 'light' : 'dark');

/** Follows the system where it decides, and the choice that is made in another tab. */
function subscribe(listener: () => void) {
  const query = matchMedia(systemIsDark);
  listeners.add(listener);
  query.addEventListener('change', paint);
  addEventListener('storage', paint);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', paint);
    removeEventListener('storage', paint);
  };
}

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, currentChoice, () => 'system');
