import { getContactPath } from '../links.ts';

/** A link target, with the message ids of its name and of the hint below it in an open menu. */
export interface Destination {
  to: string;
  name: string;
  hint: string;
}

const createDestination = (id: string, to: string): Destination => ({
  to,
  name: `site.nav.${id}`,
  hint: `site.hint.${id}`,
});
const page = (id: string) => createDestination(id, `/${id}`);

/** Sections of /products in display order. */
export const serviceIds = [
  'turnkey-mill',
  'steel-plant',
  'engineering',
  'modernization',
  'maintenance',
  'spare-parts',
  'training',
] as const;
export type ServiceId = (typeof serviceIds)[number];

export const home = createDestination('home', '/');
export const products = page('products');
const contact = page('contact');
/** Target of the quote buttons in the header, the mobile menu and the floating button. */
export const quoteContactPath = getContactPath('fiyat-teklifi');

/** The `aside` destination is shown with a picture. */
export const productMenu = {
  name: 'site.menu.products',
  links: serviceIds.map((id) => createDestination(id, `/products#${id}`)),
  aside: page('industrial-equipment'),
};

export const tradeMenu = {
  name: 'site.menu.trade-network',
  links: ['trade-platform', 'trade-intermediary', 'price-lists', 'supplier-network'].map(page),
  aside: page('quote-system'),
};

/** Links of the header next to the two menus. */
export const pages = [page('company'), page('quality'), page('gallery'), page('market-updates'), contact];

/** Footer group that also contains the link to the cookie settings. */
export const legalGroup = 'site.footer.legal';

export const footerGroups = [
  { title: 'site.footer.company', links: [home, page('company'), page('quality')] },
  { title: 'site.footer.business', links: [products, page('global-trade'), page('market-updates')] },
  {
    title: legalGroup,
    links: ['imprint', 'privacy-policy', 'privacy-request', 'terms-of-service', 'cookies-policy'].map(page),
  },
];
