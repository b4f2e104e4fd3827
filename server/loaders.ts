import type { DataSource } from 'typeorm';
import { companyLoaders } from './crm/companies/company.loaders.ts';
import { contactLoaders } from './crm/contacts/contact.loaders.ts';
import { offerLoaders } from './crm/offers/offer.loaders.ts';
import { timelineLoaders } from './crm/timeline/timeline.loaders.ts';
import { identityLoaders } from './identity/identity.loaders.ts';
import { quoteRequestLoaders } from './intake/quote-request.loaders.ts';
import { marketLoaders } from './market/market.loaders.ts';

/** Every feature's loaders. They live for one request, so that nobody sees rows that somebody else was allowed to see. */
export const loadersOf = (db: DataSource) => ({
  ...companyLoaders(db),
  ...contactLoaders(db),
  ...offerLoaders(db),
  timeline: timelineLoaders(db),
  quoteRequest: quoteRequestLoaders(db),
  identity: identityLoaders(db),
  ...marketLoaders(db),
});

export type Loaders = ReturnType<typeof loadersOf>;
