interface RecordIds {
  orderId?: string | null;
  quoteRequestId?: string | null;
  communicationId?: string | null;
  companyId?: string | null;
}

/** Returns the path of the panel for the record that a task or a notification is about; undefined without one. */
export function getRecordPath({ orderId, quoteRequestId, communicationId, companyId }: RecordIds): string | undefined {
  if (orderId) return `/admin/orders/${orderId}`;
  if (quoteRequestId) return `/admin/quotes/${quoteRequestId}`;
  if (communicationId) return `/admin/communications?record=${communicationId}`;
  return companyId ? `/admin/companies/${companyId}` : undefined;
}
