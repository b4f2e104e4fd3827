// Written by `npm run codegen` from the operations of client/**/*.graphql: change those, never this.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { type FragmentDefinitionNode, Kind, OperationTypeNode } from 'graphql';
/** The arguments of a hook: options that hold required variables are required themselves. */
type HookOptions<Variables, Options> = {} extends Variables ? [options?: Options] : [options: Options];

const followUpFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "FollowUp" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Communication" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyId" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "subject" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "followUpDate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "company" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contact" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }] } }] } };

const latestQuoteFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "LatestQuote" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequest" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "company" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "productType" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "productTitle" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quantity" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "deliveryTerms" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "deliveryLocation" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "source" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "language" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "priority" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }] } };

const latestCommunicationFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "LatestCommunication" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Communication" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "type" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "direction" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "subject" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "company" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contact" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }] } }] } };

const latestCompanyFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "LatestCompany" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Company" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyType" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "lastContactDate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }] } };

const activityFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "Activity" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ActivityLog" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "action" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "targetType" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "targetId" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "details" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "changes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "actor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }] } };

const contactChoiceFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "ContactChoice" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Contact" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "email" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "isPrimary" } }] } };

const sentMailFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "SentMail" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Communication" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "recipient" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "subject" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }] } };

const profileFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "Profile" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "AdminUser" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "email" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "role" } }] } };

const marketValueFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "MarketValue" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "MarketQuote" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "symbol" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "category" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "region" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "currency" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "unit" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "change" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "changePercent" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "trend" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "weeklyChangePercent" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "weeklyTrend" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "recent" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "lastUpdate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "source" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "indicative" } }] } };

export const FollowUpDocument: TypedDocumentNode<FollowUpFragment, object> = { kind: Kind.DOCUMENT, definitions: [followUpFragment] };

export const LatestQuoteDocument: TypedDocumentNode<LatestQuoteFragment, object> = { kind: Kind.DOCUMENT, definitions: [latestQuoteFragment] };

export const LatestCommunicationDocument: TypedDocumentNode<LatestCommunicationFragment, object> = { kind: Kind.DOCUMENT, definitions: [latestCommunicationFragment] };

export const LatestCompanyDocument: TypedDocumentNode<LatestCompanyFragment, object> = { kind: Kind.DOCUMENT, definitions: [latestCompanyFragment] };

export const ActivityDocument: TypedDocumentNode<ActivityFragment, object> = { kind: Kind.DOCUMENT, definitions: [activityFragment] };

export const ContactChoiceDocument: TypedDocumentNode<ContactChoiceFragment, object> = { kind: Kind.DOCUMENT, definitions: [contactChoiceFragment] };

export const SentMailDocument: TypedDocumentNode<SentMailFragment, object> = { kind: Kind.DOCUMENT, definitions: [sentMailFragment] };

export const ProfileDocument: TypedDocumentNode<ProfileFragment, object> = { kind: Kind.DOCUMENT, definitions: [profileFragment] };

export const MarketValueDocument: TypedDocumentNode<MarketValueFragment, object> = { kind: Kind.DOCUMENT, definitions: [marketValueFragment] };

export const ActivityFeedDocument: TypedDocumentNode<ActivityFeedQuery, ActivityFeedQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "ActivityFeed" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "activityLogs" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "10" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Activity" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }] } }, activityFragment] };
export function useActivityFeedQuery(...[options]: HookOptions<ActivityFeedQueryVariables, useQuery.Options<ActivityFeedQuery, ActivityFeedQueryVariables> | SkipToken>) {
  return useQuery(ActivityFeedDocument, options);
}
export function useActivityFeedLazyQuery(options?: useLazyQuery.Options<ActivityFeedQuery, ActivityFeedQueryVariables>) {
  return useLazyQuery(ActivityFeedDocument, options);
}

