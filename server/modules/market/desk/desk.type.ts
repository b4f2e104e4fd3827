import { Field, Float, Int, ObjectType } from 'type-graphql';
import { MarketFaultCodeEnum, MarketSourceStateEnum } from '../../../platform/graphql/enums.ts';
import type { MarketFaultCode, MarketSourceState } from '../../../../common/enums.ts';

@ObjectType({
  description: 'A value that was refused because it differs by more than 30 percent from the previous one.',
})
class MarketJump {
  @Field(() => Float, { description: 'Value reported by the source.' })
  value!: number;

  @Field(() => Float, { description: 'Current value of the series.' })
  before!: number;

  @Field({ description: 'Time of publication by the source, ISO 8601.' })
  at!: string;

  @Field({ description: 'When a value of the series was first refused as a jump, ISO 8601.' })
  since!: string;
}

@ObjectType({ description: 'A fault of a source, of one of its values, or of a line of a price sheet.' })
class MarketFault {
  @Field(() => MarketFaultCodeEnum, { description: 'Kind of the fault.' })
  code!: MarketFaultCode;

  @Field(() => String, {
    nullable: true,
    description: 'Additional data: an HTTP status, a date, the currency of the series.',
  })
  detail?: string | null;

  @Field(() => String, { nullable: true, description: 'Host name, for a source with several URLs.' })
  publisher?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Symbol of the series; null when the fault concerns the whole response.',
  })
  symbol?: string | null;

  @Field(() => MarketJump, { nullable: true, description: 'For JUMP: the value that an admin can accept.' })
  jump?: MarketJump | null;
}

@ObjectType({ description: 'Status of a source of market values.' })
export class MarketSourceHealth {
  @Field({ description: 'Name of the source, unique.' })
  name!: string;

  @Field({ description: 'Whether a super admin connected the source; one from the settings cannot be disconnected.' })
  connected!: boolean;

  @Field(() => MarketSourceStateEnum, { description: 'State of the source.' })
  state!: MarketSourceState;

  @Field(() => Date, { nullable: true, description: 'When it was last read.' })
  checkedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was last read successfully.' })
  succeededAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Time of its newest value.' })
  tickAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'For PAUSED: when reading resumes.' })
  pausedUntil!: Date | null;

  @Field(() => Int, { description: 'Failures since the last successful read.' })
  failures!: number;

  @Field(() => Int, { description: 'Number of values accepted from the last successful read.' })
  accepted!: number;

  @Field(() => [MarketFault], { description: 'Faults of the last read; empty when it succeeded.' })
  faults!: MarketFault[];

  @Field(() => [MarketFault], { description: 'Values refused in the last successful read.' })
  refused!: MarketFault[];
}

@ObjectType({ description: 'A line of a price sheet and its effect.' })
export class SheetPreviewLine {
  @Field(() => Int, {
    description: 'Line number as in a spreadsheet, where the heading is line 1; in JSON the first object is 1.',
  })
  line!: number;

  @Field({ description: 'Symbol as written in the sheet.' })
  symbol!: string;

  @Field(() => Float, { nullable: true, description: 'Price; null when it is not valid.' })
  value!: number | null;

  @Field(() => Date, { description: 'Time of the price: now, unless the line has a date.' })
  at!: Date;

  @Field(() => Float, { nullable: true, description: 'Current market value of the series; null when there is none.' })
  before!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Change from `before` to the price in percent, with two decimals.',
  })
  changePercent!: number | null;

  @Field({ description: 'Whether the change exceeds 30 percent and has to be confirmed.' })
  jump!: boolean;

  @Field({ description: 'Whether the price is older than the current value, so that it only changes the history.' })
  past!: boolean;

  @Field(() => MarketFault, { nullable: true, description: 'Why the line is not valid.' })
  fault!: MarketFault | null;
}

@ObjectType({ description: 'Effect of a price sheet.' })
export class SheetPreview {
  @Field(() => [SheetPreviewLine], { description: 'Lines in the order of the sheet.' })
  lines!: SheetPreviewLine[];

  @Field(() => Int, { description: 'Number of invalid lines; the sheet can be applied only when it is 0.' })
  faults!: number;

  @Field(() => Int, { description: 'Number of prices that differ by more than 30 percent from the previous one.' })
  jumps!: number;
}
