import type { OfferUnit } from '../../../common/enums.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';

export const OfferUnitEnum = graphqlEnum<OfferUnit>('OfferUnit', 'Unit of an offer line.', {
  t: 'Metric tons.',
  kg: 'Kilograms.',
  m: 'Metres.',
  piece: 'Pieces.',
  set: 'Sets.',
  service: 'Services, for example an inspection.',
});
