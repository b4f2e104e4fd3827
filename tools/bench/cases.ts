/** Records that a question is about; each database has its own. */
export interface Ids {
  company: string;
  quote: string;
  communication: string;
  /** A communication that somebody sent us. */
  inbound: string;
  /** Cursor of the last row of the list that is read on from. */
  after?: string;
}

/** Name as the table has it, operation of the client, and its variables. */
export type Case = [name: string, operation: string, variables: (ids: Ids) => Record<string, unknown>];

const list =
  (operation: string, of: string, first: number) =>
  (name: string, filter: Record<string, unknown>): Case => [`${of}: ${name}`, operation, () => ({ filter, first })];
const quotes = list('QuoteList', 'requests', 50);
const companies = list('CompanyList', 'companies', 50);
const talks = list('Communications', 'communications', 20);
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

/** Days of which the demo data has some, whenever it is made. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What the words of the demo data (tools/demo-bulk/bulk-words.ts) are looked for by: in very many rows, in few, misspelt, in none. */
const words = {
  common: 'demir',
  two: 'demir ege',
  rare: 'nehir 17',
  person: 'ipek işık',
  misspelt: 'demri',
  none: 'xylofon',
};

const span = (days: number) => ({
  from: new Date(Date.now() - days * 86_400_000).toISOString(),
  to: new Date().toISOString(),
});

