import { Field, Float, InputType } from 'type-graphql';
import type { Language } from '../../../../common/enums.ts';
import { LanguageEnum } from '../../../platform/graphql/enums.ts';

@InputType({ description: 'A request for one mail when a series reaches a threshold.' })
export class PriceAlertInput {
  @Field({ description: 'Symbol of the series: REBAR, USDTRY, BRENT.' })
  symbol!: string;

  @Field(() => Float, {
    description: 'Threshold in the currency and unit of the series; must differ from the current value.',
  })
  threshold!: number;

  @Field({ description: 'Recipient of the mails; the first one asks for confirmation.' })
  email!: string;

  @Field(() => LanguageEnum, { description: 'Language of the mails.' })
  language!: Language;

  @Field({ description: 'Whether the privacy notice was accepted; BAD_USER_INPUT when false.' })
  consent!: boolean;

  @Field(() => String, { nullable: true, description: 'Honeypot field against spam bots; must be empty.' })
  website?: string | null;
}
