import { deliveryTerms, paymentTerms } from '../../../common/enums.ts';
import { createTimeline, type TimelineInput } from './timeline.ts';

const example: TimelineInput = { product: 'slab', tons: 10_000, seaDays: 3, deliveryTerms: 'cif', paymentTerms: 'lc' };
const createExample = (changes: Partial<TimelineInput> = {}) => createTimeline({ ...example, ...changes });
const describeSteps = (changes: Partial<TimelineInput> = {}) =>
  createExample(changes).steps.map(({ id, by, start, days }) => `${id} by ${by} ${start}-${start + days}`);

test('the example takes fifteen days, step by step', () => {
  expect(describeSteps()).toEqual([
    'security by buyer 0-4',
    'preparation by seller 0-3',
    'loading by seller 4-6',
    'voyage by seller 6-9',
    'discharge by buyer 9-11',
    'documents by banks 6-14',
    'release by buyer 14-15',
  ]);
  expect(createExample()).toMatchObject({ days: 15, riskTransferDay: 6, paymentDay: 14 });
});

test('the documents determine the duration when the voyage is short, and the days at sea when it is long', () => {
  expect(createExample({ seaDays: 1 }).days).toBe(15);
  expect(createExample({ seaDays: 12 }).days).toBe(21);
});

test('an advance payment arrives before the ship is loaded', () => {
  expect(createExample({ paymentTerms: 'tt' })).toMatchObject({ days: 11, paymentDay: 3, riskTransferDay: 5 });
  expect(describeSteps({ paymentTerms: 'tt' })).toContain('documents by seller 5-8');
});

test('with documents against payment there is no security step, and the buyer pays when the documents arrive', () => {
  expect(describeSteps({ paymentTerms: 'dp' })[0]).toBe('preparation by seller 0-3');
  expect(createExample({ paymentTerms: 'dp' })).toMatchObject({ days: 14, paymentDay: 13 });
});

test('with documents against acceptance the buyer pays sixty days after the bill of lading', () => {
  const { steps, days, paymentDay } = createExample({ paymentTerms: 'da' });
  expect(steps.at(-1)).toEqual({ id: 'credit', by: 'seller', start: 10, days: 55 });
  expect([days, paymentDay]).toEqual([65, 65]);
});

test('the risk passes according to the Incoterm', () => {
  const risk = deliveryTerms.map((terms) => [terms, createExample({ deliveryTerms: terms }).riskTransferDay]);
  // EXW at the works once paid; F and C terms on board; DAP at the destination.
  expect(Object.fromEntries(risk)).toEqual({ exw: 4, fob: 9, cfr: 6, cif: 6, dap: 17 });
});

test('the Incoterm decides which party pays for the voyage', () => {
  const freight = deliveryTerms.map((terms) => [
    terms,
    createExample({ deliveryTerms: terms }).steps.find(({ id }) => id === 'voyage')?.by,
  ]);
  expect(Object.fromEntries(freight)).toEqual({
    exw: 'buyer',
    fob: 'buyer',
    cfr: 'seller',
    cif: 'seller',
    dap: 'seller',
  });
});

test('one more day of cargo handling counts for loading and for discharge', () => {
  expect(createExample({ tons: 10_001, paymentTerms: 'tt' }).days).toBe(createExample({ paymentTerms: 'tt' }).days + 2);
  expect(createExample({ tons: 0.001, paymentTerms: 'tt' }).days).toBe(createExample({ paymentTerms: 'tt' }).days - 2);
});

test('all steps lie between the contract and the last day, for all terms', () => {
  for (const terms of deliveryTerms) {
    for (const payment of paymentTerms) {
      const { steps, days, riskTransferDay, paymentDay } = createExample({
        deliveryTerms: terms,
        paymentTerms: payment,
      });
      expect(Math.min(...steps.map(({ start }) => start))).toBe(0);
      expect(Math.max(...steps.map((step) => step.start + step.days))).toBe(days);
      for (const day of [riskTransferDay, paymentDay]) expect(day >= 0 && day <= days).toBe(true);
    }
  }
});

test.each([0, -1, NaN, Infinity])('throws for %d tons or days at sea', (number) => {
  expect(() => createExample({ tons: number })).toThrow(RangeError);
  expect(() => createExample({ seaDays: number })).toThrow(RangeError);
});
