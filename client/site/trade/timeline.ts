import type { DeliveryTerms, PaymentTerms, TradeProduct } from '../../../common/enums.ts';

/** The party that performs and pays for a step; banks forward documents and money. */
export type Party = 'seller' | 'buyer' | 'banks';

type StepId =
  'security' | 'preparation' | 'loading' | 'voyage' | 'discharge' | 'documents' | 'release' | 'onCarriage' | 'credit';

export interface Step {
  id: StepId;
  by: Party;
  /** Days after the contract is signed. */
  start: number;
  days: number;
}

export interface Timeline {
  /** In the order of the transport; some steps run in parallel. */
  steps: Step[];
  /** Days from contract to delivery and payment. */
  days: number;
  /** Day on which the risk passes to the buyer (Incoterms 2020, A3). */
  riskTransferDay: number;
  /** Day on which the seller has the money. */
  paymentDay: number;
}

export interface TimelineInput {
  product: TradeProduct;
  tons: number;
  seaDays: number;
  deliveryTerms: DeliveryTerms;
  paymentTerms: PaymentTerms;
}

/**
 * Rules of the timeline, which the page states: durations in calendar days (banking days where the comment says so) and loading rates in
 * tons per day. They assume that both parties are prepared.
 */
export const timelineRules = {
  /** L/C: application, issue and SWIFT advice; banking days. */
  openingBankingDays: 3,
  /** T/T in advance: until the amount is credited; banking days. */
  transferBankingDays: 2,
  /** The seller delivers goods in stock to the quay and clears them for export. */
  toQuay: 3,
  /** Incoterms 2020, EXW A2/B2 and B7: the buyer collects at the works and clears for export through an agent abroad. */
  fromWorks: 4,
  /** Incoterms 2020, FOB B10: the buyer nominates ship and date in time; steel contracts usually require seven days. */
  nomination: 7,
  /** The seller presents the documents to the bank the day after the bill of lading is signed. */
  presentation: 1,
  /** UCP 600, art. 14 b: maximum time for the examination of documents; banking days. */
  examinationBankingDays: 5,
  /** Documents by courier to another country. */
  courier: 3,
  /** D/P: the buyer pays the collecting bank, which then releases the documents (URC 522); banking days. */
  paymentBankingDays: 3,
  /** D/A: the bank releases the documents against an acceptance; banking days. */
  acceptanceBankingDays: 1,
  /** D/A: the draft is due this long after the bill of lading; 30 to 180 days are usual, 60 is common. */
  draft: 60,
  /** Import customs (declared before arrival) and handover, once ship and documents have arrived. */
  release: 1,
  /** DAP: from the quay to the place of destination. */
  toDestination: 2,
  /** Loading and discharge rate in tons per day, as usual in charter parties for steel and bulk cargo. */
  tonsPerDay: { scrap: 4_000, slab: 5_000, billet: 5_000, rebar: 3_000, 'wire-rod': 2_500, dri: 6_000 },
} as const satisfies Record<string, number | Record<TradeProduct, number>>;

const rules = timelineRules;

/** Converts banking days to calendar days; a week has five banking days. */
const toCalendarDays = (bankingDays: number) => Math.round((bankingDays * 7) / 5);

/** Days until the payment is secured, so that the seller can ship; collections (D/P, D/A) give no security in advance. */
const securityDays: Record<PaymentTerms, number> = {
  lc: toCalendarDays(rules.openingBankingDays),
  tt: toCalendarDays(rules.transferBankingDays),
  dp: 0,
  da: 0,
};

/** Days from the bill of lading until the buyer has the documents; after T/T in advance they go directly to the buyer. */
const documentDays: Record<PaymentTerms, number> = {
  lc: rules.presentation + toCalendarDays(rules.examinationBankingDays),
  tt: rules.courier,
  dp: rules.presentation + rules.courier + toCalendarDays(rules.paymentBankingDays),
  da: rules.presentation + rules.courier + toCalendarDays(rules.acceptanceBankingDays),
};

