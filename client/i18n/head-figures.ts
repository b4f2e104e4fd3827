import { brand } from '../../common/brand.ts';
import { company, hydraulicHose, quality, services } from '../../common/business.ts';

/** Figures that titles and descriptions of pages and documents state. */
export const headFigures = {
  founded: brand.founded,
  years: company.years,
  countries: company.countries,
  expressHours: services.expressPartsHours,
  tolerance: quality.cncTolerance,
  measured: quality.measured,
  minPressure: hydraulicHose.workingPressureBar.min,
  maxPressure: hydraulicHose.workingPressureBar.max,
  minBore: hydraulicHose.innerDiameterMm.min,
  maxBore: hydraulicHose.innerDiameterMm.max,
  hoseStandards: hydraulicHose.standards,
};
