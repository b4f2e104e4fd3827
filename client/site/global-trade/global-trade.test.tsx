import { screen, within } from '@testing-library/react';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';
import { PortCosts } from './port-costs.tsx';
import { RouteMap } from './route-map.tsx';
import { lanes, ports, position, seas } from './route-map.places.ts';
import { duties } from './terms.ts';

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the table has the days and costs of each port, and sums the whole way', () => {
  renderOnSite(<PortCosts />);
  expect(cellsOf(/^İzmir/)).toEqual(['Çıkış limanı', '–', '3–5', '10–15']);
  expect(cellsOf(/^Bandar Abbas/)).toEqual(['Aktarma limanı', '7–10', '5–7', '12–18']);
  expect(cellsOf(/^Annaba/)).toEqual(['Varış limanı', '12–15', '4–6', '14–20']);
  expect(cellsOf(/^Bütün hat/)).toEqual(['', '19–25', '12–18', '36–53']);
});

test('FOB and CFR differ in who pays the freight and the unloading, not in where risk passes', () => {
  expect(duties.filter(({ FOB, CFR }) => FOB !== CFR).map(({ id }) => id)).toEqual(['freight', 'unloading']);
  renderOnSite(<DeliveryTerms />, 'en');
  expect(cellsOf(/^Ocean freight/)).toEqual(['Buyer', 'Seller']);
  expect(cellsOf(/^When does risk pass/)).toEqual(['Once on board in İzmir', 'Once on board in İzmir']);
});

test('the map names its ports in the language of the page and tells the way to who cannot see it', () => {
  renderOnSite(<RouteMap />, 'fa');
  const map = screen.getByRole('img', { name: /کانال سوئز.*بندرعباس.*عنابه/ });
  for (const name of ['ازمیر', 'بندرعباس', 'عنابه']) expect(within(map).getByText(name)).toBeVisible();
});

test('all that the map shows lies on it', () => {
  const places = [...ports, ...seas].map(({ place }) => place);
  for (const [x, y] of [...places, ...lanes.aegean, ...lanes.shared, ...lanes.westward].map(position)) {
    expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0);
  }
});
