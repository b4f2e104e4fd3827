/** Public API of the mailbox module: mails that arrive by IMAP or as a file. */
export { InboundMail } from './inbound-mail.entity.ts';
export { CommunicationMailResolver, ContactBounceResolver, InboundMailResolver } from './inbound-mail.resolver.ts';
export { mailRoutes } from './mail.routes.ts';
export { mailPersonalData } from './mailbox.personal-data.ts';
export { Mailbox, mailboxClientSecret, MailboxFolder, mailboxSecret, MailIgnoreRule } from './mailbox.entity.ts';
export { MailboxResolver } from './mailbox.resolver.ts';
export { startMailReading } from './mail-reading.ts';
export { createMailboxVaults, type MailboxContext } from './mailbox.service.ts';
export { removeIgnoredMails } from './remove-ignored-mails.ts';
