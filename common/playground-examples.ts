/** A query that somebody can run as it stands. */
export interface Example {
  /** Message: `playground.example.<name>`. */
  name: string;
  query: string;
  variables?: Record<string, unknown>;
}

/** What analysts ask for most; the playground offers them, and a test runs each. */
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
    name: 'countsByStatus',
    query: `query DurumaGoreTalepler {
  quoteRequestCounts { status count }
}`,
  },
  {
    name: 'urgent',
    query: `query YanitBekleyenAcilTalepler {
  quoteRequests(filter: { statuses: [NEW, PENDING], priorities: [URGENT, HIGH] }, first: 50) {
    nodes { reference createdAt priority status name company }
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
    variables: { ilkGun: '2026-11-01', sonGun: '2026-11-30' },
  },
  {
    name: 'bestCustomers',
    query: `query EnDegerliFirmalar {
  companies(filter: { order: TOTAL_VALUE }, first: 20) {
    nodes { name companyCode companyType country totalValue totalQuotes totalOrders }
  }
}`,
  },
  {
    name: 'quietCompanies',
    query: `query UzunSuredirGorusulmeyenler($tarih: DateTime!) {
  companies(filter: { lastContactBefore: $tarih, companyType: [CUSTOMER, PROSPECT], order: LAST_CONTACT }, first: 50) {
    totalCount
    nodes { name lastContactDate leadScore totalValue }
  }
}`,
    variables: { tarih: '2026-10-01T00:00:00Z' },
  },
  {
    name: 'companiesByType',
    query: `query TureGoreFirmalar {
  companySummary { total totalValue quiet byType { companyType count } }
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
    name: 'changes',
    query: `query SonDegisiklikler {
  activityLogs(filter: { action: [UPDATE] }, first: 50) {
    nodes { createdAt actorName targetType details changes }
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
