import { DAY_MS } from '../../common/durations.ts';
/** Ids of the records that the operations read; each database has its own. */
export interface Ids {
  company: string;
  quote: string;
  communication: string;
  /** Id of an inbound communication. */
  inbound: string;
  /** Cursor at the end of the first page of requests. */
  after?: string;
}

/** Label in the printed table, operation of the client, and its variables. */
export type Case = [name: string, operation: string, variables: (ids: Ids) => Record<string, unknown>];

const listCase =
  (operation: string, list: string, first: number) =>
  (name: string, filter: Record<string, unknown>): Case => [`${list}: ${name}`, operation, () => ({ filter, first })];
const quotes = listCase('QuoteList', 'requests', 50);
const companies = listCase('CompanyList', 'companies', 50);
const communications = listCase('Communications', 'communications', 20);
const counts = (name: string, filter: Record<string, unknown>): Case => [
  `requests, tabs: ${name}`,
  'QuoteCounts',
  () => ({ filter }),
];
const palette = (name: string, text: string): Case => [`palette: ${name}`, 'Search', () => ({ text, first: 20 })];

const log = (name: string, filter: Record<string, unknown>): Case => [
  `log: ${name}`,
  'AuditLog',
  () => ({ filter, first: 50 }),
];

/** A day in the past; the demo data covers the two years before it was created. */
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Search terms for the demo data (tools/demo-bulk/bulk-words.ts), by the number of rows that they match. */
const words = {
  common: 'demir',
  two: 'demir ege',
  rare: 'nehir 17',
  person: 'ipek işık',
  misspelt: 'demri',
  none: 'xylofon',
};

const lastDays = (days: number) => ({
  from: new Date(Date.now() - days * DAY_MS).toISOString(),
  to: new Date().toISOString(),
});

