import { Router } from 'express';
import { locales } from '../../../common/locales.ts';
import { DAY_MS } from '../../../common/durations.ts';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 90;

interface Options {
  /** E-mail address or https URL for reports of vulnerabilities. */
  contact: string;
  /** Public URL of the site. */
  origin: string;
}

/** Serves /.well-known/security.txt (RFC 9116), which expires 90 days after each request. */
export function securityTxtRoute({ contact, origin }: Options): Router {
  return Router().get('/.well-known/security.txt', (_request, response) => {
    const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString().replace(/\.\d+/, '');
    const fields = [
      `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${locales.join(', ')}`,
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    response
      .type('text/plain')
      .set('Cache-Control', 'no-cache')
      .send(`${fields.join('\r\n')}\r\n`);
  });
}
