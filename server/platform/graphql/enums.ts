import { registerEnumType } from 'type-graphql';
import {
  activityActions,
  adminRoles,
  analyticsDimensions,
  approvalReasons,
  bankAccountChangeKinds,
  bankAccountChangeStatuses,
  calendarSteps,
  campaignStatuses,
  marketNoteStatuses,
  viewLists,
  communicationDirections,
  communicationStatuses,
  communicationTypes,
  companySortKeys,
  companyPriorities,
  companySizes,
  companyStatuses,
  companyTypes,
  consentEvents,
  contactStatuses,
  contactTopics,
  currencies,
  deliveryTerms,
  deskSources,
  duplicateReasons,
  enumName,
  feedFormats,
  followUpStates,
  inboundMailFolders,
  inboundMailKinds,
  inboundMailNotes,
  inboundMailStatuses,
  jobStates,
  languages,
  leadSources,
  lostReasons,
  mailboxAuthentications,
  mailboxStates,
  mailCheckResults,
  mailFigures,
  mailIgnoreRuleKinds,
  mailRecipientKinds,
  mailSignIns,
  mailSuggestionReasons,
  marketCategories,
  marketChangeKinds,
  marketFaultCodes,
  marketRegions,
  marketSourceStates,
  milestoneKinds,
  notificationKinds,
  notificationRecords,
  offerIncoterms,
  offerStatuses,
  offerUnits,
  orderDocumentKinds,
  orderPaymentKinds,
  orderStatuses,
  outcomeDimensions,
  outcomes,
  passwordLinkPurposes,
  paymentTerms,
  priorities,
  privacyRequestKinds,
  quoteEmailTemplates,
  quoteRequestSortKeys,
  quoteSources,
  quoteStatuses,
  rateSources,
  responseSpans,
  saleKinds,
  searchHitKinds,
  securityEventKinds,
  sentiments,
  seriesKinds,
  taskStates,
  timelineKinds,
  tradeProducts,
  trends,
} from '../../../common/enums.ts';

/**
 * Registers an enum with GraphQL: `enumName` gives the GraphQL names, resolvers and services work with the stored values.
 * @param descriptions a description for each value
 * @returns the type for `@Field(() => …)`
 */
function graphqlEnum<Value extends string>(
  name: string,
  values: readonly Value[],
  description: string,
  descriptions: Record<Value, string>,
): Record<string, Value> {
  const type = Object.fromEntries(values.map((value) => [enumName(value), value]));
  registerEnumType(type, {
    name,
    description,
    valuesConfig: Object.fromEntries(values.map((value) => [enumName(value), { description: descriptions[value] }])),
  });
  return type;
}

export const PriorityEnum = graphqlEnum('Priority', priorities, 'Priority of a quote request or communication.', {
  low: 'Low priority.',
  normal: 'Normal priority.',
  high: 'High priority.',
  urgent: 'To be handled immediately.',
});

export const OutcomeEnum = graphqlEnum('Outcome', outcomes, 'How a quote request was closed.', {
  won: 'The customer ordered.',
  lost: 'The customer did not order.',
});

export const LostReasonEnum = graphqlEnum('LostReason', lostReasons, 'Why a quote request was lost.', {
  price: 'The price was too high.',
  delivery_time: 'The delivery time was too long.',
  quality: 'The goods did not meet the requirements.',
  payment_terms: 'The payment terms were not acceptable.',
  no_response: 'The customer did not answer.',
  competitor: 'The customer bought from a competitor.',
  cancelled: 'The customer no longer needs it.',
  duplicate: 'The same request exists already; not counted as a lead.',
  spam: 'Not a real request; not counted as a lead.',
  other: 'Another reason, see the note.',
});

export const RateSourceEnum = graphqlEnum('RateSource', rateSources, 'Where an exchange rate comes from.', {
  feed: 'A feed.',
  desk: 'A price that an admin entered for the market pages.',
  manual: 'Entered by a person for this amount.',
});

export const OutcomeDimensionEnum = graphqlEnum(
  'OutcomeDimension',
  outcomeDimensions,
  'Field by which outcomes are grouped.',
  {
    owner: 'Owner of the request.',
    country: 'Country of the company.',
    product: 'Product type.',
    source: 'Form of the website.',
  },
);

