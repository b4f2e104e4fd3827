import type { Trade } from './simulation.ts';

/** Sample trades, in which no company is named; each one can be opened in the simulation. */
export const sampleTrades = [
  {
    id: 'slab',
    trade: {
      product: 'slab',
      tons: 20_000,
      price: 535,
      currency: 'USD',
      from: 'constanta',
      to: 'iskenderun',
      deliveryTerms: 'cfr',
      paymentTerms: 'lc',
    },
  },
  {
    id: 'rebar',
    trade: {
      product: 'rebar',
      tons: 6_000,
      price: 595,
      currency: 'USD',
      from: 'izmir',
      to: 'annaba',
      deliveryTerms: 'cif',
      paymentTerms: 'lc',
    },
  },
  {
    id: 'scrap',
    trade: {
      product: 'scrap',
      tons: 25_000,
      price: 385,
      currency: 'USD',
      from: 'antwerp',
      to: 'izmir',
      deliveryTerms: 'cif',
      paymentTerms: 'dp',
    },
  },
] as const satisfies { id: string; trade: Trade }[];
