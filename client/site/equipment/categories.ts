import { hydraulicHose, quality, services } from '../../../common/business.ts';
import type { MediumName } from '../../ui/media.ts';

/** In the order of the overview; each is the last part of its page's address. */
export const categoryIds = [
  'hydraulic-hoses',
  'hydraulic-fittings',
  'braided-hoses',
  'filter-systems',
  'valves',
  'camlock-couplings',
  'gears',
  'cnc-components',
] as const;
export type CategoryId = (typeof categoryIds)[number];

/** The four features of a category: the messages `equipment.<id>.feature.<1 to 4>`. */
export const featureNumbers = [1, 2, 3, 4] as const;

export const categoryPath = (id: CategoryId) => `/industrial-equipment/${id}`;
export const pictureOf = (id: CategoryId): MediumName => `equipment-${id}`;

const { innerDiameterMm, temperatureCelsius } = hydraulicHose;

/** Figures that the words about equipment may state. */
export const figures = {
  bar: hydraulicHose.workingPressureBar.max,
  innerFrom: innerDiameterMm.min,
  innerTo: innerDiameterMm.max,
  coldest: temperatureCelsius.min,
  warmest: temperatureCelsius.max,
  special: temperatureCelsius.special,
  tolerance: quality.cncTolerance,
  measured: quality.measured,
  hours: services.expressPartsHours,
};
