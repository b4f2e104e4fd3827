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
const quoteListCase = listCase('QuoteList', 'requests', 50);
const companyListCase = listCase('CompanyList', 'companies', 50);
const communicationListCase = listCase('Communications', 'communications', 20);
const quoteCountsCase = (name: string, filter: Record<string, unknown>): Case => [
  `requests, tabs: ${name}`,
  'QuoteCounts',
  () => ({ filter }),
];
const searchCase = (name: string, text: string): Case => [`palette: ${name}`, 'Search', () => ({ text, first: 20 })];

const auditLogCase = (name: string, filter: Record<string, unknown>): Case => [
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
  ['inbox', 'InboundMails', () => ({ status: 'WAITING', first: 50 })],
  ['inbox, counts', 'InboundMailCounts', () => ({})],
  ['inbox, menu badge', 'WaitingMails', () => ({})],
  ['system', 'SystemStatus', () => ({})],
  ['requests, menu badge', 'NewQuotes', () => ({})],

  ['request by hand: known phone number', 'LeadPreview', () => ({ person: { name: '', phone: '+90 532 000 00 00' } })],
  ['request by hand: known company', 'LeadPreview', () => ({ person: { name: '', company: words.common } })],
  quoteListCase('newest', {}),
  quoteListCase('new', { statuses: ['NEW'] }),
  quoteListCase('pending', { statuses: ['PENDING'] }),
  quoteListCase('answered', { statuses: ['CONTACTED', 'RESPONDED', 'QUOTED', 'CLOSED'] }),
  quoteListCase('urgent', { priorities: ['URGENT'] }),
  quoteListCase('status, priority', { statuses: ['QUOTED', 'CLOSED'], priorities: ['LOW'] }),
  quoteListCase('source', { sources: ['HYDRAULIC_QUOTE'] }),
  quoteListCase('language', { languages: ['FA', 'AR'] }),
  quoteListCase('product', { productTypes: ['dri'] }),
  quoteListCase('product without requests', { productTypes: ['gears'] }),
  quoteListCase('all facets', {
    statuses: ['NEW'],
    priorities: ['URGENT'],
    sources: ['QUICK_QUOTE'],
    languages: ['FR'],
    productTypes: ['slab'],
  }),
  quoteListCase('a day', { fromDay: daysAgo(200), toDay: daysAgo(200) }),
  quoteListCase('a month, status', { fromDay: daysAgo(60), toDay: daysAgo(30), statuses: ['NEW'] }),
  quoteListCase('by priority', { order: 'PRIORITY' }),
  quoteListCase('by company', { order: 'COMPANY' }),
  quoteListCase('by quantity, smallest first', { order: 'QUANTITY', reversed: true }),
  quoteListCase('by company, status and source', { order: 'COMPANY', statuses: ['CLOSED'], sources: ['BUYER_QUOTE'] }),
  quoteListCase('common word', { search: words.common }),
  quoteListCase('two words', { search: words.two }),
  quoteListCase('rare word', { search: words.rare }),
  quoteListCase('a person', { search: words.person }),
  quoteListCase('an address', { search: 'firma-17.example' }),
  quoteListCase('misspelt', { search: words.misspelt }),
  quoteListCase('no such word', { search: words.none }),
  quoteListCase('common word, status', { search: words.common, statuses: ['PENDING'] }),
  quoteListCase('common word, by company', { search: words.common, order: 'COMPANY' }),
  quoteListCase('by amount', { order: 'AMOUNT' }),
  quoteListCase('won', { outcome: 'WON' }),
  quoteListCase('outcome missing', { outcomeMissing: true }),
  quoteListCase('country', { country: 'Algeria' }),
  quoteListCase('above an amount', { minAmountUsd: 1_000_000 }),
  quoteListCase('between rare amounts', { minAmountUsd: 100_000, maxAmountUsd: 101_000 }),
  ['requests: totals', 'QuoteTotals', () => ({ filter: {} })],
  ['requests: totals of a language', 'QuoteTotals', () => ({ filter: { languages: ['FR'] } })],
  ['requests: rate of a currency', 'UsdRate', () => ({ currency: 'EUR' })],
  ['requests: page 2', 'QuoteList', ({ after }) => ({ filter: {}, first: 50, after })],
  quoteCountsCase('all', {}),
  quoteCountsCase('language', { languages: ['FR'] }),
  quoteCountsCase('a month', { fromDay: daysAgo(60), toDay: daysAgo(30) }),
  quoteCountsCase('common word', { search: words.common }),
  quoteCountsCase('rare word', { search: words.rare }),
  quoteCountsCase('misspelt', { search: words.misspelt }),
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
  companyListCase('newest', {}),
  companyListCase('by name', { order: 'NAME' }),
  companyListCase('by last contact', { order: 'LAST_CONTACT' }),
  companyListCase('by lead score', { order: 'LEAD_SCORE' }),
  companyListCase('by value', { order: 'TOTAL_VALUE' }),
  companyListCase('type', { companyType: ['SUPPLIER'] }),
  companyListCase('status', { status: ['BLACKLISTED'] }),
  companyListCase('type and status', { companyType: ['LEAD', 'PROSPECT'], status: ['ARCHIVED'] }),
  companyListCase('type, status, priority', { companyType: ['LEAD'], status: ['ARCHIVED'], priority: ['CRITICAL'] }),
  companyListCase('priority, by name', { priority: ['CRITICAL', 'HIGH'], order: 'NAME' }),
  companyListCase('status, by lead score', { status: ['INACTIVE'], order: 'LEAD_SCORE' }),
  companyListCase('bin', { deleted: true }),
  companyListCase('common word', { search: words.common }),
  companyListCase('two words', { search: words.two }),
  companyListCase('rare word', { search: words.rare }),
  companyListCase('code', { search: 'KD-0000017' }),
  companyListCase('misspelt', { search: words.misspelt }),
  companyListCase('no such word', { search: words.none }),
  companyListCase('common word, type, by lead score', {
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
  communicationListCase('newest', {}),
  communicationListCase('type', { type: ['MEETING'] }),
  communicationListCase('inbound', { direction: ['INBOUND'] }),
  communicationListCase('failed', { status: ['FAILED'] }),
  communicationListCase('two types, urgent', { type: ['PHONE', 'EMAIL'], priority: ['URGENT'] }),
  communicationListCase('type, status, priority', { type: ['WHATSAPP'], status: ['FAILED'], priority: ['LOW'] }),
  communicationListCase('a type that cannot be inbound', { type: ['MEETING'], direction: ['INBOUND'] }),
  communicationListCase('sentiment', { sentiment: ['NEGATIVE'] }),
  communicationListCase('sentiment and status', { sentiment: ['NEGATIVE'], status: ['FAILED'] }),
  communicationListCase('to follow up', { followUp: 'OPEN' }),
  communicationListCase('overdue', { followUp: 'OVERDUE' }),
  communicationListCase('a day', { fromDay: daysAgo(200), toDay: daysAgo(200) }),
  communicationListCase('a month, failed', { fromDay: daysAgo(60), toDay: daysAgo(30), status: ['FAILED'] }),
  ['communications: of a company', 'Communications', ({ company }) => ({ filter: { companyId: company }, first: 20 })],
  ['communications: one', 'CommunicationRecord', ({ communication }) => ({ id: communication })],
  communicationListCase('common word', { search: 'hurda' }),
  communicationListCase('two words', { search: 'teklif kütük' }),
  communicationListCase('company name', { search: 'firma-17.example' }),
  communicationListCase('common name', { search: words.common }),
  communicationListCase('misspelt', { search: 'hurdda' }),
  communicationListCase('no such word', { search: words.none }),
  communicationListCase('common word, type', { search: 'slab', type: ['PHONE'] }),

  searchCase('common word', words.common),
  searchCase('two words', words.two),
  searchCase('rare word', words.rare),
  searchCase('a person', words.person),
  searchCase('number', 'KD-0000017'),
  searchCase('address', 'kisi@firma-17.example'),
  searchCase('misspelt', words.misspelt),
  searchCase('no such word', words.none),

  auditLogCase('newest', {}),
  auditLogCase('by a colleague', { actor: 'deniz.aksoy@kordon.example' }),
  auditLogCase('of companies', { targetType: ['companies'] }),
  auditLogCase('deletions', { action: ['DELETE'] }),
  auditLogCase('a field', { field: 'creditLimit' }),
  auditLogCase('a day', { fromDay: daysAgo(200), toDay: daysAgo(200) }),
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

/** Operations without a case: their cost does not depend on the number of requests, and some hash a password, which is slow on purpose. */
export const unmeasuredOperations = [
  'DiscardJobs',
  'RetryJobs',

  'AllApiTokens',
  'ConfirmIdentity',

  'AnswerPrivacyRequest',
  'ConfirmNews',
  'ConfirmPrivacyRequest',
  'CorrectPerson',
  'EnterPrivacyRequest',
  'ErasePerson',
  'FindPerson',
  'PrivacyDesk',
  'SubmitPrivacyRequest',
  'WithdrawContactConsent',
  'WithdrawNews',
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
  'BeginPasskeyRegistration',
  'FinishPasskeyRegistration',
  'RenamePasskey',
  'RemovePasskey',
  'BeginPasskeySignIn',
  'SignInWithPasskey',
  'BeginPasskeyProof',
  'ConfirmIdentityWithPasskey',

  'CreateAdminUser',
  'UpdateAdminUser',
  'DeleteAdminUser',
  'SendPasswordLink',
  'EndSession',
  'EndSessionsOf',
  'AddQuoteEmail',
  'AssignOwner',
  'CreateLeadFromMail',
  'IgnoreMail',
  'InboundMail',
  'LinkMail',
  'RestoreMail',
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
  'Mailboxes',
  'SaveMailbox',
  'DeleteMailbox',
  'DeleteMailIgnoreRule',
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
