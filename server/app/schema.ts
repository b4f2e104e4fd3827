import 'reflect-metadata';
import { GraphQLDateTime } from 'graphql-scalars';
import { isObjectType, lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchema, type BuildSchemaOptions, type PubSub } from 'type-graphql';
import { ConversionAnalyticsResolver, DashboardResolver } from '../modules/analytics/index.ts';
import { ActivityLogResolver, ActivitySubscription } from '../modules/activity/index.ts';
import { CommunicationResolver, QuoteRequestCommunicationsResolver } from '../modules/communications/index.ts';
import { CompanyResolver, ContactResolver, DocumentResolver } from '../modules/parties/index.ts';
import { OfferResolver, OffersOfRequestResolver } from '../modules/offers/index.ts';
import { SearchResolver } from '../modules/search/index.ts';
import { TimelineResolver } from '../modules/timeline/index.ts';
import {
  ActorResolver,
  AdminSessionResolver,
  ApiTokenResolver,
  authorize,
  IdentityResolver,
  PasswordResolver,
  SecondFactorResolver,
  StaffResolver,
} from '../modules/identity/index.ts';
import { QuoteRequestResolver } from '../modules/quotes/index.ts';
import { SubmissionResolver } from '../modules/intake/index.ts';
import { MarketDeskResolver, MarketResolver, MarketSubscription, PriceAlertResolver } from '../modules/market/index.ts';

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
  QuoteRequestCommunicationsResolver,
  DocumentResolver,
  OfferResolver,
  OffersOfRequestResolver,
  TimelineResolver,
  SearchResolver,
  ActivityLogResolver,
  ActorResolver,
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
