import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { Hero } from './hero.tsx';
import { stages } from './stages.ts';

const user = userEvent.setup({ delay: null });
const videoStage = stages.findIndex(({ picture }) => picture === 'hero-film');
const getVideo = () => document.querySelector('video');
/** Ends the timer of the current stage and waits for the promise of play(). */
const endTimer = () =>
  act(async () => {
    fireEvent.animationEnd(screen.getByRole('tab', { selected: true }).firstElementChild as HTMLElement);
    await Promise.resolve();
  });

let play: jest.SpyInstance;
let pause: jest.SpyInstance;
const { video: originalVideo } = stages[videoStage]!;
beforeEach(() => {
  Object.assign(stages[videoStage]!, { video: 'a-film' });
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => {
  Object.assign(stages[videoStage]!, { video: originalVideo });
  Reflect.deleteProperty(navigator, 'connection');
});

test('the video of a stage plays muted with its stage and pauses with the carousel', async () => {
  renderOnSite(<Hero />);
  expect(getVideo()).toBeNull();
  await endTimer();
  expect(getVideo()?.muted).toBe(true);
  expect(getVideo()?.loop).toBe(true);
  expect([...getVideo()!.children].map((source) => source.getAttribute('src'))).toEqual([
    '/media/a-film.av1.mp4',
    '/media/a-film.h264.mp4',
  ]);
  expect(play).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Gösterimi durdur' }));
  expect(pause).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Gösterimi sürdür' }));
  expect(play).toHaveBeenCalledTimes(2);
});

test('the video becomes visible when it starts to play', async () => {
  renderOnSite(<Hero />);
  await endTimer();
  expect(getVideo()).toHaveStyle({ opacity: 0 });
  fireEvent.playing(getVideo()!);
  expect(getVideo()).toHaveStyle({ opacity: 1 });
});

test('after a loading error the picture stays and the video is not tried again', async () => {
  renderOnSite(<Hero />);
  await endTimer();
  fireEvent.error(getVideo()!.lastElementChild!);
  expect(getVideo()).toBeNull();
  for (let stage = 0; stage < stages.length; stage += 1) await endTimer();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Tav');
  expect(getVideo()).toBeNull();
});

test('the picture stays when autoplay is blocked', async () => {
  play.mockRejectedValue(new DOMException('No gesture', 'NotAllowedError'));
  renderOnSite(<Hero />);
  await endTimer();
  expect(getVideo()).toBeNull();
});

test('no video is loaded under data saver or reduced motion', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { unmount } = renderOnSite(<Hero />);
  await endTimer();
  expect(getVideo()).toBeNull();
  unmount();
  Reflect.deleteProperty(navigator, 'connection');

  const matches = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(window, 'matchMedia').mockReturnValue(matches as unknown as MediaQueryList);
  renderOnSite(<Hero />);
  await endTimer();
  expect(getVideo()).toBeNull();
});
