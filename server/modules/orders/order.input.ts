import { Field, Float, ID, InputType } from 'type-graphql';
import type { Currency, OrderStatus, SaleKind } from '../../../common/enums.ts';
import { CurrencyEnum, OrderStatusEnum, SaleKindEnum } from '../../platform/graphql/enums.ts';
import { OwnerFilter } from '../parties/index.ts';

@InputType({
  description:
    'An order from an offer that the customer has (`offerId`), or by hand for a quote request or a company. An order by hand needs title, kind of sale, amount and currency.',
})
export class OrderInput {
  @Field(() => ID, { nullable: true, description: 'UUID of a SENT or ACCEPTED offer, which gives all other values.' })
  offerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the quote request; ignored with an offer.' })
  quoteRequestId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'UUID of the company of an order without a request; ignored otherwise.',
  })
  companyId?: string | null;

  @Field(() => SaleKindEnum, {
    nullable: true,
    description: 'Kind of sale; when omitted, it follows from the lines of the offer.',
  })
  saleKind?: SaleKind | null;

  @Field(() => String, { nullable: true, description: 'What is sold, at most 200 characters; ignored with an offer.' })
  title?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Amount in `currency`, more than 0, rounded to two decimals; ignored with an offer.',
  })
  amount?: number | null;

  @Field(() => CurrencyEnum, { nullable: true, description: 'Currency of `amount`; ignored with an offer.' })
  currency?: Currency | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'US dollars for one unit of `currency`. Used only when no published rate is known; without any rate the amount is not converted.',
  })
  rateToUsd?: number | null;
}

@InputType({ description: 'Changes of an order that awaits confirmation; an omitted field stays as it is.' })
export class OrderPatch {
  @Field(() => String, { nullable: true, description: 'What is sold; may change in every status.' })
  title?: string | null;

  @Field(() => SaleKindEnum, {
    nullable: true,
    description:
      'Kind of sale. Milestones and payments that the old and the new kind have in common keep their values.',
  })
  saleKind?: SaleKind | null;

  @Field(() => Float, { nullable: true, description: 'Amount in `currency`, more than 0, rounded to two decimals.' })
  amount?: number | null;

  @Field(() => CurrencyEnum, { nullable: true, description: 'Currency of `amount`.' })
  currency?: Currency | null;

  @Field(() => Float, { nullable: true, description: 'As in OrderInput.' })
  rateToUsd?: number | null;
}

@InputType({ description: 'Filter of orders; an omitted field does not filter.' })
export class OrderFilter extends OwnerFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that must all occur in number, title or company, ignoring case; without an exact match, similarly spelled words match. At most 200 characters.',
  })
  search?: string | null;

  @Field(() => [OrderStatusEnum], { nullable: true, description: 'Any of these statuses.' })
  statuses?: OrderStatus[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for orders with a milestone or payment that is late, the longest delay first.',
  })
  late?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Orders of this company.' })
  companyId?: string | null;
}
