/** Public API of the quotes module: quote requests. */
export { AssignmentRule } from './assignment-rule.entity.ts';
export { AssignmentRuleResolver } from './assignment-rule.resolver.ts';
export { buildListConditions } from './list-query.ts';
export { OutcomeResolver } from './outcome.resolver.ts';
export { closeAsWon, type OutcomeContext, setQuotedAmount } from './outcome.service.ts';
export { OwnerResolver } from './owner.resolver.ts';
export { type OwnerContext, setOwner } from './owner.service.ts';
export { QuoteRequest } from './quote-request.entity.ts';
export { ensureCompany } from './quote-request.lead.ts';
export { buildQuoteRequestConditions, countQuoteRequestsByStatus, getQuoteRequestOrder } from './quote-request.list.ts';
export { readQuoteRequestFilter } from './quote-request.url-filter.ts';
export { QuoteRequestResolver } from './quote-request.resolver.ts';
export { lockQuoteRequest } from './quote-request.lock.ts';
export { findQuoteRequest } from './quote-request.service.ts';
export { StatusCount } from './status-count.type.ts';
export { quotePersonalData } from './quote-request.personal-data.ts';
