import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../../testing/render-on-site.tsx';
import { Accordion } from '../../../ui/accordion.tsx';
import { questions } from './hose.ts';

const user = userEvent.setup({ delay: null });
const entries = () => screen.getAllByRole('group');
const open = () => entries().flatMap((entry, index) => ((entry as HTMLDetailsElement).open ? [index] : []));

test('four questions of which the browser keeps one open, the first to begin with', async () => {
  renderOnSite(<Accordion name="hose-questions" questions={questions} firstOpen />);
  expect(entries()).toHaveLength(4);
  entries().forEach((entry) => expect(entry).toHaveAttribute('name', 'hose-questions'));
  expect(open()).toEqual([0]);
  expect(within(entries()[0]!).getByText(/basınç darbesinin tepe değerine/)).toBeVisible();

  await user.click(screen.getByText('Hortum ne zaman değiştirilmeli?'));
  await waitFor(() => expect(open()).toEqual([2]));
  expect(within(entries()[2]!).getByText(/5 ile 10 yıl arasında/)).toBeVisible();
});
