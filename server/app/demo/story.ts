import type { DeepPartial } from 'typeorm';
import type {
  CommunicationDirection,
  CommunicationStatus,
  CommunicationType,
  Currency,
  QuoteStatus,
  Sentiment,
} from '../../../common/enums.ts';
import type { Company } from '../../modules/parties/index.ts';
import type { QuoteRequest } from '../../modules/quotes/index.ts';

/** How long before the demo data is made: `38m`, `5h`, or on a day and at an hour of İzmir, `12d 14:26`. `-1d 09:00` is tomorrow. */
export type Moment = `${number}m` | `${number}h` | `${number}d ${number}:${number}`;

const minute = 60_000;
/** İzmir has had summer time all year since 2016. */
const utcOffset = 180 * minute;
const day = 24 * 60 * minute;

export function instantOf(moment: Moment, now: Date): Date {
  const [amount = '', hour, minutes] = moment.split(/[^\d-]+/);
  if (moment.endsWith('m')) return new Date(now.getTime() - Number(amount) * minute);
  if (moment.endsWith('h')) return new Date(now.getTime() - Number(amount) * 60 * minute);
  const midnight = Math.floor((now.getTime() + utcOffset) / day) * day - utcOffset;
  return new Date(midnight - Number(amount) * day + (Number(hour) * 60 + Number(minutes)) * minute);
}

/** Colleagues who did it all. */
export const staff = {
  ece: { email: 'ece.tuna@kordon.example', name: 'Ece Tuna', role: 'admin' },
  baran: { email: 'baran.kilic@kordon.example', name: 'Baran Kılıç', role: 'admin' },
  nil: { email: 'nil.erten@kordon.example', name: 'Nil Erten', role: 'analyst' },
} as const;
export type Colleague = keyof typeof staff;

export interface DemoPerson {
  name: string;
  /** How the other parts of the story name them. */
  email: string;
  phone?: string;
  position: string;
}

export type DemoCompany = DeepPartial<Company> & {
  since: Moment;
  /** Null: the public site. */
  by: Colleague | null;
  /** The first is the one to ask. */
  people: DemoPerson[];
};

export interface DemoAnswer {
  at: Moment;
  by: Colleague;
  status: QuoteStatus;
  offer?: [amount: number, currency: Currency];
}

export type DemoRequest = Pick<QuoteRequest, 'source' | 'language'> &
  DeepPartial<QuoteRequest> & {
    /** E-mail of the person. */
    from: string;
    at: Moment;
    /** What became of it. */
    then?: { at: Moment; by: Colleague; status: QuoteStatus; offer?: [amount: number, currency: Currency] }[];
  };

export interface DemoCommunication {
  /** E-mail of the person; it is about what they asked for last. */
  with: string;
  at: Moment;
  by: Colleague;
  type: CommunicationType;
  direction: CommunicationDirection;
  status: CommunicationStatus;
  subject: string;
  content: string;
  sentiment?: Sentiment;
  durationMinutes?: number;
  tags?: string[];
  followUp?: Moment;
}
