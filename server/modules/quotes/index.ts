/** Public API of the quotes module: quote requests. */
export { QuoteRequest } from './quote-request.entity.ts';
export { ensureCompany } from './quote-request.lead.ts';
export {
  quoteRequestConditions,
  countQuoteRequestsByStatus,
  quoteRequestOrder,
  quoteRequestOrders,
} from './quote-request.list.ts';
export { QuoteRequestResolver } from './quote-request.resolver.ts';
export { findQuoteRequest, lockQuoteRequest } from './quote-request.service.ts';
export { generateReference } from './reference.ts';
export { StatusCount } from './status-count.type.ts';
