import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { Offer, OfferLine } from './offer.entity.ts';
import { OfferInput } from './offer.input.ts';
import { createOffer, draftOffer, offerById } from './offer.service.ts';
import { offerLoaders } from './offer.loaders.ts';

@Resolver(() => Offer)
export class OfferResolver {
  @Authorized(readers)
  @Query(() => Offer, { nullable: true, description: 'Null when there is none.' })
  offer(@Arg('id', () => ID, { description: 'Its UUID.' }) id: string, @Ctx() { db }: Context): Promise<Offer | null> {
    return offerById(db, id);
  }

  @Authorized(editors)
  @Query(() => Boolean, {
    description:
      'Whether an offer can be drawn up: true, or BAD_USER_INPUT with the fields that createOffer would refuse.',
  })
  async checkOffer(
    @Arg('input', () => OfferInput, { description: 'What is to be offered.' }) input: OfferInput,
    @Ctx() { db }: Context,
  ): Promise<boolean> {
    await draftOffer(db, input);
    return true;
  }

  @Authorized(editors)
  @Mutation(() => Offer, {
    description:
      'Makes a numbered offer with its PDF; the request becomes QUOTED and keeps the amount. BAD_USER_INPUT for a request that is closed.',
  })
  createOffer(
    @Arg('input', () => OfferInput, { description: 'What is offered.' }) input: OfferInput,
    @Arg('send', () => Boolean, { defaultValue: false, description: 'Whether it goes to the customer by mail.' })
    send: boolean,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'UUID made by the form when it opened: sent again, it answers with the offer that was made.',
    })
    id: string | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Offer> {
    return transaction((tx) => createOffer(tx, input, { by: viewer!, send, id }));
  }

  @FieldResolver(() => [OfferLine], { description: 'What is offered, in order.' })
  lines(@Root() { id }: Offer, @Ctx() { loaders }: Context): Promise<OfferLine[]> {
    return loaders(offerLoaders).offerLines.load(id);
  }
}

@Resolver(() => QuoteRequest)
export class OffersOfRequestResolver {
  @FieldResolver(() => [Offer], { description: 'Offers that answer it, the newest first.' })
  offers(@Root() { id }: QuoteRequest, @Ctx() { loaders }: Context): Promise<Offer[]> {
    return loaders(offerLoaders).offers.load(id);
  }
}
