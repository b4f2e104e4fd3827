import { hydraulicHose } from '../../../../common/business.ts';
import type { Question } from '../../../ui/accordion.tsx';
import type { CalloutPosition } from '../../../ui/callout.tsx';
import type { MediumName } from '../../../ui/media.ts';
import type { Scale } from '../../../ui/range-scale.tsx';
import type { CategoryId } from '../categories.ts';

interface HosePicture {
  name: MediumName;
  callouts?: CalloutPosition[];
}

/** The cutaway view comes first because it shows what determines the price. */
export const hosePictures: [HosePicture, ...HosePicture[]] = [
  {
    name: 'hose-3',
    callouts: [
      {
        label: 'hydraulic-hoses.callout.tube',
        labelSide: 'above',
        line: [
          [190, 260],
          [190, 330],
          [440, 560],
        ],
      },
      {
        label: 'hydraulic-hoses.callout.braid',
        labelSide: 'above',
        line: [
          [610, 170],
          [610, 380],
        ],
      },
    ],
  },
  { name: 'hose-2' },
  { name: 'hose-1' },
  { name: 'hose-4' },
];

interface HoseRange {
  /** Message id of the label: `hydraulic-hoses.spec.<id>`. */
  id: string;
  /** Message id of the value: `hydraulic-hoses.range.<unit>`. */
  unit: 'bar' | 'celsius' | 'mm' | 'kgPerMetre';
  range: { min: number; max: number; special?: number };
  scale: Scale;
}

/** Pressures share a scale, as diameters do, so that their drawings can be compared. */
const pressure: Scale = { from: 0, to: 1_800, step: 600 };
const diameter: Scale = { from: 0, to: 100, step: 20 };

export const hoseRanges: HoseRange[] = [
  { id: 'working-pressure', unit: 'bar', range: hydraulicHose.workingPressureBar, scale: pressure },
  { id: 'burst-pressure', unit: 'bar', range: hydraulicHose.burstPressureBar, scale: pressure },
  {
    id: 'temperature',
    unit: 'celsius',
    range: hydraulicHose.temperatureCelsius,
    scale: { from: -50, to: 150, step: 50 },
  },
  { id: 'inner-diameter', unit: 'mm', range: hydraulicHose.innerDiameterMm, scale: diameter },
  { id: 'outer-diameter', unit: 'mm', range: hydraulicHose.outerDiameterMm, scale: diameter },
  { id: 'bend-radius', unit: 'mm', range: hydraulicHose.bendRadiusMm, scale: { from: 0, to: 700, step: 100 } },
  { id: 'weight', unit: 'kgPerMetre', range: hydraulicHose.weightKgPerMetre, scale: { from: 0, to: 5, step: 1 } },
];

export const problemNumbers = [1, 2, 3, 4];

const { workingPressureBar, burstPressureBar, lifeYears, temperatureCelsius } = hydraulicHose;

/** Values of the messages about hoses. */
export const hoseFigures = {
  /** Safety factor: burst pressure divided by working pressure. */
  safety: burstPressureBar.max / workingPressureBar.max,
  special: temperatureCelsius.special,
  yearsFrom: lifeYears.min,
  yearsTo: lifeYears.max,
};

export const questions: Question[] = ['pressure', 'length', 'life', 'papers'].map((id) => ({
  id: `hydraulic-hoses.faq.${id}`,
  values: hoseFigures,
}));

export const similarCategories: CategoryId[] = ['hydraulic-fittings', 'braided-hoses', 'filter-systems'];
