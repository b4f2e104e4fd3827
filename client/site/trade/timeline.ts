import type { DeliveryTerms, PaymentTerms, TradeProduct } from '../../../common/enums.ts';

/** Who does it and pays for it; banks pass documents and money between the two. */
export type Party = 'seller' | 'buyer' | 'banks';

export type StepId =
  'security' | 'preparation' | 'loading' | 'voyage' | 'discharge' | 'documents' | 'release' | 'onCarriage' | 'credit';

export interface Step {
  id: StepId;
  by: Party;
  /** Days after the contract is signed. */
  start: number;
  days: number;
}

export interface Timeline {
  /** In the order of the goods' way; some run side by side. */
  steps: Step[];
  /** Until the goods are handed over and paid. */
  days: number;
  /** The day on which loss and damage become the buyer's risk: Incoterms 2020, A3. */
  riskPasses: number;
  /** The day on which the seller has the money. */
  paid: number;
}

export interface Voyage {
  product: TradeProduct;
  tons: number;
  seaDays: number;
  deliveryTerms: DeliveryTerms;
  paymentTerms: PaymentTerms;
}

/**
 * The rules that the days come from, so that the page can state them. They are usual times between parties that are ready to trade.
 */
export const timelineRules = {
  /** L/C: applied for, issued and advised by SWIFT; banking days. */
  openingBankingDays: 3,
  /** T/T in advance, until it is credited; banking days. */
  transferBankingDays: 2,
  /** The seller brings goods that are in stock to the quay and clears them for export. */
  toQuay: 3,
  /** Incoterms 2020, EXW A2/B2 and B7: the buyer collects at the works and clears for export through an agent abroad. */
  fromWorks: 4,
  /** Incoterms 2020, FOB B10: the buyer names ship and date in sufficient time; contracts for steel usually ask for seven days. */
  nomination: 7,
  /** From the seller's hands to the bank's, the day after the bill of lading is signed. */
  presentation: 1,
  /** UCP 600, art. 14 b: the longest that a bank may examine documents; banking days. */
  examinationBankingDays: 5,
  /** Documents by courier to another country. */
  courier: 3,
  /** D/P: a buyer pays the collecting bank, which gives the documents out against it (URC 522); banking days. */
  paymentBankingDays: 3,
  /** D/A: the same against an acceptance; banking days. */
  acceptanceBankingDays: 1,
  /** D/A: the draft falls due so long after the bill of lading; 30 to 180 days are agreed, 60 often. */
  draft: 60,
  /** Import customs, declared before the ship arrives, and handing over, once ship and documents are both there. */
  release: 1,
  /** DAP: from the quay to the place of destination. */
  toDestination: 2,
  /** Tons that go over the rail on a good day, as charters for steel and bulk usually put it; the same on the way out. */
  tonsPerDay: { scrap: 4_000, slab: 5_000, billet: 5_000, rebar: 3_000, 'wire-rod': 2_500, dri: 6_000 },
} as const satisfies Record<string, number | Record<TradeProduct, number>>;

const rules = timelineRules;

/** Five of seven days are banking days. */
const bankingDays = (days: number) => Math.round((days * 7) / 5);

/** Until the seller may ship without fear for the money; collections (D/P, D/A) secure nothing beforehand. */
const securityDays: Record<PaymentTerms, number> = {
  lc: bankingDays(rules.openingBankingDays),
  tt: bankingDays(rules.transferBankingDays),
  dp: 0,
  da: 0,
};

/** From the bill of lading until the buyer holds the documents; after a transfer in advance they go straight to the buyer. */
const documentDays: Record<PaymentTerms, number> = {
  lc: rules.presentation + bankingDays(rules.examinationBankingDays),
  tt: rules.courier,
  dp: rules.presentation + rules.courier + bankingDays(rules.paymentBankingDays),
  da: rules.presentation + rules.courier + bankingDays(rules.acceptanceBankingDays),
};

/** Incoterms 2020, A9/B9: who pays for loading, carriage and discharge. Under CFR and CIF freight is taken as free out. */
const duties: Record<DeliveryTerms, { loading: Party; voyage: Party; discharge: Party }> = {
  exw: { loading: 'buyer', voyage: 'buyer', discharge: 'buyer' },
  fob: { loading: 'seller', voyage: 'buyer', discharge: 'buyer' },
  cfr: { loading: 'seller', voyage: 'seller', discharge: 'buyer' },
  cif: { loading: 'seller', voyage: 'seller', discharge: 'buyer' },
  dap: { loading: 'seller', voyage: 'seller', discharge: 'seller' },
};

/**
 * What happens from signature to the last of handing over and payment, in whole days. Ship and goods are taken as available; weather,
 * congestion and bank holidays are not foreseen.
 * @throws RangeError for tons or days at sea that are not finite and above zero
 */
export function timelineOf({ product, tons, seaDays, deliveryTerms, paymentTerms }: Voyage): Timeline {
  if (!(tons > 0 && tons < Infinity)) throw new RangeError(`tons must be above zero, not ${tons}`);
  if (!(seaDays > 0 && seaDays < Infinity)) throw new RangeError(`days at sea must be above zero, not ${seaDays}`);

  const by = duties[deliveryTerms];
  const secured = securityDays[paymentTerms];
  const handling = Math.ceil(tons / rules.tonsPerDay[product]);
  const steps: Step[] = [];
  /** Adds a step and returns the day on which it ends. */
  const step = (id: StepId, doer: Party, start: number, days: number) => {
    if (days > 0) steps.push({ id, by: doer, start, days });
    return start + days;
  };

  step('security', 'buyer', 0, secured);
  const ready = prepared(deliveryTerms, secured, step);
  const shipped = step('loading', by.loading, Math.max(secured, ready), handling);
  const arrived = step('voyage', by.voyage, shipped, seaDays);
  const ashore = step('discharge', by.discharge, arrived, handling);
  const sent = step('documents', paymentTerms === 'tt' ? 'seller' : 'banks', shipped, documentDays[paymentTerms]);
  const released = step('release', 'buyer', Math.max(ashore, sent), rules.release);
  const delivered = step('onCarriage', 'seller', released, deliveryTerms === 'dap' ? rules.toDestination : 0);
  const due = step('credit', 'seller', sent, paymentTerms === 'da' ? shipped + rules.draft - sent : 0);

  const paid = paymentTerms === 'tt' ? secured : due;
  const risk = { exw: secured, fob: shipped, cfr: shipped, cif: shipped, dap: delivered };
  return { steps, days: Math.max(delivered, paid), riskPasses: risk[deliveryTerms], paid };
}

/** Until goods and ship are at the berth: under EXW only after the buyer's payment is safe, otherwise while it is being made so. */
function prepared(
  terms: DeliveryTerms,
  secured: number,
  step: (id: StepId, by: Party, start: number, days: number) => number,
): number {
  if (terms === 'exw') return step('preparation', 'buyer', secured, rules.fromWorks);
  if (terms === 'fob') return step('preparation', 'buyer', 0, rules.nomination);
  return step('preparation', 'seller', 0, rules.toQuay);
}
