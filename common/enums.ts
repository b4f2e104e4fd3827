/**
 * All enumerations, with the values that the database stores. Everything else is derived from these lists: types, form schemas, GraphQL enums
 * (server/platform/graphql/enums.ts) and the options of the screens. `enumName` and `storedValue` convert between stored values and GraphQL names.
 */
import { locales, type Locale } from './locales.ts';

export const languages = locales;
export type Language = Locale;

/** Public forms that a visitor sends a quote request with. */
export const quoteForms = ['quick_quote', 'hydraulic_quote', 'equipment_card', 'buyer_quote', 'seller_quote'] as const;

/** How a request reached the salesperson who enters it by hand. */
export const deskSources = ['phone', 'fair', 'email', 'referral', 'other'] as const;
export type DeskSource = (typeof deskSources)[number];

export const quoteSources = [...quoteForms, ...deskSources] as const;
export type QuoteSource = (typeof quoteSources)[number];

export const tradeProducts = ['scrap', 'slab', 'billet', 'rebar', 'wire-rod', 'dri'] as const;
export type TradeProduct = (typeof tradeProducts)[number];

/** Incoterms 2020 that a form of the site offers. */
export const deliveryTerms = ['fob', 'cif', 'cfr', 'exw', 'dap'] as const;
export type DeliveryTerms = (typeof deliveryTerms)[number];

/** All Incoterms 2020: first those for any mode of transport, then those for sea and inland waterway. */
export const offerIncoterms = ['exw', 'fca', 'cpt', 'cip', 'dap', 'dpu', 'ddp', 'fas', 'fob', 'cfr', 'cif'] as const;
export type OfferIncoterm = (typeof offerIncoterms)[number];

