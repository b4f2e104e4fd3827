import { confirmQuote } from './intake/mail/confirm-quote.ts';
import { notifySales } from './intake/mail/notify-sales.ts';

/** Every background job: what a worker of this version can run. */
export const jobs = [notifySales, confirmQuote];