export const DashboardDocument: TypedDocumentNode<DashboardQuery, DashboardQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "Dashboard" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "dashboard" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalQuotes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "newQuotes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalCompanies" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "newCompanies" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalCommunications" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "conversionRate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "statusCounts" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "count" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "recentQuotes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "previousQuotes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companiesByWeek" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "inboundCommunications" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "outboundCommunications" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "followUps" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "20" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "FollowUp" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoteRequests" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "5" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "LatestQuote" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "communications" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "10" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "LatestCommunication" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companies" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.OBJECT, fields: [{ kind: Kind.OBJECT_FIELD, name: { kind: Kind.NAME, value: "order" }, value: { kind: Kind.ENUM, value: "LAST_CONTACT" } }] } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "10" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "LatestCompany" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }] } }, followUpFragment, latestQuoteFragment, latestCommunicationFragment, latestCompanyFragment] };
export function useDashboardQuery(...[options]: HookOptions<DashboardQueryVariables, useQuery.Options<DashboardQuery, DashboardQueryVariables> | SkipToken>) {
  return useQuery(DashboardDocument, options);
}
export function useDashboardLazyQuery(options?: useLazyQuery.Options<DashboardQuery, DashboardQueryVariables>) {
  return useLazyQuery(DashboardDocument, options);
}

export const ActivityLoggedDocument: TypedDocumentNode<ActivityLoggedSubscription, ActivityLoggedSubscriptionVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.SUBSCRIPTION, name: { kind: Kind.NAME, value: "ActivityLogged" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "activityLogged" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Activity" } }] } }] } }, activityFragment] };
export function useActivityLoggedSubscription(...[options]: HookOptions<ActivityLoggedSubscriptionVariables, useSubscription.Options<ActivityLoggedSubscription, ActivityLoggedSubscriptionVariables> | SkipToken>) {
  return useSubscription(ActivityLoggedDocument, options);
}

export const ContactChoicesDocument: TypedDocumentNode<ContactChoicesQuery, ContactChoicesQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "ContactChoices" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "companyId" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contacts" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "companyId" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "companyId" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "100" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "ContactChoice" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }] } }, contactChoiceFragment] };
export function useContactChoicesQuery(...[options]: HookOptions<ContactChoicesQueryVariables, useQuery.Options<ContactChoicesQuery, ContactChoicesQueryVariables> | SkipToken>) {
  return useQuery(ContactChoicesDocument, options);
}
export function useContactChoicesLazyQuery(options?: useLazyQuery.Options<ContactChoicesQuery, ContactChoicesQueryVariables>) {
  return useLazyQuery(ContactChoicesDocument, options);
}

export const SendMailDocument: TypedDocumentNode<SendMailMutation, SendMailMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "SendMail" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "MailInput" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "sendMail" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "SentMail" } }] } }] } }, sentMailFragment] };
export function useSendMailMutation(options?: Omit<useMutation.Options<SendMailMutation, SendMailMutationVariables>, 'variables'>) {
  return useMutation(SendMailDocument, options);
}

export const ReplyDocument: TypedDocumentNode<ReplyMutation, ReplyMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "Reply" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ReplyInput" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "replyId" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "replyToCommunication" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "replyId" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "replyId" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "SentMail" } }] } }] } }, sentMailFragment] };
export function useReplyMutation(options?: Omit<useMutation.Options<ReplyMutation, ReplyMutationVariables>, 'variables'>) {
  return useMutation(ReplyDocument, options);
}

export const MeDocument: TypedDocumentNode<MeQuery, MeQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "Me" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "me" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Profile" } }] } }] } }, profileFragment] };
export function useMeQuery(...[options]: HookOptions<MeQueryVariables, useQuery.Options<MeQuery, MeQueryVariables> | SkipToken>) {
  return useQuery(MeDocument, options);
}
export function useMeLazyQuery(options?: useLazyQuery.Options<MeQuery, MeQueryVariables>) {
  return useLazyQuery(MeDocument, options);
}

export const SignInDocument: TypedDocumentNode<SignInMutation, SignInMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "SignIn" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "email" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "password" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "signIn" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "email" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "email" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "password" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "password" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Profile" } }] } }] } }, profileFragment] };
export function useSignInMutation(options?: Omit<useMutation.Options<SignInMutation, SignInMutationVariables>, 'variables'>) {
  return useMutation(SignInDocument, options);
}

