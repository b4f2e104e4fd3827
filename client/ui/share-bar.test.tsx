import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../testing/render-on-site.tsx';
import { ShareBar } from './share-bar.tsx';

const href = (network: string) => screen.getByRole('link', { name: new RegExp(network) }).getAttribute('href');

test('links to each network with the URL of the page in its language, and with the title where the network accepts one', () => {
  renderOnSite(<ShareBar title="Çelik & proje" />, 'fr', '?region=asia');
  const page = 'http://localhost/fr/products';
  expect(href('Facebook')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${page}`);
  expect(href('X')).toBe(`https://x.com/intent/post?url=${page}&text=%C3%87elik%20%26%20proje`);
  expect(href('LinkedIn')).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${page}`);
  expect(href('WhatsApp')).toBe(`https://wa.me/?text=%C3%87elik%20%26%20proje%20${page}`);
});

test('opens the share sheet of the device, and ignores its cancellation', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.reject(new DOMException('', 'AbortError')));
  Object.assign(navigator, { share });
  renderOnSite(<ShareBar title="Projeler" />);
  await userEvent.click(screen.getByRole('button', { name: 'Başka yolla' }));
  expect(share).toHaveBeenCalledWith({ title: 'Projeler', url: 'http://localhost/products' });
});

test('copies the URL of the page in its language and confirms it on the button', async () => {
  const user = userEvent.setup(); // installs a clipboard
  renderOnSite(<ShareBar title="Projets" />, 'fr', '?region=asia');
  await user.click(screen.getByRole('button', { name: 'Copier le lien' }));
  expect(await screen.findByRole('button', { name: 'Lien copié' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/fr/products');
});

test('shows no share sheet button in a browser without the Web Share API', () => {
  Reflect.deleteProperty(navigator, 'share');
  renderOnSite(<ShareBar title="Projeler" />);
  expect(screen.queryByRole('button', { name: 'Başka yolla' })).not.toBeInTheDocument();
});
