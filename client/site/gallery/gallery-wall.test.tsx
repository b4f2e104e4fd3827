import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { GalleryWall } from './gallery-wall.tsx';
import { categories, galleryItems, filterItems } from './pictures.ts';

const user = userEvent.setup({ delay: null });
const tile = (name: RegExp) => screen.getByRole('link', { name });
const getTitle = () => within(screen.getByRole('dialog')).getByRole('heading').textContent;
const filter = (name: RegExp) => within(screen.getByRole('navigation')).getByRole('link', { name });

// As in a browser, this showModal() also focuses the first focusable element; the one in testing/setup.ts does not.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
});

test('has twenty distinct pictures, with the expected number in each category', () => {
  expect(categories.map((category) => filterItems(category).length)).toEqual([6, 5, 4, 2, 3]);
  expect(new Set(galleryItems.map(({ picture }) => picture)).size).toBe(20);
});

test('arrow keys show the previous and next picture and wrap around', async () => {
  renderOnSite(<GalleryWall />);
  await user.click(tile(/Döküm anı/));
  expect(getTitle()).toBe('Döküm anı');
  expect(screen.getByText('1 / 20')).toBeInTheDocument();

  await user.keyboard('{ArrowLeft}');
  expect(getTitle()).toBe('Yükleme günü');
  expect(screen.getByText('20 / 20')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(getTitle()).toBe('Çubuk haddehanesi');
});

test('in Arabic the arrow keys follow the direction of writing', async () => {
  renderOnSite(<GalleryWall />, 'ar');
  await user.click(tile(/لحظة الصب/));
  await user.keyboard('{ArrowLeft}');
  expect(getTitle()).toBe('مصنع درفلة القضبان');
});

test('Escape closes the lightbox and focuses the tile of its last picture', async () => {
  renderOnSite(<GalleryWall />);
  await user.click(tile(/Döküm anı/));
  await user.click(screen.getByRole('button', { name: 'Sonraki görsel' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(tile(/Çubuk haddehanesi/)).toHaveFocus();
});

test('a touch swipe shows the next picture, a mouse drag does not', async () => {
  renderOnSite(<GalleryWall />);
  await user.click(tile(/Döküm anı/));
  const drag = (pointerType: string) => {
    const figure = screen.getByRole('figure');
    fireEvent(figure, createPointerEvent('pointerdown', { pointerType, clientX: 300 }));
    fireEvent(figure, createPointerEvent('pointerup', { pointerType, clientX: 200 }));
  };
  drag('mouse');
  expect(getTitle()).toBe('Döküm anı');
  drag('touch');
  expect(getTitle()).toBe('Çubuk haddehanesi');
});

test('a category filters the pictures of the page and of the lightbox', async () => {
  renderOnSite(<GalleryWall />);
  await user.click(filter(/^Ekip/));
  expect(screen.getByRole('status')).toHaveTextContent('2 görsel');
  await user.click(tile(/Kumanda odası/));
  await user.keyboard('{ArrowRight}');
  expect(getTitle()).toBe('Vardiyadan önce');
  expect(screen.getByText('1 / 2')).toBeInTheDocument();
});

test('an empty category shows a message', () => {
  renderOnSite(<GalleryWall />, 'en', '?category=weather');
  expect(screen.getByText('No images found in this category yet.')).toBeInTheDocument();
});

test('a picture that cannot be loaded is replaced by a text', () => {
  renderOnSite(<GalleryWall />);
  fireEvent.error(screen.getByRole('img', { name: 'Potadan dökülen sıvı çelik' }));
  expect(tile(/Döküm anı/)).toHaveTextContent('Resim Yüklenemedi');
});

/** Creates a pointer event, which jsdom does not support. */
const createPointerEvent = (type: string, { pointerType, clientX }: { pointerType: string; clientX: number }) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType, isPrimary: true });
