import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { FaultCode } from '../faults.ts';
import type { SourceState } from '../changes.ts';
import { MarketFaultCodeEnum, MarketSourceStateEnum } from '../market.enums.ts';

@ObjectType({ description: 'A value that was refused for being more than 30 percent from the one before.' })
export class MarketJump {
  @Field(() => Float, { description: 'What the source says.' })
  value!: number;

  @Field(() => Float, { description: 'What the series stands at.' })
  before!: number;

  @Field({ description: 'When the source published it; ISO 8601.' })
  at!: string;

  @Field({ description: 'Since when the source has said so; ISO 8601.' })
  since!: string;
}

@ObjectType({ description: 'Something wrong with a source, with a value of it, or with a line of a price sheet.' })
export class MarketFault {
  @Field(() => MarketFaultCodeEnum, { description: 'What is wrong.' })
  code!: FaultCode;

  @Field(() => String, { nullable: true, description: 'What it was: a status, a date, the currency of the series.' })
  detail?: string | null;

  @Field(() => String, { nullable: true, description: 'Which address, where a source has several.' })
  publisher?: string | null;

  @Field(() => String, { nullable: true, description: 'Of the series; null where it is about the whole answer.' })
  symbol?: string | null;

  @Field(() => MarketJump, { nullable: true, description: 'Of a JUMP: what a person may accept.' })
  jump?: MarketJump | null;
}

@ObjectType({ description: 'How a source of market values is doing.' })
export class MarketSourceHealth {
  @Field({ description: 'Identifies the source.' })
  name!: string;

  @Field(() => MarketSourceStateEnum, { description: 'How it is doing.' })
  state!: SourceState;

  @Field(() => Date, { nullable: true, description: 'When it was last asked.' })
  checkedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it last answered well.' })
  succeededAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'The newest instant that a value of it was of.' })
  tickAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'RESTING: until when it is left alone.' })
  openUntil!: Date | null;

  @Field(() => Int, { description: 'Failures since it last answered well.' })
  failures!: number;

  @Field(() => Int, { description: 'Values taken from its last good answer.' })
  accepted!: number;

  @Field(() => [MarketFault], { description: 'Why it failed; empty while it does not.' })
  faults!: MarketFault[];

  @Field(() => [MarketFault], { description: 'Values of its last good answer that were not taken.' })
  refused!: MarketFault[];
}

@ObjectType({ description: 'A line of a price sheet and what it would do.' })
export class SheetPreviewLine {
  @Field(() => Int, { description: 'As a spreadsheet counts: the heading is line 1; in JSON the first object is.' })
  line!: number;

  @Field({ description: 'As it stands there.' })
  symbol!: string;

  @Field(() => Float, { nullable: true, description: 'The price; null where there is none to read.' })
  value!: number | null;

  @Field(() => Date, { description: 'The instant that it is of: now, unless the line has a date.' })
  at!: Date;

  @Field(() => Float, { nullable: true, description: 'What the series stands at; null where that is the reference.' })
  before!: number | null;

  @Field(() => Float, { nullable: true, description: 'From there to the price, in percent, to two decimals.' })
  changePercent!: number | null;

  @Field({ description: 'More than 30 percent: it has to be confirmed.' })
  jump!: boolean;

  @Field({ description: 'Older than what the series stands at: it only enters the history.' })
  past!: boolean;

  @Field(() => MarketFault, { nullable: true, description: 'Why the sheet cannot be applied as it is.' })
  fault!: MarketFault | null;
}

@ObjectType({ description: 'What a price sheet would do.' })
export class SheetPreview {
  @Field(() => [SheetPreviewLine], { description: 'In their order.' })
  lines!: SheetPreviewLine[];

  @Field(() => Int, { description: 'Lines in need of correction; with one of them nothing can be applied.' })
  faults!: number;

  @Field(() => Int, { description: 'Prices that are more than 30 percent from the one before.' })
  jumps!: number;
}
