import { act, render, screen } from '@testing-library/react';
import { useSectionInView } from './use-section-in-view.ts';

const ids = ['mill', 'plant', 'training'] as const;
/** Height of the window and of each mocked section; jsdom has no layout. */
const height = 900;

function Sections({ isUnmounted = false }) {
  const { currentId, middleId } = useSectionInView(ids);
  return (
    <>
      {!isUnmounted && ids.map((id) => <section key={id} id={id} />)}
      <output>{`${currentId} ${middleId}`}</output>
    </>
  );
}

function scrollTo(y: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, ids.findIndex((id) => id === this.id) * height - y, 1000, height);
  });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

beforeEach(() => {
  Object.assign(window, {
    innerHeight: height,
    DOMRect: class {
      constructor(
        readonly left: number,
        readonly top: number,
      ) {}
    },
  });
  history.replaceState({ kept: true }, '', '/products');
});

test('the hash changes when the top of a section is within 100 px of the window top', () => {
  render(<Sections />);
  expect(location.hash).toBe('');
  scrollTo(height - 101);
  expect(location.hash).toBe('#mill');
  scrollTo(height - 100);
  expect(location.hash).toBe('#plant');
  expect(history.state).toEqual({ kept: true });
});

test('the section in the middle of the window can differ from the current one', () => {
  render(<Sections />);
  scrollTo(height / 2);
  expect(screen.getByRole('status')).toHaveTextContent('mill plant');
});

test('the hash stays unchanged after the sections are unmounted', () => {
  const { rerender } = render(<Sections />);
  rerender(<Sections isUnmounted />);
  history.replaceState(null, '', '/contact');
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(location.href).toMatch(/\/contact$/);
});
