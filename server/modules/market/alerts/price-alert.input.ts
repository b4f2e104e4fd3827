import { Field, Float, InputType } from 'type-graphql';
import type { Language } from '../../../../common/enums.ts';
import { LanguageEnum } from '../../../platform/graphql/enums.ts';

@InputType({ description: 'A wish to hear once when a series reaches a value.' })
export class PriceAlertInput {
  @Field({ description: 'Of the series: REBAR, USDTRY, BRENT.' })
  symbol!: string;

  @Field(() => Float, { description: 'In the currency and unit of the series; another than it stands at.' })
  threshold!: number;

  @Field({ description: 'Where the mails go; the first asks whether they are wanted.' })
  email!: string;

  @Field(() => LanguageEnum, { description: 'Of the mails.' })
  language!: Language;

  @Field({ description: 'The privacy notice was read; false is BAD_USER_INPUT.' })
  consent!: boolean;

  @Field(() => String, { nullable: true, description: 'Honeypot: people leave it empty.' })
  website?: string | null;
}
