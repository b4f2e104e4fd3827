import { act, renderHook } from '@testing-library/react';
import { useCount } from './use-count.ts';

/** What jsdom, which lays nothing out, cannot notice: the element comes into view. */
let comeIntoView: () => void;
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeIntoView = () => act(() => callback([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {}
}

const element = { current: document.createElement('div') };
const count = (end: number) => renderHook(() => useCount(end, element)).result;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => jest.useRealTimers());

test('a number stands there, counts up in 2000 ms when it is seen, and stays', () => {
  const shown = count(1_200);
  wait(5_000);
  expect(shown.current).toBe(1_200);

  comeIntoView();
  expect(shown.current).toBe(0);
  wait(1_000);
  expect(shown.current).toBeGreaterThan(580);
  expect(shown.current).toBeLessThanOrEqual(600);
  wait(983);
  expect(shown.current).toBeLessThan(1_200);
  wait(17);
  expect(shown.current).toBe(1_200);
  expect(jest.getTimerCount()).toBe(0);
});

test('it moves every 16 ms', () => {
  const shown = count(2_000);
  comeIntoView();
  wait(15);
  expect(shown.current).toBe(0);
  wait(1);
  expect(shown.current).toBe(16);
  wait(16);
  expect(shown.current).toBe(32);
});

test('who asked for less motion sees it stand still', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  comeIntoView = () => {};
  const shown = count(500);
  comeIntoView();
  wait(100);
  expect(shown.current).toBe(500);
  expect(jest.getTimerCount()).toBe(0);
});
