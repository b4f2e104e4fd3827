import sql from 'sql-template-tag';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import { offerForm, offerDay, offerTotals, type OfferForm } from '../../../common/forms/offer.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { storeContent } from '../files/index.ts';
import { companyOf, QuoteRequest } from '../quotes/index.ts';
import { sendCommunicationMail } from '../communications/index.ts';
import { crossRate } from '../rates/index.ts';
import { isUuid, rowsOf } from '../../platform/database/rows.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validated } from '../../platform/graphql/validated.ts';
import { Offer, OfferLine, type OfferConversion } from './offer.entity.ts';
import type { OfferInput } from './offer.input.ts';
import { offerFigures, offerPdf } from './offer.paper.tsx';
import { offerIntl } from './offer.words.ts';

interface Making {
  by: Viewer;
  /** Whether it goes to the customer by mail. */
  send: boolean;
  /** Made by the form when it opened: sent twice, it is one offer. */
  id?: string | null;
}

/**
 * Makes an offer: its number, its amounts, its PDF, and what becomes of the request, all in the caller's transaction. The document is
 * kept as the customer gets it, so that no later change of a template or a font changes what was offered.
 * @throws BAD_USER_INPUT with a reason for every field that the form refuses, and for a request that is closed; NOT_FOUND without one
 */
export async function createOffer(tx: EntityManager, input: OfferInput, { by, send, id }: Making): Promise<Offer> {
  if (id != null && !isUuid(id)) throw badInput({ id: reasons.submission });
  const form = await validated(offerForm, input);
  // Two offers for one request at once, or one sent twice, follow each other from here on.
  const request = await tx.findOne(QuoteRequest, {
    where: { id: form.quoteRequestId },
    lock: { mode: 'for_no_key_update' },
  });
  if (!request) throw notFound('There is no such quote request');
  const stored = id ? await tx.findOneBy(Offer, { id }) : null;
  if (stored) return stored;
  if (request.status === 'closed') throw badInput({ quoteRequestId: reasons.requestClosed });
  if (send) await companyOf(tx, request);

  const offer = await storeOffer(tx, form, { request, by, id });
  await tx.query(
    `update quote_requests set status = 'quoted', quoted_amount = $2, quoted_currency = $3,
       first_response_at = coalesce(first_response_at, now())
     where id = $1`,
    [request.id, offer.total, offer.currency],
  );
  if (send) await mailOffer(tx, offer, request, by);
  return offer;
}

async function storeOffer(
  tx: EntityManager,
  form: OfferForm,
  { request, by, id }: { request: QuoteRequest; by: Viewer; id?: string | null },
): Promise<Offer> {
  const { offer, lines } = await written(tx, form, request);
  Object.assign(offer, { ...(id && { id }), createdBy: by.id, number: await nextNumber(tx) });
  const content = await offerPdf({ offer, lines, reference: request.reference });
  const file = await storeContent(tx, content, { name: `${offer.number}.pdf`, type: 'application/pdf' });
  await tx.insert(Offer, Object.assign(offer, { attachmentId: file.id }));
  await tx.insert(
    OfferLine,
    lines.map((line) => ({ ...line, offerId: offer.id })),
  );
  return tx.findOneByOrFail(Offer, { id: offer.id });
}

/**
 * What an offer would say, and under which reference: nothing is stored.
 * @param input as the form has it, or as GraphQL has it
 * @throws BAD_USER_INPUT as {@link createOffer}, NOT_FOUND for a request that is none
 */
export async function draftOffer(db: DataSource, input: unknown) {
  const form = await validated(offerForm, input);
  const request = await db.manager.findOneBy(QuoteRequest, { id: form.quoteRequestId });
  if (!request) throw notFound('There is no such quote request');
  return { ...(await written(db.manager, form, request)), reference: request.reference };
}

/**
 * The offer's PDF as the customer would get it, marked as a draft: no number is used up.
 * @throws as {@link draftOffer}
 */
export async function previewOffer(db: DataSource, input: unknown): Promise<Buffer> {
  const { offer, lines, reference } = await draftOffer(db, input);
  const draft = offerIntl(offer.language).formatMessage({ id: 'offer.draft' });
  return offerPdf({ offer: Object.assign(offer, { number: draft }), lines, reference, draft });
}

