import { In, type DataSource } from 'typeorm';
import { createLoader } from '../../platform/database/rows.ts';
import { OfferAnswer } from './offer-answer.entity.ts';

export const offerAnswerLoaders = (db: DataSource) => ({
  /** By id of the offer; undefined without an answer. */
  answers: createLoader(
    (ids) => db.manager.findBy(OfferAnswer, { offerId: In([...ids]) }),
    ({ offerId }) => offerId,
    ([answer]) => answer,
  ),
});