export const BankAccountChangeKindEnum = graphqlEnum(
  'BankAccountChangeKind',
  bankAccountChangeKinds,
  'What a proposed change does to a bank account of the company.',
  {
    create: 'Adds an account.',
    edit: 'Replaces the details of an account.',
    retire: 'Takes an account out of use; offers that were sent keep its details.',
  },
);

export const BankAccountChangeStatusEnum = graphqlEnum(
  'BankAccountChangeStatus',
  bankAccountChangeStatuses,
  'Status of a proposed change of a bank account.',
  {
    pending: 'Waits for the decision of another super admin.',
    approved: 'Approved by another super admin and applied.',
    rejected: 'Rejected by another super admin.',
    withdrawn: 'Withdrawn by the super admin who proposed it.',
  },
);

export const CompanyTypeEnum = graphqlEnum('CompanyType', companyTypes, 'Business relationship with a company.', {
  prospect: 'Potential customer without an inquiry.',
  lead: 'Has sent an inquiry.',
  customer: 'Buys goods or services.',
  supplier: 'Sells goods or services to us.',
  partner: 'Business partner.',
});

export const CompanyStatusEnum = graphqlEnum('CompanyStatus', companyStatuses, 'Status of a company.', {
  active: 'Current business relationship.',
  inactive: 'No current business.',
  archived: 'Business relationship has ended; kept for reference.',
  blacklisted: 'We do no business with this company.',
});

export const CompanyPriorityEnum = graphqlEnum('CompanyPriority', companyPriorities, 'Importance of a company.', {
  low: 'Low importance.',
  medium: 'Average importance.',
  high: 'High importance.',
  critical: 'Key account.',
});

export const CompanySizeEnum = graphqlEnum('CompanySize', companySizes, 'Number of employees.', {
  startup: '1 to 10.',
  small: '11 to 50.',
  medium: '51 to 250.',
  large: '251 to 1,000.',
  enterprise: 'More than 1,000.',
});

export const LeadSourceEnum = graphqlEnum('LeadSource', leadSources, 'Source of a company or contact.', {
  manual: 'Entered manually.',
  website: 'Form on the public website.',
  referral: 'Recommendation.',
  'cold-email': 'Unsolicited e-mail from us.',
  'trade-show': 'Trade show.',
  'social-media': 'Social network.',
  other: 'Other source.',
});

export const CurrencyEnum = graphqlEnum('Currency', currencies, 'Currency as ISO 4217 code.', {
  USD: 'US dollar.',
  EUR: 'Euro.',
  TRY: 'Turkish lira.',
  GBP: 'Pound sterling.',
});

export const ContactStatusEnum = graphqlEnum('ContactStatus', contactStatuses, 'Status of a contact.', {
  active: 'Works at the company.',
  inactive: 'Has left the company or does not want to be contacted.',
});

export const CommunicationTypeEnum = graphqlEnum(
  'CommunicationType',
  communicationTypes,
  'Channel of a communication.',
  {
    email: 'E-mail.',
    phone: 'Telephone call.',
    meeting: 'Meeting in person.',
    whatsapp: 'WhatsApp message.',
    video_call: 'Video call.',
    form_submission: 'Form on the public website.',
  },
);

export const CommunicationDirectionEnum = graphqlEnum(
  'CommunicationDirection',
  communicationDirections,
  'Direction of a communication.',
  { inbound: 'From the contact to us.', outbound: 'From us to the contact.' },
);

export const CommunicationStatusEnum = graphqlEnum(
  'CommunicationStatus',
  communicationStatuses,
  'Delivery status of a communication.',
  {
    sent: 'Sent.',
    delivered: 'Delivered.',
    read: 'Opened by the recipient.',
    replied: 'Answered.',
    failed: 'Delivery failed.',
    received: 'Received by us.',
  },
);

export const SentimentEnum = graphqlEnum('Sentiment', sentiments, 'Sentiment of a communication.', {
  positive: 'Pleased or interested.',
  neutral: 'Neither positive nor negative.',
  negative: 'Displeased.',
});

export const ActivityActionEnum = graphqlEnum('ActivityAction', activityActions, 'Type of change to a record.', {
  INSERT: 'Created.',
  UPDATE: 'Updated.',
  DELETE: 'Deleted permanently or moved to the bin.',
});

