import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { Offer, OfferLine } from './offer.entity.ts';
import { OfferInput } from './offer.input.ts';
import { createOffer, draftOffer, findOffer } from './offer.service.ts';
import { offerLoaders } from './offer.loaders.ts';

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
  @Query(() => Boolean, {
    description:
      'Validates an offer without storing it: true, or BAD_USER_INPUT with the fields that createOffer would reject.',
  })
  async checkOffer(
    @Arg('input', () => OfferInput, { description: 'Values of the offer.' }) input: OfferInput,
    @Ctx() { db }: Context,
  ): Promise<boolean> {
    await draftOffer(db, input);
    return true;
  }

  @Authorized(editors)
  @Mutation(() => Offer, {
    description:
      'Creates a numbered offer with its PDF, and sets status QUOTED and the quoted amount of the request. BAD_USER_INPUT for a closed request, and for sending without an e-mail address.',
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
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Offer> {
    return transaction((tx) => createOffer(tx, input, { by: viewer!, send, id }));
  }

  @FieldResolver(() => [OfferLine], { description: 'Lines of the offer, by position.' })
  lines(@Root() { id }: Offer, @Ctx() { loaders }: Context): Promise<OfferLine[]> {
    return loaders(offerLoaders).offerLines.load(id);
  }
}

@Resolver(() => QuoteRequest)
export class QuoteRequestOffersResolver {
  @FieldResolver(() => [Offer], { description: 'Offers for the request, newest first.' })
  offers(@Root() { id }: QuoteRequest, @Ctx() { loaders }: Context): Promise<Offer[]> {
    return loaders(offerLoaders).offers.load(id);
  }
}
