import { screen, within } from '@testing-library/react';
import { tradeRoute } from '../../../common/business.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';
import { PortCosts } from './port-costs.tsx';
import { RouteMap } from './route-map.tsx';
import { lanes, ports, seas, toMapPosition } from './route-map.places.ts';
import { calculateSeaDays } from '../trade/sea-lanes.ts';
import { duties } from './terms.ts';

const getCells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the table shows days and costs of each port, and their totals', () => {
  renderOnSite(<PortCosts />);
  expect(getCells(/^İzmir/)).toEqual(['Çıkış limanı', '–', '3–5', '10–15']);
  expect(getCells(/^Bender Abbas/)).toEqual(['Transit limanı', '12–14', '5–7', '12–18']);
  expect(getCells(/^Annaba/)).toEqual(['Varış limanı', '15–17', '4–6', '14–20']);
  expect(getCells(/^Bütün hat/)).toEqual(['', '27–31', '12–18', '36–53']);
});

test('FOB and CFR differ in freight and unloading costs, not in the transfer of risk', () => {
  expect(duties.filter(({ FOB, CFR }) => FOB !== CFR).map(({ id }) => id)).toEqual(['freight', 'unloading']);
  renderOnSite(<DeliveryTerms />, 'en');
  expect(getCells(/^Ocean freight/)).toEqual(['Buyer', 'Seller']);
  expect(getCells(/^When does risk pass/)).toEqual(['Once on board in İzmir', 'Once on board in İzmir']);
});

test('the map has port names and an accessible description in the language of the page', () => {
  renderOnSite(<RouteMap />, 'fa');
  const map = screen.getByRole('img', { name: /کانال سوئز.*بندرعباس.*عنابه/ });
  for (const name of ['ازمیر', 'بندرعباس', 'عنابه']) expect(within(map).getByText(name)).toBeVisible();
});

test('all places and lanes are within the map bounds', () => {
  const places = [...ports, ...seas].map(({ coordinates }) => coordinates);
  for (const [x, y] of [...places, ...lanes.aegean, ...lanes.shared, ...lanes.westward].map(toMapPosition)) {
    expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0);
  }
});

test('the minimum of the days at sea is the voyage time that the simulation calculates', () => {
  const stops = tradeRoute.map(({ port }) => port);
  const calculated = stops.slice(1).map((port, index) => calculateSeaDays(stops[index]!, port));
  expect(tradeRoute.slice(1).map(({ seaDays }) => seaDays?.min)).toEqual(calculated);
});
