import { company, projects, quality, services } from '../../../common/business.ts';
import type { CalloutPosition } from '../../ui/callout.tsx';
import type { MediumName } from '../../ui/media.ts';
import type { ServiceId } from '../shell/navigation.ts';

interface Highlight {
  /** Message id of the label. */
  label: string;
  /** Message id of the value with its unit. */
  value: string;
  values?: Record<string, number>;
}

export interface ProductSection {
  /** Also the anchor. Message ids: `products.<id>` and `products.<id>.line`, `.text`, `.short` and `.call`. */
  id: ServiceId;
  picture: MediumName;
  callouts?: CalloutPosition[];
  highlights: [Highlight, Highlight, Highlight];
}

const label = (id: string) => `products.label.${id}`;
const callout = (id: string) => `products.callout.${id}`;
const value = (id: string) => `products.value.${id}`;

const followUp: Highlight = {
  label: label('follow-up'),
  value: value('months'),
  values: { months: services.followUpMonths },
};
const remoteDiagnosis: Highlight = {
  label: label('remote-diagnosis'),
  value: value('within-hours'),
  values: { hours: services.remoteDiagnosisHours },
};
const returnToService: Highlight = {
  label: label('return-to-service'),
  value: value('under-hours'),
  values: { hours: services.returnToServiceHours },
};
const energySaving = (id: ServiceId, share: number): Highlight => ({
  label: label('energy-saving'),
  value: `products.${id}.saving`,
  values: { share },
});

export const sections: ProductSection[] = [
  {
    id: 'turnkey-mill',
    picture: 'services-turnkey-mill',
    callouts: [
      {
        label: callout('stand'),
        labelSide: 'right',
        line: [
          [770, 62],
          [725, 62],
          [662, 180],
        ],
      },
      {
        label: callout('bar'),
        labelSide: 'below',
        line: [
          [430, 700],
          [430, 596],
        ],
      },
    ],
    highlights: [
      { label: label('feasibility'), value: value('within-days'), values: { days: services.feasibilityDays } },
      energySaving('turnkey-mill', services.energySaving.turnkeyMill),
      followUp,
    ],
  },
  {
    id: 'steel-plant',
    picture: 'services-steel-plant',
    callouts: [
      {
        label: callout('electrode'),
        labelSide: 'left',
        line: [
          [560, 90],
          [630, 90],
          [700, 220],
        ],
      },
      {
        label: callout('furnace'),
        labelSide: 'below',
        line: [
          [960, 740],
          [960, 650],
          [930, 590],
        ],
      },
    ],
    highlights: [
      energySaving('steel-plant', services.energySaving.steelPlant),
      { label: label('delivery'), value: value('months-range'), values: projects.deliveryMonths },
      remoteDiagnosis,
    ],
  },
  {
    id: 'engineering',
    picture: 'services-engineering',
    highlights: [
      { label: label('completed'), value: value('at-least'), values: { count: company.projects } },
      { label: label('countries'), value: value('at-least'), values: { count: projects.countries } },
      { label: label('on-time'), value: value('share'), values: { share: company.onTime } },
    ],
  },
  {
    id: 'modernization',
    picture: 'services-modernization',
    callouts: [
      {
        label: callout('old'),
        labelSide: 'right',
        line: [
          [665, 160],
          [600, 160],
        ],
      },
      {
        label: callout('renewed'),
        labelSide: 'left',
        line: [
          [935, 160],
          [1000, 160],
        ],
      },
    ],
    highlights: [
      energySaving('modernization', services.energySaving.modernization),
      { ...returnToService, label: label('back-on-line') },
      followUp,
    ],
  },
  {
    id: 'maintenance',
    picture: 'services-maintenance',
    callouts: [
      {
        label: callout('bearing'),
        labelSide: 'above',
        line: [
          [812, 330],
          [812, 566],
        ],
      },
    ],
    highlights: [returnToService, remoteDiagnosis, { label: label('monitoring'), value: value('continuous') }],
  },
  {
    id: 'spare-parts',
    picture: 'services-spare-parts',
    highlights: [
      { label: label('express'), value: value('hours'), values: { hours: services.expressPartsHours } },
      { label: label('tolerance'), value: value('tolerance'), values: { millimetres: quality.cncTolerance } },
      { label: label('measured'), value: value('share'), values: { share: quality.measured } },
    ],
  },
  {
    id: 'training',
    picture: 'services-training',
    callouts: [
      {
        label: callout('line'),
        labelSide: 'above',
        line: [
          [620, 250],
          [620, 392],
        ],
      },
      {
        label: callout('desk'),
        labelSide: 'below',
        line: [
          [700, 700],
          [700, 606],
        ],
      },
    ],
    highlights: [
      { label: label('experience'), value: value('years'), values: { years: company.years } },
      { ...followUp, label: label('follow-up-training') },
      { label: label('support'), value: value('around-the-clock') },
    ],
  },
];