export const SignOutDocument: TypedDocumentNode<SignOutMutation, SignOutMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "SignOut" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "signOut" } }] } }] };
export function useSignOutMutation(options?: Omit<useMutation.Options<SignOutMutation, SignOutMutationVariables>, 'variables'>) {
  return useMutation(SignOutDocument, options);
}

export const NewQuotesDocument: TypedDocumentNode<NewQuotesQuery, NewQuotesQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "NewQuotes" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoteRequestCounts" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "count" } }] } }] } }] };
export function useNewQuotesQuery(...[options]: HookOptions<NewQuotesQueryVariables, useQuery.Options<NewQuotesQuery, NewQuotesQueryVariables> | SkipToken>) {
  return useQuery(NewQuotesDocument, options);
}
export function useNewQuotesLazyQuery(options?: useLazyQuery.Options<NewQuotesQuery, NewQuotesQueryVariables>) {
  return useLazyQuery(NewQuotesDocument, options);
}

export const SubmitContactMessageDocument: TypedDocumentNode<SubmitContactMessageMutation, SubmitContactMessageMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "SubmitContactMessage" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ContactMessageInput" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "submitContactMessage" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "reference" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "receivedAt" } }] } }] } }] };
export function useSubmitContactMessageMutation(options?: Omit<useMutation.Options<SubmitContactMessageMutation, SubmitContactMessageMutationVariables>, 'variables'>) {
  return useMutation(SubmitContactMessageDocument, options);
}

export const MarketDocument: TypedDocumentNode<MarketQuery, MarketQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "Market" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "metals" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "energy" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "metal" }, name: { kind: Kind.NAME, value: "market" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "category" }, value: { kind: Kind.ENUM, value: "METAL" } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "metals" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "MarketValue" } }] } }, { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "currency" }, name: { kind: Kind.NAME, value: "market" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "category" }, value: { kind: Kind.ENUM, value: "CURRENCY" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "MarketValue" } }] } }, { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "energy" }, name: { kind: Kind.NAME, value: "market" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "category" }, value: { kind: Kind.ENUM, value: "ENERGY" } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "energy" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "MarketValue" } }] } }, { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "shipping" }, name: { kind: Kind.NAME, value: "market" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "category" }, value: { kind: Kind.ENUM, value: "SHIPPING" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "MarketValue" } }] } }, { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "index" }, name: { kind: Kind.NAME, value: "market" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "category" }, value: { kind: Kind.ENUM, value: "INDEX" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "MarketValue" } }] } }] } }, marketValueFragment] };
export function useMarketQuery(...[options]: HookOptions<MarketQueryVariables, useQuery.Options<MarketQuery, MarketQueryVariables> | SkipToken>) {
  return useQuery(MarketDocument, options);
}
export function useMarketLazyQuery(options?: useLazyQuery.Options<MarketQuery, MarketQueryVariables>) {
  return useLazyQuery(MarketDocument, options);
}

export const MarketHistoryDocument: TypedDocumentNode<MarketHistoryQuery, MarketHistoryQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "MarketHistory" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "symbol" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "days" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "marketQuote" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "symbol" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "symbol" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "symbol" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "history" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "days" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "days" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "at" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }] } }] } }] } }] };
export function useMarketHistoryQuery(...[options]: HookOptions<MarketHistoryQueryVariables, useQuery.Options<MarketHistoryQuery, MarketHistoryQueryVariables> | SkipToken>) {
  return useQuery(MarketHistoryDocument, options);
}
export function useMarketHistoryLazyQuery(options?: useLazyQuery.Options<MarketHistoryQuery, MarketHistoryQueryVariables>) {
  return useLazyQuery(MarketHistoryDocument, options);
}

