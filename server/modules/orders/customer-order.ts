import type { EntityManager } from 'typeorm';
import type { OrderStatus, SaleKind } from '../../../common/enums.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { listOrderDocuments } from './order-document.service.ts';
import { Order, type Milestone, type OrderDocument } from './order.entity.ts';

/** What the customer of an order may see: no notes, payments and internal documents. */
interface CustomerOrder {
  number: string;
  status: OrderStatus;
  saleKind: SaleKind;
  milestones: Pick<Milestone, 'kind' | 'plannedOn' | 'doneOn'>[];
  /** Released documents, in the order of their kinds. */
  documents: Pick<OrderDocument, 'id' | 'kind' | 'name' | 'type' | 'size'>[];
}

/** Returns the order of an offer as its customer may see it; null when the offer has no order. */
export async function findCustomerOrder(tx: EntityManager, offerId: string): Promise<CustomerOrder | null> {
  const order = isUuid(offerId) ? await tx.findOneBy(Order, { offerId }) : null;
  if (!order) return null;
  const documents = await listOrderDocuments(tx, [order.id], { released: true });
  return {
    number: order.number,
    status: order.status,
    saleKind: order.saleKind,
    milestones: order.milestones.map(({ kind, plannedOn, doneOn }) => ({ kind, plannedOn, doneOn })),
    documents: documents.map(({ id, kind, name, type, size }) => ({ id, kind, name, type, size })),
  };
}
