import 'reflect-metadata';
import { GraphQLDateTime } from 'graphql-scalars';
import { isObjectType, lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchema, type BuildSchemaOptions, type PubSub } from 'type-graphql';
import { ConversionAnalyticsResolver, DashboardResolver } from '../modules/analytics/index.ts';
import { ActivityLogResolver, ActivitySubscription } from '../modules/activity/index.ts';
import { CommunicationResolver, QuoteRequestCommunicationsResolver } from '../modules/communications/index.ts';
import { CompanyResolver, ContactResolver, DocumentResolver } from '../modules/parties/index.ts';
import { OfferResolver, QuoteRequestOffersResolver } from '../modules/offers/index.ts';
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
  QuoteRequestOffersResolver,
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
export const kordonSchema = (): Promise<GraphQLSchema> => (schemaPromise ??= createSchema());

async function createSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers,
    authChecker: authorize,
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    pubSub,
    validate: false, // services validate inputs with the yup schemas of common/forms
  });
  removePropertyResolvers(schema);
  // type-graphql creates the root types and has no option for their descriptions.
  for (const [name, description] of Object.entries(rootDescriptions))
    Object.assign(schema.getType(name)!, { description });
  return schema;
}

/**
 * Removes the resolvers of fields that only return a property of their record. type-graphql gives every field a
 * resolver, for roles and middlewares; without it GraphQL reads the property itself in a fifth of the time.
 */
function removePropertyResolvers(schema: GraphQLSchema): void {
  const { objectTypes, fieldResolvers } = globalThis.TypeGraphQLMetadataStorage;
  for (const { name, fields = [] } of objectTypes) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    for (const { target, name: property, schemaName, roles, middlewares } of fields) {
      const isResolved = fieldResolvers.some(
        (resolver) => resolver.getObjectType?.() === target && resolver.methodName === property,
      );
      const isProperty = !isResolved && !roles && !middlewares?.length && property === schemaName;
      if (isProperty) delete type.getFields()[schemaName]?.resolve;
    }
  }
}

/** Returns the text of schema.graphql. */
export const printedSchema = async (): Promise<string> =>
  `${printSchema(lexicographicSortSchema(await kordonSchema()))}\n`;
