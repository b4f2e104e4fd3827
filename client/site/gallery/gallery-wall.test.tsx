import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { GalleryWall } from './gallery-wall.tsx';
import { categories, galleryItems, itemsOf } from './pictures.ts';

const user = userEvent.setup({ delay: null });
const tile = (name: RegExp) => screen.getByRole('link', { name });
const shown = () => within(screen.getByRole('dialog')).getByRole('heading').textContent;
const filter = (name: RegExp) => within(screen.getByRole('navigation')).getByRole('link', { name });

// jsdom knows the element but not how to show it: a browser also gives the focus to what comes first in it.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
});

test('twenty pictures hang, as many of each kind as there should be and none twice', () => {
  expect(categories.map((category) => itemsOf(category).length)).toEqual([6, 5, 4, 2, 3]);
  expect(new Set(galleryItems.map(({ picture }) => picture)).size).toBe(20);
});

test('arrow keys go from picture to picture and round from either end', async () => {
  renderOnSite(<GalleryWall />);
  await user.click(tile(/Döküm anı/));
  expect(shown()).toBe('Döküm anı');
  expect(screen.getByText('1 / 20')).toBeInTheDocument();

  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe('Yükleme günü');
  expect(screen.getByText('20 / 20')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('Çubuk haddehanesi');
});

test('in Arabic the arrow keys follow the direction of writing', async () => {
  renderOnSite(<GalleryWall />, 'ar');
  await user.click(tile(/لحظة الصب/));
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe('مصنع درفلة القضبان');
});

test('Escape closes, and the focus is on the picture that was looked at last', async () => {
  renderOnSite(<GalleryWall />);
  await user.click(tile(/Döküm anı/));
  await user.click(screen.getByRole('button', { name: 'Sonraki görsel' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(tile(/Çubuk haddehanesi/)).toHaveFocus();
});

test('a finger pushes the pictures on, a mouse does not', async () => {
  renderOnSite(<GalleryWall />);
  await user.click(tile(/Döküm anı/));
  const drag = (pointerType: string) => {
    const figure = screen.getByRole('figure');
    fireEvent(figure, pointer('pointerdown', { pointerType, clientX: 300 }));
    fireEvent(figure, pointer('pointerup', { pointerType, clientX: 200 }));
  };
  drag('mouse');
  expect(shown()).toBe('Döküm anı');
  drag('touch');
  expect(shown()).toBe('Çubuk haddehanesi');
});

test('a category shows its pictures alone, on the wall and in the lightbox', async () => {
  renderOnSite(<GalleryWall />);
  await user.click(filter(/^Ekip/));
  expect(screen.getByRole('status')).toHaveTextContent('2 görsel');
  await user.click(tile(/Kumanda odası/));
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('Vardiyadan önce');
  expect(screen.getByText('1 / 2')).toBeInTheDocument();
});

test('a category without pictures says so', () => {
  renderOnSite(<GalleryWall />, 'en', '?category=weather');
  expect(screen.getByText('No images found in this category yet.')).toBeInTheDocument();
});

test('words stand in the place of a picture that could not be loaded', () => {
  renderOnSite(<GalleryWall />);
  fireEvent.error(screen.getByRole('img', { name: 'Potadan dökülen sıvı çelik' }));
  expect(tile(/Döküm anı/)).toHaveTextContent('Resim Yüklenemedi');
});

/** jsdom's events know no pointers. */
const pointer = (type: string, { pointerType, clientX }: { pointerType: string; clientX: number }) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType, isPrimary: true });
