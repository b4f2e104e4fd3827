import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { Process } from './process.tsx';
import { qualitySteps } from './steps.ts';

const user = userEvent.setup({ delay: null });
const steps = () => screen.getAllByRole<HTMLDetailsElement>('group');
const open = () => steps().flatMap((step, index) => (step.open ? [index] : []));
const summaries = () => steps().map((step) => step.querySelector('summary')!);

test('five steps, of which the first says what is checked', () => {
  renderOnSite(<Process />);
  expect(steps()).toHaveLength(qualitySteps.length);
  expect(open()).toEqual([0]);
});

test('the pointer opens a step, and it stays open after it has left', async () => {
  renderOnSite(<Process />);
  await user.hover(summaries()[2]!);
  await waitFor(() => expect(open()).toEqual([2]));
  await user.unhover(summaries()[2]!);
  await waitFor(() => expect(open()).toEqual([2]));
});

test('a tap opens a step, and a second one does not close it', async () => {
  renderOnSite(<Process />);
  await user.pointer({ keys: '[TouchA]', target: summaries()[3]! });
  await waitFor(() => expect(open()).toEqual([3]));
  await user.pointer({ keys: '[TouchA]', target: summaries()[3]! });
  await waitFor(() => expect(open()).toEqual([3]));
});

test('with the keyboard each step opens as it gets the focus', async () => {
  renderOnSite(<Process />);
  for (const index of [0, 1, 2]) {
    await user.tab();
    expect(summaries()[index]).toHaveFocus();
    await waitFor(() => expect(open()).toEqual([index]));
  }
  await user.keyboard('{Enter}');
  await waitFor(() => expect(open()).toEqual([2]));
});