export const SubmitQuoteRequestDocument: TypedDocumentNode<SubmitQuoteRequestMutation, SubmitQuoteRequestMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "SubmitQuoteRequest" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequestInput" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "submitQuoteRequest" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "reference" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "receivedAt" } }] } }] } }] };
export function useSubmitQuoteRequestMutation(options?: Omit<useMutation.Options<SubmitQuoteRequestMutation, SubmitQuoteRequestMutationVariables>, 'variables'>) {
  return useMutation(SubmitQuoteRequestDocument, options);
}

export const SubmitSupplierApplicationDocument: TypedDocumentNode<SubmitSupplierApplicationMutation, SubmitSupplierApplicationMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "SubmitSupplierApplication" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "SupplierApplicationInput" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "submitSupplierApplication" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "reference" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "receivedAt" } }] } }] } }] };
export function useSubmitSupplierApplicationMutation(options?: Omit<useMutation.Options<SubmitSupplierApplicationMutation, SubmitSupplierApplicationMutationVariables>, 'variables'>) {
  return useMutation(SubmitSupplierApplicationDocument, options);
}


/** What happened to a record. */
export type ActivityAction =
  /** It was deleted, for good or to the bin. */
  | 'DELETE'
  /** It was made. */
  | 'INSERT'
  /** It was changed. */
  | 'UPDATE';

/** What an admin user may do. */
export type AdminRole =
  /** Reads and edits the records. */
  | 'ADMIN'
  /** Reads everything, changes nothing. */
  | 'ANALYST'
  /** Everything, admin users included. */
  | 'SUPER_ADMIN';

/** Who got in touch. */
export type CommunicationDirection =
  /** They did. */
  | 'INBOUND'
  /** We did. */
  | 'OUTBOUND';

/** What became of a communication. */
export type CommunicationStatus =
  /** Arrived. */
  | 'DELIVERED'
  /** Did not arrive. */
  | 'FAILED'
  /** Was opened. */
  | 'READ'
  /** Reached us. */
  | 'RECEIVED'
  /** Was answered. */
  | 'REPLIED'
  /** Left us. */
  | 'SENT';

/** How we were in touch. */
export type CommunicationType =
  /** E-mail. */
  | 'EMAIL'
  /** A form of the public site. */
  | 'FORM_SUBMISSION'
  /** Meeting in person. */
  | 'MEETING'
  /** Telephone call. */
  | 'PHONE'
  /** Video call. */
  | 'VIDEO_CALL'
  /** WhatsApp message. */
  | 'WHATSAPP';

/** What a company is to us. */
export type CompanyType =
  /** Buys from us. */
  | 'CUSTOMER'
  /** Asked for something. */
  | 'LEAD'
  /** Works with us. */
  | 'PARTNER'
  /** Might buy one day. */
  | 'PROSPECT'
  /** Sells to us. */
  | 'SUPPLIER';

/** A message as the contact page sends it. Line ends and other controls, and marks that reorder text, are taken out of every field. */
export type ContactMessageInput = {
  /** File to go with it: the id that POST /attachments answered. */
  attachmentId?: string | null | undefined;
  /** Company; at most 200 characters. */
  company: string;
  /** The privacy notice was read; false is BAD_USER_INPUT. */
  consent: boolean;
  /** E-mail to answer to: one plain address. */
  email: string;
  /** Language of the page, in which the visitor is answered. */
  language: Language;
  /** Free text; at most 5,000 characters. */
  message: string;
  /** Name of the person; at most 120 characters. */
  name: string;
  /** Telephone; at most 40 characters. */
  phone?: string | null | undefined;
  /** What it is about, in a line; at most 200 characters. */
  subject: string;
  /** UUID made when the form opens. Sending it again returns the first receipt and writes nothing. */
  submissionId: string;
  /** What it is about, roughly. */
  topic?: ContactTopic | null | undefined;
  /** People leave it empty: they do not see it. */
  website?: string | null | undefined;
};