/** What the form offers for a request, without a number yet. */
async function written(tx: EntityManager, { lines, ...terms }: OfferForm, request: QuoteRequest) {
  const { amounts, total } = offerTotals(lines);
  const offer = tx.create(Offer, {
    ...terms,
    language: terms.language ?? request.language,
    companyId: request.companyId,
    contactId: request.contactId,
    contactPerson: request.name,
    companyName: request.company,
    email: request.email,
    total,
    createdAt: new Date(),
    conversion: await conversionOf(tx, terms),
  });
  const offered = lines.map(({ tradeProduct = null, ...line }, index) =>
    tx.create(OfferLine, { ...line, tradeProduct, position: index + 1, amount: amounts[index] }),
  );
  return { offer, lines: offered };
}

/** @throws BAD_USER_INPUT where there is no rate to that currency */
async function conversionOf(
  tx: EntityManager,
  { currency, convertedTo }: Pick<OfferForm, 'currency' | 'convertedTo'>,
): Promise<OfferConversion | null> {
  if (!convertedTo) return null;
  const found = await crossRate(tx, currency, convertedTo);
  if (!found) throw badInput({ convertedTo: reasons.noRate }, 'There is no rate to this currency');
  return { ...found, currency: convertedTo, at: found.at.toISOString() };
}

/** The next number of the year in Istanbul. Whoever asks in the meantime waits until this one is committed, or takes it when it is not. */
async function nextNumber(tx: EntityManager): Promise<string> {
  const year = offerDay().slice(0, 4);
  const [{ last }] = await tx.query<[{ last: number }]>(
    `insert into offer_numbers (year, last) values ($1, 1)
     on conflict (year) do update set last = offer_numbers.last + 1 returning last`,
    [year],
  );
  return `OFF-${year}-${String(last).padStart(4, '0')}`;
}

/** To the customer in the language of the offer, recorded as what we wrote to them. */
async function mailOffer(tx: EntityManager, offer: Offer, { reference }: QuoteRequest, by: Viewer): Promise<void> {
  const { companyId, contactId, quoteRequestId, language, number, email, attachmentId } = offer;
  const intl = offerIntl(language);
  const { money, day, place } = offerFigures(intl, offer);
  const values = { number, reference, place, total: money(offer.total), date: day(offer.validUntil) };
  await sendCommunicationMail(tx, {
    companyId: companyId!,
    ...{ contactId, quoteRequestId, language, to: email, by },
    subject: intl.formatMessage({ id: 'offer.subject' }, values),
    content: intl.formatMessage({ id: 'offer.content' }, { ...values, name: offer.contactPerson, brand: brand.name }),
    attachmentIds: [attachmentId],
    tags: [number],
  });
}

/** Null where there is none, also for an id that could never be one. */
export const offerById = async (db: DataSource, id: string): Promise<Offer | null> =>
  isUuid(id) ? db.manager.findOneBy(Offer, { id }) : null;

/** In the order of the ids, null where there is none. */
export async function offersById(db: DataSource, ids: readonly string[]): Promise<(Offer | null)[]> {
  const found = new Map((await db.manager.findBy(Offer, { id: In([...ids]) })).map((offer) => [offer.id, offer]));
  return ids.map((id) => found.get(id) ?? null);
}

/** Offers of some requests, the newest first. */
export const offersOf = (db: DataSource, requestIds: readonly string[]): Promise<Offer[]> =>
  db.manager
    .createQueryBuilder(Offer, 'offer')
    .where('offer.quote_request_id = any(:requestIds)', { requestIds })
    .orderBy('offer.created_at', 'DESC')
    .addOrderBy('offer.id', 'DESC')
    .getMany();

/** Lines of some offers, in their order. */
export const linesOf = (db: DataSource, offerIds: readonly string[]): Promise<OfferLine[]> =>
  rowsOf<OfferLine>(
    db,
    sql`select offer_id as "offerId", position, trade_product as "tradeProduct", description, quantity::float8 as quantity, unit,
          unit_price::float8 as "unitPrice", amount::float8 as amount
        from offer_lines where offer_id = any(${offerIds}) order by offer_id, position`,
  );