export const SecurityEventKindEnum = graphqlEnum('SecurityEventKind', securityEventKinds, 'Kind of a security event.', {
  SIGN_IN: 'Somebody signed in; `newDevice` is true for a browser that the person had not used before.',
  SIGN_IN_FAILED:
    'A wrong password or code, or a disabled user. Equal events of an hour are stored up to five times and then counted.',
  SIGN_OUT: 'Somebody signed out.',
  SESSION_ENDED: 'Sessions were ended from the list of sessions.',
  RATE_LIMITED: 'A caller exceeded a limit; counted like failed sign-ins.',
  FORBIDDEN: 'Somebody requested something that the role does not allow; counted like failed sign-ins.',
  ORIGIN_REFUSED: 'A page of another site sent a request; counted like failed sign-ins.',
  EXPORTED: 'Somebody downloaded a list or a report.',
  TOKEN_CREATED: 'An API token was created.',
  TOKEN_REVOKED: 'An API token was revoked.',
  USER_CREATED: 'An admin user was created.',
  USER_CHANGED: 'Fields of an admin user were changed.',
  USER_REMOVED: 'An admin user was deleted.',
  ROLE_CHANGED: 'The role of an admin user was changed.',
  PASSWORD_CHANGED: 'Somebody changed their own password.',
  PASSWORD_RESET: 'A link to choose a password was requested, sent or used, see `step`.',
  FACTOR_ADDED: 'A second factor was set up, or recovery codes were created.',
  FACTOR_REMOVED: 'A second factor was turned off or reset.',
  PASSKEY_ADDED: 'A passkey was added.',
  PASSKEY_REMOVED: 'A passkey was removed.',
  PROOF_CONFIRMED: 'Somebody proved their identity again before a sensitive change.',
  BANK_ACCOUNT_CHANGED: 'A change of a bank account was proposed or decided.',
  PRIVACY_REQUESTED: 'A person asked for access to, or the erasure of, their data.',
  PRIVACY_EXPORTED: 'The data of a person was exported.',
  PERSON_ERASED: 'The data of a person was erased.',
});

export const LanguageEnum = graphqlEnum('Language', languages, 'Language of the public website.', {
  tr: 'Turkish.',
  en: 'English.',
  fa: 'Persian, written from right to left.',
  ar: 'Arabic, written from right to left.',
  fr: 'French.',
});

const deskSourceDescriptions = {
  phone: 'The customer called.',
  fair: 'Meeting at a trade fair.',
  email: 'E-mail to the sales desk.',
  referral: 'Recommended by somebody.',
  other: 'Any other way.',
};

export const QuoteSourceEnum = graphqlEnum(
  'QuoteSource',
  quoteSources,
  'Public form that a quote request was sent from, or how it reached the salesperson who entered it by hand.',
  {
    quick_quote: 'Quick-quote dialog of products and services.',
    hydraulic_quote: 'Quote dialog of the hydraulic hose page.',
    equipment_card: 'Dialog of an industrial equipment card.',
    buyer_quote: 'Buyer form of the quote system.',
    seller_quote: 'Seller form of the quote system.',
    ...deskSourceDescriptions,
  },
);

export const DeskSourceEnum = graphqlEnum(
  'DeskSource',
  deskSources,
  'How a request reached the salesperson who enters it by hand.',
  deskSourceDescriptions,
);

export const TradeProductEnum = graphqlEnum('TradeProduct', tradeProducts, 'Product of the quote system.', {
  scrap: 'Steel scrap.',
  slab: 'Slab, the semi-finished product for flat steel.',
  billet: 'Billet, the semi-finished product for long steel.',
  rebar: 'Reinforcing bar.',
  'wire-rod': 'Wire rod in coils.',
  dri: 'Direct reduced iron.',
});

export const DeliveryTermsEnum = graphqlEnum('DeliveryTerms', deliveryTerms, 'Incoterms 2020.', {
  fob: 'Free on board.',
  cif: 'Cost, insurance and freight.',
  cfr: 'Cost and freight.',
  exw: 'Ex works.',
  dap: 'Delivered at place.',
});

export const PaymentTermsEnum = graphqlEnum('PaymentTerms', paymentTerms, 'Payment terms.', {
  lc: 'Letter of credit.',
  tt: 'Telegraphic transfer.',
  dp: 'Documents against payment.',
  da: 'Documents against acceptance.',
});

