import { Router } from 'express';
import { GraphQLError } from 'graphql';
import type { DataSource } from 'typeorm';
import { localePath, locales } from '../../../common/locales.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { withdrawConsent } from './mailbox-consent.ts';

/**
 * Routes for List-Unsubscribe (RFC 8058). A POST withdraws the consent, from any origin and without a session. A GET redirects to a page
 * with a button, because link scanners also follow links. An unknown link gets the same answer.
 */
export function consentRoutes(db: DataSource): Router {
  return Router()
    .post('/consents/:token/unsubscribe', async ({ params }, response) => {
      await db
        .transaction((tx) => withdrawConsent(tx, params.token))
        .catch((error: unknown) => {
          if (!(error instanceof GraphQLError)) throw error;
        });
      response.set('Cache-Control', 'no-store').type('text/plain').send('Unsubscribed');
    })
    .get('/consents/:token/unsubscribe', async ({ params: { token } }, response) => {
      const [consent] = isUuid(token)
        ? await db.query<{ language: string }[]>(
            `select language from mailbox_consents where token = $1
             union all select language from unsubscribe_tokens where token = $1 limit 1`,
            [token],
          )
        : [];
      const locale = locales.find((known) => known === consent?.language) ?? 'en';
      response.redirect(303, `${localePath(locale, '/privacy-request')}?unsubscribe=${encodeURIComponent(token)}`);
    });
}
