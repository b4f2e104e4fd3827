import { hydraulicHose, quality, services } from '../../../common/business.ts';
import type { MediumName } from '../../ui/media.ts';

/** Category ids in display order; each id is also the last part of the page's path. */
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

/** Numbers of the features of a category. Message ids: `equipment.<id>.feature.<number>`. */
export const featureNumbers = [1, 2, 3, 4] as const;

export const getCategoryPath = (id: CategoryId) => `/industrial-equipment/${id}`;
export const getCategoryPicture = (id: CategoryId): MediumName => `equipment-${id}`;

const { innerDiameterMm, temperatureCelsius } = hydraulicHose;

/** Values of the equipment messages. */
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
