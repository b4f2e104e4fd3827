import { deliveryTerms, paymentTerms } from '../../../common/enums.ts';
import { timelineOf, type Voyage } from './timeline.ts';

const voyage: Voyage = { product: 'slab', tons: 10_000, seaDays: 3, deliveryTerms: 'cif', paymentTerms: 'lc' };
const timeline = (about: Partial<Voyage> = {}) => timelineOf({ ...voyage, ...about });
const drawn = (about: Partial<Voyage> = {}) =>
  timeline(about).steps.map(({ id, by, start, days }) => `${id} by ${by} ${start}-${start + days}`);

test('the example takes fifteen days, step by step', () => {
  expect(drawn()).toEqual([
    'security by buyer 0-4',
    'preparation by seller 0-3',
    'loading by seller 4-6',
    'voyage by seller 6-9',
    'discharge by buyer 9-11',
    'documents by banks 6-14',
    'release by buyer 14-15',
  ]);
  expect(timeline()).toMatchObject({ days: 15, riskPasses: 6, paid: 14 });
});

test('the bank, not the ship, decides over a short voyage, and the ship over a long one', () => {
  expect(timeline({ seaDays: 1 }).days).toBe(15);
  expect(timeline({ seaDays: 12 }).days).toBe(21);
});

test('money in advance is there before the ship is loaded', () => {
  expect(timeline({ paymentTerms: 'tt' })).toMatchObject({ days: 11, paid: 3, riskPasses: 5 });
  expect(drawn({ paymentTerms: 'tt' })).toContain('documents by seller 5-8');
});

test('a collection secures nothing beforehand and pays when the documents are there', () => {
  expect(drawn({ paymentTerms: 'dp' })[0]).toBe('preparation by seller 0-3');
  expect(timeline({ paymentTerms: 'dp' })).toMatchObject({ days: 14, paid: 13 });
});

test('an accepted draft is paid sixty days after the bill of lading', () => {
  const { steps, days, paid } = timeline({ paymentTerms: 'da' });
  expect(steps.at(-1)).toEqual({ id: 'credit', by: 'seller', start: 10, days: 55 });
  expect([days, paid]).toEqual([65, 65]);
});

test('each Incoterm lets the risk pass where it says', () => {
  const risk = deliveryTerms.map((terms) => [terms, timeline({ deliveryTerms: terms }).riskPasses]);
  // EXW at the works once paid; F and C terms on board; DAP at the destination.
  expect(Object.fromEntries(risk)).toEqual({ exw: 4, fob: 9, cfr: 6, cif: 6, dap: 17 });
});

test('who pays for the voyage follows from the Incoterm', () => {
  const freight = deliveryTerms.map((terms) => [
    terms,
    timeline({ deliveryTerms: terms }).steps.find(({ id }) => id === 'voyage')?.by,
  ]);
  expect(Object.fromEntries(freight)).toEqual({
    exw: 'buyer',
    fob: 'buyer',
    cfr: 'seller',
    cif: 'seller',
    dap: 'seller',
  });
});

test('a tonnage that needs one more day at the crane needs it twice', () => {
  expect(timeline({ tons: 10_001, paymentTerms: 'tt' }).days).toBe(timeline({ paymentTerms: 'tt' }).days + 2);
  expect(timeline({ tons: 0.001, paymentTerms: 'tt' }).days).toBe(timeline({ paymentTerms: 'tt' }).days - 2);
});

test('no step begins before the contract or ends after the last day, whatever the terms', () => {
  for (const terms of deliveryTerms) {
    for (const payment of paymentTerms) {
      const { steps, days, riskPasses, paid } = timeline({ deliveryTerms: terms, paymentTerms: payment });
      expect(Math.min(...steps.map(({ start }) => start))).toBe(0);
      expect(Math.max(...steps.map((step) => step.start + step.days))).toBe(days);
      for (const day of [riskPasses, paid]) expect(day >= 0 && day <= days).toBe(true);
    }
  }
});

test.each([0, -1, NaN, Infinity])('%d tons or days at sea are no voyage', (number) => {
  expect(() => timeline({ tons: number })).toThrow(RangeError);
  expect(() => timeline({ seaDays: number })).toThrow(RangeError);
});
