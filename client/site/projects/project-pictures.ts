import type { sampleProjects } from '../../../common/business.ts';
import type { MediumName } from '../../ui/media.ts';

export const projectPictures: Record<(typeof sampleProjects)[number]['id'], MediumName> = {
  'bar-mill': 'services-turnkey-mill',
  'building-steel': 'product-beams',
  'melt-shop': 'services-steel-plant',
  'stand-renewal': 'services-modernization',
  pipeline: 'product-pipes',
  housing: 'hero-rebar',
};
