import { Arg, Authorized, Ctx, Field, Float, ObjectType, Query, Resolver } from 'type-graphql';
import type { Currency, RateSource } from '../../../common/enums.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { CurrencyEnum, RateSourceEnum } from '../../platform/graphql/enums.ts';
import { readers } from '../../platform/graphql/roles.ts';
import { findRateToUsd } from './rate-to-usd.ts';

@ObjectType({ description: 'Exchange rate of a currency to the US dollar.' })
class UsdRate {
  @Field(() => Float, { description: 'US dollars for one unit of the currency.' }) rate!: number;
  @Field(() => Date, { description: 'Time of publication.' }) at!: Date;
  @Field(() => RateSourceEnum, { nullable: true, description: 'Where it comes from; null for the US dollar.' })
  source!: RateSource | null;
}

@Resolver(() => UsdRate)
export class UsdRateResolver {
  @Authorized(readers)
  @Query(() => UsdRate, {
    nullable: true,
    description:
      'The rate that an amount set today would get; null when no published rate of the last 7 days is known. Examples do not count.',
  })
  async usdRate(
    @Arg('currency', () => CurrencyEnum, { description: 'Currency of the amount.' }) currency: Currency,
    @Ctx() { db }: Context,
  ): Promise<UsdRate | null> {
    const { rateToUsd: rate, rateAt: at, rateSource: source } = await findRateToUsd(db.manager, currency);
    return rate === null ? null : { rate, at: at!, source };
  }
}
