import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ApprovalReason } from '../../../common/enums.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { ApprovalReasonEnum } from '../../platform/graphql/enums.ts';
import { admins, editors, readers } from '../../platform/graphql/roles.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { compareOffers, OfferChange } from './offer.changes.ts';
import { Offer, OfferLine } from './offer.entity.ts';
import { OfferDraftInput, OfferInput, OfferMailInput } from './offer.input.ts';
import { getOfferUrl, renewOfferLink } from './offer.link.ts';
import { OfferMail } from './offer.mail.ts';
import { findOffer } from './offer.queries.ts';
import {
  approveOffer,
  findApprovalReasons,
  isExpired,
  previewOfferMail,
  reviseOffer,
  sendOffer,
  withdrawOffer,
} from './offer.sending.ts';
import { createOffer, saveOfferDraft } from './offer.service.ts';
import { offerLoaders } from './offer.loaders.ts';
import type { OfferTokens } from './offer.token.ts';

export interface OfferContext extends Context {
  /** In percent of the lines: the setting DISCOUNT_LIMIT. */
  discountLimit: number;
  offerTokens: OfferTokens;
}

@Resolver(() => Offer)
export class OfferResolver {
  @Authorized(readers)
  @Query(() => Offer, { nullable: true, description: 'An offer; null when it does not exist.' })
  offer(
    @Arg('id', () => ID, { description: 'UUID of the offer.' }) id: string,
    @Ctx() { db }: Context,
  ): Promise<Offer | null> {
    return findOffer(db, id);
  }

  @Authorized(editors)
  @Query(() => OfferMail, {
    description:
      'The mail that sendOffer would send, in the language of the offer. CONFLICT when the offer is neither a draft nor sent.',
  })
  offerMail(
    @Arg('id', () => ID, { description: 'UUID of the revision.' }) id: string,
    @Ctx() { db, offerTokens }: OfferContext,
  ): Promise<OfferMail> {
    return previewOfferMail(db, id, offerTokens);
  }

  @Authorized(editors)
  @Mutation(() => Offer, {
    description:
      'Creates a complete draft with a number; `send` also sends it, like sendOffer. BAD_USER_INPUT with the fields, also for a closed request.',
  })
  createOffer(
    @Arg('input', () => OfferInput, { description: 'Values of the offer.' }) input: OfferInput,
    @Arg('send', () => Boolean, {
      defaultValue: false,
      description: 'Whether the offer is sent to the customer by e-mail.',
    })
    send: boolean,
    @Arg('id', () => ID, {
      nullable: true,
      description:
        'Idempotency key: a UUID that the form generated when it opened. A repeated call returns the offer of the first call.',
    })
    id: string | null,
    @Ctx() { transaction, viewer, discountLimit, files, offerTokens: tokens }: OfferContext,
  ): Promise<Offer> {
    return transaction((tx) => createOffer(tx, input, { by: viewer!, send, id, discountLimit, tokens, files }));
  }

