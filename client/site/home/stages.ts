import type { processTemperatures } from '../../../common/business.ts';
import type { CalloutPosition } from '../../ui/callout.tsx';
import type { MediumName } from '../../ui/media.ts';

interface Stage {
  /** Message ids: `home.<id>`, `home.<id>.headline` and `home.<id>.text`. */
  id: keyof typeof processTemperatures;
  picture: MediumName;
  /** Files `public/media/<video>.av1.mp4` and `.h264.mp4`; the first frame has to equal the picture. */
  video?: string;
  /** Section of the picture on wide screens. */
  wide?: { focus: [number, number]; zoom: number };
  callouts?: CalloutPosition[];
}

/** Stages of steel production from the furnace to the port, hottest first. */
export const stages: Stage[] = [
  {
    id: 'melting',
    picture: 'hero-ladle-pour',
    wide: { focus: [1, 0.3], zoom: 1.2 },
    callouts: [
      {
        label: 'home.callout.ladle',
        labelSide: 'left',
        line: [
          [640, 532],
          [730, 532],
          [846, 600],
        ],
      },
    ],
  },
  { id: 'reheating', picture: 'hero-film', video: 'hero-film' },
  { id: 'rolling', picture: 'services-turnkey-mill' },
  { id: 'coiling', picture: 'hero-coil-aisle' },
  { id: 'stock', picture: 'hero-rebar' },
  { id: 'port', picture: 'hero-port-dusk' },
];

export const tabId = (id: string) => `stage-${id}`;
export const panelId = (id: string) => `stage-${id}-panel`;