/** What a contact message is about. */
export type ContactTopic =
  /** Research and development. */
  | 'AR_GE'
  /** Press and media. */
  | 'BASIN_MEDYA'
  /** Environment and quality. */
  | 'CEVRE_KALITE'
  /** Other. */
  | 'DIGER'
  /** Training and seminars. */
  | 'EGITIM_SEMINER'
  /** Industrial equipment. */
  | 'ENDUSTRIYEL_EKIPMAN'
  /** Events and trade shows. */
  | 'ETKINLIK_FUAR'
  /** Price quote. */
  | 'FIYAT_TEKLIFI'
  /** General information. */
  | 'GENEL_BILGI'
  /** Rolling mill solutions. */
  | 'HADDEHANE_COZUMLERI'
  /** Raw material supply. */
  | 'HAMMADDE_TEDARIGI'
  /** Scrap purchasing. */
  | 'HURDA_ALIMI'
  /** Export and import. */
  | 'IHRACAT_ITHALAT'
  /** Business cooperation. */
  | 'IS_BIRLIGI'
  /** Occupational health and safety. */
  | 'IS_GUVENLIGI'
  /** Quality and certificates. */
  | 'KALITE_SERTIFIKA'
  /** Payment and finance. */
  | 'ODEME_FINANSMAN'
  /** Custom production. */
  | 'OZEL_URETIM'
  /** Project consulting. */
  | 'PROJE_DANISMANLIGI'
  /** Purchasing. */
  | 'SATIN_ALMA'
  /** Complaints and suggestions. */
  | 'SIKAYET_ONERI'
  /** Sustainability. */
  | 'SURDURULEBILIRLIK'
  /** Supplier partnership. */
  | 'TEDARIKCI_ORTAKLIGI'
  /** Technical support. */
  | 'TEKNIK_DESTEK'
  /** Delivery and logistics. */
  | 'TESLIMAT_LOJISTIK'
  /** Product inquiry. */
  | 'URUN_SORGUSU'
  /** Investor relations. */
  | 'YATIRIMCI_ILISKILERI';

/** Incoterms 2020. */
export type DeliveryTerms =
  /** Cost and freight. */
  | 'CFR'
  /** Cost, insurance and freight. */
  | 'CIF'
  /** Delivered at place. */
  | 'DAP'
  /** Ex works. */
  | 'EXW'
  /** Free on board. */
  | 'FOB';

/** A language of the public site. */
export type Language =
  /** Arabic, written from right to left. */
  | 'AR'
  /** English. */
  | 'EN'
  /** Persian, written from right to left. */
  | 'FA'
  /** French. */
  | 'FR'
  /** Turkish. */
  | 'TR';

/** An e-mail to somebody at a company. */
export type MailInput = {
  /** Company that it goes to. */
  companyId: string;
  /** Person of that company; the primary contact unless told. */
  contactId?: string | null | undefined;
  /** Plain text, at most 20,000 characters. */
  content: string;
  /** Language it is written in; the quote request's unless told. */
  language?: Language | null | undefined;
  /** Quote request of that company that it answers. */
  quoteRequestId?: string | null | undefined;
  /** At most 300 characters. */
  subject: string;
  /** Address that it goes to; the contact's unless told. */
  to?: string | null | undefined;
};

/** What a market value is of. */
export type MarketCategory =
  /** Units of a currency for one US dollar. */
  | 'CURRENCY'
  /** Oil, gas, coal and electricity. */
  | 'ENERGY'
  /** Points of a stock or commodity index. */
  | 'INDEX'
  /** Steel, its semi-finished products and its raw materials. */
  | 'METAL'
  /** Freight and ship fuel. */
  | 'SHIPPING';

/** Where a market is. */
export type MarketRegion =
  /** North and South America. */
  | 'AMERICAS'
  /** Asia. */
  | 'ASIA'
  /** Europe. */
  | 'EUROPE'
  /** Benchmarks that the world looks at. */
  | 'GLOBAL'
  /** The Middle East and North Africa. */
  | 'MENA'
  /** Türkiye. */
  | 'TURKEY';

