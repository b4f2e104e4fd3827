import { Field, InputType, ObjectType } from 'type-graphql';
import type { Language } from '../../../common/enums.ts';
import type { NotePicture } from '../../../common/market-notes.ts';
import { LanguageEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'A market note in one language.' })
export class MarketNoteText {
  @Field(() => LanguageEnum, { description: 'Language.' })
  language!: Language;

  @Field({ description: 'Title.' })
  title!: string;

  @Field({ description: 'One or two sentences for the list, search engines and the mail.' })
  summary!: string;

  @Field({ description: 'Text, with the formatting of an e-mail.' })
  content!: string;
}

@InputType({ description: 'A market note in one language.' })
class MarketNoteTextInput {
  @Field(() => LanguageEnum, { description: 'Language.' })
  language!: Language;

  @Field({ description: 'Title, at most 120 characters.' })
  title!: string;

  @Field({ description: 'One or two sentences, at most 300 characters.' })
  summary!: string;

  @Field({ description: 'Text, at most 20,000 characters, with the formatting of `ScheduledMailInput`.' })
  content!: string;
}

@InputType({ description: 'Values of a market note.' })
export class MarketNoteInput {
  @Field(() => String, { description: 'Name of a picture of the site: `hero-rebar`.' })
  picture!: NotePicture;

  @Field(() => [MarketNoteTextInput], { description: 'Texts; one without title, summary and text is not stored.' })
  texts!: MarketNoteTextInput[];
}