export const cases: Case[] = [
  ['dashboard', 'Dashboard', () => ({})],
  ['activity feed', 'ActivityFeed', () => ({})],
  ['tasks: mine', 'Tasks', () => ({ mine: true, filter: { state: 'OPEN' }, first: 12 })],
  ['tasks: of the team', 'Tasks', () => ({ mine: false, filter: { state: 'OPEN' }, first: 12 })],
  ['orders: newest', 'OrderList', () => ({ filter: {}, first: 50 })],
  ['orders: of a request', 'RequestOrders', ({ quote }) => ({ id: quote })],
  ['orders: late', 'OrderList', () => ({ filter: { late: true }, first: 50 })],
  ['notifications', 'Notifications', () => ({ first: 50 })],
  ['notifications, badge', 'UnreadNotifications', () => ({})],
  ['requests, menu badge', 'NewQuotes', () => ({})],

  ['request by hand: known phone number', 'LeadPreview', () => ({ person: { name: '', phone: '+90 532 000 00 00' } })],
  ['request by hand: known company', 'LeadPreview', () => ({ person: { name: '', company: words.common } })],
  quotes('newest', {}),
  quotes('new', { statuses: ['NEW'] }),
  quotes('pending', { statuses: ['PENDING'] }),
  quotes('answered', { statuses: ['CONTACTED', 'RESPONDED', 'QUOTED', 'CLOSED'] }),
  quotes('urgent', { priorities: ['URGENT'] }),
  quotes('status, priority', { statuses: ['QUOTED', 'CLOSED'], priorities: ['LOW'] }),
  quotes('source', { sources: ['HYDRAULIC_QUOTE'] }),
  quotes('language', { languages: ['FA', 'AR'] }),
  quotes('product', { productTypes: ['dri'] }),
  quotes('product without requests', { productTypes: ['gears'] }),
  quotes('all facets', {
    statuses: ['NEW'],
    priorities: ['URGENT'],
    sources: ['QUICK_QUOTE'],
    languages: ['FR'],
    productTypes: ['slab'],
  }),
  quotes('a day', { fromDay: daysAgo(200), toDay: daysAgo(200) }),
  quotes('a month, status', { fromDay: daysAgo(60), toDay: daysAgo(30), statuses: ['NEW'] }),
  quotes('by priority', { order: 'PRIORITY' }),
  quotes('by company', { order: 'COMPANY' }),
  quotes('by quantity, smallest first', { order: 'QUANTITY', reversed: true }),
  quotes('by company, status and source', { order: 'COMPANY', statuses: ['CLOSED'], sources: ['BUYER_QUOTE'] }),
  quotes('common word', { search: words.common }),
  quotes('two words', { search: words.two }),
  quotes('rare word', { search: words.rare }),
  quotes('a person', { search: words.person }),
  quotes('an address', { search: 'firma-17.example' }),
  quotes('misspelt', { search: words.misspelt }),
  quotes('no such word', { search: words.none }),
  quotes('common word, status', { search: words.common, statuses: ['PENDING'] }),
  quotes('common word, by company', { search: words.common, order: 'COMPANY' }),
  quotes('by amount', { order: 'AMOUNT' }),
  quotes('won', { outcome: 'WON' }),
  quotes('outcome missing', { outcomeMissing: true }),
  quotes('country', { country: 'Algeria' }),
  quotes('above an amount', { minAmountUsd: 1_000_000 }),
  quotes('between rare amounts', { minAmountUsd: 100_000, maxAmountUsd: 101_000 }),
  ['requests: totals', 'QuoteTotals', () => ({ filter: {} })],
  ['requests: totals of a language', 'QuoteTotals', () => ({ filter: { languages: ['FR'] } })],
  ['requests: rate of a currency', 'UsdRate', () => ({ currency: 'EUR' })],
  ['requests: page 2', 'QuoteList', ({ after }) => ({ filter: {}, first: 50, after })],
  counts('all', {}),
  counts('language', { languages: ['FR'] }),
  counts('a month', { fromDay: daysAgo(60), toDay: daysAgo(30) }),
  counts('common word', { search: words.common }),
  counts('rare word', { search: words.rare }),
  counts('misspelt', { search: words.misspelt }),
  [
    'requests: board',
    'QuoteBoard',
    () => ({
      first: 20,
      ...Object.fromEntries(
        ['new', 'pending', 'contacted', 'responded', 'quoted', 'closed'].map((status) => [
          status,
          { statuses: [status.toUpperCase()] },
        ]),
      ),
    }),
  ],
  [
    'requests: board, common word',
    'QuoteBoard',
    () => ({
      first: 20,
      ...Object.fromEntries(
        ['new', 'pending', 'contacted', 'responded', 'quoted', 'closed'].map((status) => [
          status,
          { statuses: [status.toUpperCase()], search: words.common },
        ]),
      ),
    }),
  ],
  ['request: detail', 'Quote', ({ quote }) => ({ id: quote })],
  ['request: history', 'QuoteHistory', ({ quote }) => ({ id: quote, first: 20 })],
  ['request: one row', 'QuoteOfList', ({ quote }) => ({ id: quote })],
  ['request: mails', 'QuoteEmailTemplates', ({ quote }) => ({ id: quote })],

  ['companies: cards', 'CompanySummary', () => ({})],
  companies('newest', {}),
  companies('by name', { order: 'NAME' }),
  companies('by last contact', { order: 'LAST_CONTACT' }),
  companies('by lead score', { order: 'LEAD_SCORE' }),
  companies('by value', { order: 'TOTAL_VALUE' }),
  companies('type', { companyType: ['SUPPLIER'] }),
  companies('status', { status: ['BLACKLISTED'] }),
  companies('type and status', { companyType: ['LEAD', 'PROSPECT'], status: ['ARCHIVED'] }),
  companies('type, status, priority', { companyType: ['LEAD'], status: ['ARCHIVED'], priority: ['CRITICAL'] }),
  companies('priority, by name', { priority: ['CRITICAL', 'HIGH'], order: 'NAME' }),
  companies('status, by lead score', { status: ['INACTIVE'], order: 'LEAD_SCORE' }),
  companies('bin', { deleted: true }),
  companies('common word', { search: words.common }),
  companies('two words', { search: words.two }),
  companies('rare word', { search: words.rare }),
  companies('code', { search: 'KD-0000017' }),
  companies('misspelt', { search: words.misspelt }),
  companies('no such word', { search: words.none }),
  companies('common word, type, by lead score', {
    search: words.common,
    companyType: ['LEAD'],
    order: 'LEAD_SCORE',
  }),
  ['companies: select', 'CompanyChoices', () => ({ search: 'dem' })],
  ['company: detail', 'Company', ({ company }) => ({ id: company })],
  ['company: one row', 'OneCompanyRow', ({ company }) => ({ id: company })],
  ['company: selected', 'CompanyOfRecord', ({ company }) => ({ id: company })],
  ['company: timeline', 'CompanyTimeline', ({ company }) => ({ companyId: company, first: 20 })],
  ['company: changes', 'CompanyTimeline', ({ company }) => ({ companyId: company, kinds: ['CHANGE'], first: 20 })],
  ['company: dependents', 'CompanyDependents', ({ company }) => ({ id: company })],
  ['company: documents', 'CompanyDocuments', ({ company }) => ({ companyId: company, first: 20 })],
  ['company: people', 'ContactChoices', ({ company }) => ({ companyId: company })],
  [
    'company: possible duplicates',
    'PossibleDuplicates',
    () => ({ name: 'Demir Ege 17', email: 'a@firma-17.example', website: 'firma-17.example' }),
  ],

  ['communications: counts', 'CommunicationCounts', () => ({})],
  communications('newest', {}),
  communications('type', { type: ['MEETING'] }),
  communications('inbound', { direction: ['INBOUND'] }),
  communications('failed', { status: ['FAILED'] }),
  communications('two types, urgent', { type: ['PHONE', 'EMAIL'], priority: ['URGENT'] }),
  communications('type, status, priority', { type: ['WHATSAPP'], status: ['FAILED'], priority: ['LOW'] }),
  communications('a type that cannot be inbound', { type: ['MEETING'], direction: ['INBOUND'] }),
  communications('sentiment', { sentiment: ['NEGATIVE'] }),
  communications('sentiment and status', { sentiment: ['NEGATIVE'], status: ['FAILED'] }),
  communications('to follow up', { followUp: 'OPEN' }),
  communications('overdue', { followUp: 'OVERDUE' }),
  communications('a day', { fromDay: daysAgo(200), toDay: daysAgo(200) }),
  communications('a month, failed', { fromDay: daysAgo(60), toDay: daysAgo(30), status: ['FAILED'] }),
  ['communications: of a company', 'Communications', ({ company }) => ({ filter: { companyId: company }, first: 20 })],
  ['communications: one', 'CommunicationRecord', ({ communication }) => ({ id: communication })],
  communications('common word', { search: 'hurda' }),
  communications('two words', { search: 'teklif kütük' }),
  communications('company name', { search: 'firma-17.example' }),
  communications('common name', { search: words.common }),
  communications('misspelt', { search: 'hurdda' }),
  communications('no such word', { search: words.none }),
  communications('common word, type', { search: 'slab', type: ['PHONE'] }),

  palette('common word', words.common),
  palette('two words', words.two),
  palette('rare word', words.rare),
  palette('a person', words.person),
  palette('number', 'KD-0000017'),
  palette('address', 'kisi@firma-17.example'),
  palette('misspelt', words.misspelt),
  palette('no such word', words.none),

  log('newest', {}),
  log('by a colleague', { actor: 'deniz.aksoy@kordon.example' }),
  log('of companies', { targetType: ['companies'] }),
  log('deletions', { action: ['DELETE'] }),
  log('a field', { field: 'creditLimit' }),
  log('a day', { fromDay: daysAgo(200), toDay: daysAgo(200) }),
  ['log: colleagues', 'Colleagues', () => ({})],

  ['analytics: a year', 'ConversionAnalytics', () => lastDays(364)],
  ['analytics: 30 days', 'ConversionAnalytics', () => lastDays(29)],
  ['analytics: a year by product', 'AnalyticsBreakdown', () => ({ ...lastDays(364), by: 'PRODUCT', step: 'WEEK' })],

  ['market: public', 'Market', () => ({ metals: 6, energy: 3 })],
  ['market: rates', 'Rates', () => ({})],
  ['market: history', 'MarketHistory', () => ({ symbol: 'HRC', days: 90 })],
  ['market: desk', 'MarketDesk', () => ({})],
  ['market: changes', 'MarketChanges', () => ({ first: 20 })],

  ['account: notifications', 'NotificationChoices', () => ({})],
  ['account', 'Account', () => ({})],
  ['who is signed in', 'Me', () => ({})],
  ['security log', 'SecurityLog', () => ({ filter: {}, first: 50 })],
  ['users', 'Staff', () => ({})],
  ['API tokens', 'ApiTokens', () => ({})],
];

