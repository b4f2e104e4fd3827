import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../testing/render-on-site.tsx';
import { ShareBar } from './share-bar.tsx';

const href = (network: string) => screen.getByRole('link', { name: new RegExp(network) }).getAttribute('href');

test('each network gets the address of the page in its language, and the title where it takes one', () => {
  renderOnSite(<ShareBar title="Çelik & proje" />, 'fr', '?region=asia');
  const page = 'http://localhost/fr/products';
  expect(href('Facebook')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${page}`);
  expect(href('X')).toBe(`https://x.com/intent/post?url=${page}&text=%C3%87elik%20%26%20proje`);
  expect(href('LinkedIn')).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${page}`);
  expect(href('WhatsApp')).toBe(`https://wa.me/?text=%C3%87elik%20%26%20proje%20${page}`);
});

test('a phone offers its own sheet, and closing that is no failure', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.reject(new DOMException('', 'AbortError')));
  Object.assign(navigator, { share });
  renderOnSite(<ShareBar title="Projeler" />);
  await userEvent.click(screen.getByRole('button', { name: 'Başka yolla' }));
  expect(share).toHaveBeenCalledWith({ title: 'Projeler', url: 'http://localhost/products' });
});

test('the link is copied as the page has it in its language, and the button says so', async () => {
  const user = userEvent.setup(); // brings a clipboard
  renderOnSite(<ShareBar title="Projets" />, 'fr', '?region=asia');
  await user.click(screen.getByRole('button', { name: 'Copier le lien' }));
  expect(await screen.findByRole('button', { name: 'Lien copié' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/fr/products');
});

test('a browser without a sheet offers none', () => {
  Reflect.deleteProperty(navigator, 'share');
  renderOnSite(<ShareBar title="Projeler" />);
  expect(screen.queryByRole('button', { name: 'Başka yolla' })).not.toBeInTheDocument();
});
