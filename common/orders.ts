import type { MilestoneKind, OrderDocumentKind, OrderPaymentKind, SaleKind } from './enums.ts';

interface Sale {
  milestones: readonly MilestoneKind[];
  payments: readonly OrderPaymentKind[];
  /** Documents that the customer usually gets; others are possible. */
  documents: readonly OrderDocumentKind[];
}

/** Milestones, payments and documents of an order by kind of sale, each in chronological order. */
export const sales: Record<SaleKind, Sale> = {
  cargo: {
    milestones: ['confirmed', 'in_production', 'ready', 'inspected', 'loaded', 'sailed', 'arrived', 'delivered'],
    payments: ['deposit', 'lc_opened', 'lc_expiry', 'balance'],
    documents: ['proforma', 'mill_certificate', 'packing_list', 'bill_of_lading', 'certificate_of_origin'],
  },
  project: {
    milestones: ['confirmed', 'in_production', 'ready', 'inspected', 'loaded', 'arrived', 'delivered'],
    payments: ['deposit', 'lc_opened', 'lc_expiry', 'balance'],
    documents: ['proforma', 'packing_list', 'certificate_of_origin'],
  },
  training: {
    milestones: ['confirmed', 'ready', 'delivered'],
    payments: ['deposit', 'balance'],
    documents: ['proforma'],
  },
};
