/** Public API of the communications module. */
export { removeDeletedCommunications } from './communication.bin.ts';
export { Communication } from './communication.entity.ts';
export { buildCommunicationConditions } from './communication.list.ts';
export { sendCommunicationMail } from './communication.mail.ts';
export { CommunicationResolver } from './communication.resolver.ts';
export { formatFacts, formatFileCount, formatDate } from './mail/facts.ts';
export { salesIntl, visitorIntl } from './mail/messages.ts';
export { formatRequestFacts, getProductName } from './mail/quote-facts.ts';
export { QuoteRequestCommunicationsResolver } from './quote-request.resolver.ts';
export { createSendCommunication } from './send-communication.ts';
