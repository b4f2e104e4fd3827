import sql from 'sql-template-tag';
import { Field, Float, ObjectType } from 'type-graphql';
import type { Currency } from '../../../common/enums.ts';
import { CurrencyEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'An amount of money.' })
export class MoneyAmount {
  @Field(() => CurrencyEnum, { description: 'Currency of the amount.' })
  currency!: Currency;

  @Field(() => Float, { description: 'Amount in `currency`, with two decimals.' })
  amount!: number;
}

@ObjectType({ description: 'Total of amounts in different currencies, which are added only in US dollars.' })
export class MoneyTotal {
  @Field(() => [MoneyAmount], { description: 'Sum of each currency, most amounts first.' })
  amounts!: MoneyAmount[];

  @Field(() => Float, {
    description: 'Sum in US dollars at the rates that are stored with the amounts, rounded once, half up.',
  })
  usd!: number;

  @Field(() => [MoneyAmount], { description: 'Sums that `usd` leaves out because no rate was known.' })
  unconverted!: MoneyAmount[];

  @Field(() => Date, { nullable: true, description: 'Date of the oldest rate in `usd`; null for US dollars only.' })
  rateAt!: Date | null;
}

/** Selects the sums of the amounts of quote requests, grouped at least by currency. */
export const amountSums = sql`
  count(*) as count, sum(quoted_amount) as amount, sum(usd_value(quoted_amount, quoted_currency, rate_to_usd)) as usd,
  sum(quoted_amount) filter (where usd_value(quoted_amount, quoted_currency, rate_to_usd) is null) as unconverted, min(rate_at) as rate_at`;

/** Selects the fields of a `MoneyTotal` from rows with a currency and its {@link amountSums}. */
export const sumUpAmounts = sql`
  coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by count desc, currency), '[]') as amounts,
  coalesce(round(sum(usd), 2), 0)::float8 as usd,
  coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', unconverted) order by currency) filter (where unconverted > 0), '[]')
    as unconverted,
  min(rate_at) filter (where currency <> 'USD') as "rateAt"`;
