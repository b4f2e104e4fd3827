import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerWith } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { useQuickQuote } from '../quote/use-quick-quote.tsx';
import { categoryIds } from './categories.ts';
import { CategoryCard } from './category-card.tsx';

const user = userEvent.setup({ delay: null });

/** All cards of the overview page share one dialog. */
function CardList() {
  const quickQuote = useQuickQuote('EQUIPMENT_CARD');
  return (
    <>
      {categoryIds.map((id) => (
        <CategoryCard key={id} id={id} quickQuote={quickQuote} />
      ))}
      {quickQuote.dialog}
    </>
  );
}

const clickAsk = (product: string) => user.click(screen.getByRole('button', { name: new RegExp(`: ${product}$`) }));
const findDialog = () => screen.findByRole('dialog');

test('shows eight categories, each with four features and a link to its page', () => {
  renderOnSite(<CardList />);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(8);
  cards.forEach((card) => expect(within(card).getAllByRole('listitem')).toHaveLength(4));
  const addresses = cards.map((card) => within(card).getByRole('link').getAttribute('href'));
  expect(addresses).toEqual(categoryIds.map((id) => `/industrial-equipment/${id}`));
});

test('a card requests a quote for its own product, also after the dialog of another card was open', async () => {
  const requests = answerWith({
    data: { submitQuoteRequest: { id: 'a', reference: 'KC-7F3A20', receivedAt: '2026-11-21T07:48:00.000Z' } },
  });
  renderOnSite(<CardList />);
  await clickAsk('Dişliler');
  expect(await findDialog()).toHaveTextContent('Dişliler');
  await user.keyboard('{Escape}');

  await clickAsk('Filtre sistemleri');
  expect(await findDialog()).toHaveTextContent('Filtre sistemleri');
  expect(await findDialog()).not.toHaveTextContent('Dişliler');
  await user.type(screen.getByLabelText('Ad soyad'), 'Leyla Demir');
  await user.type(screen.getByLabelText('E-posta'), 'leyla@demir.example');
  await user.click(screen.getByLabelText(/Aydınlatma metnini/));
  await user.click(screen.getByText('Talebi gönderin'));
  await screen.findByRole('heading', { name: 'Talebiniz alındı' });
  expect(requests[0]?.variables.input).toMatchObject({
    productType: 'filter-systems',
    productTitle: 'Filtre sistemleri',
    source: 'EQUIPMENT_CARD',
  });
});
