import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';

// Milliseconds: what a busy machine needs, not what a visitor waits.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

// React notes a stack for each element that it makes. Jest wants 100 frames of each error; ten are a fifth of the time of a test.
Error.stackTraceLimit = 10;

// A page asks for these; jsdom, which lays nothing out, has no use for them.
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
/** Of several `<details>` with one name a browser keeps one open: that which was opened last. */
new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.hasAttribute('name')) continue;
    const others = document.querySelectorAll<HTMLDetailsElement>(
      `details[open][name="${target.getAttribute('name')}"]`,
    );
    others.forEach((other) => other === target || other.removeAttribute('open'));
  }
}).observe(document, { subtree: true, attributeFilter: ['open'] });
// jsdom has films, which it cannot play.
Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => {} });
Element.prototype.checkVisibility = () => true;
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

/** Said of every timer of a library that fires between two steps of a test. */
const notOurs = 'was not wrapped in act(';

/** React and react-intl complain on the console: a complaint fails the test that caused it. */
let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const complaint = format(...words);
    if (!complaint.includes(notOurs)) complaints.push(complaint);
  });
});
afterEach(() => {
  expect(complaints).toEqual([]);
});
