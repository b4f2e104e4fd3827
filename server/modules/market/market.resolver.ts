import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { MarketCategoryEnum, MarketRegionEnum } from '../../platform/graphql/enums.ts';
import type { MarketCategory, MarketRegion } from '../../../common/enums.ts';
import { isMarketSymbol } from '../../../common/market/series.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { getExchangeRates, MAX_HISTORY_DAYS, listMarketQuotes } from './market.service.ts';
import { ExchangeRates, MarketQuote, PricePoint } from './market.type.ts';
import { marketLoaders } from './market.loaders.ts';

@ArgsType()
class MarketArgs {
  @Field(() => MarketCategoryEnum, { description: 'Category of the series.' })
  category!: MarketCategory;

  @Field(() => MarketRegionEnum, { nullable: true, description: 'Only series of this region.' })
  region?: MarketRegion | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of series, 1 to 100; default all.' })
  first?: number | null;
}

@Resolver(() => MarketQuote)
export class MarketResolver {
  @Query(() => [MarketQuote], {
    complexity: 3_000,
    description: 'Published series with their current values, most important first.',
  })
  market(@Args(() => MarketArgs) args: MarketArgs, @Ctx() { db }: Context): Promise<MarketQuote[]> {
    const { first } = args;
    if (first != null && !(first >= 1 && first <= 100))
      throw badInput({ first: 'list.first.outOfRange' }, 'first must be 1 to 100');
    return listMarketQuotes(db, args);
  }

  @Query(() => MarketQuote, {
    nullable: true,
    description: 'The published series with this symbol; null when there is none.',
  })
  async marketQuote(
    @Arg('symbol', { description: 'Symbol of the series, such as REBAR, USDTRY or BRENT.' }) symbol: string,
    @Ctx() { db }: Context,
  ): Promise<MarketQuote | null> {
    if (!isMarketSymbol(symbol)) return null;
    const [quote] = await listMarketQuotes(db, { symbols: [symbol] });
    return quote ?? null;
  }

  @Query(() => ExchangeRates, {
    description: 'Exchange rates of a base currency. BAD_USER_INPUT when the currency is not listed.',
  })
  exchangeRates(
    @Arg('base', { description: 'Base currency, ISO 4217: USD, TRY, EUR.' }) base: string,
    @Ctx() { db }: Context,
  ): Promise<ExchangeRates> {
    return getExchangeRates(db, base);
  }

  @FieldResolver(() => [PricePoint], {
    description:
      'Values over time, oldest first, ending with `value`; begins with the first real value and is empty for EXAMPLE. ' +
      'Every tick for up to 7 days, daily closes for up to 400 days, weekly closes beyond.',
  })
  history(
    @Root() { id }: MarketQuote,
    @Arg('days', () => Int, { defaultValue: 30, description: `Length in days, 1 to ${MAX_HISTORY_DAYS}.` })
    days: number,
    @Ctx() { loaders }: Context,
  ): Promise<PricePoint[]> {
    if (!(days >= 1 && days <= MAX_HISTORY_DAYS))
      throw badInput({ days: 'market.days.outOfRange' }, `days must be 1 to ${MAX_HISTORY_DAYS}`);
    return loaders(marketLoaders).historyOfDays(days).load(id);
  }
}