export const cases: Case[] = [
  ['dashboard', 'Dashboard', () => ({})],
  ['activity feed', 'ActivityFeed', () => ({})],
  ['requests, badge of the menu', 'NewQuotes', () => ({})],

  quotes('newest', {}),
  quotes('new', { statuses: ['NEW'] }),
  quotes('pending', { statuses: ['PENDING'] }),
  quotes('answered', { statuses: ['CONTACTED', 'RESPONDED', 'QUOTED', 'CLOSED'] }),
  quotes('urgent', { priorities: ['URGENT'] }),
  quotes('status, priority', { statuses: ['QUOTED', 'CLOSED'], priorities: ['LOW'] }),
  quotes('source', { sources: ['HYDRAULIC_QUOTE'] }),
  quotes('language', { languages: ['FA', 'AR'] }),
  quotes('product', { productTypes: ['dri'] }),
  quotes('a product nobody asked for', { productTypes: ['gears'] }),
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
  ['request: its line', 'QuoteOfList', ({ quote }) => ({ id: quote })],
  ['request: letters', 'QuoteLetters', ({ quote }) => ({ id: quote })],

  ['companies: cards', 'CompanySummary', () => ({})],
  companies('newest', {}),
  companies('by name', { order: 'NAME' }),
  companies('by last contact', { order: 'LAST_CONTACT' }),
  companies('by lead score', { order: 'LEAD_SCORE' }),
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
  ['companies: choice', 'CompanyChoices', () => ({ search: 'dem' })],
  ['company: detail', 'Company', ({ company }) => ({ id: company })],
  ['company: its line', 'OneCompanyRow', ({ company }) => ({ id: company })],
  ['company: as a choice', 'CompanyOfRecord', ({ company }) => ({ id: company })],
  ['company: timeline', 'CompanyTimeline', ({ company }) => ({ companyId: company, first: 20 })],
  ['company: changes', 'CompanyTimeline', ({ company }) => ({ companyId: company, kinds: ['CHANGE'], first: 20 })],
  ['company: what goes with it', 'CompanyDependents', ({ company }) => ({ id: company })],
  ['company: documents', 'CompanyDocuments', ({ company }) => ({ companyId: company, first: 20 })],
  ['company: people', 'ContactChoices', ({ company }) => ({ companyId: company })],
  [
    'company: possible duplicates',
    'PossibleDuplicates',
    () => ({ name: 'Demir Ege 17', email: 'a@firma-17.example', website: 'firma-17.example' }),
  ],

  ['communications: figures', 'CommunicationCounts', () => ({})],
  talks('newest', {}),
  talks('type', { type: ['MEETING'] }),
  talks('inbound', { direction: ['INBOUND'] }),
  talks('failed', { status: ['FAILED'] }),
  talks('two types, urgent', { type: ['PHONE', 'EMAIL'], priority: ['URGENT'] }),
  talks('type, status, priority', { type: ['WHATSAPP'], status: ['FAILED'], priority: ['LOW'] }),
  talks('a type that cannot be inbound', { type: ['MEETING'], direction: ['INBOUND'] }),
  talks('mood', { sentiment: ['NEGATIVE'] }),
  talks('mood and status', { sentiment: ['NEGATIVE'], status: ['FAILED'] }),
  talks('to follow up', { followUp: 'OPEN' }),
  talks('overdue', { followUp: 'OVERDUE' }),
  talks('a day', { fromDay: daysAgo(200), toDay: daysAgo(200) }),
  talks('a month, failed', { fromDay: daysAgo(60), toDay: daysAgo(30), status: ['FAILED'] }),
  ['communications: of a company', 'Communications', ({ company }) => ({ filter: { companyId: company }, first: 20 })],
  ['communications: one', 'CommunicationRecord', ({ communication }) => ({ id: communication })],
  talks('common word', { search: 'hurda' }),
  talks('two words', { search: 'teklif kütük' }),
  talks('company name', { search: 'firma-17.example' }),
  talks('common name', { search: words.common }),
  talks('misspelt', { search: 'hurdda' }),
  talks('no such word', { search: words.none }),
  talks('common word, type', { search: 'slab', type: ['PHONE'] }),

  palette('common word', words.common),
  palette('two words', words.two),
  palette('rare word', words.rare),
  palette('a person', words.person),
  palette('number', 'KD-0000017'),
  palette('address', 'kisi@firma-17.example'),
  palette('misspelt', words.misspelt),
  palette('no such word', words.none),

  log('newest', {}),
  log('of a colleague', { actor: 'deniz.aksoy@kordon.example' }),
  log('of companies', { targetType: ['companies'] }),
  log('deletions', { action: ['DELETE'] }),
  log('a field', { field: 'creditLimit' }),
  log('a day', { fromDay: daysAgo(200), toDay: daysAgo(200) }),
  ['log: who writes it', 'Colleagues', () => ({})],

  ['analytics: a year', 'ConversionAnalytics', () => span(364)],
  ['analytics: 30 days', 'ConversionAnalytics', () => span(29)],
  ['analytics: a year by product', 'AnalyticsBreakdown', () => ({ ...span(364), by: 'PRODUCT', step: 'WEEK' })],

  ['market: of the site', 'Market', () => ({ metals: 6, energy: 3 })],
  ['market: rates', 'Rates', () => ({})],
  ['market: history', 'MarketHistory', () => ({ symbol: 'HRC', days: 90 })],
  ['market: desk', 'MarketDesk', () => ({})],
  ['market: changes', 'MarketChanges', () => ({ first: 20 })],

  ['account', 'Account', () => ({})],
  ['who is signed in', 'Me', () => ({})],
  ['users', 'Staff', () => ({})],
  ['API tokens', 'ApiTokens', () => ({})],
];

/** Operations that have no case: what they read and write does not grow with requests, and most of them hash a password on purpose. */
export const apart = [
  ...[
    'SignIn',
    'SignOut',
    'SignOutEverywhere',
    'ChangePassword',
    'PasswordLink',
    'RequestPasswordReset',
    'ChoosePassword',
  ],
  ...['BeginSecondFactor', 'ConfirmSecondFactor', 'RenewRecoveryCodes', 'EndSecondFactor', 'ResetSecondFactor'],
  ...['CreateAdminUser', 'UpdateAdminUser', 'DeleteAdminUser', 'SendPasswordLink', 'EndSession', 'EndSessionsOf'],
  ...['CreateApiToken', 'RevokeApiToken'],
  ...[
    'EnterMarketPrice',
    'PublishMarketSeries',
    'AcceptMarketJump',
    'PreviewPriceSheet',
    'ApplyPriceSheet',
    'RefreshMarket',
  ],
  ...[
    'RequestPriceAlert',
    'ConfirmPriceAlert',
    'CancelPriceAlert',
    'SubmitContactMessage',
    'SubmitSupplierApplication',
  ],
  ...['ResendMail', 'DeleteCompanyDocument'], // one row by its id, which the demo data has none of
];
