import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { Hero } from './hero.tsx';

const user = userEvent.setup({ delay: null });
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const clock = () => screen.getByRole('tab', { selected: true }).firstElementChild as HTMLElement;
/** jsdom runs no animations: the clock of the stage on show runs out. */
const runOut = () => fireEvent.animationEnd(clock());

test('the stages follow each other, hottest first, and begin again', () => {
  renderOnSite(<Hero />);
  expect(tab(/1\.650 °C Ergitme/)).toHaveAttribute('aria-selected', 'true');
  runOut();
  expect(tab(/1\.230 °C Tav/)).toHaveAttribute('aria-selected', 'true');
  for (let stage = 0; stage < 5; stage += 1) runOut();
  expect(tab(/Ergitme/)).toHaveAttribute('aria-selected', 'true');
});

test('choosing a stage stops the show, and the button resumes it', async () => {
  renderOnSite(<Hero />);
  expect(clock()).toHaveAttribute('data-playing');
  await user.click(tab(/Liman/));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('İzmir’den beş kıtaya');
  expect(clock()).not.toHaveAttribute('data-playing');

  await user.click(screen.getByRole('button', { name: 'Gösterimi sürdür' }));
  expect(clock()).toHaveAttribute('data-playing');
  expect(screen.getByRole('button', { name: 'Gösterimi durdur' })).toBeInTheDocument();
});

test('arrow keys go along the line as it is drawn, in both directions of writing', async () => {
  const { unmount } = renderOnSite(<Hero />);
  tab(/Ergitme/).focus();
  await user.keyboard('{ArrowRight}');
  expect(tab(/Tav/)).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(tab(/Ergitme/)).toHaveFocus();
  unmount();

  renderOnSite(<Hero />, 'ar');
  tab(/الصهر/).focus();
  await user.keyboard('{ArrowLeft}');
  expect(tab(/إعادة التسخين/)).toHaveFocus();
});

test('only the picture on show and the next one are fetched', async () => {
  renderOnSite(<Hero />);
  const pictures = () => screen.getAllByRole('img', { hidden: true }).length;
  expect(pictures()).toBe(2);
  await user.click(tab(/Hadde/));
  expect(pictures()).toBe(3); // the first, the chosen one and the one after it
});

test('who asked for less motion gets none', () => {
  const matches = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(window, 'matchMedia').mockReturnValue(matches as unknown as MediaQueryList);
  renderOnSite(<Hero />);
  expect(clock()).not.toHaveAttribute('data-playing');
});
