import type { OfferUnit } from '../../../common/enums.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';

export const OfferUnitEnum = graphqlEnum<OfferUnit>('OfferUnit', 'What a line of an offer counts.', {
  t: 'Metric tons.',
  kg: 'Kilograms.',
  m: 'Metres.',
  piece: 'Pieces.',
  set: 'Sets.',
  service: 'Services, as an inspection.',
});