/** How the goods are paid for. */
export type PaymentTerms =
  /** Documents against acceptance. */
  | 'DA'
  /** Documents against payment. */
  | 'DP'
  /** Letter of credit. */
  | 'LC'
  /** Telegraphic transfer. */
  | 'TT';

/** Of a quote request or a communication. */
export type Priority =
  /** Before the others. */
  | 'HIGH'
  /** Can wait. */
  | 'LOW'
  /** In its turn. */
  | 'NORMAL'
  /** At once. */
  | 'URGENT';

/** A quote request as a public form sends it. Line ends and other controls, and marks that reorder text, are taken out of every field. */
export type QuoteRequestInput = {
  /** Company; at most 200 characters. */
  company?: string | null | undefined;
  /** The privacy notice was read; false is BAD_USER_INPUT. */
  consent: boolean;
  /** E-mail to answer to: one plain address. */
  email: string;
  /** Language of the page, in which the visitor is answered. */
  language: Language;
  /** News by e-mail is welcome; withdrawable at any time. */
  marketingConsent?: boolean | null | undefined;
  /** Free text; at most 5,000 characters. */
  message?: string | null | undefined;
  /** Name of the person; at most 120 characters. */
  name: string;
  /** Telephone; at most 40 characters. */
  phone?: string | null | undefined;
  /** Its title as the page showed it; at most 200 characters. */
  productTitle?: string | null | undefined;
  /** Section id, category id or trade product. */
  productType?: string | null | undefined;
  /** The form it comes from. */
  source: QuoteSource;
  /** UUID made when the form opens. Sending it again returns the first receipt and writes nothing. */
  submissionId: string;
  /** Required from the buyer and the seller form. */
  trade?: TradeTermsInput | null | undefined;
  /** People leave it empty: they do not see it. */
  website?: string | null | undefined;
};

/** The public form that a request came from. */
export type QuoteSource =
  /** Buyer form of the quote system. */
  | 'BUYER_QUOTE'
  /** Dialog of an industrial equipment card. */
  | 'EQUIPMENT_CARD'
  /** Quote dialog of the hydraulic hose page. */
  | 'HYDRAULIC_QUOTE'
  /** Quick-quote dialog of products and services. */
  | 'QUICK_QUOTE'
  /** Seller form of the quote system. */
  | 'SELLER_QUOTE';

/** How far a quote request has come. */
export type QuoteStatus =
  /** Became an order. */
  | 'CLOSED'
  /** The sender was spoken to. */
  | 'CONTACTED'
  /** Nobody has taken it up. */
  | 'NEW'
  /** Taken up, not answered. */
  | 'PENDING'
  /** An offer with a price went out. */
  | 'QUOTED'
  /** Answered in writing. */
  | 'RESPONDED';

/** An e-mail that answers what they sent. */
export type ReplyInput = {
  /** The answer alone, plain text, at most 20,000 characters. */
  content: string;
  /** Language it is written in; the quote request's unless told. */
  language?: Language | null | undefined;
  /** Whether what is answered stands below the answer; true unless told. */
  quoted?: boolean | null | undefined;
  /** At most 300 characters; 'Re: ' and what is answered unless told. */
  subject?: string | null | undefined;
  /** Address that it goes to; that of whoever is answered unless told. */
  to?: string | null | undefined;
};

/** An application to the supplier network. Line ends and other controls, and marks that reorder text, are taken out of every field. */
export type SupplierApplicationInput = {
  /** Certificates to go with it: the ids that POST /attachments answered; at most 10. */
  certificateIds?: Array<string> | null | undefined;
  /** Company; at most 200 characters. */
  companyName: string;
  /** The privacy notice was read; false is BAD_USER_INPUT. */
  consent: boolean;
  /** Name of the person; at most 120 characters. */
  contactPerson: string;
  /** Slug of the form's list: turkey, germany, uae, …, other. */
  country: string;
  /** Free text; at most 5,000 characters. */
  description?: string | null | undefined;
  /** E-mail to answer to: one plain address. */
  email: string;
  /** People leave it empty: they do not see it. */
  honeypot?: string | null | undefined;
  /** Language of the page, in which the company is answered. */
  language: Language;
  /** Metric tons a month; at least 100. */
  monthlyCapacity: number;
  /** Telephone; at most 40 characters. */
  phone: string;
  /** Slug of the form's list: scrap, slab, hot-rolled-coil, …, other. */
  productType: string;
  /** UUID made when the form opens. Sending it again returns the first receipt and writes nothing. */
  submissionId: string;
  /** Website; https:// may be left out. */
  website?: string | null | undefined;
};

