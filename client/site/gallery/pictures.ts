import type { MediumName } from '../../ui/media.ts';

export const categories = ['facilities', 'projects', 'products', 'team', 'events'] as const;
type Category = (typeof categories)[number];

export interface GalleryItem {
  /** Message ids: `gallery.<picture>` and `gallery.<picture>.text`. */
  picture: MediumName;
  category: Category;
}

/** All pictures in display order, each exactly once. */
export const galleryItems: GalleryItem[] = [
  { picture: 'hero-ladle-pour', category: 'facilities' },
  { picture: 'services-turnkey-mill', category: 'projects' },
  { picture: 'product-slab', category: 'products' },
  { picture: 'team-helmets', category: 'team' },
  { picture: 'events-booth', category: 'events' },
  { picture: 'facilities-cooling-bed', category: 'facilities' },
  { picture: 'services-steel-plant', category: 'projects' },
  { picture: 'hero-mill-exterior', category: 'facilities' },
  { picture: 'product-wire-rod', category: 'products' },
  { picture: 'services-engineering', category: 'projects' },
  { picture: 'facilities-caster', category: 'facilities' },
  { picture: 'events-lectern', category: 'events' },
  { picture: 'product-pipes', category: 'products' },
  { picture: 'services-modernization', category: 'projects' },
  { picture: 'services-training', category: 'team' },
  { picture: 'hero-coil-aisle', category: 'facilities' },
  { picture: 'product-billets', category: 'products' },
  { picture: 'projects-foundation', category: 'projects' },
  { picture: 'hero-hot-slab', category: 'facilities' },
  { picture: 'hero-port-dusk', category: 'events' },
];

/** @returns the pictures of the category, or all pictures without a category */
export const filterItems = (category?: string): GalleryItem[] =>
  galleryItems.filter((item) => !category || item.category === category);
