import 'reflect-metadata';
import { GraphQLDateTime } from 'graphql-scalars';
import { isObjectType, lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchema, type BuildSchemaOptions, type PubSub } from 'type-graphql';
import { ConversionAnalyticsResolver } from './analytics/conversion-analytics.resolver.ts';
import { DashboardResolver } from './analytics/dashboard.resolver.ts';
import { ActivityLogResolver } from './crm/activity/activity-log.resolver.ts';
import { ActivitySubscription } from './crm/activity/activity.subscription.ts';
import { CommunicationResolver } from './crm/communications/communication.resolver.ts';
import { CompanyResolver } from './crm/companies/company.resolver.ts';
import { ContactResolver } from './crm/contacts/contact.resolver.ts';
import { DocumentResolver } from './crm/documents/document.resolver.ts';
import { OfferResolver, OffersOfRequestResolver } from './crm/offers/offer.resolver.ts';
import { SearchResolver } from './crm/search/search.resolver.ts';
import { TimelineResolver } from './crm/timeline/timeline.resolver.ts';
import { authorize } from './identity/authorization.ts';
import { ApiTokenResolver } from './identity/api-token.resolver.ts';
import { IdentityResolver } from './identity/identity.resolver.ts';
import { PasswordResolver } from './identity/password.resolver.ts';
import { SecondFactorResolver } from './identity/second-factor.resolver.ts';
import { AdminSessionResolver, StaffResolver } from './identity/staff.resolver.ts';
import { QuoteRequestResolver } from './intake/quote-request.resolver.ts';
import { SubmissionResolver } from './intake/submission.resolver.ts';
import { PriceAlertResolver } from './market/alerts/price-alert.resolver.ts';
import { MarketDeskResolver } from './market/desk/desk.resolver.ts';
import { MarketResolver } from './market/market.resolver.ts';
import { MarketSubscription } from './market/market.subscription.ts';

const resolvers: BuildSchemaOptions['resolvers'] = [
  IdentityResolver,
  SecondFactorResolver,
  StaffResolver,
  AdminSessionResolver,
  PasswordResolver,
  ApiTokenResolver,
  SubmissionResolver,
  QuoteRequestResolver,
  CompanyResolver,
  ContactResolver,
  CommunicationResolver,
  DocumentResolver,
  OfferResolver,
  OffersOfRequestResolver,
  TimelineResolver,
  SearchResolver,
  ActivityLogResolver,
  ActivitySubscription,
  DashboardResolver,
  ConversionAnalyticsResolver,
  MarketResolver,
  MarketDeskResolver,
  MarketSubscription,
  PriceAlertResolver,
];

/** type-graphql insists on one; each of our subscriptions names its own source instead. */
const pubSub: PubSub = {
  publish: () => undefined,
  subscribe(topic) {
    throw new Error(`nothing is published on ${topic}`);
  },
};

const roots = {
  Query: 'What can be read: market values by everybody, the rest by who is signed in.',
  Mutation: 'What can be done.',
  Subscription: 'What can be watched, over a WebSocket at the same address.',
};

let built: Promise<GraphQLSchema> | undefined;

/** Every operation of every feature. It is the same for all servers of a process, and built once. */
export const kordonSchema = (): Promise<GraphQLSchema> => (built ??= build());

async function build(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers,
    authChecker: authorize,
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    pubSub,
    validate: false, // services hold inputs to the yup schemas of common/forms
  });
  readPlainFields(schema);
  // type-graphql makes these three types and takes no words for them.
  for (const [name, description] of Object.entries(roots)) Object.assign(schema.getType(name)!, { description });
  return schema;
}

/**
 * type-graphql gives every field a resolver, through which it passes roles and middlewares; a field without any is a property of its
 * record, and GraphQL reads properties by itself in a fifth of the time.
 */
function readPlainFields(schema: GraphQLSchema): void {
  const { objectTypes, fieldResolvers } = globalThis.TypeGraphQLMetadataStorage;
  for (const { name, fields = [] } of objectTypes) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    for (const { target, name: property, schemaName, roles, middlewares } of fields) {
      const isResolved = fieldResolvers.some(
        (resolver) => resolver.getObjectType?.() === target && resolver.methodName === property,
      );
      const isPlain = !isResolved && !roles && !middlewares?.length && property === schemaName;
      if (isPlain) delete type.getFields()[schemaName]?.resolve;
    }
  }
}

/** The schema as schema.graphql has it. */
export const printedSchema = async (): Promise<string> =>
  `${printSchema(lexicographicSortSchema(await kordonSchema()))}\n`;
