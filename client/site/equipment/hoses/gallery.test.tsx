import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../../testing/render-on-site.tsx';
import { Gallery } from './gallery.tsx';
import { hosePictures } from './hose.ts';

const user = userEvent.setup({ delay: null });
const getThumbnails = () => within(screen.getByRole('list', { name: 'Fotoğraflar' })).getAllByRole('button');
const getLargePicture = () => screen.getByRole('img', { name: /.+/ });
const getCurrentStates = () => getThumbnails().map((thumbnail) => thumbnail.getAttribute('aria-current'));

test('shows four pictures, starting with the cutaway hose and its labels', () => {
  renderOnSite(<Gallery />);
  expect(getThumbnails()).toHaveLength(4);
  expect(new Set(hosePictures.map(({ name }) => name)).size).toBe(4);
  expect(getCurrentStates()).toEqual(['true', 'false', 'false', 'false']);
  expect(screen.getByText('İki kat çelik tel örgü')).toBeInTheDocument();
});

test('a clicked thumbnail is marked as current and shown large', async () => {
  renderOnSite(<Gallery />);
  const first = getLargePicture().getAttribute('src');
  await user.click(screen.getByRole('button', { name: 'Fotoğraf 3 / 4' }));

  expect(getCurrentStates()).toEqual(['false', 'false', 'true', 'false']);
  expect(getLargePicture()).not.toHaveAttribute('src', first);
  expect(getLargePicture().getAttribute('src')).toContain('hose-1');
  expect(screen.queryByText('İki kat çelik tel örgü')).not.toBeInTheDocument();
});

test('the keyboard can select a thumbnail', async () => {
  renderOnSite(<Gallery />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Fotoğraf 2 / 4' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(getCurrentStates()).toEqual(['false', 'true', 'false', 'false']);
});