/** Incoterms 2020, A9/B9: the party that pays for loading, carriage and discharge. CFR and CIF assume freight on "free out" terms. */
const payers: Record<DeliveryTerms, { loading: Party; voyage: Party; discharge: Party }> = {
  exw: { loading: 'buyer', voyage: 'buyer', discharge: 'buyer' },
  fob: { loading: 'seller', voyage: 'buyer', discharge: 'buyer' },
  cfr: { loading: 'seller', voyage: 'seller', discharge: 'buyer' },
  cif: { loading: 'seller', voyage: 'seller', discharge: 'buyer' },
  dap: { loading: 'seller', voyage: 'seller', discharge: 'seller' },
};

/**
 * Calculates all steps from signature to delivery and payment, in whole days. It assumes that ship and goods are available and ignores
 * weather, congestion and bank holidays.
 * @throws RangeError when tons or days at sea are not finite and above zero
 */
export function createTimeline({ product, tons, seaDays, deliveryTerms, paymentTerms }: TimelineInput): Timeline {
  if (!(tons > 0 && tons < Infinity)) throw new RangeError(`tons must be above zero, not ${tons}`);
  if (!(seaDays > 0 && seaDays < Infinity)) throw new RangeError(`days at sea must be above zero, not ${seaDays}`);

  const payer = payers[deliveryTerms];
  const securedDay = securityDays[paymentTerms];
  const handlingDays = Math.ceil(tons / rules.tonsPerDay[product]);
  const steps: Step[] = [];
  /** Adds a step unless its duration is 0. @returns the day on which it ends */
  const addStep = (id: StepId, by: Party, start: number, days: number) => {
    if (days > 0) steps.push({ id, by, start, days });
    return start + days;
  };

  addStep('security', 'buyer', 0, securedDay);
  const readyDay = addPreparation(deliveryTerms, securedDay, addStep);
  const shippedDay = addStep('loading', payer.loading, Math.max(securedDay, readyDay), handlingDays);
  const arrivalDay = addStep('voyage', payer.voyage, shippedDay, seaDays);
  const dischargedDay = addStep('discharge', payer.discharge, arrivalDay, handlingDays);
  const sender = paymentTerms === 'tt' ? 'seller' : 'banks';
  const documentsDay = addStep('documents', sender, shippedDay, documentDays[paymentTerms]);
  const releasedDay = addStep('release', 'buyer', Math.max(dischargedDay, documentsDay), rules.release);
  const onCarriageDays = deliveryTerms === 'dap' ? rules.toDestination : 0;
  const deliveredDay = addStep('onCarriage', 'seller', releasedDay, onCarriageDays);
  const creditDays = paymentTerms === 'da' ? shippedDay + rules.draft - documentsDay : 0;
  const dueDay = addStep('credit', 'seller', documentsDay, creditDays);

  const paymentDay = paymentTerms === 'tt' ? securedDay : dueDay;
  const riskTransferDays = { exw: securedDay, fob: shippedDay, cfr: shippedDay, cif: shippedDay, dap: deliveredDay };
  const days = Math.max(deliveredDay, paymentDay);
  return { steps, days, riskTransferDay: riskTransferDays[deliveryTerms], paymentDay };
}

/**
 * Adds the preparation of goods and ship. Under EXW it starts after the payment is secured, otherwise in parallel.
 * @returns the day on which goods and ship are at the berth
 */
function addPreparation(
  terms: DeliveryTerms,
  securedDay: number,
  addStep: (id: StepId, by: Party, start: number, days: number) => number,
): number {
  if (terms === 'exw') return addStep('preparation', 'buyer', securedDay, rules.fromWorks);
  if (terms === 'fob') return addStep('preparation', 'buyer', 0, rules.nomination);
  return addStep('preparation', 'seller', 0, rules.toQuay);
}
