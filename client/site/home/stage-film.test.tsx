import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { Hero } from './hero.tsx';
import { stages } from './stages.ts';

const user = userEvent.setup({ delay: null });
const slab = stages.findIndex(({ picture }) => picture === 'hero-film');
const film = () => document.querySelector('video');
/** The clock of the stage on show runs out, and what a film promised is settled. */
const runOut = () =>
  act(async () => {
    fireEvent.animationEnd(screen.getByRole('tab', { selected: true }).firstElementChild as HTMLElement);
    await Promise.resolve();
  });

let play: jest.SpyInstance;
let pause: jest.SpyInstance;
const { film: shipped } = stages[slab]!;
beforeEach(() => {
  Object.assign(stages[slab]!, { film: 'a-film' });
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => {
  Object.assign(stages[slab]!, { film: shipped });
  Reflect.deleteProperty(navigator, 'connection');
});

test('the film of the slab begins with its stage, without a sound, and ends with the show', async () => {
  renderOnSite(<Hero />);
  expect(film()).toBeNull();
  await runOut();
  expect(film()?.muted).toBe(true);
  expect(film()?.loop).toBe(true);
  expect([...film()!.children].map((source) => source.getAttribute('src'))).toEqual([
    '/media/a-film.av1.mp4',
    '/media/a-film.h264.mp4',
  ]);
  expect(play).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Gösterimi durdur' }));
  expect(pause).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Gösterimi sürdür' }));
  expect(play).toHaveBeenCalledTimes(2);
});

test('it is seen when it moves', async () => {
  renderOnSite(<Hero />);
  await runOut();
  expect(film()).toHaveStyle({ opacity: 0 });
  fireEvent.playing(film()!);
  expect(film()).toHaveStyle({ opacity: 1 });
});

test('where it cannot be loaded the picture stays, for good', async () => {
  renderOnSite(<Hero />);
  await runOut();
  fireEvent.error(film()!.lastElementChild!);
  expect(film()).toBeNull();
  for (let stage = 0; stage < stages.length; stage += 1) await runOut();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Tav');
  expect(film()).toBeNull();
});

test('where it may not play by itself the picture stays', async () => {
  play.mockRejectedValue(new DOMException('No gesture', 'NotAllowedError'));
  renderOnSite(<Hero />);
  await runOut();
  expect(film()).toBeNull();
});

test('who saves data or asked for less motion is sent no film', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { unmount } = renderOnSite(<Hero />);
  await runOut();
  expect(film()).toBeNull();
  unmount();
  Reflect.deleteProperty(navigator, 'connection');

  const matches = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(window, 'matchMedia').mockReturnValue(matches as unknown as MediaQueryList);
  renderOnSite(<Hero />);
  await runOut();
  expect(film()).toBeNull();
});
