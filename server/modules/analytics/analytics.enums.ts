import type { CalendarStep } from '../../../common/calendar-days.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';

export const dimensions = ['source', 'language', 'product', 'country'] as const;
export type AnalyticsDimension = (typeof dimensions)[number];
export const AnalyticsDimensionEnum = graphqlEnum<AnalyticsDimension>(
  'AnalyticsDimension',
  'Field by which requests are grouped.',
  {
    source: 'Form that the request was sent with.',
    language: 'Language of the page.',
    product: 'Section, category or trade product, as in `productType`.',
    country: 'Country of the linked company.',
  },
);

export type AnalyticsStep = CalendarStep;
export const AnalyticsStepEnum = graphqlEnum<AnalyticsStep>('AnalyticsStep', 'Interval of a point of a series.', {
  day: 'A day in the time zone of Istanbul.',
  week: 'A week that starts on Monday; the first and the last week may be incomplete.',
  month: 'A calendar month; the first and the last month may be incomplete.',
});

export type MailCount = 'campaigns' | 'communications';
export const MailCountEnum = graphqlEnum<MailCount>('MailCount', 'Source of the e-mail figures.', {
  campaigns: 'Campaigns sent in the period.',
  communications: 'E-mails of the CRM, used when the campaigns of the period have no figures.',
});
