import { screen, within } from '@testing-library/react';
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
