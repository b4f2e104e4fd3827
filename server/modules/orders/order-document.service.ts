import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { orderDocumentKinds, type OrderDocumentKind } from '../../../common/enums.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import type { FileStorage } from '../../platform/files/file-folder.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { notFound } from '../../platform/graphql/errors.ts';
import { Attachment, storeAttachment } from '../files/index.ts';
import { Order, OrderDocument } from './order.entity.ts';

/** Lists the documents of orders in the order of their kinds, oldest first. */
export async function listOrderDocuments(
  tx: EntityManager,
  orderIds: readonly string[],
  { released = false }: { released?: boolean } = {},
): Promise<OrderDocument[]> {
  const documents = await tx.find(OrderDocument, {
    where: { orderId: In([...orderIds]), ...(released && { releasedAt: Not(IsNull()) }) },
    order: { createdAt: 'asc', id: 'asc' },
  });
  const place = ({ kind }: OrderDocument) => orderDocumentKinds.indexOf(kind);
  return documents.sort((one, other) => place(one) - place(other));
}

/**
 * Stores the file at `path` as a document of an order, which the customer does not see yet.
 * @throws NOT_FOUND when the order does not exist
 */
export async function addOrderDocument(
  tx: EntityManager,
  files: FileStorage,
  orderId: string,
  kind: OrderDocumentKind,
  { path, ...file }: { path: string; name: string; type: string; size: number },
  by: Viewer,
): Promise<OrderDocument> {
  if (!isUuid(orderId) || !(await tx.existsBy(Order, { id: orderId }))) throw notFound('There is no such order');
  const { id: attachmentId } = await storeAttachment(tx, files, path, file);
  return tx.save(tx.create(OrderDocument, { ...file, orderId, kind, attachmentId, createdBy: by.id }));
}

/**
 * Shows a document to the customer, or hides it again. A document that is shown already keeps its `releasedAt`.
 * @throws NOT_FOUND
 */
export async function releaseOrderDocument(
  tx: EntityManager,
  id: string,
  released: boolean,
  by: Viewer,
): Promise<OrderDocument> {
  const document = await lockDocument(tx, id);
  if (released === (document.releasedAt !== null)) return document;
  await tx.update(
    OrderDocument,
    { id },
    released ? { releasedAt: new Date(), releasedBy: by.id } : { releasedAt: null, releasedBy: null },
  );
  return tx.findOneByOrFail(OrderDocument, { id });
}

/**
 * Permanently removes a document and its file.
 * @throws NOT_FOUND
 */
export async function deleteOrderDocument(tx: EntityManager, id: string): Promise<boolean> {
  const { attachmentId } = await lockDocument(tx, id);
  await tx.delete(OrderDocument, { id });
  // The table, not the view `visible.attachments`: a user who sees only own records does not see a file that no document refers to any more.
  await tx.query('delete from public.attachments where id = $1', [attachmentId]);
  return true;
}

async function lockDocument(tx: EntityManager, id: string): Promise<OrderDocument> {
  const document = isUuid(id)
    ? await tx.findOne(OrderDocument, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : null;
  if (!document) throw notFound('There is no such document');
  return document;
}

/** Returns the file of a document that the customer of an offer may see; null for any other document, and once the order is cancelled. */
export async function findReleasedFile(
  tx: EntityManager,
  offerId: string,
  documentId: string,
): Promise<Attachment | null> {
  if (!isUuid(offerId) || !isUuid(documentId)) return null;
  const order = await tx.findOneBy(Order, { offerId });
  const document =
    order &&
    order.status !== 'cancelled' &&
    (await tx.findOneBy(OrderDocument, { id: documentId, orderId: order.id, releasedAt: Not(IsNull()) }));
  return document ? tx.findOneBy(Attachment, { id: document.attachmentId }) : null;
}
