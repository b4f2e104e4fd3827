import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { ProjectList } from './project-list.tsx';

const user = userEvent.setup({ delay: null });
const regionLink = (name: RegExp) => within(screen.getByRole('navigation')).getByRole('link', { name });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('selecting a region filters the projects, shows their count and updates the query', async () => {
  renderOnSite(<ProjectList />);
  expect(titles()).toHaveLength(6);
  expect(regionLink(/^Tümü/)).toHaveAttribute('aria-current', 'true');

  await user.click(regionLink(/^Afrika/));
  expect(titles()).toEqual(['Çubuk haddehanesi', 'Toplu konut demiri']);
  expect(screen.getByRole('status')).toHaveTextContent('2 proje');
  expect(regionLink(/^Afrika/)).toHaveAttribute('aria-current', 'true');
  expect(regionLink(/^Afrika/)).toHaveAttribute('href', '/products?region=africa');

  await user.click(regionLink(/^Tümü/));
  expect(titles()).toHaveLength(6);
});

test('every region link shows its number of projects', () => {
  renderOnSite(<ProjectList />, 'en');
  const counts = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(counts).toEqual(['All6', 'Africa2', 'Middle East2', 'Asia1', 'Europe1']);
});

test('an unknown region in the query shows all projects', () => {
  renderOnSite(<ProjectList />, 'fr', '?region=atlantis');
  expect(titles()).toHaveLength(6);
});

test('changing the region shows a spinner and a busy list for half a second', async () => {
  const spinner = () => document.querySelector('[data-spinner]');
  renderOnSite(<ProjectList />);
  const list = screen.getAllByRole('list').at(-1)?.closest('[aria-busy]');
  expect(list).toHaveAttribute('aria-busy', 'false');

  const before = performance.now();
  await user.click(regionLink(/^Asya/));
  expect(list).toHaveAttribute('aria-busy', 'true');
  expect(spinner()).toBeInTheDocument();
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'), { interval: 10 });
  expect(spinner()).not.toBeInTheDocument();
  expect(performance.now() - before).toBeGreaterThanOrEqual(490);
});

test('shows no spinner under reduced motion', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
  renderOnSite(<ProjectList />);
  await user.click(regionLink(/^Asya/));
  await waitFor(() => expect(document.querySelector('[data-spinner]')).not.toBeInTheDocument(), { timeout: 400 });
});
