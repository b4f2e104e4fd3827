import sql from 'sql-template-tag';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { reasons } from '../../../common/forms/reasons.ts';
import { Company } from '../parties/index.ts';
import { findCrossRate } from '../rates/index.ts';
import { isUuid, queryRows } from '../../platform/database/rows.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { Offer, OfferLine, type OfferConversion } from './offer.entity.ts';

/**
 * Returns a revision of an offer and locks it until the transaction ends.
 * @throws NOT_FOUND
 */
export async function lockOffer(tx: EntityManager, id: string): Promise<Offer> {
  const offer = isUuid(id) ? await tx.findOne(Offer, { where: { id }, lock: { mode: 'for_no_key_update' } }) : null;
  if (!offer) throw notFound('There is no such offer');
  return offer;
}

/**
 * Locks all revisions of an offer, because the permitted changes of one depend on the others. Returns the revision `id` as `offer`,
 * and all revisions, the first one first.
 * @param id of any revision
 * @throws NOT_FOUND
 */
export async function lockRevisions(tx: EntityManager, id: string): Promise<{ offer: Offer; revisions: Offer[] }> {
  const found = isUuid(id) ? await tx.findOneBy(Offer, { id }) : null;
  if (!found) throw notFound('There is no such offer');
  // The first revision always exists: a transaction that has waited for its row sees the revisions that were added in the meantime.
  await tx.query('select from offers where number = $1 and revision = 1 for no key update', [found.number]);
  const revisions = await tx.find(Offer, {
    where: { number: found.number },
    order: { revision: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  return { offer: revisions.find((revision) => revision.id === found.id)!, revisions };
}

/** Returns the company of the recipient; null when it is unknown. */
export const findBuyer = async (tx: EntityManager, { companyId }: Pick<Offer, 'companyId'>): Promise<Company | null> =>
  companyId ? tx.findOneBy(Company, { id: companyId }) : null;

/** @throws BAD_USER_INPUT when there is no exchange rate to the currency */
export async function findConversion(
  tx: EntityManager,
  { currency, convertedTo }: { currency: string; convertedTo?: string | null | undefined },
): Promise<OfferConversion | null> {
  if (!convertedTo) return null;
  const found = await findCrossRate(tx, currency, convertedTo);
  if (!found) throw badInput({ convertedTo: reasons.noRate }, 'There is no exchange rate to this currency');
  return { ...found, currency: convertedTo, at: found.at.toISOString(), indicative: false };
}

/** Returns null when the offer does not exist, or when the id is not a UUID. */
export const findOffer = async (db: DataSource, id: string): Promise<Offer | null> =>
  isUuid(id) ? db.manager.findOneBy(Offer, { id }) : null;

/** Returns offers in the order of the ids, with null for unknown ids. */
export async function findOffersById(db: DataSource, ids: readonly string[]): Promise<(Offer | null)[]> {
  const found = new Map((await db.manager.findBy(Offer, { id: In([...ids]) })).map((offer) => [offer.id, offer]));
  return ids.map((id) => found.get(id) ?? null);
}

/** Lists the offers of quote requests, newest revision first. */
export const listOffersOfRequests = (db: DataSource, requestIds: readonly string[]): Promise<Offer[]> =>
  db.manager
    .createQueryBuilder(Offer, 'offer')
    .where('offer.quote_request_id = any(:requestIds)', { requestIds })
    .orderBy('offer.created_at', 'DESC')
    .addOrderBy('offer.revision', 'DESC')
    .addOrderBy('offer.id', 'DESC')
    .getMany();

/** Lists the lines of offers, by position. */
export const listOfferLines = (db: DataSource, offerIds: readonly string[]): Promise<OfferLine[]> =>
  queryRows<OfferLine>(
    db,
    sql`select offer_id as "offerId", position, key, trade_product as "tradeProduct", description, hs_code as "hsCode", grade, standard,
          quantity::float8 as quantity, unit,
          unit_price::float8 as "unitPrice", amount::float8 as amount
        from offer_lines where offer_id = any(${offerIds}) order by offer_id, position`,
  );

/** Inserts the lines of an offer, which has none yet. */
export async function insertOfferLines(tx: EntityManager, offerId: string, lines: Partial<OfferLine>[]): Promise<void> {
  if (lines.length > 0)
    await tx.insert(
      OfferLine,
      lines.map((line) => ({ ...line, offerId })),
    );
}

/** Lists, for each offer, the previous revision that was sent, with the id of the later one as `nextId`. */
export async function listRevisionsBefore(db: DataSource, offerIds: readonly string[]): Promise<OfferBefore[]> {
  const pairs = await queryRows<{ id: string; nextId: string }>(
    db,
    sql`select before.id, offer.id as "nextId"
        from offers offer
        cross join lateral (
          select id from offers where number = offer.number and revision < offer.revision and sent_at is not null
          order by revision desc limit 1
        ) before
        where offer.id = any(${offerIds})`,
  );
  const offers = await findOffersById(
    db,
    pairs.map(({ id }) => id),
  );
  return pairs.map(({ nextId }, index) => ({ nextId, offer: offers[index]! }));
}

interface OfferBefore {
  nextId: string;
  offer: Offer;
}
