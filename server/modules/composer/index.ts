/** Public API of the composer module: mails that will be sent, and templates of mails. */
export { composerPersonalData } from './composer.personal-data.ts';
export { MailTemplate } from './mail-template.entity.ts';
export { MailTemplateResolver } from './mail-template.resolver.ts';
export { ScheduledMail } from './scheduled-mail.entity.ts';
export { ScheduledMailResolver } from './scheduled-mail.resolver.ts';
export { sendScheduledMail } from './send-scheduled-mail.ts';
