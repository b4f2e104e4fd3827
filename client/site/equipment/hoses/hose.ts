import { hydraulicHose } from '../../../../common/business.ts';
import type { Question } from '../../../ui/accordion.tsx';
import type { CalloutPosition } from '../../../ui/callout.tsx';
import type { MediumName } from '../../../ui/media.ts';
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
  /** Ticks of the axis. */
  ticks: number[];
}

/** Pressures share an axis, as diameters do, so that their drawings can be compared. */
const pressureTicks = [0, 600, 1_200, 1_800];
const diameterTicks = [0, 20, 40, 60, 80, 100];

export const hoseRanges: HoseRange[] = [
  { id: 'working-pressure', unit: 'bar', range: hydraulicHose.workingPressureBar, ticks: pressureTicks },
  { id: 'burst-pressure', unit: 'bar', range: hydraulicHose.burstPressureBar, ticks: pressureTicks },
  {
    id: 'temperature',
    unit: 'celsius',
    range: hydraulicHose.temperatureCelsius,
    ticks: [-50, 0, 50, 100, 150],
  },
  { id: 'inner-diameter', unit: 'mm', range: hydraulicHose.innerDiameterMm, ticks: diameterTicks },
  { id: 'outer-diameter', unit: 'mm', range: hydraulicHose.outerDiameterMm, ticks: diameterTicks },
  { id: 'bend-radius', unit: 'mm', range: hydraulicHose.bendRadiusMm, ticks: [0, 100, 200, 300, 400, 500, 600, 700] },
  { id: 'weight', unit: 'kgPerMetre', range: hydraulicHose.weightKgPerMetre, ticks: [0, 1, 2, 3, 4, 5] },
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

export const questions: Question[] = ['pressure', 'length', 'life', 'certificates'].map((id) => ({
  id: `hydraulic-hoses.faq.${id}`,
  values: hoseFigures,
}));

export const similarCategories: CategoryId[] = ['hydraulic-fittings', 'braided-hoses', 'filter-systems'];
