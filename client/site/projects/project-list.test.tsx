import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { ProjectList } from './project-list.tsx';

const user = userEvent.setup({ delay: null });
const region = (name: RegExp) => within(screen.getByRole('navigation')).getByRole('link', { name });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a region narrows the projects, says how many are left and stands in the address', async () => {
  renderOnSite(<ProjectList />);
  expect(titles()).toHaveLength(6);
  expect(region(/^Tümü/)).toHaveAttribute('aria-current', 'true');

  await user.click(region(/^Afrika/));
  expect(titles()).toEqual(['Çubuk haddehanesi', 'Toplu konut demiri']);
  expect(screen.getByRole('status')).toHaveTextContent('2 proje');
  expect(region(/^Afrika/)).toHaveAttribute('aria-current', 'true');
  expect(region(/^Afrika/)).toHaveAttribute('href', '/products?region=africa');

  await user.click(region(/^Tümü/));
  expect(titles()).toHaveLength(6);
});

test('every region says beforehand how many projects it has', () => {
  renderOnSite(<ProjectList />, 'en');
  const counts = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(counts).toEqual(['All6', 'Africa2', 'Middle East2', 'Asia1', 'Europe1']);
});

test('an address with a region that nobody knows shows all', () => {
  renderOnSite(<ProjectList />, 'fr', '?region=atlantis');
  expect(titles()).toHaveLength(6);
});

test('each change turns for half a second, during which the list is busy', async () => {
  const spinner = () => document.querySelector('[data-spinner]');
  renderOnSite(<ProjectList />);
  const list = screen.getAllByRole('list').at(-1)?.closest('[aria-busy]');
  expect(list).toHaveAttribute('aria-busy', 'false');

  const before = performance.now();
  await user.click(region(/^Asya/));
  expect(list).toHaveAttribute('aria-busy', 'true');
  expect(spinner()).toBeInTheDocument();
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'), { interval: 10 });
  expect(spinner()).not.toBeInTheDocument();
  expect(performance.now() - before).toBeGreaterThanOrEqual(490);
});

test('who asked for less motion does not wait', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
  renderOnSite(<ProjectList />);
  await user.click(region(/^Asya/));
  await waitFor(() => expect(document.querySelector('[data-spinner]')).not.toBeInTheDocument(), { timeout: 400 });
});
