import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { listOfferLines, Offer, type OfferContext } from '../offers/index.ts';
import { OfferAnswer } from './offer-answer.entity.ts';
import { offerAnswerLoaders } from './offer-answer.loaders.ts';
import { acceptOffer, declineOffer, requestAcceptanceCode } from './offer-answer.service.ts';
import { findOfferByToken } from './offer-link.queries.ts';
import { PublicOffer, toPublicOffer } from './public-offer.type.ts';

const tokenOptions = { description: "Last part of the path of the customer's link." };

@Resolver(() => PublicOffer)
export class OfferLinkResolver {
  @Query(() => PublicOffer, {
    nullable: true,
    description: "The offer of a customer's link; null for an unknown token. The query does not count as a view.",
  })
  async offerByToken(
    @Arg('token', () => String, tokenOptions) token: string,
    @Ctx() { allRecords }: Context,
  ): Promise<PublicOffer | null> {
    const found = await findOfferByToken(allRecords.db, token);
    return found && toPublicOffer(found.offer, found.lines);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a code of 6 digits to the recipient of the offer, valid for 15 minutes and 5 attempts; an earlier code becomes invalid. CONFLICT when the offer cannot be accepted; RATE_LIMITED after 8 codes in a day.',
  })
  async requestAcceptanceCode(
    @Arg('token', () => String, tokenOptions) token: string,
    @Ctx() context: OfferContext,
  ): Promise<boolean> {
    await requestAcceptanceCode(context, token);
    return true;
  }

  @Mutation(() => PublicOffer, {
    description:
      'Accepts the newest sent revision. A repeated call returns the same. BAD_USER_INPUT for a wrong code; CONFLICT when the offer is expired, withdrawn, superseded or declined.',
  })
  async acceptOffer(
    @Arg('token', () => String, tokenOptions) token: string,
    @Arg('name', () => String, { description: 'Name of the person who accepts, at most 120 characters.' }) name: string,
    @Arg('position', () => String, { description: 'Position in the company, at most 120 characters.' })
    position: string,
    @Arg('code', () => String, { description: 'The code of requestAcceptanceCode.' }) code: string,
    @Ctx() context: OfferContext,
  ): Promise<PublicOffer> {
    const offer = await acceptOffer(context, token, { name, position, code }, toVisitor(context));
    return present(context, offer);
  }

  @Mutation(() => PublicOffer, {
    description: 'Declines a sent revision. Declining it again changes nothing. CONFLICT for any other status.',
  })
  async declineOffer(
    @Arg('token', () => String, tokenOptions) token: string,
    @Arg('reason', () => String, { nullable: true, description: 'Reason, at most 2,000 characters.' })
    reason: string | null,
    @Ctx() context: OfferContext,
  ): Promise<PublicOffer> {
    const offer = await declineOffer(context, token, { reason }, toVisitor(context));
    return present(context, offer);
  }
}

const toVisitor = ({ request }: Context) => ({ userAgent: request.get('user-agent') ?? '' });

const present = async ({ allRecords }: Context, offer: Offer): Promise<PublicOffer> =>
  toPublicOffer(offer, await listOfferLines(allRecords.db, [offer.id]));

@Resolver(() => Offer)
export class OfferAnswerResolver {
  @FieldResolver(() => OfferAnswer, {
    nullable: true,
    description: "The customer's answer with its evidence; null until the offer is accepted or declined.",
  })
  async answer(@Root() { id }: Offer, @Ctx() { loaders }: Context): Promise<OfferAnswer | null> {
    return (await loaders(offerAnswerLoaders).answers.load(id)) ?? null;
  }
}

@Resolver(() => OfferAnswer)
export class OfferAnswerHashResolver {
  @FieldResolver(() => String, { description: 'SHA-256 of the PDF that the customer answered, in hexadecimal.' })
  pdfSha256(@Root() { pdfSha256 }: OfferAnswer): string {
    return pdfSha256.toString('hex');
  }
}