/** Operations without a case: their cost does not depend on the number of requests, and most of them hash a password on purpose. */
export const unmeasuredOperations = [
  'SignIn',
  'SignOut',
  'SignOutEverywhere',
  'ChangePassword',
  'PasswordLink',
  'RequestPasswordReset',
  'ChoosePassword',

  'BeginSecondFactor',
  'ConfirmSecondFactor',
  'RenewRecoveryCodes',
  'EndSecondFactor',
  'ResetSecondFactor',

  'CreateAdminUser',
  'UpdateAdminUser',
  'DeleteAdminUser',
  'SendPasswordLink',
  'EndSession',
  'EndSessionsOf',
  'AddQuoteEmail',
  'AssignOwner',
  'MarkNotificationsRead',
  'SetNotificationChoice',
  'CompleteTask',
  'ReopenTask',
  'UpdateTask',
  'DeleteTask',
  'HandOver',
  'AssignmentRules',
  'SetAssignmentRules',
  'BankAccounts',
  'OfferBankAccounts',
  'OfferMail',
  'OfferCompany',
  'ProposeBankAccountChange',
  'ApproveBankAccountChange',
  'RejectBankAccountChange',
  'WithdrawBankAccountChange',
  'CreateApiToken',
  'RevokeApiToken',

  'EnterMarketPrice',
  'ConnectMarketFeed',
  'DisconnectMarketFeed',
  'PublishMarketSeries',
  'AcceptMarketJump',
  'PreviewPriceSheet',
  'ApplyPriceSheet',
  'RefreshMarket',

  'RequestPriceAlert',
  'ConfirmPriceAlert',
  'CancelPriceAlert',
  'SubmitContactMessage',
  'SubmitSupplierApplication',

  // One row by its id; the demo data has no such rows.
  'ResendMail',
  'DeleteCompanyDocument',
  'OneOrderRow',
  'OrderDetail',
  'OrderHistory',
  'CreateOrder',
  'UpdateOrder',
  'ConfirmOrder',
  'CancelOrder',
  'UpdateMilestone',
  'UpdateOrderPayment',
  'ReleaseOrderDocument',
  'DeleteOrderDocument',
];
