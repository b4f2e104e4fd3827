import { Router } from 'express';
import type { DataSource } from 'typeorm';
import { localePath, locales } from '../../../../common/locales.ts';
import { isUuid } from '../../../platform/database/rows.ts';
import { cancelAlert } from './price-alert.service.ts';

/**
 * Routes for List-Unsubscribe (RFC 8058). A POST cancels the alert, from any origin and without a session. A GET
 * redirects to a page with a button, because link scanners also follow links and must not cancel the alert.
 */
export function priceAlertRoutes(db: DataSource): Router {
  const router = Router();
  router.post('/price-alerts/:token/unsubscribe', async ({ params }, response) => {
    await db.transaction((tx) => cancelAlert(tx, params.token));
    response.set('Cache-Control', 'no-store').type('text/plain').send('Unsubscribed');
  });
  router.get('/price-alerts/:token/unsubscribe', async ({ params: { token } }, response) => {
    const [alert] = isUuid(token)
      ? await db.query<{ language: string }[]>('select language from price_alerts where token = $1', [token])
      : [];
    const locale = locales.find((known) => known === alert?.language) ?? 'en';
    response.redirect(303, `${localePath(locale, '/price-alert')}?cancel=${encodeURIComponent(token)}`);
  });
  return router;
}
