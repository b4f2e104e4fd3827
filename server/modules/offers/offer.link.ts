import { Column, Entity, In, PrimaryColumn, type DataSource, type EntityManager } from 'typeorm';
import { conflict } from '../../platform/graphql/errors.ts';
import { timestamp } from '../../platform/database/columns.ts';
import type { Offer } from './offer.entity.ts';
import { lockRevisions } from './offer.queries.ts';
import { hashLinkToken, hashVerificationCode, type OfferTokens } from './offer.token.ts';

/** The customer's link of a sent revision. A table of its own keeps the hashes out of the activity log. */
@Entity('offer_links')
export class OfferLink {
  @PrimaryColumn('uuid') offerId!: string;
  /** Number of the link, which increases when the link is renewed. */
  @Column('int', { default: 1 }) version!: number;
  @Column('bytea') tokenHash!: Buffer;
  @Column('bytea') verificationHash!: Buffer;
  /** SHA-256 of the PDF that the customer received. */
  @Column('bytea') pdfSha256!: Buffer;
  /** Number of acceptance codes that were requested; the last one is derived from it. */
  @Column('int', { default: 0 }) codeNumber!: number;
  @Column({ ...timestamp, nullable: true }) codeExpiresAt!: Date | null;
  /** Wrong attempts at the last code. */
  @Column('int', { default: 0 }) wrongCodes!: number;
}

/** Stores the link of a revision whose PDF is stored; an existing link is not changed. */
export async function ensureOfferLink(tx: EntityManager, tokens: OfferTokens, offer: Offer): Promise<void> {
  await tx.query(
    `insert into offer_links (offer_id, token_hash, verification_hash, pdf_sha256)
     select $1, $2, $3, coalesce(folder_sha256,
       (select sha256(string_agg(content, '' order by position)) from attachment_chunks where attachment_id = attachments.id))
     from attachments where id = $4
     on conflict (offer_id) do nothing`,
    [
      offer.id,
      hashLinkToken(tokens.linkToken(offer.id, 1)),
      hashVerificationCode(tokens.verificationCode(offer.id)),
      offer.attachmentId,
    ],
  );
}

/**
 * Gives a revision that was sent a new link, for example because the earlier one reached the wrong person. The earlier token becomes unknown.
 * Offers that were sent before links existed, or before SESSION_SECRET was changed, get a link only in this way.
 * @throws CONFLICT when it was not sent; NOT_FOUND
 */
export async function renewOfferLink(tx: EntityManager, tokens: OfferTokens, id: string): Promise<Offer> {
  const { offer } = await lockRevisions(tx, id);
  if (!offer.sentAt || !offer.attachmentId) throw conflict('The offer was not sent');
  const earlier = await tx.findOneBy(OfferLink, { offerId: id });
  if (!earlier) {
    await ensureOfferLink(tx, tokens, offer);
    return offer;
  }
  const version = earlier.version + 1;
  await tx.update(
    OfferLink,
    { offerId: id },
    {
      version,
      tokenHash: hashLinkToken(tokens.linkToken(id, version)),
      verificationHash: hashVerificationCode(tokens.verificationCode(id)),
      codeExpiresAt: null,
    },
  );
  return offer;
}

/** URL of a link; null when its token can no longer be derived, because SESSION_SECRET has changed. */
export function getOfferUrl(tokens: OfferTokens, link: Pick<OfferLink, 'offerId' | 'version' | 'tokenHash'>) {
  const { offerId, version, tokenHash } = link;
  return hashLinkToken(tokens.linkToken(offerId, version)).equals(tokenHash) ? tokens.linkUrl(offerId, version) : null;
}

/**
 * Inserts the link with its token into the text of a mail about an offer. The stored communication, which more people read, keeps the redacted
 * link.
 */
export async function insertOfferLink(
  db: EntityManager,
  tokens: OfferTokens,
  { content, offerId }: { content: string; offerId: string },
): Promise<string> {
  const link = await db.findOneBy(OfferLink, { offerId });
  const url = link && getOfferUrl(tokens, link);
  return url ? content.replaceAll(tokens.redactedLinkUrl, url) : content;
}

/** Lists the links of offers. */
export const listOfferLinks = (db: DataSource, offerIds: readonly string[]): Promise<OfferLink[]> =>
  db.manager.findBy(OfferLink, { offerId: In([...offerIds]) });