export const QuoteStatusEnum = graphqlEnum('QuoteStatus', quoteStatuses, 'Status of a quote request.', {
  new: 'Not processed yet.',
  pending: 'In progress, not answered yet.',
  contacted: 'The sender was contacted.',
  responded: 'Answered in writing.',
  quoted: 'An offer with a price was sent.',
  closed: 'Closed: won, lost, or closed before outcomes were recorded.',
});

export const ContactTopicEnum = graphqlEnum('ContactTopic', contactTopics, 'Topic of a contact message.', {
  'genel-bilgi': 'General information.',
  'urun-sorgusu': 'Product inquiry.',
  'fiyat-teklifi': 'Price quote.',
  'teknik-destek': 'Technical support.',
  'kalite-sertifika': 'Quality and certificates.',
  'teslimat-lojistik': 'Delivery and logistics.',
  'odeme-finansman': 'Payment and finance.',
  'ihracat-ithalat': 'Export and import.',
  'proje-danismanligi': 'Project consulting.',
  'haddehane-cozumleri': 'Rolling mill solutions.',
  'endüstriyel-ekipman': 'Industrial equipment.',
  'tedarikci-ortakligi': 'Supplier partnership.',
  'satın-alma': 'Purchasing.',
  'hurda-alimi': 'Scrap purchasing.',
  'hammadde-tedariği': 'Raw material supply.',
  'özel-üretim': 'Custom production.',
  'ar-ge': 'Research and development.',
  'yatirimci-iliskileri': 'Investor relations.',
  'iş-birligi': 'Business cooperation.',
  'şikayet-öneri': 'Complaints and suggestions.',
  'basin-medya': 'Press and media.',
  'etkinlik-fuar': 'Events and trade shows.',
  'eğitim-seminer': 'Training and seminars.',
  surdurulebilirlik: 'Sustainability.',
  'cevre-kalite': 'Environment and quality.',
  'is-guvenliği': 'Occupational health and safety.',
  diger: 'Other.',
});

export const ResponseSpanEnum = graphqlEnum(
  'ResponseSpan',
  responseSpans,
  'Time until the first answer to the visitor.',
  {
    hour: 'Less than an hour.',
    four_hours: 'An hour or more, less than 4.',
    day: '4 hours or more, less than 24.',
    three_days: '24 hours or more, less than 72.',
    longer: '72 hours or more.',
    none: 'Not answered yet.',
  },
);

export const AdminRoleEnum = graphqlEnum('AdminRole', adminRoles, 'Permissions of an admin user.', {
  super_admin: 'Full access, including managing admin users.',
  admin: 'Reads and edits records.',
  sales: 'Reads and edits records: all of them, or only own and unassigned ones (`AdminUser.seesOwnOnly`).',
  analyst: 'Read-only access.',
});

export const PasswordLinkPurposeEnum = graphqlEnum(
  'PasswordLinkPurpose',
  passwordLinkPurposes,
  'Why a password link was sent.',
  {
    invitation: 'The admin user is new and has no password.',
    reset: 'The admin user forgot the password, or a super admin requested a new one.',
  },
);

export const FollowUpStateEnum = graphqlEnum('FollowUpState', followUpStates, 'Urgency of a follow-up.', {
  open: 'A follow-up is required, whenever it is due.',
  due: 'Due today in the time zone of Istanbul, or earlier.',
  overdue: 'The due time has passed.',
});

export const TaskStateEnum = graphqlEnum('TaskState', taskStates, 'Urgency of a task.', {
  open: 'Not done, whenever it is due.',
  due: 'Not done, and due today in the time zone of Istanbul, or earlier.',
  overdue: 'Not done, and due before today.',
  done: 'Done. Completed follow-ups are not listed.',
});

