/** What other modules may import of quotes. */
export { QuoteRequest } from './quote-request.entity.ts';
export { companyOf } from './quote-request.lead.ts';
export {
  quoteRequestConditions,
  quoteRequestCounts,
  quoteRequestOrder,
  quoteRequestOrders,
} from './quote-request.list.ts';
export { QuoteRequestResolver } from './quote-request.resolver.ts';
export { presentQuoteRequest, quoteRequest } from './quote-request.service.ts';
export { newReference } from './reference.ts';
export { StatusCount } from './status-count.type.ts';
