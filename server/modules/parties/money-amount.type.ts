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