export const NotificationKindEnum = graphqlEnum(
  'NotificationKind',
  notificationKinds,
  'What a notification is about.',
  {
    lead_received: 'A new quote request that a rule assigned to the recipient.',
    request_assigned: 'Quote requests that a colleague assigned to the recipient.',
    company_assigned: 'Companies that a colleague assigned to the recipient.',
    task_assigned: 'Tasks that a colleague gave to the recipient.',
    order_assigned: 'Orders that a colleague assigned to the recipient.',
    handed_over: 'Records of another colleague that were handed over to the recipient.',
    request_answered: 'Quote requests of the recipient that a colleague answered.',
    request_closed: 'Quote requests of the recipient that a colleague closed.',
    offer_answered: 'Customers who accepted or declined an offer of the recipient, or asked about it.',
    mail_received: 'Mails of customers in requests and companies of the recipient.',
    bank_account_pending:
      'Changes of bank accounts that a super admin proposed; all staff are notified, also in a separate mail.',
    bank_account_approved: 'Changes of bank accounts that apply now.',
    bank_account_rejected: 'Changes of bank accounts that another super admin rejected.',
    bank_account_withdrawn: 'Changes of bank accounts that their proposer withdrew.',
    task_due: 'Tasks of the recipient that are due today; its mail is the morning mail, which also has overdue ones.',
  },
);

export const NotificationRecordEnum = graphqlEnum('NotificationRecord', notificationRecords, 'Kind of a record.', {
  quote_request: 'Quote request.',
  company: 'Company.',
  task: 'Task or follow-up.',
  order: 'Order.',
  bank_account_change: 'Change of a bank account.',
});

export const QuoteEmailTemplateEnum = graphqlEnum(
  'QuoteEmailTemplate',
  quoteEmailTemplates,
  'Template of an e-mail about a quote request, in workflow order.',
  {
    acknowledge: 'Acknowledges the request; the request still waits for an answer.',
    ask_details: 'Asks for missing details that the price depends on.',
    price_follow_up: 'Follows up on our price, or asks whether their price is still valid.',
    offer_cover: 'Cover letter of an attached offer.',
    decline: 'Politely declines to make an offer.',
  },
);

export const CompanyOrderEnum = graphqlEnum('CompanyOrder', companySortKeys, 'Sort order of a list of companies.', {
  created: 'Newest first.',
  last_contact: 'Latest communication first; companies without one last.',
  name: 'By name, in Turkish alphabetical order.',
  lead_score: 'Highest lead score first.',
  total_value: 'Largest sum of won amounts in US dollars first; amounts without a rate count as 0.',
});

export const DuplicateReasonEnum = graphqlEnum(
  'DuplicateReason',
  duplicateReasons,
  'Reason why a company may be a duplicate.',
  {
    email: 'One of its contacts has the e-mail address.',
    website: 'Its website has the same domain.',
    name: 'Its name is identical or similar.',
  },
);

export const QuoteRequestOrderEnum = graphqlEnum(
  'QuoteRequestOrder',
  quoteRequestSortKeys,
  'Sort order of a list of quote requests.',
  {
    created: 'Date of receipt, newest first.',
    priority: 'Highest priority first; newest first within a priority.',
    company: 'Company name as entered, or the name of the person when it is empty, in Turkish alphabetical order.',
    quantity: 'Largest quantity in tons first; requests without a quantity last.',
    amount: 'Largest amount in US dollars first; requests without an amount or a rate last.',
  },
);

export const OfferIncotermEnum = graphqlEnum('OfferIncoterm', offerIncoterms, 'Incoterms 2020.', {
  exw: 'Ex works.',
  fca: 'Free carrier.',
  cpt: 'Carriage paid to.',
  cip: 'Carriage and insurance paid to.',
  dap: 'Delivered at place.',
  dpu: 'Delivered at place unloaded.',
  ddp: 'Delivered duty paid.',
  fas: 'Free alongside ship.',
  fob: 'Free on board.',
  cfr: 'Cost and freight.',
  cif: 'Cost, insurance and freight.',
});

export const OfferStatusEnum = graphqlEnum('OfferStatus', offerStatuses, 'Status of a revision of an offer.', {
  draft: 'Not sent; may be incomplete.',
  sent: 'Sent to the customer.',
  accepted: 'Accepted by the customer.',
  declined: 'Declined by the customer.',
  withdrawn: 'Withdrawn by us, or a draft that was discarded.',
  superseded: 'Replaced by a later revision.',
});

export const ApprovalReasonEnum = graphqlEnum(
  'ApprovalReason',
  approvalReasons,
  'Why an offer needs the approval of an admin.',
  {
    discount: 'The discount is above the setting DISCOUNT_LIMIT.',
    credit_limit: 'The total is above the credit limit of the company, or cannot be compared with it without a rate.',
  },
);

