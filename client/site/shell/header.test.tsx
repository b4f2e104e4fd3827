import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { Header } from './header.tsx';

const user = userEvent.setup({ delay: null });
const getSummary = (name: string) => screen.getByText(name, { selector: 'header nav > details > summary' });
const getMenu = (name: string) => getSummary(name).closest('details') as HTMLDetailsElement;

function renderHeader(locale?: 'ar') {
  renderOnSite(
    <>
      <Header isTransparent />
      <button>elsewhere</button>
    </>,
    locale,
  );
}

test('Escape closes an open menu and returns the focus to its summary', async () => {
  renderHeader();
  await user.click(getSummary('Ürünler'));
  expect(getMenu('Ürünler').open).toBe(true);

  await user.keyboard('{Escape}');
  expect(getMenu('Ürünler').open).toBe(false);
  expect(getSummary('Ürünler')).toHaveFocus();
});

test('an open menu closes on an outside click and when the focus leaves it', async () => {
  renderHeader();
  await user.click(getSummary('Ürünler'));
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(getMenu('Ürünler').open).toBe(false);

  await user.click(getSummary('Ürünler'));
  act(() =>
    within(getMenu('Ürünler'))
      .getByRole('link', { name: /Çelikhane/ })
      .focus(),
  );
  expect(getMenu('Ürünler').open).toBe(true);
  act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
  expect(getMenu('Ürünler').open).toBe(false);
});

test('a menu closes when the page changes', async () => {
  renderHeader();
  await user.click(getSummary('Ürünler'));
  await user.click(within(getMenu('Ürünler')).getByRole('link', { name: /Eğitim/ }));
  expect(getMenu('Ürünler').open).toBe(false);
});

test('links stay in the language of the page', () => {
  renderHeader('ar');
  expect(screen.getAllByRole('link', { name: 'اتصل بنا', hidden: true })[0]).toHaveAttribute('href', '/ar/contact');
});

test('the language switch links to the current page', () => {
  renderHeader('ar');
  const persianLink = screen.getAllByRole('link', { name: 'فارسی', hidden: true })[0] as HTMLElement;
  expect(persianLink).toHaveAttribute('href', '/fa/products');
});

test('the header becomes solid after more than 20 px of scrolling', () => {
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
