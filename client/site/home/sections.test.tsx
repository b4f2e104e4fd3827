import { screen, within } from '@testing-library/react';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { Certificates } from './certificates.tsx';
import { Closing } from './closing.tsx';
import { Counters } from './counters.tsx';
import { Partners } from './partners.tsx';
import { Presence } from './presence.tsx';
import { Services } from './services.tsx';
import { Stories } from './stories.tsx';

const getLinks = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const stripDirectionMarks = (text: string | null) => text?.replace(/[\u200e\u2066-\u2069]/g, '');

test.each([
  ['tr', ['40+', '80+', '500+', '50+', '1.200+', '%98']],
  ['fa', ['۴۰+', '۸۰+', '۵۰۰+', '۵۰+', '۱٬۲۰۰+', '۹۸٪']],
  ['ar', ['40+', '80+', '500+', '50+', '1,200+', '98%']],
] as const)('the labels of six counters have the final value in the digits of %s', (locale, values) => {
  renderOnSite(<Counters />, locale);
  expect(screen.getAllByRole('img').map((counter) => stripDirectionMarks(counter.getAttribute('aria-label')))).toEqual(
    values,
  );
});

test('the four services link to pages in the same language', () => {
  renderOnSite(<Services />, 'ar');
  expect(getLinks()).toEqual(['/ar/products#turnkey-mill', '/ar/trade-platform', '/ar/price-lists', '/ar/quality']);
});

test('the accessible name of the map lists the ports', () => {
  renderOnSite(<Presence />, 'en');
  expect(screen.getByRole('img', { name: /sea lanes from İzmir to Annaba, Bandar Abbas/ })).toBeInTheDocument();
  expect(getLinks()).toEqual(['/en/trade-platform']);
  expect(screen.getAllByRole('listitem').map((figure) => figure.textContent)).toEqual([
    '5continents',
    '80+countries',
    '500+partners',
  ]);
});

test('every story shows its value', () => {
  renderOnSite(<Stories />);
  const stories = screen.getAllByRole('link');
  expect(stories.map((story) => within(story).getByText(/^[\d,]+$/).textContent)).toEqual(['1,2', '3,1', '12']);
});

test('five certificates with their years, and EN 10204 with its document types, link to the quality page', () => {
  renderOnSite(<Certificates />);
  const certificates = within(screen.getByRole('list')).getAllByRole('link');
  expect(certificates.map((certificate) => within(certificate).getByRole('heading').textContent)).toEqual([
    'ISO 9001',
    'ISO 14001',
    'ISO 45001',
    'EN 10204',
    'CE işareti',
    'API Spec 6A',
  ]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('5 sertifika');
  const details = ['2023', '2023', '2024', '3.1, 3.2', '2024', '2023'];
  for (const [index, certificate] of certificates.entries()) {
    expect(certificate).toHaveAttribute('href', '/quality');
    expect(within(certificate).getByText(details[index]!)).toBeInTheDocument();
  }
});

test('there are three partners', () => {
  renderOnSite(<Partners />, 'fr');
  expect(screen.getByRole('heading', { name: 'Nos partenaires' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('the final section links to the quote form, contact page, phone and e-mail', () => {
  renderOnSite(<Closing />, 'fr');
  expect(getLinks()).toEqual([
    '/fr/quote-system',
    '/fr/contact',
    'tel:+902320000000',
    'mailto:info@kordon.example',
    '/fr/contact',
  ]);
});
