import { act, renderHook } from '@testing-library/react';
import { useCountUp } from './use-count-up.ts';

/** Simulates that the element becomes visible, because jsdom has no layout. */
let scrollIntoView: () => void;
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    scrollIntoView = () => act(() => callback([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {}
}

const element = { current: document.createElement('div') };
const renderCountUp = (end: number) => renderHook(() => useCountUp(end, element)).result;
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => jest.useRealTimers());

test('shows the final number, counts up in 2000 ms when visible, and stops', () => {
  const result = renderCountUp(1_200);
  advance(5_000);
  expect(result.current).toBe(1_200);

  scrollIntoView();
  expect(result.current).toBe(0);
  advance(1_000);
  expect(result.current).toBeGreaterThan(580);
  expect(result.current).toBeLessThanOrEqual(600);
  advance(983);
  expect(result.current).toBeLessThan(1_200);
  advance(17);
  expect(result.current).toBe(1_200);
  expect(jest.getTimerCount()).toBe(0);
});

test('updates every 16 ms', () => {
  const result = renderCountUp(2_000);
  scrollIntoView();
  advance(15);
  expect(result.current).toBe(0);
  advance(1);
  expect(result.current).toBe(16);
  advance(16);
  expect(result.current).toBe(32);
});

test('does not count under reduced motion', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  scrollIntoView = () => {};
  const result = renderCountUp(500);
  scrollIntoView();
  advance(100);
  expect(result.current).toBe(500);
  expect(jest.getTimerCount()).toBe(0);
});