export const OfferUnitEnum = graphqlEnum('OfferUnit', offerUnits, 'Unit of an offer line.', {
  t: 'Metric tons.',
  kg: 'Kilograms.',
  m: 'Metres.',
  piece: 'Pieces.',
  set: 'Sets.',
  service: 'Services, for example an inspection.',
});

export const SearchHitKindEnum = graphqlEnum('SearchHitKind', searchHitKinds, 'Kind of a search hit.', {
  company: 'A company.',
  contact: 'A contact of a company.',
  quote_request: 'A quote request.',
  order: 'An order.',
  communication: 'A communication.',
});

export const TimelineKindEnum = graphqlEnum('TimelineKind', timelineKinds, 'Kind of a timeline entry.', {
  communication: 'A communication.',
  request: 'A quote request.',
  offer: 'An offer.',
  order: 'An order.',
  document: 'An added document.',
  change: 'A record that was created, changed or deleted.',
});

export const AnalyticsDimensionEnum = graphqlEnum(
  'AnalyticsDimension',
  analyticsDimensions,
  'Field by which requests are grouped.',
  {
    source: 'Form that the request was sent with.',
    language: 'Language of the page.',
    product: 'Section, category or trade product, as in `productType`.',
    country: 'Country of the linked company.',
  },
);

export const AnalyticsStepEnum = graphqlEnum('AnalyticsStep', calendarSteps, 'Interval of a point of a series.', {
  day: 'A day in the time zone of Istanbul.',
  week: 'A week that starts on Monday; the first and the last week may be incomplete.',
  month: 'A calendar month; the first and the last month may be incomplete.',
});

export const MailFigureEnum = graphqlEnum('MailFigure', mailFigures, 'Source of the e-mail figures.', {
  campaigns: 'Campaigns sent in the period.',
  communications: 'E-mails of the CRM, used when the campaigns of the period have no figures.',
});

export const MarketCategoryEnum = graphqlEnum('MarketCategory', marketCategories, 'Category of a market series.', {
  metal: 'Steel, its semi-finished products and its raw materials.',
  currency: 'Exchange rates: units of a currency for one US dollar.',
  energy: 'Oil, gas, coal and electricity.',
  shipping: 'Freight and ship fuel.',
  index: 'Stock and commodity indices, in points.',
});

export const MarketRegionEnum = graphqlEnum('MarketRegion', marketRegions, 'Region of a market.', {
  global: 'Global benchmarks.',
  turkey: 'Türkiye.',
  europe: 'Europe.',
  asia: 'Asia.',
  americas: 'North and South America.',
  mena: 'The Middle East and North Africa.',
});

export const SeriesKindEnum = graphqlEnum('SeriesKind', seriesKinds, 'Where the value of a market series comes from.', {
  feed: 'Read from a source.',
  desk: 'Entered by an admin.',
  example: 'Example data, not a market price: it has no history and no alerts, and converts nothing that is stored.',
});

export const MarketFeedFormatEnum = graphqlEnum('MarketFeedFormat', feedFormats, 'Content of a feed.', {
  prices: 'Prices of any series, as CSV or JSON.',
  rates: 'Exchange rates.',
});

export const TrendEnum = graphqlEnum('Trend', trends, 'Direction of a change.', {
  up: 'More than 0.1 percent up.',
  down: 'More than 0.1 percent down.',
  stable: 'Neither.',
});

export const MarketChangeKindEnum = graphqlEnum('MarketChangeKind', marketChangeKinds, 'Kind of a manual change.', {
  price: 'Entered a price.',
  correction: 'Corrected the price of a point in time.',
  sheet: 'Applied a price sheet.',
  jump: 'Accepted a value that was refused because it differs too much from the previous one.',
  publish: 'Published the series on the site.',
  hide: 'Removed the series from the site.',
});

export const MarketSourceStateEnum = graphqlEnum('MarketSourceState', marketSourceStates, 'State of a source.', {
  waiting: 'Not read yet.',
  healthy: 'The last read succeeded.',
  failing: 'The last read failed; the next one is within 15 minutes.',
  paused: 'Several reads in a row failed; reading is paused for a while.',
});