  @Authorized(editors)
  @Mutation(() => Offer, {
    description:
      'Saves a draft, which may be incomplete, and creates it with a number when there is none with this id. BAD_USER_INPUT with the invalid fields; CONFLICT for an offer that is no longer a draft and, with the current draft in `theirs`, for a stale version.',
  })
  saveOfferDraft(
    @Arg('id', () => ID, { description: 'UUID that the editor generated when it opened, or the id of the draft.' })
    id: string,
    @Arg('input', () => OfferDraftInput, { description: 'All values of the draft; a missing one is cleared.' })
    input: OfferDraftInput,
    @Arg('version', () => Date, { nullable: true, description: '`updatedAt` that the editor saw.' })
    version: Date | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Offer> {
    return transaction((tx) => saveOfferDraft(tx, id, input, { by: viewer!, version }));
  }

  @Authorized(editors)
  @Mutation(() => Offer, {
    description:
      'Creates the next revision as a draft with all fields taken over, or returns the draft that exists. CONFLICT when a revision is accepted.',
  })
  reviseOffer(
    @Arg('id', () => ID, { description: 'UUID of the revision to start from.' }) id: string,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Offer> {
    return transaction((tx) => reviseOffer(tx, id, viewer!));
  }

  @Authorized(editors)
  @Mutation(() => Offer, {
    description:
      'Sends a complete draft: earlier revisions become SUPERSEDED, and the request becomes QUOTED with the total. A sent revision is mailed again to the same person, even when its request has moved to another company; PDF and order keep the original company. BAD_USER_INPUT with the missing fields; FORBIDDEN above the limits without the approval of an admin; CONFLICT for any other status and for a stale version.',
  })
  sendOffer(
    @Arg('id', () => ID, { description: 'UUID of the revision.' }) id: string,
    @Arg('mail', () => OfferMailInput, {
      nullable: true,
      description: 'Text of the mail; by default that of offerMail.',
    })
    mail: OfferMailInput | null,
    @Arg('version', () => Date, { nullable: true, description: '`updatedAt` of the draft that the user saw.' })
    version: Date | null,
    @Ctx() { transaction, viewer, discountLimit, files, offerTokens: tokens }: OfferContext,
  ): Promise<Offer> {
    return transaction((tx) => sendOffer(tx, id, { by: viewer!, discountLimit, tokens, files, mail, version }));
  }

  @Authorized(editors)
  @Mutation(() => Offer, {
    description: 'Withdraws a sent revision, or discards a draft. CONFLICT for any other status.',
  })
  withdrawOffer(
    @Arg('id', () => ID, { description: 'UUID of the revision.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<Offer> {
    return transaction((tx) => withdrawOffer(tx, id));
  }

  @Authorized(editors)
  @Mutation(() => Offer, {
    description:
      'Gives a revision that was sent a new `publicUrl`, and mails nothing; the earlier one is unknown from now on. CONFLICT when it was not sent.',
  })
  renewOfferLink(
    @Arg('id', () => ID, { description: 'UUID of the revision.' }) id: string,
    @Ctx() { transaction, offerTokens }: OfferContext,
  ): Promise<Offer> {
    return transaction((tx) => renewOfferLink(tx, offerTokens, id));
  }

  @Authorized(admins)
  @Mutation(() => Offer, {
    description: 'Approves a draft above the limits; an edit ends the approval. CONFLICT when it is not a draft.',
  })
  approveOffer(
    @Arg('id', () => ID, { description: 'UUID of the draft.' }) id: string,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Offer> {
    return transaction((tx) => approveOffer(tx, id, viewer!));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the last valid day has passed in the time zone of Istanbul.' })
  expired(@Root() offer: Offer): boolean {
    return isExpired(offer);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The customer's link; null before the revision is sent. Everybody who has it can decline the offer, so it is null for analysts and API tokens, too.",
  })
  async publicUrl(
    @Root() { id, sentAt }: Offer,
    @Ctx() { loaders, viewer, isReadOnly, tokenScopes, offerTokens }: OfferContext,
  ): Promise<string | null> {
    if (!sentAt || !viewer || isReadOnly || tokenScopes || !editors.includes(viewer.role)) return null;
    const link = await loaders(offerLoaders).offerLinks.load(id);
    return link ? getOfferUrl(offerTokens, link) : null;
  }

  @FieldResolver(() => [ApprovalReasonEnum], {
    description: 'Why an admin has to approve this draft; empty within the limits, and for every other status.',
  })
  async approvalReasons(@Root() offer: Offer, @Ctx() { db, discountLimit }: OfferContext): Promise<ApprovalReason[]> {
    return offer.status === 'draft' ? findApprovalReasons(db.manager, offer, discountLimit) : [];
  }

  @FieldResolver(() => [OfferChange], {
    description: 'Differences from the revision that was sent before this one; empty when there is none.',
  })
  async changes(@Root() offer: Offer, @Ctx() { loaders }: Context): Promise<OfferChange[]> {
    if (offer.revision === 1) return [];
    const { bankAccounts, offerLines, revisionsBefore } = loaders(offerLoaders);
    const before = await revisionsBefore.load(offer.id);
    if (!before) return [];
    const [linesBefore, lines, account] = await Promise.all([
      offerLines.load(before.id),
      offerLines.load(offer.id),
      offer.status === 'draft' && offer.bankAccountId ? bankAccounts.load(offer.bankAccountId) : null,
    ]);
    return compareOffers(
      { offer: before, lines: linesBefore, bank: before.bankDetails },
      { offer, lines, bank: offer.bankDetails ?? account ?? null },
    );
  }

  @FieldResolver(() => [OfferLine], { description: 'Lines of the offer, by position.' })
  lines(@Root() { id }: Offer, @Ctx() { loaders }: Context): Promise<OfferLine[]> {
    return loaders(offerLoaders).offerLines.load(id);
  }
}

@Resolver(() => QuoteRequest)
export class QuoteRequestOffersResolver {
  @FieldResolver(() => [Offer], { description: 'Offers for the request, newest revision first.' })
  offers(@Root() { id }: QuoteRequest, @Ctx() { loaders }: Context): Promise<Offer[]> {
    return loaders(offerLoaders).offers.load(id);
  }
}
