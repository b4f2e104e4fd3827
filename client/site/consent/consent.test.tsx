import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { consentStorageKey, getStoredChoices, isMarketingAllowed, isAnalyticsAllowed } from './consent.ts';
import { SettingsLink } from './settings-link.tsx';

const user = userEvent.setup({ delay: null });
const button = (name: string) => screen.findByRole('button', { name });
const readStored = () =>
  JSON.parse(localStorage.getItem(consentStorageKey) ?? 'null') as Record<string, unknown> | null;
const store = (choices: object) => localStorage.setItem(consentStorageKey, JSON.stringify(choices));

const renderConsent = () =>
  renderOnSite(
    <>
      <ConsentGate />
      <SettingsLink />
    </>,
  );

beforeEach(() => localStorage.clear());

test('nothing is stored or allowed before a choice, and one click refuses', async () => {
  renderConsent();
  const refuse = await button('Reddet');
  expect(localStorage).toHaveLength(0);
  expect([isAnalyticsAllowed(), isMarketingAllowed()]).toEqual([false, false]);

  await user.click(refuse);
  expect(screen.queryByRole('region', { name: 'Çerez tercihleri' })).not.toBeInTheDocument();
  expect(readStored()).toEqual({ version: 1, at: expect.any(String) as string, analytics: false, marketing: false });
  expect(isAnalyticsAllowed()).toBe(false);
});

test('accepting allows analytics and marketing', async () => {
  renderConsent();
  await user.click(await button('Kabul et'));
  expect([isAnalyticsAllowed(), isMarketingAllowed()]).toEqual([true, true]);
});

test('each kind can be allowed separately and changed with the link in the footer', async () => {
  renderConsent();
  await user.click(await button('Seç'));
  const analytics = await screen.findByRole('checkbox', { name: /^Analiz/ });
  expect(analytics).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Zorunlu/ })).toBeDisabled();
  await user.click(analytics);
  await user.click(await button('Seçimi kaydet'));
  expect([isAnalyticsAllowed(), isMarketingAllowed()]).toEqual([true, false]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(await button('Çerez tercihleri'));
  expect(await screen.findByRole('checkbox', { name: /^Analiz/ })).toBeChecked();
  await user.click(await button('Tümünü reddet'));
  expect(isAnalyticsAllowed()).toBe(false);
});

const overAYearAgo = new Date(Date.now() - 366 * 24 * 60 * 60 * 1000).toISOString();
const now = new Date().toISOString();
test.each([
  ['older than a year', { version: 1, at: overAYearAgo, analytics: true, marketing: true }],
  ['with an outdated version', { version: 0, at: now, analytics: true, marketing: true }],
  ['without a time', { version: 1, analytics: true, marketing: true }],
])('a stored choice %s allows nothing and the notice appears again', async (_case, choices) => {
  store(choices);
  renderConsent();
  await button('Reddet');
  expect(isAnalyticsAllowed()).toBe(false);
});

test('invalid JSON in storage counts as no choice', () => {
  localStorage.setItem(consentStorageKey, '{');
  expect(getStoredChoices()).toBeUndefined();
});

test('a choice made in another tab hides the notice', async () => {
  renderConsent();
  await button('Reddet');
  store({ version: 1, at: now, analytics: true, marketing: false });
  window.dispatchEvent(new StorageEvent('storage'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reddet' })).not.toBeInTheDocument());
  expect(isAnalyticsAllowed()).toBe(true);
});