export const offerStatuses = ['draft', 'sent', 'accepted', 'declined', 'withdrawn', 'superseded'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** What an order is about; it determines the milestones (common/orders.ts). */
export const saleKinds = ['cargo', 'project', 'training'] as const;
export type SaleKind = (typeof saleKinds)[number];

export const orderStatuses = ['awaiting_confirmation', 'confirmed', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Milestones of an order, in sequence. */
export const milestoneKinds = [
  'confirmed',
  'in_production',
  'ready',
  'inspected',
  'loaded',
  'sailed',
  'arrived',
  'delivered',
] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

/** Steps of the payment of an order, in sequence. */
export const orderPaymentKinds = ['deposit', 'lc_opened', 'lc_expiry', 'balance'] as const;
export type OrderPaymentKind = (typeof orderPaymentKinds)[number];

/** `mill_certificate` is an inspection certificate 3.1 according to EN 10204. */
export const orderDocumentKinds = [
  'proforma',
  'mill_certificate',
  'packing_list',
  'bill_of_lading',
  'certificate_of_origin',
  'other',
] as const;
export type OrderDocumentKind = (typeof orderDocumentKinds)[number];

/** Why an offer needs the approval of an admin before it is sent. */
export const approvalReasons = ['discount', 'credit_limit'] as const;
export type ApprovalReason = (typeof approvalReasons)[number];

export const paymentTerms = ['lc', 'tt', 'dp', 'da'] as const;
export type PaymentTerms = (typeof paymentTerms)[number];

export const quoteStatuses = ['new', 'pending', 'contacted', 'responded', 'quoted', 'closed'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** How a quote request was closed. */
export const outcomes = ['won', 'lost'] as const;
export type Outcome = (typeof outcomes)[number];

export const lostReasons = [
  'price',
  'delivery_time',
  'quality',
  'payment_terms',
  'no_response',
  'competitor',
  'cancelled',
  'duplicate',
  'spam',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];

/** Where the stored rate of an amount comes from: a feed, a market price that an admin entered (`desk`), or a rate typed for this amount. */
export const rateSources = ['feed', 'desk', 'manual'] as const;
export type RateSource = (typeof rateSources)[number];

/** For quote requests and communications; companies have `companyPriorities`. */
export const priorities = ['low', 'normal', 'high', 'urgent'] as const;
export type Priority = (typeof priorities)[number];

export const contactTopics = [
  'genel-bilgi',
  'urun-sorgusu',
  'fiyat-teklifi',
  'teknik-destek',
  'kalite-sertifika',
  'teslimat-lojistik',
  'odeme-finansman',
  'ihracat-ithalat',
  'proje-danismanligi',
  'haddehane-cozumleri',
  'endüstriyel-ekipman',
  'tedarikci-ortakligi',
  'satın-alma',
  'hurda-alimi',
  'hammadde-tedariği',
  'özel-üretim',
  'ar-ge',
  'yatirimci-iliskileri',
  'iş-birligi',
  'şikayet-öneri',
  'basin-medya',
  'etkinlik-fuar',
  'eğitim-seminer',
  'surdurulebilirlik',
  'cevre-kalite',
  'is-guvenliği',
  'diger',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const companyTypes = ['prospect', 'lead', 'customer', 'supplier', 'partner'] as const;
export type CompanyType = (typeof companyTypes)[number];

export const companyStatuses = ['active', 'inactive', 'archived', 'blacklisted'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

export const companyPriorities = ['low', 'medium', 'high', 'critical'] as const;
export type CompanyPriority = (typeof companyPriorities)[number];

/** By number of employees: up to 10, 50, 250, 1,000, and more. */
export const companySizes = ['startup', 'small', 'medium', 'large', 'enterprise'] as const;
export type CompanySize = (typeof companySizes)[number];

export const leadSources = [
  'manual',
  'website',
  'referral',
  'cold-email',
  'trade-show',
  'social-media',
  'other',
] as const;
export type LeadSource = (typeof leadSources)[number];

/** Units of the quantity in an offer line. */
export const offerUnits = ['t', 'kg', 'm', 'piece', 'set', 'service'] as const;
export type OfferUnit = (typeof offerUnits)[number];

/** Currencies of company figures and offers. */
export const currencies = ['USD', 'EUR', 'TRY', 'GBP'] as const;
export type Currency = (typeof currencies)[number];

/** What a proposed change does to a bank account of the company. */
export const bankAccountChangeKinds = ['create', 'edit', 'retire'] as const;
export type BankAccountChangeKind = (typeof bankAccountChangeKinds)[number];

export const bankAccountChangeStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type BankAccountChangeStatus = (typeof bankAccountChangeStatuses)[number];

export const contactStatuses = ['active', 'inactive'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const communicationTypes = ['email', 'phone', 'meeting', 'whatsapp', 'video_call', 'form_submission'] as const;
export type CommunicationType = (typeof communicationTypes)[number];

export const communicationDirections = ['inbound', 'outbound'] as const;
export type CommunicationDirection = (typeof communicationDirections)[number];

export const communicationStatuses = ['sent', 'delivered', 'read', 'replied', 'failed', 'received'] as const;
export type CommunicationStatus = (typeof communicationStatuses)[number];

export const sentiments = ['positive', 'neutral', 'negative'] as const;
export type Sentiment = (typeof sentiments)[number];

export const activityActions = ['INSERT', 'UPDATE', 'DELETE'] as const;
export type ActivityAction = (typeof activityActions)[number];

/** What the security log records; stored and shown under these names. */
export const securityEventKinds = [
  'SIGN_IN',
  'SIGN_IN_FAILED',
  'SIGN_OUT',
  'SESSION_ENDED',
  'RATE_LIMITED',
  'FORBIDDEN',
  'ORIGIN_REFUSED',
  'EXPORTED',
  'TOKEN_CREATED',
  'TOKEN_REVOKED',
  'USER_CREATED',
  'USER_CHANGED',
  'USER_REMOVED',
  'ROLE_CHANGED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'FACTOR_ADDED',
  'FACTOR_REMOVED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'PROOF_CONFIRMED',
  'BANK_ACCOUNT_CHANGED',
  'PRIVACY_REQUESTED',
  'PRIVACY_EXPORTED',
  'PERSON_ERASED',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** What an API token may do: run queries, download lists, change records. */
export const tokenScopes = ['read', 'export', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What a person may ask for about their data. */
export const privacyRequestKinds = ['access', 'export', 'correct', 'erase', 'object'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** Steps of a consent to commercial messages; the latest one of a mailbox counts. */
export const consentEvents = ['given', 'confirmed', 'withdrawn'] as const;
export type ConsentEvent = (typeof consentEvents)[number];

/** States of background jobs: `retrying` waits for another attempt after a failure, `failed` is not tried again. */
export const jobStates = ['waiting', 'running', 'retrying', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

/** Results of the latest sign-in at the mail server. */
export const mailSignIns = ['unchecked', 'accepted', 'refused', 'unreachable'] as const;
export type MailSignIn = (typeof mailSignIns)[number];

export const adminRoles = ['super_admin', 'admin', 'sales', 'analyst'] as const;
export type AdminRole = (typeof adminRoles)[number];

export const consentSubjects = ['quote_request', 'contact_message', 'supplier_application', 'contact'] as const;
export type ConsentSubject = (typeof consentSubjects)[number];

/** Purposes of consent: the privacy notice was read, marketing was agreed to. The law requires separate records. */
export const consentPurposes = ['privacy_notice', 'marketing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Ranges of the time until the first answer, shortest first, as returned by the SQL function `quote_response`; `none` means unanswered. */
export const responseSpans = ['hour', 'four_hours', 'day', 'three_days', 'longer', 'none'] as const;
export type ResponseSpan = (typeof responseSpans)[number];

/** Templates of e-mails about a quote request, in workflow order. */
export const quoteEmailTemplates = ['acknowledge', 'ask_details', 'price_follow_up', 'offer_cover', 'decline'] as const;
export type QuoteEmailTemplate = (typeof quoteEmailTemplates)[number];

export const followUpStates = ['open', 'due', 'overdue'] as const;
export type FollowUpState = (typeof followUpStates)[number];

export const taskStates = ['open', 'due', 'overdue', 'done'] as const;
export type TaskState = (typeof taskStates)[number];

/** What an admin user is notified of. */
export const notificationKinds = [
  'lead_received',
  'request_assigned',
  'company_assigned',
  'task_assigned',
  'order_assigned',
  'handed_over',
  'request_answered',
  'request_closed',
  'task_due',
  'offer_answered',
  'mail_received',
  'bank_account_pending',
  'bank_account_approved',
  'bank_account_rejected',
  'bank_account_withdrawn',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationRecords = ['quote_request', 'company', 'task', 'order', 'bank_account_change'] as const;
export type NotificationRecord = (typeof notificationRecords)[number];

export const companySortKeys = ['created', 'last_contact', 'name', 'lead_score', 'total_value'] as const;
export type CompanyOrder = (typeof companySortKeys)[number];

export const quoteRequestSortKeys = ['created', 'priority', 'company', 'quantity', 'amount'] as const;
export type QuoteRequestOrder = (typeof quoteRequestSortKeys)[number];

/** Reasons why a company may be a duplicate, the strongest first. */
export const duplicateReasons = ['email', 'website', 'name'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

export const searchHitKinds = ['company', 'contact', 'quote_request', 'order', 'communication'] as const;
export type SearchHitKind = (typeof searchHitKinds)[number];

export const timelineKinds = ['communication', 'request', 'offer', 'order', 'document', 'change'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export const passwordLinkPurposes = ['invitation', 'reset'] as const;
export type PasswordLinkPurpose = (typeof passwordLinkPurposes)[number];

/** Fields by which analytics group requests. */
export const analyticsDimensions = ['source', 'language', 'product', 'country'] as const;
export type AnalyticsDimension = (typeof analyticsDimensions)[number];

/** Fields by which analytics group outcomes. */
export const outcomeDimensions = ['owner', 'country', 'product', 'source'] as const;
export type OutcomeDimension = (typeof outcomeDimensions)[number];

/** Intervals of a time series. Weeks begin on Monday. */
export const calendarSteps = ['day', 'week', 'month'] as const;
export type CalendarStep = (typeof calendarSteps)[number];

/** What the figures of e-mail in the analytics count: campaigns, or e-mails of the staff. */
export const mailFigures = ['campaigns', 'communications'] as const;
export type MailFigure = (typeof mailFigures)[number];

export const marketCategories = ['metal', 'currency', 'energy', 'shipping', 'index'] as const;
export type MarketCategory = (typeof marketCategories)[number];

export const marketRegions = ['global', 'turkey', 'europe', 'asia', 'americas', 'mena'] as const;
export type MarketRegion = (typeof marketRegions)[number];

export const trends = ['up', 'down', 'stable'] as const;
export type Trend = (typeof trends)[number];

/** Where the current value of a series comes from: read from a source, entered by an admin, or an example that is not a market price. */
export const seriesKinds = ['feed', 'desk', 'example'] as const;
export type SeriesKind = (typeof seriesKinds)[number];

/** What a feed contains: prices of any series (a price sheet), or exchange rates. */
export const feedFormats = ['prices', 'rates'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Kinds of manual changes to market data. */
export const marketChangeKinds = ['price', 'correction', 'sheet', 'jump', 'publish', 'hide'] as const;
export type MarketChangeKind = (typeof marketChangeKinds)[number];

/** States of a source of market values. */
export const marketSourceStates = ['waiting', 'healthy', 'failing', 'paused'] as const;
export type MarketSourceState = (typeof marketSourceStates)[number];

/** Faults of a source of market values, of a single value, or of a line of a price sheet. */
export const marketFaultCodes = [
  'unreachable',
  'timeout',
  'status',
  'web-page',
  'too-large',
  'no-json',
  'no-xml',
  'unknown-shape',
  'future',
  'no-dollar',
  'no-rates',
  'no-value',
  'no-lines',
  'unknown-series',
  'other-currency',
  'wrong-date',
  'no-price',
  'twice',
  'jump',
] as const;
export type MarketFaultCode = (typeof marketFaultCodes)[number];

/** What becomes of a mail that arrived. */
export const inboundMailStatuses = ['waiting', 'linked', 'ignored'] as const;
export type InboundMailStatus = (typeof inboundMailStatuses)[number];

export const inboundMailKinds = ['message', 'bounce', 'auto_reply'] as const;
export type InboundMailKind = (typeof inboundMailKinds)[number];

/** Where a mail comes from: a folder of a mailbox, or a file that a user dropped. */
export const inboundMailFolders = ['inbox', 'sent', 'upload'] as const;
export type InboundMailFolder = (typeof inboundMailFolders)[number];

/** Result of SPF, DKIM or DMARC, as the receiving server reports it. */
export const mailCheckResults = ['pass', 'fail', 'none'] as const;
export type MailCheckResult = (typeof mailCheckResults)[number];

/** What is unusual about a mail that arrived. */
export const inboundMailNotes = [
  'too_large',
  'no_date',
  'broken_text',
  'many_recipients',
  'winmail',
  'files_left_out',
  'content_not_kept',
  'text_removed',
  'bulk',
] as const;
export type InboundMailNote = (typeof inboundMailNotes)[number];

/** Why a company is suggested for a mail. */
export const mailSuggestionReasons = ['thread', 'contact', 'domain', 'reference'] as const;
export type MailSuggestionReason = (typeof mailSuggestionReasons)[number];

export const mailRecipientKinds = ['to', 'cc'] as const;
export type MailRecipientKind = (typeof mailRecipientKinds)[number];

export const mailIgnoreRuleKinds = ['address', 'domain'] as const;
export type MailIgnoreRuleKind = (typeof mailIgnoreRuleKinds)[number];

/** Lists whose filter can be saved as a view. */
export const viewLists = ['companies', 'quote_requests'] as const;
export type ViewList = (typeof viewLists)[number];

/** State of a market note. */
export const marketNoteStatuses = ['draft', 'scheduled', 'published'] as const;
export type MarketNoteStatus = (typeof marketNoteStatuses)[number];

/** State of a mail campaign. */
export const campaignStatuses = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** How the server signs in to a mailbox. */
export const mailboxAuthentications = ['password', 'xoauth2'] as const;
export type MailboxAuthentication = (typeof mailboxAuthentications)[number];

export const mailboxStates = ['off', 'unread', 'reading', 'failed', 'refused'] as const;
export type MailboxState = (typeof mailboxStates)[number];

interface PlainLetters {
  '-': '_';
  ç: 'c';
  ğ: 'g';
  ı: 'i';
  ö: 'o';
  ş: 's';
  ü: 'u';
}

/** The GraphQL name of a stored value, see {@link enumName}. */
export type EnumName<Value extends string, Done extends string = ''> = string extends Value
  ? string
  : Value extends `${infer Letter}${infer Rest}`
    ? EnumName<Rest, `${Done}${Letter extends keyof PlainLetters ? PlainLetters[Letter] : Letter}`>
    : Uppercase<Done>;

/** Returns the GraphQL name of a stored value: upper case, '_' for '-', without diacritics (`wire-rod` becomes `WIRE_ROD`). */
export function enumName<Value extends string>(value: Value): EnumName<Value> {
  const plain = value.replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replaceAll('-', '_').toUpperCase() as EnumName<Value>;
}

/** Returns the GraphQL names of stored values. */
export const enumNames = <Value extends string>(values: readonly Value[]): EnumName<Value>[] =>
  values.map((value) => enumName(value));

/** Returns the stored value of a GraphQL name; undefined for a name that none of the values has. */
export function storedValue<Value extends string>(values: readonly Value[], name: EnumName<Value>): Value;
export function storedValue<Value extends string>(
  values: readonly Value[],
  name: string | null | undefined,
): Value | undefined;
export function storedValue<Value extends string>(values: readonly Value[], name: string | null | undefined) {
  return values.find((value) => enumName(value) === name);
}
