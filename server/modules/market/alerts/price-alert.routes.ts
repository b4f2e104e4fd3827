import { Router } from 'express';
import type { DataSource } from 'typeorm';
import { localePath, locales } from '../../../../common/locales.ts';
import { isUuid } from '../../../platform/database/rows.ts';
import { cancelAlert } from './price-alert.service.ts';

/**
 * What mail programs do with List-Unsubscribe (RFC 8058): one POST ends the alert, from whatever origin and without a session. Whoever
 * opens the same address in a browser gets a page with a button, for links are also followed by programs that only look.
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
    const locale = locales.find((one) => one === alert?.language) ?? 'en';
    response.redirect(303, `${localePath(locale, '/price-alert')}?cancel=${encodeURIComponent(token)}`);
  });
  return router;
}