/** Goods that the quote system trades. */
export type TradeProduct =
  /** Billet, the semi-finished product for long steel. */
  | 'BILLET'
  /** Direct reduced iron. */
  | 'DRI'
  /** Reinforcing bar. */
  | 'REBAR'
  /** Steel scrap. */
  | 'SCRAP'
  /** Slab, the semi-finished product for flat steel. */
  | 'SLAB'
  /** Wire rod in coils. */
  | 'WIRE_ROD';

/** What the buyer form asks for and the seller form offers. */
export type TradeTermsInput = {
  /** Anything else; at most 5,000 characters. */
  additionalNotes?: string | null | undefined;
  /** Port or place that the Incoterm names; at most 200 characters. */
  deliveryLocation: string;
  /** Incoterm. */
  deliveryTerms: DeliveryTerms;
  /** Way of paying. */
  paymentTerms: PaymentTerms;
  /** The goods. */
  productType: TradeProduct;
  /** Metric tons, above 0. */
  quantity: number;
  /** Price in mind, in free words; at most 120 characters. */
  targetPrice: string;
};

/** Direction of a change. */
export type Trend =
  /** More than 0.1 percent down. */
  | 'DOWN'
  /** Neither. */
  | 'STABLE'
  /** More than 0.1 percent up. */
  | 'UP';