export const MarketFaultCodeEnum = graphqlEnum('MarketFaultCode', marketFaultCodes, 'Kind of a fault.', {
  unreachable: 'The source cannot be reached.',
  timeout: 'The source did not respond in time.',
  status: 'The source responded with an HTTP error status.',
  'web-page': 'The source responded with a web page.',
  'too-large': 'The response is larger than 2 MB.',
  'no-json': 'The response is not valid JSON.',
  'no-xml': 'The response is not valid XML.',
  'unknown-shape': 'The response has an unknown format.',
  future: 'The values are dated in the future.',
  'no-dollar': 'The response has no rate for the US dollar.',
  'no-rates': 'The response has no rate for a listed currency.',
  'no-value': 'The response has no value for the last days.',
  'no-lines': 'The text has no lines with symbol and price.',
  'unknown-series': 'The series does not exist.',
  'other-currency': 'The series is in another currency.',
  'wrong-date': 'The date is not valid or is in the future.',
  'no-price': 'The price is not a positive number.',
  twice: 'Another line has the same series and date.',
  jump: 'The value differs by more than 30 percent from the previous one.',
});

export const SaleKindEnum = graphqlEnum('SaleKind', saleKinds, 'What an order is about.', {
  cargo: 'Goods that are shipped.',
  project: 'A project, such as a hydraulic system or a plant.',
  training: 'A training or consulting service.',
});

export const OrderStatusEnum = graphqlEnum('OrderStatus', orderStatuses, 'Status of an order.', {
  awaiting_confirmation: 'The customer accepted, or a colleague entered the order; we have not confirmed it.',
  confirmed: 'We have confirmed it; its quote request is WON.',
  delivered: 'The milestone DELIVERED has an actual date.',
  cancelled: 'Cancelled, with a reason.',
});

export const MilestoneKindEnum = graphqlEnum('MilestoneKind', milestoneKinds, 'Milestone of an order.', {
  confirmed: 'We confirmed the order.',
  in_production: 'Production has started.',
  ready: 'Ready for shipment or handing over, or, for a training, to begin.',
  inspected: 'Inspected.',
  loaded: 'Loaded.',
  sailed: 'The ship has sailed.',
  arrived: 'Arrived at the place of destination.',
  delivered: 'Delivered or handed over, or, for a training, finished.',
});

export const OrderPaymentKindEnum = graphqlEnum(
  'OrderPaymentKind',
  orderPaymentKinds,
  'Step of the payment of an order.',
  {
    deposit: 'Deposit.',
    lc_opened: 'The letter of credit is opened.',
    lc_expiry: 'The letter of credit expires; has a due day only.',
    balance: 'Balance.',
  },
);

export const OrderDocumentKindEnum = graphqlEnum(
  'OrderDocumentKind',
  orderDocumentKinds,
  'Kind of an order document.',
  {
    proforma: 'Proforma invoice.',
    mill_certificate: 'Mill certificate: inspection certificate 3.1 after EN 10204.',
    packing_list: 'Packing list.',
    bill_of_lading: 'Bill of lading.',
    certificate_of_origin: 'Certificate of origin.',
    other: 'Another document.',
  },
);

export const PrivacyRequestKindEnum = graphqlEnum(
  'PrivacyRequestKind',
  privacyRequestKinds,
  'What a person asks for about their data (KVKK Article 11, GDPR Articles 15 to 22).',
  {
    access: 'Which data is held, and for what.',
    export: 'A copy of the data.',
    correct: 'Correction of the data.',
    erase: 'Erasure of the data.',
    object: 'An objection to the processing.',
  },
);

export const ConsentEventEnum = graphqlEnum(
  'ConsentEvent',
  consentEvents,
  'Step of a consent to commercial messages.',
  {
    given: 'Ticked in a form, not confirmed.',
    confirmed: 'Confirmed by the link in the mail.',
    withdrawn: 'Withdrawn by link or by an admin.',
  },
);

export const JobStateEnum = graphqlEnum('JobState', jobStates, 'State of a background job.', {
  waiting: 'Has not been tried yet.',
  running: 'A server runs it.',
  retrying: 'Has failed and is tried again.',
  failed: 'Has failed with all its attempts and is not tried again.',
});

export const MailSignInEnum = graphqlEnum(
  'MailSignIn',
  mailSignIns,
  'Result of the latest sign-in at the mail server.',
  {
    unchecked: 'There was none yet, or messages are written to files.',
    accepted: 'The mail server has accepted the sign-in.',
    refused: 'The mail server has refused user or password; nothing is sent for a while.',
    unreachable: 'The mail server did not answer.',
  },
);

