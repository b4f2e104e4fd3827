import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { Header } from './header.tsx';

const user = userEvent.setup({ delay: null });
const summary = (name: string) => screen.getByText(name, { selector: 'header nav > details > summary' });
const menuOf = (name: string) => summary(name).closest('details') as HTMLDetailsElement;

function renderHeader(locale?: 'ar') {
  renderOnSite(
    <>
      <Header overPhotograph />
      <button>elsewhere</button>
    </>,
    locale,
  );
}

test('an open menu closes on Escape, and the focus is back where it was opened', async () => {
  renderHeader();
  await user.click(summary('Ürünler'));
  expect(menuOf('Ürünler').open).toBe(true);

  await user.keyboard('{Escape}');
  expect(menuOf('Ürünler').open).toBe(false);
  expect(summary('Ürünler')).toHaveFocus();
});

test('an open menu closes on a click elsewhere and when the focus leaves it', async () => {
  renderHeader();
  await user.click(summary('Ürünler'));
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(menuOf('Ürünler').open).toBe(false);

  await user.click(summary('Ürünler'));
  act(() =>
    within(menuOf('Ürünler'))
      .getByRole('link', { name: /Çelikhane/ })
      .focus(),
  );
  expect(menuOf('Ürünler').open).toBe(true);
  act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
  expect(menuOf('Ürünler').open).toBe(false);
});

test('a menu closes when the page changes', async () => {
  renderHeader();
  await user.click(summary('Ürünler'));
  await user.click(within(menuOf('Ürünler')).getByRole('link', { name: /Eğitim/ }));
  expect(menuOf('Ürünler').open).toBe(false);
});

test('links stay in the language of the page', () => {
  renderHeader('ar');
  expect(screen.getAllByRole('link', { name: 'اتصل بنا', hidden: true })[0]).toHaveAttribute('href', '/ar/contact');
});

test('the language switch leads to the page on screen', () => {
  renderHeader('ar');
  const switchTo = screen.getAllByRole('link', { name: 'فارسی', hidden: true })[0] as HTMLElement;
  expect(switchTo).toHaveAttribute('href', '/fa/products');
});

test('the header turns solid once the page is scrolled by more than 20 px', () => {
  renderHeader();
  const scrollTo = (y: number) => {
    Object.assign(window, { scrollY: y });
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  scrollTo(20);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-solid');
  scrollTo(21);
  expect(screen.getByRole('banner')).toHaveAttribute('data-solid');
  scrollTo(0);
});
