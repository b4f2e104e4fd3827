import type { CalendarStep } from '../../../common/calendar-days.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';

export const dimensions = ['source', 'language', 'product', 'country'] as const;
export type AnalyticsDimension = (typeof dimensions)[number];
export const AnalyticsDimensionEnum = graphqlEnum<AnalyticsDimension>(
  'AnalyticsDimension',
  'What requests are told apart by.',
  {
    source: 'The form that they came from.',
    language: 'Language of the page.',
    product: 'Section, category or trade product, as productType has it.',
    country: 'Country of the company in the CRM.',
  },
);

export type AnalyticsStep = CalendarStep;
export const AnalyticsStepEnum = graphqlEnum<AnalyticsStep>('AnalyticsStep', 'What a point of a series stands for.', {
  day: 'A day in Istanbul.',
  week: 'A week from Monday; the first and the last may be cut off by the period.',
  month: 'A month of the calendar; the first and the last may be cut off by the period.',
});

export type MailCount = 'campaigns' | 'communications';
export const MailCountEnum = graphqlEnum<MailCount>('MailCount', 'What e-mails were counted by.', {
  campaigns: 'The campaigns sent in the period.',
  communications: 'The e-mails of the CRM, because the campaigns of the period have none.',
});
