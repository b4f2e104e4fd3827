import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { Process } from './process.tsx';
import { qualitySteps } from './steps.ts';

const user = userEvent.setup({ delay: null });
const getSteps = () => screen.getAllByRole<HTMLDetailsElement>('group');
const getOpenIndexes = () => getSteps().flatMap((step, index) => (step.open ? [index] : []));
const getSummaries = () => getSteps().map((step) => step.querySelector('summary')!);

test('shows five steps with the first one open', () => {
  renderOnSite(<Process />);
  expect(getSteps()).toHaveLength(qualitySteps.length);
  expect(getOpenIndexes()).toEqual([0]);
});

test('hovering opens a step, and it stays open afterwards', async () => {
  renderOnSite(<Process />);
  await user.hover(getSummaries()[2]!);
  await waitFor(() => expect(getOpenIndexes()).toEqual([2]));
  await user.unhover(getSummaries()[2]!);
  await waitFor(() => expect(getOpenIndexes()).toEqual([2]));
});

test('a tap opens a step, and a second tap does not close it', async () => {
  renderOnSite(<Process />);
  await user.pointer({ keys: '[TouchA]', target: getSummaries()[3]! });
  await waitFor(() => expect(getOpenIndexes()).toEqual([3]));
  await user.pointer({ keys: '[TouchA]', target: getSummaries()[3]! });
  await waitFor(() => expect(getOpenIndexes()).toEqual([3]));
});

test('a step opens when it gets the keyboard focus', async () => {
  renderOnSite(<Process />);
  for (const index of [0, 1, 2]) {
    await user.tab();
    expect(getSummaries()[index]).toHaveFocus();
    await waitFor(() => expect(getOpenIndexes()).toEqual([index]));
  }
  await user.keyboard('{Enter}');
  await waitFor(() => expect(getOpenIndexes()).toEqual([2]));
});
