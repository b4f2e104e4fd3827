import { act, render, screen } from '@testing-library/react';
import { useSectionInView } from './use-section-in-view.ts';

const ids = ['mill', 'plant', 'training'] as const;
/** A screen high each; jsdom lays nothing out. */
const height = 900;

function Sections({ left = false }) {
  const { read, middle } = useSectionInView(ids);
  return (
    <>
      {!left && ids.map((id) => <section key={id} id={id} />)}
      <output>{`${read} ${middle}`}</output>
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

test('the address follows the section in view once its top is within 100 px of the window’s', () => {
  render(<Sections />);
  expect(location.hash).toBe('');
  scrollTo(height - 101);
  expect(location.hash).toBe('#mill');
  scrollTo(height - 100);
  expect(location.hash).toBe('#plant');
  expect(history.state).toEqual({ kept: true });
});

test('the middle of the window may show another section already', () => {
  render(<Sections />);
  scrollTo(height / 2);
  expect(screen.getByRole('status')).toHaveTextContent('mill plant');
});

test('a page that is being left keeps its hands off the next address', () => {
  const { rerender } = render(<Sections />);
  rerender(<Sections left />);
  history.replaceState(null, '', '/contact');
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(location.href).toMatch(/\/contact$/);
});
