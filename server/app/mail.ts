import { join } from 'node:path';
import { brand } from '../../common/brand.ts';
import type { Config } from '../config.ts';
import { parseMailbox, type Mailbox } from '../platform/mail/mailbox.ts';
import { createMailer, type Mailer } from '../platform/mail/mailer.ts';

/** Returns the sender of all messages: MAIL_FROM, or the mailbox of common/brand.ts. */
export const getSender = ({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): Mailbox =>
  (MAIL_FROM && parseMailbox(MAIL_FROM)) || { name: brand.name, address: brand.email };

/** Creates the mailer of the settings: by SMTP, or without SMTP_URL to files in DATA_DIR. */
export const createConfiguredMailer = ({ SMTP_URL, DATA_DIR, MAIL_FROM }: Config): Mailer =>
  createMailer({
    smtpUrl: SMTP_URL,
    folder: join(DATA_DIR, 'mail'),
    from: getSender({ MAIL_FROM }),
  });
