import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Currency, Language, OfferStatus } from '../../../common/enums.ts';
import { CurrencyEnum, LanguageEnum, OfferStatusEnum } from '../../platform/graphql/enums.ts';
import { isExpired, type Offer, OfferLine } from '../offers/index.ts';

@ObjectType({
  description: "An offer as the customer's link shows it; a withdrawn or superseded one has no lines and no prices.",
})
export class PublicOffer {
  @Field({ description: 'OFF-, the year and a sequence number; the same for all revisions.' })
  number!: string;

  @Field(() => Int, { description: 'Counts the revisions of a number, from 1.' })
  revision!: number;

  @Field(() => OfferStatusEnum, { description: 'Status of this revision.' })
  status!: OfferStatus;

  @Field(() => LanguageEnum, { description: 'Language of the offer.' })
  language!: Language;

  @Field({ description: 'Last day of validity in the time zone of Istanbul, like 2026-12-05.' })
  validUntil!: string;

  @Field({ description: 'Whether the last valid day has passed; an expired offer cannot be accepted.' })
  expired!: boolean;

  @Field(() => CurrencyEnum, { nullable: true, description: 'Currency of all amounts; null without prices.' })
  currency!: Currency | null;

  @Field(() => Float, { nullable: true, description: 'Total, in `currency`; null without prices.' })
  total!: number | null;

  @Field(() => [OfferLine], { description: 'Lines, by position; empty without prices.' })
  lines!: OfferLine[];
}

/** Whether the link still shows lines, prices and PDF. */
export const showsPrices = ({ status }: Pick<Offer, 'status'>): boolean =>
  status === 'sent' || status === 'accepted' || status === 'declined';

export function toPublicOffer(offer: Offer, lines: OfferLine[]): PublicOffer {
  const { number, revision, status, language, validUntil, currency, total } = offer;
  const isShown = showsPrices(offer);
  return {
    number,
    revision,
    status,
    language,
    validUntil: validUntil!,
    expired: isExpired(offer),
    currency: isShown ? currency : null,
    total: isShown ? total : null,
    lines: isShown ? lines : [],
  };
}
