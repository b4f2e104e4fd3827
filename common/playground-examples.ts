import { DAY_MS } from './durations.ts';
/** An example query of the GraphQL playground. */
export interface Example {
  /** The title is the message `playground.example.<name>`. */
  name: string;
  query: string;
  variables?: Record<string, unknown>;
}

const today = Date.now();
/** Returns a past day, formatted as 2026-11-19. */
const daysAgo = (days: number): string => new Date(today - days * DAY_MS).toISOString().slice(0, 10);
/** Noon in Istanbul. */
const noon = (day: string): string => `${day}T09:00:00Z`;

/** Ten common queries of analysts, and the live feed. A test runs each of them. */
export const playgroundExamples: Example[] = [
  {
    name: 'newRequests',
    query: `query YeniTalepler {
  quoteRequests(filter: { statuses: [NEW] }, first: 20) {
    totalCount
    nodes { reference createdAt name company email productTitle language source priority }
  }
}`,
  },
  {
    name: 'conversion',
    query: `query DonusumAnalitigi($ilk: DateTime!, $son: DateTime!) {
  conversionAnalytics(from: $ilk, to: $son) {
    totalQuotes contactRate quoteRate conversionRate totalRevenue revenuePerLead
    averageResponseHours averageSalesDays
    funnel { status count stepRate }
    email { sent openRate clickRate replyRate }
    previous { totalQuotes conversionRate totalRevenue }
  }
}`,
    variables: { ilk: noon(daysAgo(29)), son: noon(daysAgo(0)) },
  },
  {
    name: 'breakdown',
    query: `query HaftalikKirilim($ilk: DateTime!, $son: DateTime!) {
  analyticsBreakdown(from: $ilk, to: $son, by: PRODUCT, step: WEEK) {
    starts
    series { value total counts }
  }
}`,
    variables: { ilk: noon(daysAgo(364)), son: noon(daysAgo(0)) },
  },
  {
    name: 'dashboard',
    query: `query GenelBakis {
  dashboard {
    totalQuotes newQuotes recentQuotes previousQuotes conversionRate
    totalCompanies newCompanies companiesByWeek
    totalCommunications inboundCommunications outboundCommunications
    statusCounts { status count }
  }
}`,
  },
  {
    name: 'month',
    query: `query AyinTalepleri($ilkGun: String!, $sonGun: String!) {
  quoteRequests(filter: { fromDay: $ilkGun, toDay: $sonGun }, first: 100) {
    totalCount
    nodes { reference createdAt status source language quotedAmount quotedCurrency }
  }
}`,
    variables: { ilkGun: daysAgo(29), sonGun: daysAgo(0) },
  },
  {
    name: 'bestCustomers',
    query: `query PuaniYuksekMusteriler {
  companies(filter: { companyType: [CUSTOMER], order: LEAD_SCORE }, first: 20) {
    nodes { name companyCode country leadScore currency totalValue unconvertedValues { currency amount } totalOrders }
  }
}`,
  },
  {
    name: 'quietCompanies',
    query: `query UzunSuredirGorusulmeyenler($tarih: DateTime!) {
  companies(filter: { lastContactBefore: $tarih, companyType: [CUSTOMER, PROSPECT], order: LAST_CONTACT }, first: 50) {
    totalCount
    nodes { name lastContactDate leadScore currency totalValue }
  }
}`,
    variables: { tarih: noon(daysAgo(60)) },
  },
  {
    name: 'companiesByType',
    query: `query TureGoreFirmalar {
  companySummary { total totalValues { currency amount } quiet byType { companyType count } }
}`,
  },
  {
    name: 'followUps',
    query: `query Takipler {
  followUps(first: 50) { subject type followUpDate company { name } }
}`,
  },
  {
    name: 'unanswered',
    query: `query YanitlanmamisGelenler {
  communications(filter: { direction: [INBOUND], status: [RECEIVED, READ] }, first: 50) {
    totalCount
    nodes { createdAt type subject sentiment company { name } contact { name email } }
  }
}`,
  },
  {
    name: 'live',
    query: `subscription Canli {
  activityLogged { createdAt action actorName targetType details }
}`,
  },
];
