import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';

// Milliseconds, chosen for a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

// Each test starts with an empty session storage, as in a new tab.
afterEach(() => sessionStorage.clear());

// React records a stack for each element that it creates. Jest's limit of 100 frames makes tests about five times slower than ten frames.
Error.stackTraceLimit = 10;

// Browser APIs that the pages use and jsdom lacks, because it has no layout.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
}
Object.assign(window, {
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  PointerEvent: class extends MouseEvent {},
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  scrollTo: () => {},
});
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
// In a browser only one of several `<details>` with the same name is open, the last opened; jsdom does not implement this.
new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.hasAttribute('name')) continue;
    const others = document.querySelectorAll<HTMLDetailsElement>(
      `details[open][name="${target.getAttribute('name')}"]`,
    );
    others.forEach((other) => other === target || other.removeAttribute('open'));
  }
}).observe(document, { subtree: true, attributeFilter: ['open'] });
// jsdom has media elements but cannot play them.
Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => {} });
Element.prototype.checkVisibility = () => true;
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

/** React warns about every library timer that fires between two steps of a test. */
const ignoredWarning = 'was not wrapped in act(';

/** Errors that React and react-intl write to the console: each fails the test that caused it. */
let consoleErrors: string[] = [];
beforeEach(() => {
  consoleErrors = [];
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    const message = format(...args);
    if (!message.includes(ignoredWarning)) consoleErrors.push(message);
  });
});
afterEach(() => {
  expect(consoleErrors).toEqual([]);
});