export type ActivityFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivityFeedQuery = { activityLogs: { edges: Array<{ cursor: string, node: { id: string, action: ActivityAction, targetType: string, targetId: string | null, details: Record<string, unknown>, changes: Record<string, unknown> | null, actor: string | null, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { dashboard: { totalQuotes: number, newQuotes: number, totalCompanies: number, newCompanies: number, totalCommunications: number, conversionRate: number, recentQuotes: number, previousQuotes: number, companiesByWeek: Array<number>, inboundCommunications: number, outboundCommunications: number, statusCounts: Array<{ status: QuoteStatus, count: number }> }, followUps: Array<{ id: string, companyId: string, subject: string, followUpDate: string | null, company: { id: string, name: string }, contact: { id: string, name: string } | null }>, quoteRequests: { edges: Array<{ cursor: string, node: { id: string, name: string, company: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, communications: { edges: Array<{ cursor: string, node: { id: string, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, subject: string, createdAt: string, company: { id: string, name: string }, contact: { id: string, name: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, companies: { edges: Array<{ cursor: string, node: { id: string, name: string, companyType: CompanyType, lastContactDate: string | null, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type FollowUpFragment = { id: string, companyId: string, subject: string, followUpDate: string | null, company: { id: string, name: string }, contact: { id: string, name: string } | null };

export type LatestQuoteFragment = { id: string, name: string, company: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string };

export type LatestCommunicationFragment = { id: string, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, subject: string, createdAt: string, company: { id: string, name: string }, contact: { id: string, name: string } | null };

export type LatestCompanyFragment = { id: string, name: string, companyType: CompanyType, lastContactDate: string | null, createdAt: string };

export type ActivityFragment = { id: string, action: ActivityAction, targetType: string, targetId: string | null, details: Record<string, unknown>, changes: Record<string, unknown> | null, actor: string | null, createdAt: string };

export type ActivityLoggedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ActivityLoggedSubscription = { activityLogged: { id: string, action: ActivityAction, targetType: string, targetId: string | null, details: Record<string, unknown>, changes: Record<string, unknown> | null, actor: string | null, createdAt: string } };

export type ContactChoicesQueryVariables = Exact<{
  companyId: string;
}>;


export type ContactChoicesQuery = { contacts: { edges: Array<{ cursor: string, node: { id: string, name: string, email: string, isPrimary: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ContactChoiceFragment = { id: string, name: string, email: string, isPrimary: boolean };

export type SendMailMutationVariables = Exact<{
  input: MailInput;
  id: string;
}>;


export type SendMailMutation = { sendMail: { id: string, recipient: string | null, subject: string, status: CommunicationStatus } };

export type ReplyMutationVariables = Exact<{
  id: string;
  input: ReplyInput;
  replyId: string;
}>;


export type ReplyMutation = { replyToCommunication: { id: string, recipient: string | null, subject: string, status: CommunicationStatus } };

export type SentMailFragment = { id: string, recipient: string | null, subject: string, status: CommunicationStatus };

export type ProfileFragment = { id: string, email: string, name: string, role: AdminRole };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, name: string, role: AdminRole } | null };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInMutation = { signIn: { id: string, email: string, name: string, role: AdminRole } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type NewQuotesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewQuotesQuery = { quoteRequestCounts: Array<{ status: QuoteStatus, count: number }> };

export type SubmitContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SubmitContactMessageMutation = { submitContactMessage: { id: string, reference: string, receivedAt: string } };

export type MarketValueFragment = { symbol: string, category: MarketCategory, region: MarketRegion | null, value: number, currency: string, unit: string | null, change: number, changePercent: number, trend: Trend, weeklyChangePercent: number, weeklyTrend: Trend, recent: Array<number>, lastUpdate: string, source: string, indicative: boolean };

export type MarketQueryVariables = Exact<{
  metals?: number | null | undefined;
  energy?: number | null | undefined;
}>;


export type MarketQuery = { metal: Array<{ symbol: string, category: MarketCategory, region: MarketRegion | null, value: number, currency: string, unit: string | null, change: number, changePercent: number, trend: Trend, weeklyChangePercent: number, weeklyTrend: Trend, recent: Array<number>, lastUpdate: string, source: string, indicative: boolean }>, currency: Array<{ symbol: string, category: MarketCategory, region: MarketRegion | null, value: number, currency: string, unit: string | null, change: number, changePercent: number, trend: Trend, weeklyChangePercent: number, weeklyTrend: Trend, recent: Array<number>, lastUpdate: string, source: string, indicative: boolean }>, energy: Array<{ symbol: string, category: MarketCategory, region: MarketRegion | null, value: number, currency: string, unit: string | null, change: number, changePercent: number, trend: Trend, weeklyChangePercent: number, weeklyTrend: Trend, recent: Array<number>, lastUpdate: string, source: string, indicative: boolean }>, shipping: Array<{ symbol: string, category: MarketCategory, region: MarketRegion | null, value: number, currency: string, unit: string | null, change: number, changePercent: number, trend: Trend, weeklyChangePercent: number, weeklyTrend: Trend, recent: Array<number>, lastUpdate: string, source: string, indicative: boolean }>, index: Array<{ symbol: string, category: MarketCategory, region: MarketRegion | null, value: number, currency: string, unit: string | null, change: number, changePercent: number, trend: Trend, weeklyChangePercent: number, weeklyTrend: Trend, recent: Array<number>, lastUpdate: string, source: string, indicative: boolean }> };

export type MarketHistoryQueryVariables = Exact<{
  symbol: string;
  days: number;
}>;


export type MarketHistoryQuery = { marketQuote: { symbol: string, history: Array<{ at: string, value: number }> } | null };

export type SubmitQuoteRequestMutationVariables = Exact<{
  input: QuoteRequestInput;
}>;


export type SubmitQuoteRequestMutation = { submitQuoteRequest: { id: string, reference: string, receivedAt: string } };

export type SubmitSupplierApplicationMutationVariables = Exact<{
  input: SupplierApplicationInput;
}>;


export type SubmitSupplierApplicationMutation = { submitSupplierApplication: { id: string, reference: string, receivedAt: string } };
