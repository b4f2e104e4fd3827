import type { DataSource, EntityManager } from 'typeorm';
import {
  findCorrespondent,
  hashLinkToken,
  hashVerificationCode,
  listOfferLines,
  lockDeal,
  Offer,
  OfferLink,
  type OfferLine,
} from '../offers/index.ts';
import { notFound } from '../../platform/graphql/errors.ts';

const findLink = (db: EntityManager, token: string): Promise<OfferLink | null> =>
  db.findOneBy(OfferLink, { tokenHash: hashLinkToken(token) });

/** Returns the offer of a token with its lines; null for an unknown token. */
export async function findOfferByToken(
  db: DataSource,
  token: string,
): Promise<{ offer: Offer; lines: OfferLine[]; link: OfferLink } | null> {
  const link = await findLink(db.manager, token);
  if (!link) return null;
  const [offer, lines] = await Promise.all([
    db.manager.findOneByOrFail(Offer, { id: link.offerId }),
    listOfferLines(db, [link.offerId]),
  ]);
  return { offer, lines, link };
}

/**
 * Locks request and revisions of the offer of a token, in the order in which the sales desk locks them.
 * @throws NOT_FOUND, also when the link was renewed while the locks were awaited; CONFLICT when its company was deleted for good
 */
export async function lockDealByToken(tx: EntityManager, token: string) {
  const found = await findLink(tx, token);
  const deal = found && (await lockDeal(tx, found.offerId));
  const link = deal && (await findLink(tx, token));
  if (!link) throw notFound('There is no such offer');
  return { ...deal, link, ...(await findCorrespondent(tx, deal.offer, deal.request)) };
}

/** The deal of a token, locked. */
export type LockedDeal = Awaited<ReturnType<typeof lockDealByToken>>;

/** Returns the document of a printed code, and the revision that the customer has now; null for an unknown code. */
export async function findVerifiedDocument(
  db: DataSource,
  code: string,
): Promise<{ offer: Offer; link: OfferLink; current: Offer | null } | null> {
  const link = await db.manager.findOneBy(OfferLink, { verificationHash: hashVerificationCode(code) });
  if (!link) return null;
  const offer = await db.manager.findOneByOrFail(Offer, { id: link.offerId });
  const current =
    offer.status === 'superseded'
      ? await db.manager
          .createQueryBuilder(Offer, 'offer')
          .where('number = :number and sent_at is not null', offer)
          .orderBy('revision', 'DESC')
          .getOneOrFail()
      : null;
  return { offer, link, current };
}
