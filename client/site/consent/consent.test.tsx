import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { consentScript, consentStorageKey, getStoredChoice } from './consent.ts';

const user = userEvent.setup({ delay: null });
const root = document.documentElement;
const readStored = () =>
  JSON.parse(localStorage.getItem(consentStorageKey) ?? 'null') as Record<string, unknown> | null;
const store = (choice: object) => localStorage.setItem(consentStorageKey, JSON.stringify(choice));
const findScript = () => document.querySelector('script[src="https://analytics.example/script.js"]');
/** Runs the script that the document runs before its first paint. */
const runHeadScript = () => {
  delete root.dataset.consent;
  window.eval(consentScript);
};

beforeEach(() => {
  localStorage.clear();
  root.dataset.analytics = 'https://analytics.example/script.js';
  findScript()?.remove();
});

test('nothing is stored or loaded before a choice; one click stores the refusal', async () => {
  runHeadScript();
  renderOnSite(<ConsentNotice />);
  expect(root.dataset.consent).toBe('ask');
  expect(localStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Reddet' }));
  expect(readStored()).toEqual({ version: 2, at: expect.any(String) as string, analytics: false });
  expect(root.dataset.consent).toBeUndefined();
  expect(findScript()).toBeNull();
});

test('accepting loads the script once, and the notice is not shown again', async () => {
  const { unmount } = renderOnSite(<ConsentNotice />);
  await user.click(screen.getByRole('button', { name: 'Kabul et' }));
  expect(findScript()).not.toBeNull();
  unmount();
  runHeadScript();
  renderOnSite(<ConsentNotice />);
  expect(root.dataset.consent).toBeUndefined();
  expect(document.querySelectorAll('script[src^="https://analytics.example"]')).toHaveLength(1);
});

test('without an analytics script no notice is shown, even with a stored consent', () => {
  root.dataset.analytics = '';
  store({ version: 2, at: new Date().toISOString(), analytics: true });
  runHeadScript();
  renderOnSite(<ConsentNotice />);
  expect(root.dataset.consent).toBeUndefined();
  expect(document.querySelector('script[src]')).toBeNull();
});

const overAYearAgo = new Date(Date.now() - 366 * 24 * 60 * 60 * 1000).toISOString();
const now = new Date().toISOString();
test.each([
  ['older than a year', { version: 2, at: overAYearAgo, analytics: true }],
  ['with an outdated version', { version: 1, at: now, analytics: true }],
  ['without a time', { version: 2, analytics: true }],
])('a stored choice %s is ignored, and the notice appears again', (_case, choice) => {
  store(choice);
  runHeadScript();
  expect(root.dataset.consent).toBe('ask');
  renderOnSite(<ConsentNotice />);
  expect(root.dataset.consent).toBe('ask');
  expect(findScript()).toBeNull();
});

test('invalid JSON in storage counts as no choice', () => {
  localStorage.setItem(consentStorageKey, '{');
  expect(getStoredChoice()).toBeUndefined();
  runHeadScript();
  expect(root.dataset.consent).toBe('ask');
});

test('a choice made in another tab hides the notice', async () => {
  renderOnSite(<ConsentNotice />);
  store({ version: 2, at: now, analytics: true });
  window.dispatchEvent(new StorageEvent('storage'));
  await waitFor(() => expect(root.dataset.consent).toBeUndefined());
  expect(findScript()).not.toBeNull();
});
