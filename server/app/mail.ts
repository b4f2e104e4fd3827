import { join } from 'node:path';
import { brand } from '../../common/brand.ts';
import type { Config } from '../config.ts';
import { createMailer, type Mailer } from '../platform/mail/mailer.ts';

/** Creates the mailer of the settings: by SMTP, or without SMTP_URL to files in DATA_DIR. */
export const createConfiguredMailer = ({ SMTP_URL, DATA_DIR }: Config): Mailer =>
  createMailer({
    smtpUrl: SMTP_URL,
    folder: join(DATA_DIR, 'mail'),
    from: { name: brand.name, address: brand.email },
  });
