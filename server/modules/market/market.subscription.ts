import { on } from 'node:events';
import { Authorized, Ctx, Field, FieldResolver, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { readers } from '../../platform/graphql/roles.ts';
import type { MarketContext } from './market.feed.ts';
import { marketQuotes } from './market.service.ts';
import { MarketQuote } from './market.type.ts';

@ObjectType({ description: 'Series that stand at something new, or were shown or hidden, all at once.' })
export class MarketUpdate {
  @Field(() => [String], { description: 'Of every series that changed, in no order.' })
  symbols!: string[];
}

@Resolver(() => MarketUpdate)
export class MarketSubscription {
  @Authorized(readers)
  @Subscription(() => MarketUpdate, {
    subscribe: ({ context }: { context: MarketContext }) => on(context.market, 'updated'),
    description:
      'Market values as they change, whoever changed them. Visitors ask `market` every quarter of an hour instead. When the connection is ' +
      'closed with 1012 or 1013, changes may have been missed: connect again and read the list again.',
  })
  marketUpdated(@Root() [symbols]: [string[]]): MarketUpdate {
    return { symbols };
  }

  @FieldResolver(() => [MarketQuote], { description: 'What those of them that are on the site stand at now.' })
  quotes(@Root() { symbols }: MarketUpdate, @Ctx() { db }: Context): Promise<MarketQuote[]> {
    return marketQuotes(db, { symbols });
  }
}
