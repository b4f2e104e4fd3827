import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { Hero } from './hero.tsx';

const user = userEvent.setup({ delay: null });
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const getTimer = () => screen.getByRole('tab', { selected: true }).firstElementChild as HTMLElement;
/** Ends the timer animation of the current stage, because jsdom runs no animations. */
const endTimer = () => fireEvent.animationEnd(getTimer());

test('shows the stages in order, beginning with the furnace, and starts over after the last one', () => {
  renderOnSite(<Hero />);
  expect(tab(/1\.650 °C Ergitme/)).toHaveAttribute('aria-selected', 'true');
  endTimer();
  expect(tab(/1\.230 °C Tav/)).toHaveAttribute('aria-selected', 'true');
  for (let stage = 0; stage < 5; stage += 1) endTimer();
  expect(tab(/Ergitme/)).toHaveAttribute('aria-selected', 'true');
});

test('selecting a stage pauses the carousel, and the button resumes it', async () => {
  renderOnSite(<Hero />);
  expect(getTimer()).toHaveAttribute('data-playing');
  await user.click(tab(/Liman/));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('İzmir’den beş kıtaya');
  expect(getTimer()).not.toHaveAttribute('data-playing');

  await user.click(screen.getByRole('button', { name: 'Gösterimi sürdür' }));
  expect(getTimer()).toHaveAttribute('data-playing');
  expect(screen.getByRole('button', { name: 'Gösterimi durdur' })).toBeInTheDocument();
});

test('arrow keys select the neighbouring tab in both writing directions', async () => {
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

test('only the current and the next picture are loaded', async () => {
  renderOnSite(<Hero />);
  const pictures = () => screen.getAllByRole('img', { hidden: true }).length;
  expect(pictures()).toBe(2);
  await user.click(tab(/Hadde/));
  expect(pictures()).toBe(3); // the first, the selected and the following one
});

test('the carousel does not play under reduced motion', () => {
  const matches = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(window, 'matchMedia').mockReturnValue(matches as unknown as MediaQueryList);
  renderOnSite(<Hero />);
  expect(getTimer()).not.toHaveAttribute('data-playing');
});
