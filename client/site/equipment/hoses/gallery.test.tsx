import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../../testing/render-on-site.tsx';
import { Gallery } from './gallery.tsx';
import { hosePictures } from './hose.ts';

const user = userEvent.setup({ delay: null });
const thumbnails = () => within(screen.getByRole('list', { name: 'Fotoğraflar' })).getAllByRole('button');
const large = () => screen.getByRole('img', { name: /.+/ });
const chosen = () => thumbnails().map((thumbnail) => thumbnail.getAttribute('aria-current'));

test('four views, and the cut-open hose with its named layers first', () => {
  renderOnSite(<Gallery />);
  expect(thumbnails()).toHaveLength(4);
  expect(new Set(hosePictures.map(({ name }) => name)).size).toBe(4);
  expect(chosen()).toEqual(['true', 'false', 'false', 'false']);
  expect(screen.getByText('İki kat çelik tel örgü')).toBeInTheDocument();
});

test('a pressed thumbnail is shown large, and is the one that is marked', async () => {
  renderOnSite(<Gallery />);
  const first = large().getAttribute('src');
  await user.click(screen.getByRole('button', { name: 'Fotoğraf 3 / 4' }));

  expect(chosen()).toEqual(['false', 'false', 'true', 'false']);
  expect(large()).not.toHaveAttribute('src', first);
  expect(large().getAttribute('src')).toContain('hose-1');
  expect(screen.queryByText('İki kat çelik tel örgü')).not.toBeInTheDocument();
});

test('the keyboard chooses too', async () => {
  renderOnSite(<Gallery />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Fotoğraf 2 / 4' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['false', 'true', 'false', 'false']);
});
