/** Public API of the communications module. */
export { removeDeletedCommunications } from './communication.bin.ts';
export { Communication } from './communication.entity.ts';
export { buildCommunicationConditions } from './communication.list.ts';
export { lockAnswered, markReplied, resolveRecipient, sendCommunicationMail } from './communication.mail.ts';
export { CommunicationResolver } from './communication.resolver.ts';
export { formatDetails, formatFileCount, formatDate } from './mail/details.ts';
export { salesIntl, visitorIntl } from './mail/messages.ts';
export { formatRequestDetails, getProductName } from './mail/quote-details.ts';
export { QuoteRequestCommunicationsResolver } from './quote-request.resolver.ts';
export { deleteCommunication } from './communication.bin.ts';
export { markReturned, recordReceivedMail } from './received-mail.ts';
export { createSendCommunication } from './send-communication.ts';
export { communicationPersonalData } from './communication.personal-data.ts';
