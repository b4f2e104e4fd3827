import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../../testing/render-on-site.tsx';
import { Accordion } from '../../../ui/accordion.tsx';
import { questions } from './hose.ts';

const user = userEvent.setup({ delay: null });
const getEntries = () => screen.getAllByRole('group');
const getOpenIndexes = () =>
  getEntries().flatMap((entry, index) => ((entry as HTMLDetailsElement).open ? [index] : []));

test('shows four questions; the first is open, and only one is open at a time', async () => {
  renderOnSite(<Accordion name="hose-questions" questions={questions} firstOpen />);
  expect(getEntries()).toHaveLength(4);
  getEntries().forEach((entry) => expect(entry).toHaveAttribute('name', 'hose-questions'));
  expect(getOpenIndexes()).toEqual([0]);
  expect(within(getEntries()[0]!).getByText(/basınç darbesinin tepe değerine/)).toBeVisible();

  await user.click(screen.getByText('Hortum ne zaman değiştirilmeli?'));
  await waitFor(() => expect(getOpenIndexes()).toEqual([2]));
  expect(within(getEntries()[2]!).getByText(/5 ile 10 yıl arasında/)).toBeVisible();
});
