import { contactAbout } from '../links.ts';

/** An address, and the message ids of its name and of the line below that in an open menu. */
export interface Destination {
  to: string;
  name: string;
  hint: string;
}

const named = (id: string, to: string): Destination => ({ to, name: `site.nav.${id}`, hint: `site.hint.${id}` });
const page = (id: string) => named(id, `/${id}`);

/** The sections of /products, in their order. */
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

export const home = named('home', '/');
export const products = page('products');
export const contact = page('contact');
/** Of the buttons around every page that ask for a quote. */
export const askForQuote = contactAbout('fiyat-teklifi');

/** A menu's last destination is the one that it shows with a picture. */
export const productMenu = {
  name: 'site.menu.products',
  links: serviceIds.map((id) => named(id, `/products#${id}`)),
  aside: page('industrial-equipment'),
};

export const tradeMenu = {
  name: 'site.menu.trade-network',
  links: ['trade-platform', 'trade-intermediary', 'price-lists', 'supplier-network'].map(page),
  aside: page('quote-system'),
};

/** Beside the two menus. */
export const pages = [...['company', 'quality', 'gallery', 'market-updates'].map(page), contact];

/** The group of the footer that also opens the cookie settings. */
export const legalGroup = 'site.footer.legal';

export const footerGroups = [
  { title: 'site.footer.company', links: [home, page('company'), page('quality')] },
  { title: 'site.footer.business', links: [products, page('global-trade'), page('market-updates')] },
  { title: legalGroup, links: ['privacy-policy', 'terms-of-service', 'cookies-policy'].map(page) },
];
