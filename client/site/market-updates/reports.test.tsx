import { screen, within } from '@testing-library/react';
import { locales } from '../../../common/locales.ts';
import { exporters, weeklyPrices } from './reports.ts';
import { readMessages, renderOnSite } from '../../testing/render-on-site.tsx';
import { ArticlePage } from './article-page.tsx';
import { articles, globalTradeReport, marketAnalysis, priceUpdates } from './articles.ts';
import { priceAxis } from './price-range-chart.tsx';

const dates = { month: 'Mayıs 2023', week: '15–19 Mayıs 2023' };
/** @returns the cells of a table row; the table is in a closed `details` element, so it is hidden */
const getCells = (name: RegExp) =>
  within(screen.getByRole('row', { name, hidden: true }))
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => textContent);

test.each(locales)('every report has all its messages and no unused ones, in %s', (locale) => {
  const messages = readMessages(locale);
  for (const { id, keys, sections } of articles) {
    const articleKeys = [
      'title',
      'description',
      'headline',
      'lead',
      ...keys.flatMap((key) => [`key.${key}`, `key.${key}.text`]),
    ];
    const sectionKeys = sections.flatMap(({ id: section, paragraphs, points = 0, table }) => [
      section,
      ...Array.from({ length: paragraphs }, (_, index) => `${section}.${index + 1}`),
      ...Array.from({ length: points }, (_, index) => `${section}.point.${index + 1}`),
      ...[table?.caption, table?.source, ...(table?.columns ?? [])]
        .filter((column) => column?.startsWith(`${id}.`))
        .map((column) => column?.slice(id.length + 1)),
    ]);
    const existing = Object.keys(messages).filter((message) => message.startsWith(`${id}.`));
    expect(existing.sort()).toEqual(
      [...new Set([...articleKeys, ...sectionKeys])].map((name) => `${id}.${name}`).sort(),
    );
  }
});

test.each(locales)('no message contains a literal figure, in %s', (locale) => {
  /** Steel grades and the number of EU member states are parts of names. */
  const allowedFigures = /HMS 1\/2 80:20|\(27\)|۲۷ عضو/g;
  const messagesWithFigures = Object.entries(readMessages(locale))
    .filter(([id]) => ['market-updates', ...articles.map(({ id }) => id)].some((name) => id.startsWith(`${name}.`)))
    .filter(([, text]) => /[0-9۰-۹٠-٩]/.test(text.replaceAll(/\{[^}]*\}/g, '').replaceAll(allowedFigures, '')));
  expect(messagesWithFigures).toEqual([]);
});

test('the weekly update shows prices and levels in the text and in the table', () => {
  renderOnSite(<ArticlePage article={priceUpdates} dates={dates} />);
  expect(getCells(/İnşaat demiri, FOB/)).toEqual(['595', '580', '612']);
  for (const { price } of weeklyPrices) expect(screen.getByText(`${price} USD/t`)).toBeInTheDocument();
  expect(screen.getByText(/Kapanışta hurda 385, slab 535, inşaat demiri 595, sıcak rulo 635 USD\/t/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Hafta kapanışı, destek ve direnç, USD/t' })).toBeVisible();
});

test('the analysis derives expected prices from the weekly prices', () => {
  renderOnSite(<ArticlePage article={marketAnalysis} dates={dates} />);
  expect(screen.getByRole('heading', { level: 1, name: /beklenti %5–8 artış/ })).toBeVisible();
  expect(getCells(/İnşaat demiri, FOB/)).toEqual(['595', '625–643']);
  expect(screen.getByText(/595 USD\/t’dan 625–643 USD\/t aralığına/)).toBeVisible();
});

test('the trade report shows its totals and all exporters', () => {
  renderOnSite(<ArticlePage article={globalTradeReport} dates={dates} />, 'en');
  expect(screen.getByText('158.2 million t')).toBeVisible();
  expect(screen.getByText('542 USD/t')).toBeVisible();
  expect(screen.getByText('85.7 billion USD')).toBeVisible();
  const table = screen.getByRole('table', { name: /Large steel exporters, 2021/, hidden: true });
  const cells = within(table)
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => Number(textContent));
  expect(cells).toEqual(exporters.map(({ millionTons }) => millionTons));
});

test('a report is labelled as archived and links to the archive in the same language', () => {
  renderOnSite(<ArticlePage article={priceUpdates} dates={dates} />, 'fr');
  expect(screen.getByText('Rapport archivé')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tous les rapports de marché' })).toHaveAttribute(
    'href',
    '/fr/market-updates',
  );
  expect(screen.getByText(/Daté : 15–19 Mayıs 2023/)).toBeVisible();
});

test('the axis of the price-range charts contains every price, with its last step empty', () => {
  const rows = articles
    .flatMap(({ sections }) => sections)
    .flatMap(({ table }) => (table?.chart === 'price-ranges' ? table.rows : []));
  expect(rows).toHaveLength(2 * weeklyPrices.length);
  for (const { cells, range } of rows) {
    expect(Math.min(cells[0], range.min)).toBeGreaterThanOrEqual(priceAxis.from);
    expect(Math.max(cells[0], range.max)).toBeLessThanOrEqual(priceAxis.ticks.at(-2)!);
  }
});

test.each([
  ['price-updates', ['İnşaat demiri, FOB Türkiye', '595', '580', '612']],
  ['market-analysis', ['İnşaat demiri, FOB Türkiye', '595', '625–643']],
])('the chart of %s labels a price and its range', (id, labels) => {
  renderOnSite(<ArticlePage article={articles.find((article) => article.id === id)!} dates={dates} />);
  const row = within(screen.getByRole('img', { name: /USD\/t/ })).getByText(/İnşaat demiri/).parentElement!;
  expect(
    within(row)
      .getAllByText(/./)
      .map(({ textContent }) => textContent),
  ).toEqual(labels);
});
