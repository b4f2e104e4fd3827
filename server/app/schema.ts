import 'reflect-metadata';
import { GraphQLDateTime } from 'graphql-scalars';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchema, type BuildSchemaOptions, type PubSub } from 'type-graphql';
import { ConversionAnalyticsResolver, DashboardResolver } from '../modules/analytics/index.ts';
import {
  BankAccountChangeResolver,
  BankAccountDetailsResolver,
  BankAccountResolver,
} from '../modules/bank-accounts/index.ts';
import { ActivityLogResolver, ActivitySubscription, SecurityEventResolver } from '../modules/activity/index.ts';
import { CampaignResolver } from '../modules/campaigns/index.ts';
import { CommunicationResolver, QuoteRequestCommunicationsResolver } from '../modules/communications/index.ts';
import { SavedViewResolver } from '../modules/views/index.ts';
import { MailTemplateResolver, ScheduledMailResolver } from '../modules/composer/index.ts';
import { CompanyResolver, ContactResolver, DocumentResolver } from '../modules/parties/index.ts';
import { MarketNoteResolver } from '../modules/news/index.ts';
import { OfferResolver, QuoteRequestOffersResolver } from '../modules/offers/index.ts';
import { OfferAnswerHashResolver, OfferAnswerResolver, OfferLinkResolver } from '../modules/offer-links/index.ts';
import { OrderDocumentResolver, OrderResolver, QuoteRequestOrdersResolver } from '../modules/orders/index.ts';
import { SearchResolver } from '../modules/search/index.ts';
import { SystemResolver } from '../modules/system/index.ts';
import { TimelineResolver } from '../modules/timeline/index.ts';
import {
  ActorResolver,
  ColleagueResolver,
  AdminSessionResolver,
  ApiTokenResolver,
  IdentityResolver,
  PasskeyResolver,
  PasswordResolver,
  SecondFactorResolver,
  StaffResolver,
} from '../modules/identity/index.ts';
import {
  AssignmentRuleResolver,
  OutcomeResolver,
  OwnerResolver,
  QuoteRequestResolver,
} from '../modules/quotes/index.ts';
import {
  ContactMessageSubmissionResolver,
  DeskQuoteRequestResolver,
  QuoteRequestSubmissionResolver,
  SupplierApplicationSubmissionResolver,
} from '../modules/intake/index.ts';
import { ContactConsentResolver, PrivacyDeskResolver, PrivacyFormResolver } from '../modules/privacy/index.ts';
import {
  CommunicationMailResolver,
  ContactBounceResolver,
  InboundMailResolver,
  MailboxResolver,
} from '../modules/mailbox/index.ts';
import { TaskResolver } from '../modules/tasks/index.ts';
import { NotificationResolver } from '../modules/notifications/index.ts';
import { UsdRateResolver } from '../modules/rates/index.ts';
import { authorize } from '../platform/graphql/authentication.ts';
import { MarketDeskResolver, MarketResolver, MarketSubscription, PriceAlertResolver } from '../modules/market/index.ts';

const resolvers: BuildSchemaOptions['resolvers'] = [
  IdentityResolver,
  SecondFactorResolver,
  StaffResolver,
  AdminSessionResolver,
  PasskeyResolver,
  PasswordResolver,
  ApiTokenResolver,
  QuoteRequestSubmissionResolver,
  ContactMessageSubmissionResolver,
  SupplierApplicationSubmissionResolver,
  DeskQuoteRequestResolver,
  QuoteRequestResolver,
  OwnerResolver,
  OutcomeResolver,
  UsdRateResolver,
  AssignmentRuleResolver,
  CompanyResolver,
  ContactResolver,
  CommunicationResolver,
  QuoteRequestCommunicationsResolver,
  ScheduledMailResolver,
  MailTemplateResolver,
  SavedViewResolver,
  InboundMailResolver,
  MailboxResolver,
  ContactBounceResolver,
  CommunicationMailResolver,
  TaskResolver,
  NotificationResolver,
  DocumentResolver,
  BankAccountResolver,
  BankAccountDetailsResolver,
  BankAccountChangeResolver,
  OfferResolver,
  QuoteRequestOffersResolver,
  OfferLinkResolver,
  OfferAnswerResolver,
  OfferAnswerHashResolver,
  OrderResolver,
  OrderDocumentResolver,
  QuoteRequestOrdersResolver,
  TimelineResolver,
  SearchResolver,
  ActivityLogResolver,
  SecurityEventResolver,
  SystemResolver,
  ActorResolver,
  ColleagueResolver,
  ActivitySubscription,
  DashboardResolver,
  ConversionAnalyticsResolver,
  CampaignResolver,
  MarketNoteResolver,
  MarketResolver,
  MarketDeskResolver,
  MarketSubscription,
  PriceAlertResolver,
  PrivacyFormResolver,
  PrivacyDeskResolver,
  ContactConsentResolver,
];

/** type-graphql requires a PubSub, but each of our subscriptions defines its own source, so this one is never used. */
const pubSub: PubSub = {
  publish: () => undefined,
  subscribe(topic) {
    throw new Error(`nothing is published on ${topic}`);
  },
};

const rootDescriptions = {
  Query: 'All read operations. Market values are public; the rest requires a signed-in admin.',
  Mutation: 'All write operations.',
  Subscription: 'All subscriptions, over a WebSocket at the same URL (protocol graphql-transport-ws).',
};

let schemaPromise: Promise<GraphQLSchema> | undefined;

/** Returns the schema with the operations of all modules. It is built once per process. */
export const getKordonSchema = (): Promise<GraphQLSchema> => (schemaPromise ??= createSchema());

async function createSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers,
    authChecker: authorize,
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    pubSub,
    validate: false, // services validate inputs with the yup schemas of common/forms
  });
  // type-graphql creates the root types and has no option for their descriptions.
  for (const [name, description] of Object.entries(rootDescriptions))
    Object.assign(schema.getType(name)!, { description });
  return schema;
}

/** Returns the text of schema.graphql. */
export const printedSchema = async (): Promise<string> =>
  `${printSchema(lexicographicSortSchema(await getKordonSchema()))}\n`;
