/** What other modules may import of communications. */
export { removeDeletedCommunications } from './communication.bin.ts';
export { Communication } from './communication.entity.ts';
export { communicationConditions } from './communication.list.ts';
export { sendCommunicationMail } from './communication.mail.ts';
export { CommunicationResolver } from './communication.resolver.ts';
export { recordFormSubmission } from './form-submission.ts';
export { factsOf, fileCount, receivedOn } from './mail/facts.ts';
export { communicationSubject, salesIntl, visitorIntl } from './mail/messages.ts';
export { plainFacts, productName, subjectOf } from './mail/quote-facts.ts';
export { QuoteRequestCommunicationsResolver } from './quote-request.resolver.ts';
export { remindFollowUps, sendReminder } from './remind-follow-ups.ts';
export { sendCommunication } from './send-communication.ts';
