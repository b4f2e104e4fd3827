import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerWith } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { useQuickQuote } from '../quote/use-quick-quote.tsx';
import { categoryIds } from './categories.ts';
import { CategoryCard } from './category-card.tsx';

const user = userEvent.setup({ delay: null });

/** All cards of the overview share one dialog. */
function Catalogue() {
  const offer = useQuickQuote('EQUIPMENT_CARD');
  return (
    <>
      {categoryIds.map((id) => (
        <CategoryCard key={id} id={id} offer={offer} />
      ))}
      {offer.dialog}
    </>
  );
}

const ask = (product: string) => user.click(screen.getByRole('button', { name: new RegExp(`: ${product}$`) }));
const dialog = () => screen.findByRole('dialog');

test('eight categories, each with four features and the way to a page of its own', () => {
  renderOnSite(<Catalogue />);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(8);
  cards.forEach((card) => expect(within(card).getAllByRole('listitem')).toHaveLength(4));
  const addresses = cards.map((card) => within(card).getByRole('link').getAttribute('href'));
  expect(addresses).toEqual(categoryIds.map((id) => `/industrial-equipment/${id}`));
});

test('a card asks about its own product, also after another one was looked at', async () => {
  const asked = answerWith({
    data: { submitQuoteRequest: { id: 'a', reference: 'KC-7F3A20', receivedAt: '2026-11-21T07:48:00.000Z' } },
  });
  renderOnSite(<Catalogue />);
  await ask('Dişliler');
  expect(await dialog()).toHaveTextContent('Dişliler');
  await user.keyboard('{Escape}');

  await ask('Filtre sistemleri');
  expect(await dialog()).toHaveTextContent('Filtre sistemleri');
  expect(await dialog()).not.toHaveTextContent('Dişliler');
  await user.type(screen.getByLabelText('Ad soyad'), 'Leyla Demir');
  await user.type(screen.getByLabelText('E-posta'), 'leyla@demir.example');
  await user.click(screen.getByLabelText(/Aydınlatma metnini/));
  await user.click(screen.getByText('Talebi gönderin'));
  await screen.findByRole('heading', { name: 'Talebiniz alındı' });
  expect(asked[0]?.variables.input).toMatchObject({
    productType: 'filter-systems',
    productTitle: 'Filtre sistemleri',
    source: 'EQUIPMENT_CARD',
  });
});
