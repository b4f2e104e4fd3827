/** Public API of the intake module: submissions of public forms, and requests that the sales desk enters by hand. */
export { ContactMessage } from './contact-message.entity.ts';
export { ContactMessageSubmissionResolver } from './contact-message.intake.ts';
export { DeskQuoteRequestResolver } from './desk-quote-request.resolver.ts';
export { confirmContact } from './mail/confirm-contact.ts';
export { confirmQuote } from './mail/confirm-quote.ts';
export { confirmSupplier } from './mail/confirm-supplier.ts';
export { notifyContact } from './mail/notify-contact.ts';
export { notifySales } from './mail/notify-sales.ts';
export { notifySupplier } from './mail/notify-supplier.ts';
export { QuoteRequestSubmissionResolver, recordQuoteRequestSubmission } from './quote-request.intake.ts';
export { generateReference } from './submission.ts';
export { SupplierApplication } from './supplier-application.entity.ts';
export { SupplierApplicationSubmissionResolver } from './supplier-application.intake.ts';
export { intakePersonalData } from './form.personal-data.ts';
