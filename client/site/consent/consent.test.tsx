import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { consentKey, keptChoices, mayMarket, mayMeasure } from './consent.ts';
import { SettingsLink } from './settings-link.tsx';

const user = userEvent.setup({ delay: null });
const button = (name: string) => screen.findByRole('button', { name });
const stored = () => JSON.parse(localStorage.getItem(consentKey) ?? 'null') as Record<string, unknown> | null;
const keep = (choices: object) => localStorage.setItem(consentKey, JSON.stringify(choices));

const show = () =>
  renderOnSite(
    <>
      <ConsentGate />
      <SettingsLink />
    </>,
  );

beforeEach(() => localStorage.clear());

test('nothing is stored and nothing allowed before a choice, and refusing is one press', async () => {
  show();
  const refuse = await button('Reddet');
  expect(localStorage).toHaveLength(0);
  expect([mayMeasure(), mayMarket()]).toEqual([false, false]);

  await user.click(refuse);
  expect(screen.queryByRole('region', { name: 'Çerez tercihleri' })).not.toBeInTheDocument();
  expect(stored()).toEqual({ version: 1, at: expect.any(String) as string, analytics: false, marketing: false });
  expect(mayMeasure()).toBe(false);
});

test('accepting allows both', async () => {
  show();
  await user.click(await button('Kabul et'));
  expect([mayMeasure(), mayMarket()]).toEqual([true, true]);
});

test('each can be chosen by itself, and changed from the foot of the page', async () => {
  show();
  await user.click(await button('Seç'));
  const analytics = await screen.findByRole('checkbox', { name: /^Analiz/ });
  expect(analytics).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Zorunlu/ })).toBeDisabled();
  await user.click(analytics);
  await user.click(await button('Seçimi kaydet'));
  expect([mayMeasure(), mayMarket()]).toEqual([true, false]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(await button('Çerez tercihleri'));
  expect(await screen.findByRole('checkbox', { name: /^Analiz/ })).toBeChecked();
  await user.click(await button('Tümünü reddet'));
  expect(mayMeasure()).toBe(false);
});

const aYearAgo = new Date(Date.now() - 366 * 24 * 60 * 60 * 1000).toISOString();
const now = new Date().toISOString();
test.each([
  ['older than a year', { version: 1, at: aYearAgo, analytics: true, marketing: true }],
  ['of another question', { version: 0, at: now, analytics: true, marketing: true }],
  ['without a time', { version: 1, analytics: true, marketing: true }],
])('a choice %s allows nothing and is asked for again', async (_what, choices) => {
  keep(choices);
  show();
  await button('Reddet');
  expect(mayMeasure()).toBe(false);
});

test('what is no choice of ours is one that was never made', () => {
  localStorage.setItem(consentKey, '{');
  expect(keptChoices()).toBeUndefined();
});

test('a kept choice asks nothing, and one of another tab is heard', async () => {
  show();
  await button('Reddet');
  keep({ version: 1, at: now, analytics: true, marketing: false });
  window.dispatchEvent(new StorageEvent('storage'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reddet' })).not.toBeInTheDocument());
  expect(mayMeasure()).toBe(true);
});
