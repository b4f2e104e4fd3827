export interface Medium {
  /** Size of the master picture in pixels; every encoding has its aspect ratio. */
  width: number;
  height: number;
  /** Focal point, which stays visible when the picture is cropped: fractions from the left and from the top. */
  focus: [x: number, y: number];
  /** The side of the subject, for pictures that may be mirrored to keep the subject away from the text. */
  subject?: 'left' | 'right';
}

const wide = { width: 1600, height: 900 };

/** Pictures in public/media by name; the alternative texts are the messages `media.<name>`. */
export const media = {
  'hero-ladle-pour': { ...wide, focus: [0.5, 0.42], subject: 'left' },
  'hero-film': { width: 1280, height: 720, focus: [0.62, 0.5], subject: 'right' },
  'hero-hot-slab': { ...wide, focus: [0.62, 0.5], subject: 'right' },
  'hero-coil-aisle': { ...wide, focus: [0.6, 0.5] },
  'hero-rebar': { ...wide, focus: [0.62, 0.5], subject: 'right' },
  'hero-port-dusk': { ...wide, focus: [0.62, 0.5], subject: 'right' },
  'services-turnkey-mill': { ...wide, focus: [0.3, 0.5], subject: 'left' },
  'services-steel-plant': { ...wide, focus: [0.44, 0.5] },
  'services-engineering': { ...wide, focus: [0.62, 0.5] },
  'services-modernization': { ...wide, focus: [0.5, 0.5] },
  'services-maintenance': { ...wide, focus: [0.46, 0.5] },
  'services-spare-parts': { ...wide, focus: [0.42, 0.5] },
  'services-training': { ...wide, focus: [0.5, 0.5] },
  'equipment-cnc-components': { ...wide, focus: [0.12, 0.5] },
  'equipment-hydraulic-hoses': { ...wide, focus: [0.38, 0.5] },
  'hero-mill-exterior': { ...wide, focus: [0.6, 0.5], subject: 'right' },
  'facilities-caster': { ...wide, focus: [0.5, 0.5], subject: 'right' },
  'facilities-cooling-bed': { ...wide, focus: [0.5, 0.5] },
  'product-slab': { ...wide, focus: [0.4, 0.5] },
  'product-billets': { ...wide, focus: [0.6, 0.5] },
  'product-wire-rod': { ...wide, focus: [0.5, 0.5] },
  'product-pipes': { ...wide, focus: [0.5, 0.5] },
  'product-beams': { ...wide, focus: [0.5, 0.5] },
  'projects-foundation': { ...wide, focus: [0.6, 0.5], subject: 'right' },
  'team-helmets': { ...wide, focus: [0.55, 0.4] },
  'events-booth': { ...wide, focus: [0.5, 0.5] },
  'events-lectern': { ...wide, focus: [0.5, 0.5] },
  'equipment-hydraulic-fittings': { ...wide, focus: [0.4, 0.5] },
  'equipment-braided-hoses': { ...wide, focus: [0.5, 0.5] },
  'equipment-gears': { ...wide, focus: [0.5, 0.5] },
  'hose-1': { ...wide, focus: [0.5, 0.5] },
  'equipment-filter-systems': { width: 1600, height: 1000, focus: [0.36, 0.5] },
  'equipment-valves': { width: 1600, height: 1000, focus: [0.5, 0.5] },
  'equipment-camlock-couplings': { width: 1600, height: 1000, focus: [0.62, 0.5] },
  'hose-2': { width: 1600, height: 1000, focus: [0.42, 0.5] },
  'hose-3': { width: 1600, height: 1000, focus: [0.5, 0.5] },
  'hose-4': { width: 1600, height: 1000, focus: [0.5, 0.5] },
} satisfies Record<string, Medium>;

export type MediumName = keyof typeof media;
