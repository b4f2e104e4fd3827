import type { DeepPartial } from 'typeorm';
import type {
  CommunicationDirection,
  CommunicationStatus,
  CommunicationType,
  Currency,
  InboundMailNote,
  LostReason,
  MilestoneKind,
  OrderPaymentKind,
  OrderStatus,
  QuoteStatus,
  SaleKind,
  Sentiment,
} from '../../../common/enums.ts';
import { DAY_MS, MINUTE_MS } from '../../../common/durations.ts';
import type { Company } from '../../modules/parties/index.ts';
import type { QuoteRequest } from '../../modules/quotes/index.ts';

/**
 * A time before the creation of the demo data: minutes (`38m`), hours (`5h`), or days with a time of day in İzmir (`12d
 * 14:26`). `-1d 09:00` is tomorrow.
 */
export type Moment = `${number}m` | `${number}h` | `${number}d ${number}:${number}`;

/** Türkiye has used UTC+3 all year since 2016. */
const UTC_OFFSET_MS = 180 * MINUTE_MS;

export function resolveMoment(moment: Moment, now: Date): Date {
  const [amount = '', hour, minutes] = moment.split(/[^\d-]+/);
  if (moment.endsWith('m')) return new Date(now.getTime() - Number(amount) * MINUTE_MS);
  if (moment.endsWith('h')) return new Date(now.getTime() - Number(amount) * 60 * MINUTE_MS);
  const midnight = Math.floor((now.getTime() + UTC_OFFSET_MS) / DAY_MS) * DAY_MS - UTC_OFFSET_MS;
  return new Date(midnight - Number(amount) * DAY_MS + (Number(hour) * 60 + Number(minutes)) * MINUTE_MS);
}

/** The admin users who make the changes in the demo data. */
export const staff = {
  ece: { email: 'ece.tuna@kordon.example', name: 'Ece Tuna', role: 'admin', jobTitle: 'Export Manager' },
  baran: { email: 'baran.kilic@kordon.example', name: 'Baran Kılıç', role: 'admin', jobTitle: 'Sales Manager' },
  cem: { email: 'cem.arslan@kordon.example', name: 'Cem Arslan', role: 'sales', jobTitle: 'Export Sales Executive' },
  nil: { email: 'nil.erten@kordon.example', name: 'Nil Erten', role: 'analyst' },
} as const;
export type Colleague = keyof typeof staff;

interface DemoPerson {
  name: string;
  /** Also the key with which requests and communications refer to the person. */
  email: string;
  phone?: string;
  position: string;
}

export type DemoCompany = DeepPartial<Company> & {
  since: Moment;
  /** The admin who created the company; null for the public site. */
  by: Colleague | null;
  /** The first one becomes the primary contact. */
  people: DemoPerson[];
};

/** A status change of a request. */
export interface DemoStatusChange {
  at: Moment;
  by: Colleague;
  status: QuoteStatus;
  offer?: [amount: number, currency: Currency];
  /** Why the request was lost; a closed request without a reason is won with the amount of its offer. */
  lost?: [reason: LostReason, note: string];
}

export type DemoRequest = Pick<QuoteRequest, 'source' | 'language'> &
  DeepPartial<QuoteRequest> & {
    /** E-mail address of the contact. */
    from: string;
    at: Moment;
    /** In chronological order, all after `at`. */
    statusChanges?: DemoStatusChange[];
  };

/** A task about the latest request of a contact. */
export interface DemoTask {
  /** E-mail address of the contact. */
  about: string;
  title: string;
  /** Days from today; negative when it is overdue. */
  dueIn: number;
  /** Null for the first super admin, who looks at the demo data. */
  assignee: Colleague | null;
  done?: true;
}

/** An order of a request, with the amount of the request. Days are numbers of days from today. */
export interface DemoOrder {
  /** E-mail address and time of the request. */
  from: string;
  requestAt: Moment;
  at: Moment;
  by: Colleague;
  title: string;
  saleKind: SaleKind;
  status: OrderStatus;
  milestones: Partial<Record<MilestoneKind, { planned?: number; done?: number; note?: string }>>;
  /** `share` is a fraction of the amount of the order: 0.2 is 20 percent. */
  payments: Partial<Record<OrderPaymentKind, { due: number; done?: number; share?: number }>>;
}

export interface DemoCommunication {
  /** E-mail address of the contact. The communication is linked to the latest request of the contact. */
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

/** A mail of the inbox. */
export interface DemoMail {
  at: Moment;
  /** Name and address of the sender. */
  name: string;
  email: string;
  subject: string;
  text: string;
  /** What proves the address of the sender: DMARC with SPF and DKIM, SPF alone, or nothing. */
  proof: 'dmarc' | 'spf' | 'none';
  /** The company with this domain; of a contact when the address is known. */
  suggestion?: { reason: 'contact' | 'domain'; company: string };
  /** Domain that the one of the sender imitates. */
  lookAlikeOf?: string;
  /** Default: it waits. */
  status?: 'ignored';
  notes?: InboundMailNote[];
}
