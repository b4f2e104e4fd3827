import { on } from 'node:events';
import { Authorized, Ctx, Field, FieldResolver, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { readers } from '../../platform/graphql/roles.ts';
import type { MarketContext } from './market.feed.ts';
import { listMarketQuotes } from './market.service.ts';
import { MarketQuote } from './market.type.ts';

@ObjectType({ description: 'Series that changed at the same time: new values, published or hidden series.' })
class MarketUpdate {
  @Field(() => [String], { description: 'Symbols of all changed series, in no particular order.' })
  symbols!: string[];
}

@Resolver(() => MarketUpdate)
export class MarketSubscription {
  @Authorized(readers)
  @Subscription(() => MarketUpdate, {
    subscribe: ({ context }: { context: MarketContext }) => on(context.market, 'updated'),
    description:
      'Changes of market values, from any server. Visitors poll `market` every 15 minutes instead. When the ' +
      'connection is closed with 1012 or 1013, changes may have been missed: reconnect and read the list again.',
  })
  marketUpdated(@Root() [symbols]: [string[]]): MarketUpdate {
    return { symbols };
  }

  @FieldResolver(() => [MarketQuote], { description: 'Current values of the changed series that are published.' })
  quotes(@Root() { symbols }: MarketUpdate, @Ctx() { db }: Context): Promise<MarketQuote[]> {
    return listMarketQuotes(db, { symbols });
  }
}
