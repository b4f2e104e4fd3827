/** Public API of the orders module. */
export { Order, OrderDocument } from './order.entity.ts';
export { findCustomerOrder } from './customer-order.ts';
export { findReleasedFile } from './order-document.service.ts';
export { buildOrderConditions, getOrderSort } from './order.list.ts';
export { OrderDocumentResolver, OrderResolver, QuoteRequestOrdersResolver } from './order.resolver.ts';
export { orderRoutes } from './order.routes.ts';
export {
  createOrderNumber,
  createOrderOfOffer,
  findRequestsWithLiveOrders,
  handOverOrders,
  setOrderOwner,
} from './order.service.ts';
export { orderPersonalData } from './order.personal-data.ts';
