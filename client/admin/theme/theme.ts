import { useSyncExternalStore } from 'react';
import { PROFILE_LIFETIME_MS, profileKey } from '../session/profile-cache.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const themeKey = 'kordon.theme';
const darkSystemQuery = '(prefers-color-scheme: dark)';

/**
 * Inline script in the head of every admin page, so that the first paint is already right. It sets the class `dark`,
 * and the class `known` when a cached profile allows showing the shell before the server has confirmed the session (see
 * `readCachedProfile`).
 */
export const headScript = `try{(c=>{const t=localStorage.getItem("${themeKey}"),p=JSON.parse(sessionStorage.getItem("${profileKey}"));if(t==="dark"||t!=="light"&&matchMedia("${darkSystemQuery}").matches)c.add("dark");if(p&&(a=>a>=0&&a<=${PROFILE_LIFETIME_MS})(Date.now()-p.cachedAt))c.add("known")})(document.documentElement.classList)}catch{}`;

const listeners = new Set<() => void>();

function getThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeKey);
    return themeChoices.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

const isDark = (choice: ThemeChoice) =>
  choice === 'dark' || (choice === 'system' && matchMedia(darkSystemQuery).matches);

function applyTheme() {
  document.documentElement.classList.toggle('dark', isDark(getThemeChoice()));
  listeners.forEach((listener) => listener());
}

export function setTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeKey, choice);
  } catch {
    return; // without storage the theme follows the system
  }
  applyTheme();
}

/** Switches between light and dark. */
export const toggleTheme = () => setTheme(isDark(getThemeChoice()) ? 'light' : 'dark');

/** Also notifies of changes of the system theme and of choices in other tabs. */
function subscribe(listener: () => void) {
  const query = matchMedia(darkSystemQuery);
  listeners.add(listener);
  query.addEventListener('change', applyTheme);
  addEventListener('storage', applyTheme);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', applyTheme);
    removeEventListener('storage', applyTheme);
  };
}

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, getThemeChoice, () => 'system');
