import type { processTemperatures } from '../../../common/business.ts';
import type { CalloutPlace } from '../../ui/callout.tsx';
import type { MediumName } from '../../ui/media.ts';

export interface Stage {
  /** Words: `home.<id>` and, after it, `.headline` and `.text`. */
  id: keyof typeof processTemperatures;
  picture: MediumName;
  /** Begins with the picture: `public/media/<film>.av1.mp4` and `.h264.mp4`. */
  film?: string;
  wide?: { focus: [number, number]; zoom: number };
  callouts?: CalloutPlace[];
}

/** The way of steel from the furnace to the port, hottest first. */
export const stages: Stage[] = [
  {
    id: 'melting',
    picture: 'hero-ladle-pour',
    wide: { focus: [1, 0.3], zoom: 1.2 },
    callouts: [
      {
        label: 'home.callout.ladle',
        words: 'left',
        line: [
          [640, 532],
          [730, 532],
          [846, 600],
        ],
      },
    ],
  },
  { id: 'reheating', picture: 'hero-film', film: 'hero-film' },
  { id: 'rolling', picture: 'services-turnkey-mill' },
  { id: 'coiling', picture: 'hero-coil-aisle' },
  { id: 'stock', picture: 'hero-rebar' },
  { id: 'port', picture: 'hero-port-dusk' },
];

export const tabId = (id: string) => `stage-${id}`;
export const panelId = (id: string) => `stage-${id}-panel`;