export const CampaignStatusEnum = graphqlEnum('CampaignStatus', campaignStatuses, 'State of a campaign.', {
  draft: 'It is being written.',
  scheduled: 'It will be sent at `sendAt`.',
  sending: 'Mails are being sent.',
  sent: 'All mails were sent, or could not be.',
  cancelled: 'Sending was stopped; the rest is not sent.',
});

export const ViewListEnum = graphqlEnum('ViewList', viewLists, 'A list whose filter can be saved as a view.', {
  companies: 'Companies.',
  quote_requests: 'Quote requests.',
});

export const MarketNoteStatusEnum = graphqlEnum('MarketNoteStatus', marketNoteStatuses, 'State of a market note.', {
  draft: 'It is being written.',
  scheduled: 'It will be published at `publishAt`.',
  published: 'The public site shows it.',
});

export const InboundMailStatusEnum = graphqlEnum('InboundMailStatus', inboundMailStatuses, 'What becomes of a mail.', {
  waiting: 'Nobody has decided yet.',
  linked: 'Belongs to a company.',
  ignored: 'Belongs to no company; its text is removed after 30 days.',
});

export const InboundMailKindEnum = graphqlEnum('InboundMailKind', inboundMailKinds, 'Kind of a mail.', {
  message: 'Written by a person or a program.',
  bounce: 'Report of a mail server that a mail was not delivered.',
  auto_reply: 'Automatic reply, such as an absence notice.',
});

export const InboundMailFolderEnum = graphqlEnum('InboundMailFolder', inboundMailFolders, 'Where a mail comes from.', {
  inbox: 'Inbox of a mailbox.',
  sent: 'Folder of sent mails of a mailbox.',
  upload: 'File that a user dropped on a company.',
});

export const MailCheckResultEnum = graphqlEnum(
  'MailCheckResult',
  mailCheckResults,
  'Result of SPF, DKIM or DMARC, as the server reports it that received the mail.',
  { pass: 'Passed.', fail: 'Failed.', none: 'Not checked, or without a result.' },
);

export const InboundMailNoteEnum = graphqlEnum('InboundMailNote', inboundMailNotes, 'What is unusual about a mail.', {
  too_large: 'Larger than 25 MB: only headers are stored.',
  no_date: 'Without a valid date; the time of arrival is shown.',
  broken_text: 'Some characters could not be decoded.',
  many_recipients: 'More than 50 recipients; the first 50 are stored.',
  winmail: 'Has a file winmail.dat, which only Outlook can open.',
  files_left_out: 'Not all files are stored: more than 30, or one of more than 20 MB.',
  content_not_kept: 'Ignored by a rule: text and files were not stored.',
  text_removed: 'Ignored more than 30 days ago: text and files were removed.',
  bulk: 'Mail of a list or newsletter.',
});

export const MailSuggestionReasonEnum = graphqlEnum(
  'MailSuggestionReason',
  mailSuggestionReasons,
  'Why a company is suggested for a mail.',
  {
    thread: 'It answers a mail of the company.',
    contact: 'The address belongs to a contact.',
    domain: 'The domain belongs to the company.',
    reference: 'The subject names a request, an offer or an order.',
  },
);

export const MailRecipientKindEnum = graphqlEnum('MailRecipientKind', mailRecipientKinds, 'Header of a recipient.', {
  to: 'To.',
  cc: 'Cc.',
});

export const MailIgnoreRuleKindEnum = graphqlEnum('MailIgnoreRuleKind', mailIgnoreRuleKinds, 'What a rule ignores.', {
  address: 'Mails of one address.',
  domain: 'Mails of all addresses of a domain.',
});

export const MailboxAuthenticationEnum = graphqlEnum(
  'MailboxAuthentication',
  mailboxAuthentications,
  'How the server signs in to a mailbox.',
  {
    password: 'User and password.',
    xoauth2: 'Access token that a refresh token gets from the provider.',
  },
);

export const MailboxStateEnum = graphqlEnum('MailboxState', mailboxStates, 'State of a mailbox.', {
  off: 'Switched off.',
  unread: 'Not read yet.',
  reading: 'The last attempt to read it succeeded.',
  failed: 'The last attempt failed; it is repeated.',
  refused: 'The sign-in was refused; there is no further attempt until the settings change.',
});
