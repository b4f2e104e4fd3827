import type {
  ActivityAction,
  CommunicationDirection,
  CommunicationStatus,
  CommunicationType,
  CompanyPriority,
  CompanySize,
  CompanyStatus,
  CompanyType,
  ContactStatus,
  Currency,
  LeadSource,
  Priority,
  Sentiment,
} from '../../common/enums.ts';
import { graphqlEnum } from '../platform/graphql/enum.ts';

export const PriorityEnum = graphqlEnum<Priority>('Priority', 'Of a quote request or a communication.', {
  low: 'Can wait.',
  normal: 'In its turn.',
  high: 'Before the others.',
  urgent: 'At once.',
});

export const CompanyTypeEnum = graphqlEnum<CompanyType>('CompanyType', 'What a company is to us.', {
  prospect: 'Might buy one day.',
  lead: 'Asked for something.',
  customer: 'Buys from us.',
  supplier: 'Sells to us.',
  partner: 'Works with us.',
});

export const CompanyStatusEnum = graphqlEnum<CompanyStatus>('CompanyStatus', 'Whether we deal with a company.', {
  active: 'We do.',
  inactive: 'Not at present.',
  archived: 'No longer; kept for the record.',
  blacklisted: 'We refuse to.',
});

export const CompanyPriorityEnum = graphqlEnum<CompanyPriority>('CompanyPriority', 'How much a company matters.', {
  low: 'Little.',
  medium: 'As most do.',
  high: 'More than most.',
  critical: 'Must not be lost.',
});

export const CompanySizeEnum = graphqlEnum<CompanySize>('CompanySize', 'Number of people.', {
  startup: '1 to 10.',
  small: '11 to 50.',
  medium: '51 to 250.',
  large: '251 to 1,000.',
  enterprise: 'More than 1,000.',
});

export const LeadSourceEnum = graphqlEnum<LeadSource>('LeadSource', 'How a company or contact came to us.', {
  manual: 'Entered by hand.',
  website: 'A form of the public site.',
  referral: 'Somebody recommended us.',
  'cold-email': 'We wrote first.',
  'trade-show': 'Met at a fair.',
  'social-media': 'A social network.',
  other: 'Another way.',
});

export const CurrencyEnum = graphqlEnum<Currency>('Currency', 'ISO 4217 code that a company is dealt with in.', {
  USD: 'US dollar.',
  EUR: 'Euro.',
  TRY: 'Turkish lira.',
  GBP: 'Pound sterling.',
});

export const ContactStatusEnum = graphqlEnum<ContactStatus>('ContactStatus', 'Whether a person can be reached.', {
  active: 'At the company.',
  inactive: 'Left, or does not want to hear from us.',
});

export const CommunicationTypeEnum = graphqlEnum<CommunicationType>('CommunicationType', 'How we were in touch.', {
  email: 'E-mail.',
  phone: 'Telephone call.',
  meeting: 'Meeting in person.',
  whatsapp: 'WhatsApp message.',
  video_call: 'Video call.',
  form_submission: 'A form of the public site.',
});

export const CommunicationDirectionEnum = graphqlEnum<CommunicationDirection>(
  'CommunicationDirection',
  'Who got in touch.',
  { inbound: 'They did.', outbound: 'We did.' },
);

export const CommunicationStatusEnum = graphqlEnum<CommunicationStatus>(
  'CommunicationStatus',
  'What became of a communication.',
  {
    sent: 'Left us.',
    delivered: 'Arrived.',
    read: 'Was opened.',
    replied: 'Was answered.',
    failed: 'Did not arrive.',
    received: 'Reached us.',
  },
);

export const SentimentEnum = graphqlEnum<Sentiment>('Sentiment', 'The mood of a communication.', {
  positive: 'Pleased or interested.',
  neutral: 'Neither.',
  negative: 'Displeased.',
});

export const ActivityActionEnum = graphqlEnum<ActivityAction>('ActivityAction', 'What happened to a record.', {
  INSERT: 'It was made.',
  UPDATE: 'It was changed.',
  DELETE: 'It was deleted, for good or to the bin.',
});
