import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { isListed, type MarketCategory, type MarketRegion } from '../../../common/market/series.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { MarketCategoryEnum, MarketRegionEnum } from './market.enums.ts';
import { exchangeRates, longestHistory, marketQuotes } from './market.service.ts';
import { ExchangeRates, MarketQuote, PricePoint } from './market.type.ts';
import { marketLoaders } from './market.loaders.ts';

@ArgsType()
class MarketArgs {
  @Field(() => MarketCategoryEnum, { description: 'What the values are of.' })
  category!: MarketCategory;

  @Field(() => MarketRegionEnum, { nullable: true, description: 'Only markets there.' })
  region?: MarketRegion | null;

  @Field(() => Int, { nullable: true, description: 'How many, 1 to 100; all without it.' })
  first?: number | null;
}

@Resolver(() => MarketQuote)
export class MarketResolver {
  @Query(() => [MarketQuote], {
    complexity: 3_000,
    description: 'Published series and what they stand at, the most asked for first.',
  })
  market(@Args(() => MarketArgs) args: MarketArgs, @Ctx() { db }: Context): Promise<MarketQuote[]> {
    const { first } = args;
    if (first != null && !(first >= 1 && first <= 100))
      throw badInput({ first: 'list.first.outOfRange' }, 'first must be 1 to 100');
    return marketQuotes(db, args);
  }

  @Query(() => MarketQuote, {
    nullable: true,
    description: 'One published series; null where there is none of that symbol.',
  })
  async marketQuote(
    @Arg('symbol', { description: 'REBAR, USDTRY, BRENT.' }) symbol: string,
    @Ctx() { db }: Context,
  ): Promise<MarketQuote | null> {
    if (!isListed(symbol)) return null;
    const [quote] = await marketQuotes(db, { symbols: [symbol] });
    return quote ?? null;
  }

  @Query(() => ExchangeRates, {
    description: 'What one unit of a listed currency buys; BAD_USER_INPUT for another one.',
  })
  exchangeRates(
    @Arg('base', { description: 'ISO 4217: USD, TRY, EUR.' }) base: string,
    @Ctx() { db }: Context,
  ): Promise<ExchangeRates> {
    return exchangeRates(db, base);
  }

  @FieldResolver(() => [PricePoint], {
    description:
      'Oldest first, ending with `value`, of the same kind as it: indicative or of a market. Every tick up to a week, then closes, one a ' +
      'week beyond 400 days.',
  })
  history(
    @Root() { id }: MarketQuote,
    @Arg('days', () => Int, { defaultValue: 30, description: `How far back, 1 to ${longestHistory}.` }) days: number,
    @Ctx() { loaders }: Context,
  ): Promise<PricePoint[]> {
    if (!(days >= 1 && days <= longestHistory))
      throw badInput({ days: 'market.days.outOfRange' }, `days must be 1 to ${longestHistory}`);
    return loaders(marketLoaders).historyOf(days).load(id);
  }
}
