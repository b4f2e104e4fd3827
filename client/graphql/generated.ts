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

const periodFiguresFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "PeriodFigures" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ConversionAnalytics" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "fromDay" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "toDay" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalQuotes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contacted" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoted" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "closed" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contactRate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoteRate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "conversionRate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalRevenue" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "revenuePerLead" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "averageResponseHours" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "averageSalesDays" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "email" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "sent" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "opened" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "clicked" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "replied" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "openRate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "clickRate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "replyRate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "sentBy" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "repliedBy" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "funnel" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "count" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "stepRate" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "responses" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "span" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "count" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "daily" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "day" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "total" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "closed" } }] } }, { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "bySource" }, name: { kind: Kind.NAME, value: "shares" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "by" }, value: { kind: Kind.ENUM, value: "SOURCE" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Share" } }] } }, { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "byLanguage" }, name: { kind: Kind.NAME, value: "shares" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "by" }, value: { kind: Kind.ENUM, value: "LANGUAGE" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Share" } }] } }, { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "byProduct" }, name: { kind: Kind.NAME, value: "shares" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "by" }, value: { kind: Kind.ENUM, value: "PRODUCT" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Share" } }] } }, { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "byCountry" }, name: { kind: Kind.NAME, value: "shares" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "by" }, value: { kind: Kind.ENUM, value: "COUNTRY" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Share" } }] } }] } };

const shareFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "Share" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "AnalyticsShare" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "count" } }] } };

const campaignFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "Campaign" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "EmailCampaign" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "subject" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "sentAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "sentCount" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "openedCount" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "clickedCount" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "repliedCount" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "openRate" } }] } };

const timelineItemFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "TimelineItem" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Communication" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyId" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contactId" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoteRequestId" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "type" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "direction" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "priority" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "sentiment" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "subject" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "content" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "tags" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "durationMinutes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "followUpRequired" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "followUpDate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "recipient" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "failure" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "updatedAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "company" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyCode" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contact" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "email" } }] } }] } };

const companyChoiceFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "CompanyChoice" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Company" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyCode" } }] } };

const companyRowFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "CompanyRow" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Company" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyCode" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyType" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "industry" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "country" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "priority" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "leadScore" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalQuotes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "communicationCount" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "currency" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalValue" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "unconvertedValues" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "currency" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "amount" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "lastContactDate" } }] } };

const companyRecordFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "CompanyRecord" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Company" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "CompanyRow" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "legalName" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "size" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "website" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "addressLine1" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "addressLine2" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "city" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "state" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "postalCode" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "taxNumber" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "tradeRegistryNo" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "linkedinUrl" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "leadSource" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "paymentTerms" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "creditLimit" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "notes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "internalNotes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "firstContactDate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "updatedAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalOrders" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contactCount" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contacts" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "ContactRecord" } }] } }] } };

const contactRecordFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "ContactRecord" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Contact" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyId" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "email" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "phone" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "position" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "isPrimary" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "leadSource" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "updatedAt" } }] } };

const followUpFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "FollowUp" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Communication" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyId" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "subject" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "followUpDate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "company" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contact" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }] } }] } };

const latestQuoteFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "LatestQuote" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequest" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "company" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "productType" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "productTitle" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quantity" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "deliveryTerms" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "deliveryLocation" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "source" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "language" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "priority" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }] } };

const latestCommunicationFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "LatestCommunication" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Communication" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "type" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "direction" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "subject" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "company" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contact" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }] } }] } };

const latestCompanyFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "LatestCompany" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Company" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyType" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "lastContactDate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }] } };

const documentRecordFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "DocumentRecord" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "CompanyDocument" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "attachmentId" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "size" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "type" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }] } };

const activityFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "Activity" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ActivityLog" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "action" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "targetType" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "targetId" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "details" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "changes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "actor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "actorName" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }] } };

const contactChoiceFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "ContactChoice" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Contact" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "email" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "isPrimary" } }] } };

const sentMailFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "SentMail" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Communication" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "recipient" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "subject" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }] } };

const marketFaultFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "MarketFault" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "MarketFault" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "code" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "detail" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "publisher" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "symbol" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "jump" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "before" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "at" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "since" } }] } }] } };

const marketSeriesRowFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "MarketSeriesRow" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "MarketQuote" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "symbol" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "category" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "region" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "currency" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "unit" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "changePercent" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "trend" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "weeklyChangePercent" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "recent" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "lastUpdate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "source" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "indicative" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "published" } }] } };

const marketChangeRowFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "MarketChangeRow" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "MarketChange" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "symbol" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "kind" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "before" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "after" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "at" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "reason" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "actor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }] } };

const searchHitFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "SearchHit" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "SearchHit" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "kind" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "title" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "detail" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyId" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyName" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "state" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "at" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "near" } }] } };

const boardCardsFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "BoardCards" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequestConnection" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "QuoteRow" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } };

const quoteRecordFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "QuoteRecord" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequest" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "QuoteRow" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "phone" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "notes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "reference" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "targetPrice" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "paymentTerms" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "additionalRequirements" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quotedAmount" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quotedCurrency" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyId" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contactId" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "linkedCompany" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyType" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "linkedContact" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "position" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "isPrimary" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "communications" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "5" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "type" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "direction" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "subject" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalCount" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "similar" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "5" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "QuoteRow" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "offers" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "OfferRow" } }] } }] } };

const offerRowFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "OfferRow" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Offer" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "number" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "total" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "currency" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "validUntil" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "language" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }] } };

const quoteRowFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "QuoteRow" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequest" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "company" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "email" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "productType" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "productTitle" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quantity" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "deliveryTerms" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "deliveryLocation" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "message" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "source" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "language" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "priority" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "updatedAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "firstResponseAt" } }] } };

const secondFactorFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "SecondFactor" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "AdminUser" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "secondFactorSince" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "secondFactorRequired" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "recoveryCodesMadeAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "recoveryCodesLeft" } }] } };

const profileFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "Profile" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "AdminUser" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "email" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "role" } }] } };

const timelineRecordFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "TimelineRecord" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "TimelineEntry" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "kind" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "at" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "communication" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "type" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "direction" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "subject" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "content" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "durationMinutes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contact" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "request" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "productType" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "productTitle" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quantity" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "deliveryTerms" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "deliveryLocation" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "source" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "language" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "offer" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "OfferRow" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoteRequestId" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contactPerson" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "document" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "DocumentRecord" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "change" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Activity" } }] } }] } };

const apiTokenFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "ApiToken" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ApiToken" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hint" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "expiresAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "lastUsedAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "revokedAt" } }] } };

const adminSessionFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "AdminSession" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "AdminSession" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "userAgent" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "address" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "signedInAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "usedAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "current" } }] } };

const staffMemberFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "StaffMember" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "AdminUser" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "email" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "role" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "disabledAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createdAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "invited" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "secondFactorSince" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "sessions" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "AdminSession" } }] } }] } };

const marketValueFragment: FragmentDefinitionNode = { kind: Kind.FRAGMENT_DEFINITION, name: { kind: Kind.NAME, value: "MarketValue" }, typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "MarketQuote" } }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "symbol" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "category" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "region" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "currency" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "unit" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "change" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "changePercent" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "trend" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "weeklyChangePercent" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "weeklyTrend" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "recent" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "lastUpdate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "source" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "indicative" } }] } };

export const PeriodFiguresDocument: TypedDocumentNode<PeriodFiguresFragment, object> = { kind: Kind.DOCUMENT, definitions: [periodFiguresFragment, shareFragment] };

export const ShareDocument: TypedDocumentNode<ShareFragment, object> = { kind: Kind.DOCUMENT, definitions: [shareFragment] };

export const CampaignDocument: TypedDocumentNode<CampaignFragment, object> = { kind: Kind.DOCUMENT, definitions: [campaignFragment] };

export const TimelineItemDocument: TypedDocumentNode<TimelineItemFragment, object> = { kind: Kind.DOCUMENT, definitions: [timelineItemFragment] };

export const CompanyChoiceDocument: TypedDocumentNode<CompanyChoiceFragment, object> = { kind: Kind.DOCUMENT, definitions: [companyChoiceFragment] };

export const CompanyRowDocument: TypedDocumentNode<CompanyRowFragment, object> = { kind: Kind.DOCUMENT, definitions: [companyRowFragment] };

export const CompanyRecordDocument: TypedDocumentNode<CompanyRecordFragment, object> = { kind: Kind.DOCUMENT, definitions: [companyRecordFragment, companyRowFragment, contactRecordFragment] };

export const ContactRecordDocument: TypedDocumentNode<ContactRecordFragment, object> = { kind: Kind.DOCUMENT, definitions: [contactRecordFragment] };

export const FollowUpDocument: TypedDocumentNode<FollowUpFragment, object> = { kind: Kind.DOCUMENT, definitions: [followUpFragment] };

export const LatestQuoteDocument: TypedDocumentNode<LatestQuoteFragment, object> = { kind: Kind.DOCUMENT, definitions: [latestQuoteFragment] };

export const LatestCommunicationDocument: TypedDocumentNode<LatestCommunicationFragment, object> = { kind: Kind.DOCUMENT, definitions: [latestCommunicationFragment] };

export const LatestCompanyDocument: TypedDocumentNode<LatestCompanyFragment, object> = { kind: Kind.DOCUMENT, definitions: [latestCompanyFragment] };

export const DocumentRecordDocument: TypedDocumentNode<DocumentRecordFragment, object> = { kind: Kind.DOCUMENT, definitions: [documentRecordFragment] };

export const ActivityDocument: TypedDocumentNode<ActivityFragment, object> = { kind: Kind.DOCUMENT, definitions: [activityFragment] };

export const ContactChoiceDocument: TypedDocumentNode<ContactChoiceFragment, object> = { kind: Kind.DOCUMENT, definitions: [contactChoiceFragment] };

export const SentMailDocument: TypedDocumentNode<SentMailFragment, object> = { kind: Kind.DOCUMENT, definitions: [sentMailFragment] };

export const MarketFaultDocument: TypedDocumentNode<MarketFaultFragment, object> = { kind: Kind.DOCUMENT, definitions: [marketFaultFragment] };

export const MarketSeriesRowDocument: TypedDocumentNode<MarketSeriesRowFragment, object> = { kind: Kind.DOCUMENT, definitions: [marketSeriesRowFragment] };

export const MarketChangeRowDocument: TypedDocumentNode<MarketChangeRowFragment, object> = { kind: Kind.DOCUMENT, definitions: [marketChangeRowFragment] };

export const SearchHitDocument: TypedDocumentNode<SearchHitFragment, object> = { kind: Kind.DOCUMENT, definitions: [searchHitFragment] };

export const BoardCardsDocument: TypedDocumentNode<BoardCardsFragment, object> = { kind: Kind.DOCUMENT, definitions: [boardCardsFragment, quoteRowFragment] };

export const QuoteRecordDocument: TypedDocumentNode<QuoteRecordFragment, object> = { kind: Kind.DOCUMENT, definitions: [quoteRecordFragment, quoteRowFragment, offerRowFragment] };

export const OfferRowDocument: TypedDocumentNode<OfferRowFragment, object> = { kind: Kind.DOCUMENT, definitions: [offerRowFragment] };

export const QuoteRowDocument: TypedDocumentNode<QuoteRowFragment, object> = { kind: Kind.DOCUMENT, definitions: [quoteRowFragment] };

export const SecondFactorDocument: TypedDocumentNode<SecondFactorFragment, object> = { kind: Kind.DOCUMENT, definitions: [secondFactorFragment] };

export const ProfileDocument: TypedDocumentNode<ProfileFragment, object> = { kind: Kind.DOCUMENT, definitions: [profileFragment] };

export const TimelineRecordDocument: TypedDocumentNode<TimelineRecordFragment, object> = { kind: Kind.DOCUMENT, definitions: [timelineRecordFragment, offerRowFragment, documentRecordFragment, activityFragment] };

export const ApiTokenDocument: TypedDocumentNode<ApiTokenFragment, object> = { kind: Kind.DOCUMENT, definitions: [apiTokenFragment] };

export const AdminSessionDocument: TypedDocumentNode<AdminSessionFragment, object> = { kind: Kind.DOCUMENT, definitions: [adminSessionFragment] };

export const StaffMemberDocument: TypedDocumentNode<StaffMemberFragment, object> = { kind: Kind.DOCUMENT, definitions: [staffMemberFragment, adminSessionFragment] };

export const MarketValueDocument: TypedDocumentNode<MarketValueFragment, object> = { kind: Kind.DOCUMENT, definitions: [marketValueFragment] };

export const AccountDocument: TypedDocumentNode<AccountQuery, AccountQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "Account" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "me" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "passwordChangedAt" } }, { kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "SecondFactor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "sessions" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "AdminSession" } }] } }] } }] } }, secondFactorFragment, adminSessionFragment] };
export function useAccountQuery(...[options]: HookOptions<AccountQueryVariables, useQuery.Options<AccountQuery, AccountQueryVariables> | SkipToken>) {
  return useQuery(AccountDocument, options);
}
export function useAccountLazyQuery(options?: useLazyQuery.Options<AccountQuery, AccountQueryVariables>) {
  return useLazyQuery(AccountDocument, options);
}

export const ChangePasswordDocument: TypedDocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "ChangePassword" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "current" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "password" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "changePassword" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "current" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "current" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "password" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "password" } } }] }] } }] };
export function useChangePasswordMutation(options?: Omit<useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>, 'variables'>) {
  return useMutation(ChangePasswordDocument, options);
}

export const SignOutEverywhereDocument: TypedDocumentNode<SignOutEverywhereMutation, SignOutEverywhereMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "SignOutEverywhere" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "signOutEverywhere" } }] } }] };
export function useSignOutEverywhereMutation(options?: Omit<useMutation.Options<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>, 'variables'>) {
  return useMutation(SignOutEverywhereDocument, options);
}

export const PasswordLinkDocument: TypedDocumentNode<PasswordLinkQuery, PasswordLinkQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "PasswordLink" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "token" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "passwordLink" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "token" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "token" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "email" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "purpose" } }] } }] } }] };
export function usePasswordLinkQuery(...[options]: HookOptions<PasswordLinkQueryVariables, useQuery.Options<PasswordLinkQuery, PasswordLinkQueryVariables> | SkipToken>) {
  return useQuery(PasswordLinkDocument, options);
}
export function usePasswordLinkLazyQuery(options?: useLazyQuery.Options<PasswordLinkQuery, PasswordLinkQueryVariables>) {
  return useLazyQuery(PasswordLinkDocument, options);
}

export const RequestPasswordResetDocument: TypedDocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "RequestPasswordReset" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "email" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "requestPasswordReset" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "email" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "email" } } }] }] } }] };
export function useRequestPasswordResetMutation(options?: Omit<useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>, 'variables'>) {
  return useMutation(RequestPasswordResetDocument, options);
}

export const ChoosePasswordDocument: TypedDocumentNode<ChoosePasswordMutation, ChoosePasswordMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "ChoosePassword" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "token" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "password" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "choosePassword" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "token" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "token" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "password" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "password" } } }] }] } }] };
export function useChoosePasswordMutation(options?: Omit<useMutation.Options<ChoosePasswordMutation, ChoosePasswordMutationVariables>, 'variables'>) {
  return useMutation(ChoosePasswordDocument, options);
}

export const ActivityFeedDocument: TypedDocumentNode<ActivityFeedQuery, ActivityFeedQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "ActivityFeed" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "activityLogs" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "10" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Activity" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }] } }, activityFragment] };
export function useActivityFeedQuery(...[options]: HookOptions<ActivityFeedQueryVariables, useQuery.Options<ActivityFeedQuery, ActivityFeedQueryVariables> | SkipToken>) {
  return useQuery(ActivityFeedDocument, options);
}
export function useActivityFeedLazyQuery(options?: useLazyQuery.Options<ActivityFeedQuery, ActivityFeedQueryVariables>) {
  return useLazyQuery(ActivityFeedDocument, options);
}

export const ConversionAnalyticsDocument: TypedDocumentNode<ConversionAnalyticsQuery, ConversionAnalyticsQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "ConversionAnalytics" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "from" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "DateTime" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "to" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "DateTime" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "conversionAnalytics" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "from" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "from" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "to" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "to" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "PeriodFigures" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "revenue" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "currency" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "count" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "rate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "rateAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "indicative" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "averageOrderValue" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "previous" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "PeriodFigures" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "emailCampaigns" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "from" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "from" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "to" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "to" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Campaign" } }] } }] } }, periodFiguresFragment, shareFragment, campaignFragment] };
export function useConversionAnalyticsQuery(...[options]: HookOptions<ConversionAnalyticsQueryVariables, useQuery.Options<ConversionAnalyticsQuery, ConversionAnalyticsQueryVariables> | SkipToken>) {
  return useQuery(ConversionAnalyticsDocument, options);
}
export function useConversionAnalyticsLazyQuery(options?: useLazyQuery.Options<ConversionAnalyticsQuery, ConversionAnalyticsQueryVariables>) {
  return useLazyQuery(ConversionAnalyticsDocument, options);
}

export const AnalyticsBreakdownDocument: TypedDocumentNode<AnalyticsBreakdownQuery, AnalyticsBreakdownQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "AnalyticsBreakdown" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "from" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "DateTime" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "to" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "DateTime" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "by" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "AnalyticsDimension" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "step" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "AnalyticsStep" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "analyticsBreakdown" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "from" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "from" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "to" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "to" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "by" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "by" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "step" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "step" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "starts" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "series" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "total" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "counts" } }] } }] } }] } }] };
export function useAnalyticsBreakdownQuery(...[options]: HookOptions<AnalyticsBreakdownQueryVariables, useQuery.Options<AnalyticsBreakdownQuery, AnalyticsBreakdownQueryVariables> | SkipToken>) {
  return useQuery(AnalyticsBreakdownDocument, options);
}
export function useAnalyticsBreakdownLazyQuery(options?: useLazyQuery.Options<AnalyticsBreakdownQuery, AnalyticsBreakdownQueryVariables>) {
  return useLazyQuery(AnalyticsBreakdownDocument, options);
}

export const AuditLogDocument: TypedDocumentNode<AuditLogQuery, AuditLogQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "AuditLog" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "filter" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ActivityLogFilter" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "activityLogs" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "filter" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "after" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Activity" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }] } }, activityFragment] };
export function useAuditLogQuery(...[options]: HookOptions<AuditLogQueryVariables, useQuery.Options<AuditLogQuery, AuditLogQueryVariables> | SkipToken>) {
  return useQuery(AuditLogDocument, options);
}
export function useAuditLogLazyQuery(options?: useLazyQuery.Options<AuditLogQuery, AuditLogQueryVariables>) {
  return useLazyQuery(AuditLogDocument, options);
}

export const ColleaguesDocument: TypedDocumentNode<ColleaguesQuery, ColleaguesQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "Colleagues" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "colleagues" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "email" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }] } }] } }] };
export function useColleaguesQuery(...[options]: HookOptions<ColleaguesQueryVariables, useQuery.Options<ColleaguesQuery, ColleaguesQueryVariables> | SkipToken>) {
  return useQuery(ColleaguesDocument, options);
}
export function useColleaguesLazyQuery(options?: useLazyQuery.Options<ColleaguesQuery, ColleaguesQueryVariables>) {
  return useLazyQuery(ColleaguesDocument, options);
}

export const CommunicationsDocument: TypedDocumentNode<CommunicationsQuery, CommunicationsQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "Communications" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "filter" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "CommunicationFilter" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "communications" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "filter" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "after" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalCount" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "more" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "TimelineItem" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }] } }, timelineItemFragment] };
export function useCommunicationsQuery(...[options]: HookOptions<CommunicationsQueryVariables, useQuery.Options<CommunicationsQuery, CommunicationsQueryVariables> | SkipToken>) {
  return useQuery(CommunicationsDocument, options);
}
export function useCommunicationsLazyQuery(options?: useLazyQuery.Options<CommunicationsQuery, CommunicationsQueryVariables>) {
  return useLazyQuery(CommunicationsDocument, options);
}

export const CommunicationCountsDocument: TypedDocumentNode<CommunicationCountsQuery, CommunicationCountsQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "CommunicationCounts" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "communicationCounts" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "total" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "byType" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "count" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "byDirection" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "count" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "byStatus" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "count" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "byPriority" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "count" } }] } }] } }] } }] };
export function useCommunicationCountsQuery(...[options]: HookOptions<CommunicationCountsQueryVariables, useQuery.Options<CommunicationCountsQuery, CommunicationCountsQueryVariables> | SkipToken>) {
  return useQuery(CommunicationCountsDocument, options);
}
export function useCommunicationCountsLazyQuery(options?: useLazyQuery.Options<CommunicationCountsQuery, CommunicationCountsQueryVariables>) {
  return useLazyQuery(CommunicationCountsDocument, options);
}

export const CommunicationRecordDocument: TypedDocumentNode<CommunicationRecordQuery, CommunicationRecordQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "CommunicationRecord" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "communication" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "TimelineItem" } }] } }] } }, timelineItemFragment] };
export function useCommunicationRecordQuery(...[options]: HookOptions<CommunicationRecordQueryVariables, useQuery.Options<CommunicationRecordQuery, CommunicationRecordQueryVariables> | SkipToken>) {
  return useQuery(CommunicationRecordDocument, options);
}
export function useCommunicationRecordLazyQuery(options?: useLazyQuery.Options<CommunicationRecordQuery, CommunicationRecordQueryVariables>) {
  return useLazyQuery(CommunicationRecordDocument, options);
}

export const CreateCommunicationDocument: TypedDocumentNode<CreateCommunicationMutation, CreateCommunicationMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "CreateCommunication" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "CommunicationInput" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createCommunication" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "TimelineItem" } }] } }] } }, timelineItemFragment] };
export function useCreateCommunicationMutation(options?: Omit<useMutation.Options<CreateCommunicationMutation, CreateCommunicationMutationVariables>, 'variables'>) {
  return useMutation(CreateCommunicationDocument, options);
}

export const UpdateCommunicationDocument: TypedDocumentNode<UpdateCommunicationMutation, UpdateCommunicationMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "UpdateCommunication" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "CommunicationInput" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "version" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "DateTime" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "updateCommunication" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "version" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "version" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "TimelineItem" } }] } }] } }, timelineItemFragment] };
export function useUpdateCommunicationMutation(options?: Omit<useMutation.Options<UpdateCommunicationMutation, UpdateCommunicationMutationVariables>, 'variables'>) {
  return useMutation(UpdateCommunicationDocument, options);
}

export const DeleteCommunicationDocument: TypedDocumentNode<DeleteCommunicationMutation, DeleteCommunicationMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "DeleteCommunication" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "deleteCommunication" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }] }] } }] };
export function useDeleteCommunicationMutation(options?: Omit<useMutation.Options<DeleteCommunicationMutation, DeleteCommunicationMutationVariables>, 'variables'>) {
  return useMutation(DeleteCommunicationDocument, options);
}

export const RestoreCommunicationDocument: TypedDocumentNode<RestoreCommunicationMutation, RestoreCommunicationMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "RestoreCommunication" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "restoreCommunication" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "TimelineItem" } }] } }] } }, timelineItemFragment] };
export function useRestoreCommunicationMutation(options?: Omit<useMutation.Options<RestoreCommunicationMutation, RestoreCommunicationMutationVariables>, 'variables'>) {
  return useMutation(RestoreCommunicationDocument, options);
}

export const ResendMailDocument: TypedDocumentNode<ResendMailMutation, ResendMailMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "ResendMail" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "resendMail" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "TimelineItem" } }] } }] } }, timelineItemFragment] };
export function useResendMailMutation(options?: Omit<useMutation.Options<ResendMailMutation, ResendMailMutationVariables>, 'variables'>) {
  return useMutation(ResendMailDocument, options);
}

export const CompanyChoicesDocument: TypedDocumentNode<CompanyChoicesQuery, CompanyChoicesQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "CompanyChoices" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "search" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companies" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.OBJECT, fields: [{ kind: Kind.OBJECT_FIELD, name: { kind: Kind.NAME, value: "search" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "search" } } }, { kind: Kind.OBJECT_FIELD, name: { kind: Kind.NAME, value: "status" }, value: { kind: Kind.LIST, values: [{ kind: Kind.ENUM, value: "ACTIVE" }] } }, { kind: Kind.OBJECT_FIELD, name: { kind: Kind.NAME, value: "order" }, value: { kind: Kind.ENUM, value: "NAME" } }] } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "12" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "CompanyChoice" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }] } }, companyChoiceFragment] };
export function useCompanyChoicesQuery(...[options]: HookOptions<CompanyChoicesQueryVariables, useQuery.Options<CompanyChoicesQuery, CompanyChoicesQueryVariables> | SkipToken>) {
  return useQuery(CompanyChoicesDocument, options);
}
export function useCompanyChoicesLazyQuery(options?: useLazyQuery.Options<CompanyChoicesQuery, CompanyChoicesQueryVariables>) {
  return useLazyQuery(CompanyChoicesDocument, options);
}

export const CompanyOfRecordDocument: TypedDocumentNode<CompanyOfRecordQuery, CompanyOfRecordQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "CompanyOfRecord" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "company" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "CompanyChoice" } }] } }] } }, companyChoiceFragment] };
export function useCompanyOfRecordQuery(...[options]: HookOptions<CompanyOfRecordQueryVariables, useQuery.Options<CompanyOfRecordQuery, CompanyOfRecordQueryVariables> | SkipToken>) {
  return useQuery(CompanyOfRecordDocument, options);
}
export function useCompanyOfRecordLazyQuery(options?: useLazyQuery.Options<CompanyOfRecordQuery, CompanyOfRecordQueryVariables>) {
  return useLazyQuery(CompanyOfRecordDocument, options);
}

export const CompanyListDocument: TypedDocumentNode<CompanyListQuery, CompanyListQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "CompanyList" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "filter" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "CompanyFilter" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companies" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "filter" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "after" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "CompanyRow" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalCount" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "more" } }] } }] } }, companyRowFragment] };
export function useCompanyListQuery(...[options]: HookOptions<CompanyListQueryVariables, useQuery.Options<CompanyListQuery, CompanyListQueryVariables> | SkipToken>) {
  return useQuery(CompanyListDocument, options);
}
export function useCompanyListLazyQuery(options?: useLazyQuery.Options<CompanyListQuery, CompanyListQueryVariables>) {
  return useLazyQuery(CompanyListDocument, options);
}

export const OneCompanyRowDocument: TypedDocumentNode<OneCompanyRowQuery, OneCompanyRowQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "OneCompanyRow" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "company" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "CompanyRow" } }] } }] } }, companyRowFragment] };
export function useOneCompanyRowQuery(...[options]: HookOptions<OneCompanyRowQueryVariables, useQuery.Options<OneCompanyRowQuery, OneCompanyRowQueryVariables> | SkipToken>) {
  return useQuery(OneCompanyRowDocument, options);
}
export function useOneCompanyRowLazyQuery(options?: useLazyQuery.Options<OneCompanyRowQuery, OneCompanyRowQueryVariables>) {
  return useLazyQuery(OneCompanyRowDocument, options);
}

export const CompanySummaryDocument: TypedDocumentNode<CompanySummaryQuery, CompanySummaryQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "CompanySummary" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companySummary" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "total" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "byType" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyType" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "count" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalValues" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "currency" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "amount" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quiet" } }] } }] } }] };
export function useCompanySummaryQuery(...[options]: HookOptions<CompanySummaryQueryVariables, useQuery.Options<CompanySummaryQuery, CompanySummaryQueryVariables> | SkipToken>) {
  return useQuery(CompanySummaryDocument, options);
}
export function useCompanySummaryLazyQuery(options?: useLazyQuery.Options<CompanySummaryQuery, CompanySummaryQueryVariables>) {
  return useLazyQuery(CompanySummaryDocument, options);
}

export const CompanyDependentsDocument: TypedDocumentNode<CompanyDependentsQuery, CompanyDependentsQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "CompanyDependents" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "company" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "dependents" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "contacts" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "communications" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "documents" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoteRequests" } }] } }] } }] } }] };
export function useCompanyDependentsQuery(...[options]: HookOptions<CompanyDependentsQueryVariables, useQuery.Options<CompanyDependentsQuery, CompanyDependentsQueryVariables> | SkipToken>) {
  return useQuery(CompanyDependentsDocument, options);
}
export function useCompanyDependentsLazyQuery(options?: useLazyQuery.Options<CompanyDependentsQuery, CompanyDependentsQueryVariables>) {
  return useLazyQuery(CompanyDependentsDocument, options);
}

export const DeleteCompanyDocument: TypedDocumentNode<DeleteCompanyMutation, DeleteCompanyMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "DeleteCompany" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "deleteCompany" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }] }] } }] };
export function useDeleteCompanyMutation(options?: Omit<useMutation.Options<DeleteCompanyMutation, DeleteCompanyMutationVariables>, 'variables'>) {
  return useMutation(DeleteCompanyDocument, options);
}

export const RestoreCompanyDocument: TypedDocumentNode<RestoreCompanyMutation, RestoreCompanyMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "RestoreCompany" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "restoreCompany" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "CompanyRow" } }] } }] } }, companyRowFragment] };
export function useRestoreCompanyMutation(options?: Omit<useMutation.Options<RestoreCompanyMutation, RestoreCompanyMutationVariables>, 'variables'>) {
  return useMutation(RestoreCompanyDocument, options);
}

export const CompanyDocument: TypedDocumentNode<CompanyQuery, CompanyQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "Company" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "company" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "CompanyRecord" } }] } }] } }, companyRecordFragment, companyRowFragment, contactRecordFragment] };
export function useCompanyQuery(...[options]: HookOptions<CompanyQueryVariables, useQuery.Options<CompanyQuery, CompanyQueryVariables> | SkipToken>) {
  return useQuery(CompanyDocument, options);
}
export function useCompanyLazyQuery(options?: useLazyQuery.Options<CompanyQuery, CompanyQueryVariables>) {
  return useLazyQuery(CompanyDocument, options);
}

export const CreateCompanyDocument: TypedDocumentNode<CreateCompanyMutation, CreateCompanyMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "CreateCompany" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "CompanyInput" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createCompany" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "CompanyRecord" } }] } }] } }, companyRecordFragment, companyRowFragment, contactRecordFragment] };
export function useCreateCompanyMutation(options?: Omit<useMutation.Options<CreateCompanyMutation, CreateCompanyMutationVariables>, 'variables'>) {
  return useMutation(CreateCompanyDocument, options);
}

export const UpdateCompanyDocument: TypedDocumentNode<UpdateCompanyMutation, UpdateCompanyMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "UpdateCompany" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "CompanyInput" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "version" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "DateTime" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "updateCompany" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "version" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "version" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "CompanyRecord" } }] } }] } }, companyRecordFragment, companyRowFragment, contactRecordFragment] };
export function useUpdateCompanyMutation(options?: Omit<useMutation.Options<UpdateCompanyMutation, UpdateCompanyMutationVariables>, 'variables'>) {
  return useMutation(UpdateCompanyDocument, options);
}

export const PossibleDuplicatesDocument: TypedDocumentNode<PossibleDuplicatesQuery, PossibleDuplicatesQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "PossibleDuplicates" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "name" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "email" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "website" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "possibleDuplicates" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "name" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "name" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "email" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "email" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "website" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "website" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "reason" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "company" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyCode" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyType" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "city" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "lastContactDate" } }] } }] } }] } }] };
export function usePossibleDuplicatesQuery(...[options]: HookOptions<PossibleDuplicatesQueryVariables, useQuery.Options<PossibleDuplicatesQuery, PossibleDuplicatesQueryVariables> | SkipToken>) {
  return useQuery(PossibleDuplicatesDocument, options);
}
export function usePossibleDuplicatesLazyQuery(options?: useLazyQuery.Options<PossibleDuplicatesQuery, PossibleDuplicatesQueryVariables>) {
  return useLazyQuery(PossibleDuplicatesDocument, options);
}

export const CreateContactDocument: TypedDocumentNode<CreateContactMutation, CreateContactMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "CreateContact" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ContactInput" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createContact" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "ContactRecord" } }] } }] } }, contactRecordFragment] };
export function useCreateContactMutation(options?: Omit<useMutation.Options<CreateContactMutation, CreateContactMutationVariables>, 'variables'>) {
  return useMutation(CreateContactDocument, options);
}

export const UpdateContactDocument: TypedDocumentNode<UpdateContactMutation, UpdateContactMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "UpdateContact" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ContactInput" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "version" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "DateTime" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "updateContact" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "version" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "version" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "ContactRecord" } }] } }] } }, contactRecordFragment] };
export function useUpdateContactMutation(options?: Omit<useMutation.Options<UpdateContactMutation, UpdateContactMutationVariables>, 'variables'>) {
  return useMutation(UpdateContactDocument, options);
}

export const SetPrimaryContactDocument: TypedDocumentNode<SetPrimaryContactMutation, SetPrimaryContactMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "SetPrimaryContact" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "setPrimaryContact" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "ContactRecord" } }] } }] } }, contactRecordFragment] };
export function useSetPrimaryContactMutation(options?: Omit<useMutation.Options<SetPrimaryContactMutation, SetPrimaryContactMutationVariables>, 'variables'>) {
  return useMutation(SetPrimaryContactDocument, options);
}

export const DeleteContactDocument: TypedDocumentNode<DeleteContactMutation, DeleteContactMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "DeleteContact" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "deleteContact" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }] }] } }] };
export function useDeleteContactMutation(options?: Omit<useMutation.Options<DeleteContactMutation, DeleteContactMutationVariables>, 'variables'>) {
  return useMutation(DeleteContactDocument, options);
}

export const DashboardDocument: TypedDocumentNode<DashboardQuery, DashboardQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "Dashboard" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "dashboard" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalQuotes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "newQuotes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalCompanies" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "newCompanies" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "totalCommunications" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "conversionRate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "statusCounts" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "count" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "recentQuotes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "previousQuotes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companiesByWeek" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "inboundCommunications" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "outboundCommunications" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "followUps" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "20" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "FollowUp" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoteRequests" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "5" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "LatestQuote" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "communications" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "10" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "LatestCommunication" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companies" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.OBJECT, fields: [{ kind: Kind.OBJECT_FIELD, name: { kind: Kind.NAME, value: "order" }, value: { kind: Kind.ENUM, value: "LAST_CONTACT" } }] } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.INT, value: "10" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "LatestCompany" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }] } }, followUpFragment, latestQuoteFragment, latestCommunicationFragment, latestCompanyFragment] };
export function useDashboardQuery(...[options]: HookOptions<DashboardQueryVariables, useQuery.Options<DashboardQuery, DashboardQueryVariables> | SkipToken>) {
  return useQuery(DashboardDocument, options);
}
export function useDashboardLazyQuery(options?: useLazyQuery.Options<DashboardQuery, DashboardQueryVariables>) {
  return useLazyQuery(DashboardDocument, options);
}

export const CompanyDocumentsDocument: TypedDocumentNode<CompanyDocumentsQuery, CompanyDocumentsQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "CompanyDocuments" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "companyId" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyDocuments" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "companyId" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "companyId" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "after" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "DocumentRecord" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }] } }, documentRecordFragment] };
export function useCompanyDocumentsQuery(...[options]: HookOptions<CompanyDocumentsQueryVariables, useQuery.Options<CompanyDocumentsQuery, CompanyDocumentsQueryVariables> | SkipToken>) {
  return useQuery(CompanyDocumentsDocument, options);
}
export function useCompanyDocumentsLazyQuery(options?: useLazyQuery.Options<CompanyDocumentsQuery, CompanyDocumentsQueryVariables>) {
  return useLazyQuery(CompanyDocumentsDocument, options);
}

export const DeleteCompanyDocumentDocument: TypedDocumentNode<DeleteCompanyDocumentMutation, DeleteCompanyDocumentMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "DeleteCompanyDocument" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "deleteCompanyDocument" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }] }] } }] };
export function useDeleteCompanyDocumentMutation(options?: Omit<useMutation.Options<DeleteCompanyDocumentMutation, DeleteCompanyDocumentMutationVariables>, 'variables'>) {
  return useMutation(DeleteCompanyDocumentDocument, options);
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

export const SendQuoteEmailDocument: TypedDocumentNode<SendQuoteEmailMutation, SendQuoteEmailMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "SendQuoteEmail" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteEmailInput" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "mailId" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "sendQuoteEmail" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "mailId" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "mailId" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "SentMail" } }] } }] } }, sentMailFragment] };
export function useSendQuoteEmailMutation(options?: Omit<useMutation.Options<SendQuoteEmailMutation, SendQuoteEmailMutationVariables>, 'variables'>) {
  return useMutation(SendQuoteEmailDocument, options);
}

export const QuoteLettersDocument: TypedDocumentNode<QuoteLettersQuery, QuoteLettersQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "QuoteLetters" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoteEmailTemplates" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "template" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "subject" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "body" } }] } }] } }] };
export function useQuoteLettersQuery(...[options]: HookOptions<QuoteLettersQueryVariables, useQuery.Options<QuoteLettersQuery, QuoteLettersQueryVariables> | SkipToken>) {
  return useQuery(QuoteLettersDocument, options);
}
export function useQuoteLettersLazyQuery(options?: useLazyQuery.Options<QuoteLettersQuery, QuoteLettersQueryVariables>) {
  return useLazyQuery(QuoteLettersDocument, options);
}

export const ReplyDocument: TypedDocumentNode<ReplyMutation, ReplyMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "Reply" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ReplyInput" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "replyId" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "replyToCommunication" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "replyId" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "replyId" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "SentMail" } }] } }] } }, sentMailFragment] };
export function useReplyMutation(options?: Omit<useMutation.Options<ReplyMutation, ReplyMutationVariables>, 'variables'>) {
  return useMutation(ReplyDocument, options);
}

export const MarketDeskDocument: TypedDocumentNode<MarketDeskQuery, MarketDeskQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "MarketDesk" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "marketSources" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "name" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "state" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "checkedAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "succeededAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "tickAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "openUntil" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "failures" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "accepted" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "faults" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "MarketFault" } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "refused" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "MarketFault" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "marketSeries" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "MarketSeriesRow" } }] } }] } }, marketFaultFragment, marketSeriesRowFragment] };
export function useMarketDeskQuery(...[options]: HookOptions<MarketDeskQueryVariables, useQuery.Options<MarketDeskQuery, MarketDeskQueryVariables> | SkipToken>) {
  return useQuery(MarketDeskDocument, options);
}
export function useMarketDeskLazyQuery(options?: useLazyQuery.Options<MarketDeskQuery, MarketDeskQueryVariables>) {
  return useLazyQuery(MarketDeskDocument, options);
}

export const MarketChangesDocument: TypedDocumentNode<MarketChangesQuery, MarketChangesQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "MarketChanges" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "symbol" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "marketChanges" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "symbol" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "symbol" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "after" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "MarketChangeRow" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }] } }, marketChangeRowFragment] };
export function useMarketChangesQuery(...[options]: HookOptions<MarketChangesQueryVariables, useQuery.Options<MarketChangesQuery, MarketChangesQueryVariables> | SkipToken>) {
  return useQuery(MarketChangesDocument, options);
}
export function useMarketChangesLazyQuery(options?: useLazyQuery.Options<MarketChangesQuery, MarketChangesQueryVariables>) {
  return useLazyQuery(MarketChangesDocument, options);
}

export const MarketUpdatedDocument: TypedDocumentNode<MarketUpdatedSubscription, MarketUpdatedSubscriptionVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.SUBSCRIPTION, name: { kind: Kind.NAME, value: "MarketUpdated" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "marketUpdated" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "symbols" } }] } }] } }] };
export function useMarketUpdatedSubscription(...[options]: HookOptions<MarketUpdatedSubscriptionVariables, useSubscription.Options<MarketUpdatedSubscription, MarketUpdatedSubscriptionVariables> | SkipToken>) {
  return useSubscription(MarketUpdatedDocument, options);
}

export const EnterMarketPriceDocument: TypedDocumentNode<EnterMarketPriceMutation, EnterMarketPriceMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "EnterMarketPrice" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "MarketPriceInput" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "enterMarketPrice" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "MarketSeriesRow" } }] } }] } }, marketSeriesRowFragment] };
export function useEnterMarketPriceMutation(options?: Omit<useMutation.Options<EnterMarketPriceMutation, EnterMarketPriceMutationVariables>, 'variables'>) {
  return useMutation(EnterMarketPriceDocument, options);
}

export const PublishMarketSeriesDocument: TypedDocumentNode<PublishMarketSeriesMutation, PublishMarketSeriesMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "PublishMarketSeries" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "symbol" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "published" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Boolean" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "publishMarketSeries" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "symbol" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "symbol" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "published" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "published" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "MarketSeriesRow" } }] } }] } }, marketSeriesRowFragment] };
export function usePublishMarketSeriesMutation(options?: Omit<useMutation.Options<PublishMarketSeriesMutation, PublishMarketSeriesMutationVariables>, 'variables'>) {
  return useMutation(PublishMarketSeriesDocument, options);
}

export const AcceptMarketJumpDocument: TypedDocumentNode<AcceptMarketJumpMutation, AcceptMarketJumpMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "AcceptMarketJump" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "MarketJumpInput" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "acceptMarketJump" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "MarketSeriesRow" } }] } }] } }, marketSeriesRowFragment] };
export function useAcceptMarketJumpMutation(options?: Omit<useMutation.Options<AcceptMarketJumpMutation, AcceptMarketJumpMutationVariables>, 'variables'>) {
  return useMutation(AcceptMarketJumpDocument, options);
}

export const PreviewPriceSheetDocument: TypedDocumentNode<PreviewPriceSheetMutation, PreviewPriceSheetMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "PreviewPriceSheet" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "text" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "previewPriceSheet" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "text" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "text" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "faults" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "jumps" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "lines" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "line" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "symbol" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "at" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "before" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "changePercent" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "jump" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "past" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "fault" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "MarketFault" } }] } }] } }] } }] } }, marketFaultFragment] };
export function usePreviewPriceSheetMutation(options?: Omit<useMutation.Options<PreviewPriceSheetMutation, PreviewPriceSheetMutationVariables>, 'variables'>) {
  return useMutation(PreviewPriceSheetDocument, options);
}

export const ApplyPriceSheetDocument: TypedDocumentNode<ApplyPriceSheetMutation, ApplyPriceSheetMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "ApplyPriceSheet" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "PriceSheetInput" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "applyPriceSheet" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }] }] } }] };
export function useApplyPriceSheetMutation(options?: Omit<useMutation.Options<ApplyPriceSheetMutation, ApplyPriceSheetMutationVariables>, 'variables'>) {
  return useMutation(ApplyPriceSheetDocument, options);
}

export const RefreshMarketDocument: TypedDocumentNode<RefreshMarketMutation, RefreshMarketMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "RefreshMarket" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "refreshMarket" } }] } }] };
export function useRefreshMarketMutation(options?: Omit<useMutation.Options<RefreshMarketMutation, RefreshMarketMutationVariables>, 'variables'>) {
  return useMutation(RefreshMarketDocument, options);
}

export const SearchDocument: TypedDocumentNode<SearchQuery, SearchQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "Search" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "text" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "search" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "text" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "text" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "SearchHit" } }] } }] } }, searchHitFragment] };
export function useSearchQuery(...[options]: HookOptions<SearchQueryVariables, useQuery.Options<SearchQuery, SearchQueryVariables> | SkipToken>) {
  return useQuery(SearchDocument, options);
}
export function useSearchLazyQuery(options?: useLazyQuery.Options<SearchQuery, SearchQueryVariables>) {
  return useLazyQuery(SearchDocument, options);
}

export const QuoteBoardDocument: TypedDocumentNode<QuoteBoardQuery, QuoteBoardQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "QuoteBoard" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "new" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequestFilter" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "pending" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequestFilter" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "contacted" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequestFilter" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "responded" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequestFilter" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "quoted" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequestFilter" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "closed" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequestFilter" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "new" }, name: { kind: Kind.NAME, value: "quoteRequests" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "new" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "BoardCards" } }] } }, { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "pending" }, name: { kind: Kind.NAME, value: "quoteRequests" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "pending" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "BoardCards" } }] } }, { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "contacted" }, name: { kind: Kind.NAME, value: "quoteRequests" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "contacted" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "BoardCards" } }] } }, { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "responded" }, name: { kind: Kind.NAME, value: "quoteRequests" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "responded" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "BoardCards" } }] } }, { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "quoted" }, name: { kind: Kind.NAME, value: "quoteRequests" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "quoted" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "BoardCards" } }] } }, { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: "closed" }, name: { kind: Kind.NAME, value: "quoteRequests" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "closed" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "BoardCards" } }] } }] } }, boardCardsFragment, quoteRowFragment] };
export function useQuoteBoardQuery(...[options]: HookOptions<QuoteBoardQueryVariables, useQuery.Options<QuoteBoardQuery, QuoteBoardQueryVariables> | SkipToken>) {
  return useQuery(QuoteBoardDocument, options);
}
export function useQuoteBoardLazyQuery(options?: useLazyQuery.Options<QuoteBoardQuery, QuoteBoardQueryVariables>) {
  return useLazyQuery(QuoteBoardDocument, options);
}

export const QuoteDocument: TypedDocumentNode<QuoteQuery, QuoteQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "Quote" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoteRequest" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "QuoteRecord" } }] } }] } }, quoteRecordFragment, quoteRowFragment, offerRowFragment] };
export function useQuoteQuery(...[options]: HookOptions<QuoteQueryVariables, useQuery.Options<QuoteQuery, QuoteQueryVariables> | SkipToken>) {
  return useQuery(QuoteDocument, options);
}
export function useQuoteLazyQuery(options?: useLazyQuery.Options<QuoteQuery, QuoteQueryVariables>) {
  return useLazyQuery(QuoteDocument, options);
}

export const QuoteHistoryDocument: TypedDocumentNode<QuoteHistoryQuery, QuoteHistoryQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "QuoteHistory" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoteRequest" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "history" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Activity" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }] } }] } }] } }] } }, activityFragment] };
export function useQuoteHistoryQuery(...[options]: HookOptions<QuoteHistoryQueryVariables, useQuery.Options<QuoteHistoryQuery, QuoteHistoryQueryVariables> | SkipToken>) {
  return useQuery(QuoteHistoryDocument, options);
}
export function useQuoteHistoryLazyQuery(options?: useLazyQuery.Options<QuoteHistoryQuery, QuoteHistoryQueryVariables>) {
  return useLazyQuery(QuoteHistoryDocument, options);
}

export const SaveQuoteNotesDocument: TypedDocumentNode<SaveQuoteNotesMutation, SaveQuoteNotesMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "SaveQuoteNotes" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "notes" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "version" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "DateTime" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "updateQuoteRequest" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "patch" }, value: { kind: Kind.OBJECT, fields: [{ kind: Kind.OBJECT_FIELD, name: { kind: Kind.NAME, value: "notes" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "notes" } } }] } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "version" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "version" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "notes" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "updatedAt" } }] } }] } }] };
export function useSaveQuoteNotesMutation(options?: Omit<useMutation.Options<SaveQuoteNotesMutation, SaveQuoteNotesMutationVariables>, 'variables'>) {
  return useMutation(SaveQuoteNotesDocument, options);
}

export const CreateOfferDocument: TypedDocumentNode<CreateOfferMutation, CreateOfferMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "CreateOffer" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "OfferInput" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "send" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Boolean" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createOffer" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "send" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "send" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "OfferRow" } }] } }] } }, offerRowFragment] };
export function useCreateOfferMutation(options?: Omit<useMutation.Options<CreateOfferMutation, CreateOfferMutationVariables>, 'variables'>) {
  return useMutation(CreateOfferDocument, options);
}

export const CheckOfferDocument: TypedDocumentNode<CheckOfferQuery, CheckOfferQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "CheckOffer" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "OfferInput" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "checkOffer" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }] }] } }] };
export function useCheckOfferQuery(...[options]: HookOptions<CheckOfferQueryVariables, useQuery.Options<CheckOfferQuery, CheckOfferQueryVariables> | SkipToken>) {
  return useQuery(CheckOfferDocument, options);
}
export function useCheckOfferLazyQuery(options?: useLazyQuery.Options<CheckOfferQuery, CheckOfferQueryVariables>) {
  return useLazyQuery(CheckOfferDocument, options);
}

export const QuoteListDocument: TypedDocumentNode<QuoteListQuery, QuoteListQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "QuoteList" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "filter" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequestFilter" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoteRequests" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "filter" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "after" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "QuoteRow" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }] } }, quoteRowFragment] };
export function useQuoteListQuery(...[options]: HookOptions<QuoteListQueryVariables, useQuery.Options<QuoteListQuery, QuoteListQueryVariables> | SkipToken>) {
  return useQuery(QuoteListDocument, options);
}
export function useQuoteListLazyQuery(options?: useLazyQuery.Options<QuoteListQuery, QuoteListQueryVariables>) {
  return useLazyQuery(QuoteListDocument, options);
}

export const QuoteOfListDocument: TypedDocumentNode<QuoteOfListQuery, QuoteOfListQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "QuoteOfList" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoteRequest" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "QuoteRow" } }] } }] } }, quoteRowFragment] };
export function useQuoteOfListQuery(...[options]: HookOptions<QuoteOfListQueryVariables, useQuery.Options<QuoteOfListQuery, QuoteOfListQueryVariables> | SkipToken>) {
  return useQuery(QuoteOfListDocument, options);
}
export function useQuoteOfListLazyQuery(options?: useLazyQuery.Options<QuoteOfListQuery, QuoteOfListQueryVariables>) {
  return useLazyQuery(QuoteOfListDocument, options);
}

export const QuoteCountsDocument: TypedDocumentNode<QuoteCountsQuery, QuoteCountsQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "QuoteCounts" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "filter" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequestFilter" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "quoteRequestCounts" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "filter" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "filter" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "count" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "more" } }] } }] } }] };
export function useQuoteCountsQuery(...[options]: HookOptions<QuoteCountsQueryVariables, useQuery.Options<QuoteCountsQuery, QuoteCountsQueryVariables> | SkipToken>) {
  return useQuery(QuoteCountsDocument, options);
}
export function useQuoteCountsLazyQuery(options?: useLazyQuery.Options<QuoteCountsQuery, QuoteCountsQueryVariables>) {
  return useLazyQuery(QuoteCountsDocument, options);
}

export const ChangeQuotesDocument: TypedDocumentNode<ChangeQuotesMutation, ChangeQuotesMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "ChangeQuotes" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "ids" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.LIST_TYPE, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "patch" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequestsPatch" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "updateQuoteRequests" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "ids" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "ids" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "patch" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "patch" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "status" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "priority" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "updatedAt" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "firstResponseAt" } }] } }] } }] };
export function useChangeQuotesMutation(options?: Omit<useMutation.Options<ChangeQuotesMutation, ChangeQuotesMutationVariables>, 'variables'>) {
  return useMutation(ChangeQuotesDocument, options);
}

export const BeginSecondFactorDocument: TypedDocumentNode<BeginSecondFactorMutation, BeginSecondFactorMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "BeginSecondFactor" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "current" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "beginSecondFactor" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "current" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "current" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "secret" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "uri" } }] } }] } }] };
export function useBeginSecondFactorMutation(options?: Omit<useMutation.Options<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>, 'variables'>) {
  return useMutation(BeginSecondFactorDocument, options);
}

export const ConfirmSecondFactorDocument: TypedDocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "ConfirmSecondFactor" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "code" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "confirmSecondFactor" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "code" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "code" } } }] }] } }] };
export function useConfirmSecondFactorMutation(options?: Omit<useMutation.Options<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>, 'variables'>) {
  return useMutation(ConfirmSecondFactorDocument, options);
}

export const RenewRecoveryCodesDocument: TypedDocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "RenewRecoveryCodes" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "current" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "code" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "renewRecoveryCodes" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "current" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "current" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "code" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "code" } } }] }] } }] };
export function useRenewRecoveryCodesMutation(options?: Omit<useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>, 'variables'>) {
  return useMutation(RenewRecoveryCodesDocument, options);
}

export const EndSecondFactorDocument: TypedDocumentNode<EndSecondFactorMutation, EndSecondFactorMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "EndSecondFactor" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "current" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "code" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endSecondFactor" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "current" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "current" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "code" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "code" } } }] }] } }] };
export function useEndSecondFactorMutation(options?: Omit<useMutation.Options<EndSecondFactorMutation, EndSecondFactorMutationVariables>, 'variables'>) {
  return useMutation(EndSecondFactorDocument, options);
}

export const MeDocument: TypedDocumentNode<MeQuery, MeQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "Me" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "me" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Profile" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "secondFactorSince" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "secondFactorRequired" } }] } }] } }, profileFragment] };
export function useMeQuery(...[options]: HookOptions<MeQueryVariables, useQuery.Options<MeQuery, MeQueryVariables> | SkipToken>) {
  return useQuery(MeDocument, options);
}
export function useMeLazyQuery(options?: useLazyQuery.Options<MeQuery, MeQueryVariables>) {
  return useLazyQuery(MeDocument, options);
}

export const SignInDocument: TypedDocumentNode<SignInMutation, SignInMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "SignIn" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "email" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "password" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "code" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "signIn" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "email" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "email" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "password" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "password" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "code" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "code" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "Profile" } }] } }] } }, profileFragment] };
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

export const CompanyTimelineDocument: TypedDocumentNode<CompanyTimelineQuery, CompanyTimelineQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "CompanyTimeline" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "companyId" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "kinds" } }, type: { kind: Kind.LIST_TYPE, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "TimelineKind" } } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } }, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "companyTimeline" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "companyId" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "companyId" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "kinds" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "kinds" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "first" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "first" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "after" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "after" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "edges" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "node" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "TimelineRecord" } }] } }] } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "pageInfo" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "hasNextPage" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endCursor" } }] } }] } }] } }, timelineRecordFragment, offerRowFragment, documentRecordFragment, activityFragment] };
export function useCompanyTimelineQuery(...[options]: HookOptions<CompanyTimelineQueryVariables, useQuery.Options<CompanyTimelineQuery, CompanyTimelineQueryVariables> | SkipToken>) {
  return useQuery(CompanyTimelineDocument, options);
}
export function useCompanyTimelineLazyQuery(options?: useLazyQuery.Options<CompanyTimelineQuery, CompanyTimelineQueryVariables>) {
  return useLazyQuery(CompanyTimelineDocument, options);
}

export const ApiTokensDocument: TypedDocumentNode<ApiTokensQuery, ApiTokensQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "ApiTokens" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "apiTokens" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "ApiToken" } }] } }] } }, apiTokenFragment] };
export function useApiTokensQuery(...[options]: HookOptions<ApiTokensQueryVariables, useQuery.Options<ApiTokensQuery, ApiTokensQueryVariables> | SkipToken>) {
  return useQuery(ApiTokensDocument, options);
}
export function useApiTokensLazyQuery(options?: useLazyQuery.Options<ApiTokensQuery, ApiTokensQueryVariables>) {
  return useLazyQuery(ApiTokensDocument, options);
}

export const CreateApiTokenDocument: TypedDocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "CreateApiToken" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "name" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "days" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createApiToken" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "name" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "name" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "days" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "days" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "secret" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "token" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "ApiToken" } }] } }] } }] } }, apiTokenFragment] };
export function useCreateApiTokenMutation(options?: Omit<useMutation.Options<CreateApiTokenMutation, CreateApiTokenMutationVariables>, 'variables'>) {
  return useMutation(CreateApiTokenDocument, options);
}

export const RevokeApiTokenDocument: TypedDocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "RevokeApiToken" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "revokeApiToken" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "ApiToken" } }] } }] } }, apiTokenFragment] };
export function useRevokeApiTokenMutation(options?: Omit<useMutation.Options<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>, 'variables'>) {
  return useMutation(RevokeApiTokenDocument, options);
}

export const StaffDocument: TypedDocumentNode<StaffQuery, StaffQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "Staff" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "adminUsers" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "StaffMember" } }] } }] } }, staffMemberFragment, adminSessionFragment] };
export function useStaffQuery(...[options]: HookOptions<StaffQueryVariables, useQuery.Options<StaffQuery, StaffQueryVariables> | SkipToken>) {
  return useQuery(StaffDocument, options);
}
export function useStaffLazyQuery(options?: useLazyQuery.Options<StaffQuery, StaffQueryVariables>) {
  return useLazyQuery(StaffDocument, options);
}

export const CreateAdminUserDocument: TypedDocumentNode<CreateAdminUserMutation, CreateAdminUserMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "CreateAdminUser" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "NewAdminUserInput" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "createAdminUser" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "invited" } }] } }] } }] };
export function useCreateAdminUserMutation(options?: Omit<useMutation.Options<CreateAdminUserMutation, CreateAdminUserMutationVariables>, 'variables'>) {
  return useMutation(CreateAdminUserDocument, options);
}

export const UpdateAdminUserDocument: TypedDocumentNode<UpdateAdminUserMutation, UpdateAdminUserMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "UpdateAdminUser" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "patch" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "AdminUserPatch" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "updateAdminUser" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }, { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "patch" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "patch" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "StaffMember" } }] } }] } }, staffMemberFragment, adminSessionFragment] };
export function useUpdateAdminUserMutation(options?: Omit<useMutation.Options<UpdateAdminUserMutation, UpdateAdminUserMutationVariables>, 'variables'>) {
  return useMutation(UpdateAdminUserDocument, options);
}

export const DeleteAdminUserDocument: TypedDocumentNode<DeleteAdminUserMutation, DeleteAdminUserMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "DeleteAdminUser" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "deleteAdminUser" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }] }] } }] };
export function useDeleteAdminUserMutation(options?: Omit<useMutation.Options<DeleteAdminUserMutation, DeleteAdminUserMutationVariables>, 'variables'>) {
  return useMutation(DeleteAdminUserDocument, options);
}

export const SendPasswordLinkDocument: TypedDocumentNode<SendPasswordLinkMutation, SendPasswordLinkMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "SendPasswordLink" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "sendPasswordLink" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }] }] } }] };
export function useSendPasswordLinkMutation(options?: Omit<useMutation.Options<SendPasswordLinkMutation, SendPasswordLinkMutationVariables>, 'variables'>) {
  return useMutation(SendPasswordLinkDocument, options);
}

export const ResetSecondFactorDocument: TypedDocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "ResetSecondFactor" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "resetSecondFactor" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: "StaffMember" } }] } }] } }, staffMemberFragment, adminSessionFragment] };
export function useResetSecondFactorMutation(options?: Omit<useMutation.Options<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>, 'variables'>) {
  return useMutation(ResetSecondFactorDocument, options);
}

export const EndSessionDocument: TypedDocumentNode<EndSessionMutation, EndSessionMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "EndSession" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endSession" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }] }] } }] };
export function useEndSessionMutation(options?: Omit<useMutation.Options<EndSessionMutation, EndSessionMutationVariables>, 'variables'>) {
  return useMutation(EndSessionDocument, options);
}

export const EndSessionsOfDocument: TypedDocumentNode<EndSessionsOfMutation, EndSessionsOfMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "EndSessionsOf" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "ID" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "endSessionsOf" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "id" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "id" } } }] }] } }] };
export function useEndSessionsOfMutation(options?: Omit<useMutation.Options<EndSessionsOfMutation, EndSessionsOfMutationVariables>, 'variables'>) {
  return useMutation(EndSessionsOfDocument, options);
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

export const RatesDocument: TypedDocumentNode<RatesQuery, RatesQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "Rates" }, selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "market" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "category" }, value: { kind: Kind.ENUM, value: "CURRENCY" } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "symbol" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "currency" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "lastUpdate" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "source" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "indicative" } }] } }] } }] };
export function useRatesQuery(...[options]: HookOptions<RatesQueryVariables, useQuery.Options<RatesQuery, RatesQueryVariables> | SkipToken>) {
  return useQuery(RatesDocument, options);
}
export function useRatesLazyQuery(options?: useLazyQuery.Options<RatesQuery, RatesQueryVariables>) {
  return useLazyQuery(RatesDocument, options);
}

export const MarketHistoryDocument: TypedDocumentNode<MarketHistoryQuery, MarketHistoryQueryVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, name: { kind: Kind.NAME, value: "MarketHistory" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "symbol" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }, { kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "days" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Int" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "marketQuote" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "symbol" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "symbol" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "symbol" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "history" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "days" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "days" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "at" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "value" } }] } }] } }] } }] };
export function useMarketHistoryQuery(...[options]: HookOptions<MarketHistoryQueryVariables, useQuery.Options<MarketHistoryQuery, MarketHistoryQueryVariables> | SkipToken>) {
  return useQuery(MarketHistoryDocument, options);
}
export function useMarketHistoryLazyQuery(options?: useLazyQuery.Options<MarketHistoryQuery, MarketHistoryQueryVariables>) {
  return useLazyQuery(MarketHistoryDocument, options);
}

export const RequestPriceAlertDocument: TypedDocumentNode<RequestPriceAlertMutation, RequestPriceAlertMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "RequestPriceAlert" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "PriceAlertInput" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "requestPriceAlert" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }] }] } }] };
export function useRequestPriceAlertMutation(options?: Omit<useMutation.Options<RequestPriceAlertMutation, RequestPriceAlertMutationVariables>, 'variables'>) {
  return useMutation(RequestPriceAlertDocument, options);
}

export const ConfirmPriceAlertDocument: TypedDocumentNode<ConfirmPriceAlertMutation, ConfirmPriceAlertMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "ConfirmPriceAlert" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "token" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "confirmPriceAlert" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "token" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "token" } } }] }] } }] };
export function useConfirmPriceAlertMutation(options?: Omit<useMutation.Options<ConfirmPriceAlertMutation, ConfirmPriceAlertMutationVariables>, 'variables'>) {
  return useMutation(ConfirmPriceAlertDocument, options);
}

export const CancelPriceAlertDocument: TypedDocumentNode<CancelPriceAlertMutation, CancelPriceAlertMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "CancelPriceAlert" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "token" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "String" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cancelPriceAlert" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "token" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "token" } } }] }] } }] };
export function useCancelPriceAlertMutation(options?: Omit<useMutation.Options<CancelPriceAlertMutation, CancelPriceAlertMutationVariables>, 'variables'>) {
  return useMutation(CancelPriceAlertDocument, options);
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

/** Which changes; all that is given has to hold. */
export type ActivityLogFilter = {
  /** What happened. */
  action?: Array<ActivityAction> | null | undefined;
  /** E-mail of who made them; empty for the public site and our own jobs. */
  actor?: string | null | undefined;
  /** Changes of this field alone, as changes names it: status, creditLimit. */
  field?: string | null | undefined;
  /** First day in Istanbul, as 2026-11-19. */
  fromDay?: string | null | undefined;
  /** Of one record alone. */
  targetId?: string | null | undefined;
  /** Names of tables: quote_requests, companies, admin_users. */
  targetType?: Array<string> | null | undefined;
  /** Last day in Istanbul, included. */
  toDay?: string | null | undefined;
};

/** What an admin user may do. */
export type AdminRole =
  /** Reads and edits the records. */
  | 'ADMIN'
  /** Reads everything, changes nothing. */
  | 'ANALYST'
  /** Everything, admin users included. */
  | 'SUPER_ADMIN';

/** What changes of a colleague; what is left out stays. */
export type AdminUserPatch = {
  /** True ends their sessions and lets them in no more; false lets them in again. */
  disabled?: boolean | null | undefined;
  /** As colleagues call them, 100 characters at most. */
  name?: string | null | undefined;
  /** What they may do, from their next request on. */
  role?: AdminRole | null | undefined;
};

/** What requests are told apart by. */
export type AnalyticsDimension =
  /** Country of the company in the CRM. */
  | 'COUNTRY'
  /** Language of the page. */
  | 'LANGUAGE'
  /** Section, category or trade product, as productType has it. */
  | 'PRODUCT'
  /** The form that they came from. */
  | 'SOURCE';

/** What a point of a series stands for. */
export type AnalyticsStep =
  /** A day in Istanbul. */
  | 'DAY'
  /** A month of the calendar; the first and the last may be cut off by the period. */
  | 'MONTH'
  /** A week from Monday; the first and the last may be cut off by the period. */
  | 'WEEK';

/** Who got in touch. */
export type CommunicationDirection =
  /** They did. */
  | 'INBOUND'
  /** We did. */
  | 'OUTBOUND';

/** Which communications; what is left out does not matter. */
export type CommunicationFilter = {
  /** With this company. */
  companyId?: string | null | undefined;
  /** With this contact. */
  contactId?: string | null | undefined;
  /** Who got in touch. */
  direction?: Array<CommunicationDirection> | null | undefined;
  /** Those that we owe something. */
  followUp?: FollowUpState | null | undefined;
  /** Took place then or later. */
  from?: string | null | undefined;
  /** First day, as 2026-11-19, by the clock of Istanbul. */
  fromDay?: string | null | undefined;
  /** How soon they want an answer: any of these. */
  priority?: Array<Priority> | null | undefined;
  /** About this quote request. */
  quoteRequestId?: string | null | undefined;
  /** Words that subject and content, or the name of the company, or name and e-mail of the contact contain together, whatever their case; one that is misspelt finds what is spelt nearly so. At most 200 characters. */
  search?: string | null | undefined;
  /** Their mood: any of these. */
  sentiment?: Array<Sentiment> | null | undefined;
  /** What became of them: any of these. */
  status?: Array<CommunicationStatus> | null | undefined;
  /** Took place then or earlier; not before `from`. */
  to?: string | null | undefined;
  /** Last day, included; not before `fromDay`. */
  toDay?: string | null | undefined;
  /** By any of these means. */
  type?: Array<CommunicationType> | null | undefined;
};

/** A communication as it is entered or edited. What is left out keeps its value, or gets its default in a new one; null or an empty text empties a field. */
export type CommunicationInput = {
  /** Company that it was with. */
  companyId: string;
  /** Person of that company that it was with. */
  contactId?: string | null | undefined;
  /** What was said or written; at most 20,000 characters. */
  content?: string | null | undefined;
  /** Who got in touch; OUTBOUND unless told. */
  direction?: CommunicationDirection | null | undefined;
  /** Minutes, more than 0; dropped where it was no telephone call, meeting or video call. */
  durationMinutes?: number | null | undefined;
  /** When we want to have followed up; dropped where nothing is to follow. */
  followUpDate?: string | null | undefined;
  /** We still owe them something. */
  followUpRequired?: boolean | null | undefined;
  /** How soon it wants an answer; NORMAL unless told. */
  priority?: Priority | null | undefined;
  /** Quote request of that company that it is about. */
  quoteRequestId?: string | null | undefined;
  /** Its mood. */
  sentiment?: Sentiment | null | undefined;
  /** What became of it; SENT unless told, RECEIVED where they got in touch. */
  status?: CommunicationStatus | null | undefined;
  /** What it was about, in a line of at most 300 characters. */
  subject: string;
  /** Words to find it by, also several in one text with commas between them; at most 20 of 40 characters. */
  tags?: Array<string> | null | undefined;
  /** By which means; EMAIL unless told. */
  type?: CommunicationType | null | undefined;
};

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

/** Which companies and in which order; what is left out does not matter. */
export type CompanyFilter = {
  /** What they are to us: any of these. */
  companyType?: Array<CompanyType> | null | undefined;
  /** Those in the bin, instead of all others. */
  deleted?: boolean | null | undefined;
  /** Last in touch before then, or never. */
  lastContactBefore?: string | null | undefined;
  /** Newest first when left out. */
  order?: CompanyOrder | null | undefined;
  /** How much they matter: any of these. */
  priority?: Array<CompanyPriority> | null | undefined;
  /** The order from its other end. */
  reversed?: boolean | null | undefined;
  /** Words that name, code and industry contain together, whatever their case; one that is misspelt finds what is spelt nearly so. At most 200 characters. */
  search?: string | null | undefined;
  /** Whether we deal with them: any of these. */
  status?: Array<CompanyStatus> | null | undefined;
};

/** A company as it is entered or edited. What is left out keeps its value, or gets its default in a new company; null or an empty text empties a field. */
export type CompanyInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** What the first line has no room for. */
  addressLine2?: string | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** What it is to us; PROSPECT unless told. */
  companyType?: CompanyType | null | undefined;
  /** Country; Turkey unless told. */
  country?: string | null | undefined;
  /** In `currency`, to the hundredth, 0 or more; 0 grants none. */
  creditLimit?: number | null | undefined;
  /** What its figures are kept in; USD unless told. */
  currency?: Currency | null | undefined;
  /** Line of business. */
  industry?: string | null | undefined;
  /** Notes that never leave the management panel; at most 10,000 characters. */
  internalNotes?: string | null | undefined;
  /** How promising, 0 to 100; 50 unless told. */
  leadScore?: number | null | undefined;
  /** How it came to us; MANUAL unless told. */
  leadSource?: LeadSource | null | undefined;
  /** Name in the trade register. */
  legalName?: string | null | undefined;
  /** Address of its LinkedIn page. */
  linkedinUrl?: string | null | undefined;
  /** Trading name, as the company writes it; at most 200 characters. */
  name: string;
  /** Notes; at most 10,000 characters. */
  notes?: string | null | undefined;
  /** Agreed way of paying, in free words. */
  paymentTerms?: string | null | undefined;
  /** Postal code. */
  postalCode?: string | null | undefined;
  /** How much it matters; MEDIUM unless told. */
  priority?: CompanyPriority | null | undefined;
  /** Number of people, as a range. */
  size?: CompanySize | null | undefined;
  /** State, province or region. */
  state?: string | null | undefined;
  /** Whether we deal with it; ACTIVE unless told. */
  status?: CompanyStatus | null | undefined;
  /** Tax number. */
  taxNumber?: string | null | undefined;
  /** Number in the trade register. */
  tradeRegistryNo?: string | null | undefined;
  /** Address of its website; https:// may be left out. */
  website?: string | null | undefined;
};

/** In which order companies are listed. */
export type CompanyOrder =
  /** Newest first. */
  | 'CREATED'
  /** Latest contact first, those without one last. */
  | 'LAST_CONTACT'
  /** Most promising first. */
  | 'LEAD_SCORE'
  /** By name, as a Turkish dictionary orders it. */
  | 'NAME';

/** How much a company matters. */
export type CompanyPriority =
  /** Must not be lost. */
  | 'CRITICAL'
  /** More than most. */
  | 'HIGH'
  /** Little. */
  | 'LOW'
  /** As most do. */
  | 'MEDIUM';

/** Number of people. */
export type CompanySize =
  /** More than 1,000. */
  | 'ENTERPRISE'
  /** 251 to 1,000. */
  | 'LARGE'
  /** 51 to 250. */
  | 'MEDIUM'
  /** 11 to 50. */
  | 'SMALL'
  /** 1 to 10. */
  | 'STARTUP';

/** Whether we deal with a company. */
export type CompanyStatus =
  /** We do. */
  | 'ACTIVE'
  /** No longer; kept for the record. */
  | 'ARCHIVED'
  /** We refuse to. */
  | 'BLACKLISTED'
  /** Not at present. */
  | 'INACTIVE';

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

/** A person as they are entered or edited. What is left out keeps its value, or gets its default in a new contact; null or an empty text empties a field. */
export type ContactInput = {
  /** Company that the person speaks for; a new contact needs one, and another one moves the contact there. */
  companyId?: string | null | undefined;
  /** E-mail; no two contacts share one, whatever its case. */
  email: string;
  /** The one to ask first: the company has just one, its first contact unless another is told. */
  isPrimary?: boolean | null | undefined;
  /** How the person came to us; MANUAL unless told. */
  leadSource?: LeadSource | null | undefined;
  /** Full name; at most 120 characters. */
  name: string;
  /** Telephone. */
  phone?: string | null | undefined;
  /** What the person does there. */
  position?: string | null | undefined;
  /** Whether the person can be reached; ACTIVE unless told. */
  status?: ContactStatus | null | undefined;
};

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

/** Whether a person can be reached. */
export type ContactStatus =
  /** At the company. */
  | 'ACTIVE'
  /** Left, or does not want to hear from us. */
  | 'INACTIVE';

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

/** ISO 4217 code that a company is dealt with in. */
export type Currency =
  /** Euro. */
  | 'EUR'
  /** Pound sterling. */
  | 'GBP'
  /** Turkish lira. */
  | 'TRY'
  /** US dollar. */
  | 'USD';

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

/** Why two companies may be one. */
export type DuplicateReason =
  /** A contact of it has that e-mail. */
  | 'EMAIL'
  /** Its name is the same or nearly so. */
  | 'NAME'
  /** Its website is of the same domain. */
  | 'WEBSITE';

/** How urgent it is to follow up. */
export type FollowUpState =
  /** Due today by the clock of Istanbul, or before. */
  | 'DUE'
  /** We owe something, whenever that is due. */
  | 'OPEN'
  /** Should have been done by now. */
  | 'OVERDUE';

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

/** How a company or contact came to us. */
export type LeadSource =
  /** We wrote first. */
  | 'COLD_EMAIL'
  /** Entered by hand. */
  | 'MANUAL'
  /** Another way. */
  | 'OTHER'
  /** Somebody recommended us. */
  | 'REFERRAL'
  /** A social network. */
  | 'SOCIAL_MEDIA'
  /** Met at a fair. */
  | 'TRADE_SHOW'
  /** A form of the public site. */
  | 'WEBSITE';

/** What e-mails were counted by. */
export type MailCount =
  /** The campaigns sent in the period. */
  | 'CAMPAIGNS'
  /** The e-mails of the CRM, because the campaigns of the period have none. */
  | 'COMMUNICATIONS';

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

/** What a person changed. */
export type MarketChangeKind =
  /** Corrected the price of an instant. */
  | 'CORRECTION'
  /** Took the series off the site. */
  | 'HIDE'
  /** Accepted a value that was refused for being too far from the one before. */
  | 'JUMP'
  /** Entered a price. */
  | 'PRICE'
  /** Showed the series on the site. */
  | 'PUBLISH'
  /** Applied a price sheet. */
  | 'SHEET';

/** What is wrong. */
export type MarketFaultCode =
  /** Its values are of the future. */
  | 'FUTURE'
  /** It is more than 30 percent from the value before. */
  | 'JUMP'
  /** It has no rate of the dollar. */
  | 'NO_DOLLAR'
  /** Its answer is no JSON. */
  | 'NO_JSON'
  /** It has no lines with symbol and price. */
  | 'NO_LINES'
  /** It is no price. */
  | 'NO_PRICE'
  /** It has no rate that is listed here. */
  | 'NO_RATES'
  /** It has no value of the last days. */
  | 'NO_VALUE'
  /** Its answer is no XML. */
  | 'NO_XML'
  /** The series is in another currency. */
  | 'OTHER_CURRENCY'
  /** It answered with an error. */
  | 'STATUS'
  /** It did not answer in time. */
  | 'TIMEOUT'
  /** Its answer is larger than 2 MB. */
  | 'TOO_LARGE'
  /** Another line is of the same series and instant. */
  | 'TWICE'
  /** There is no such series. */
  | 'UNKNOWN_SERIES'
  /** Its answer has an unknown shape. */
  | 'UNKNOWN_SHAPE'
  /** It cannot be reached. */
  | 'UNREACHABLE'
  /** It answered with a web page. */
  | 'WEB_PAGE'
  /** It is no day until now. */
  | 'WRONG_DATE';

/** A refused value that a person answers for. */
export type MarketJumpInput = {
  /** Why, up to 300 characters. */
  reason: string;
  /** Name of the source. */
  source: string;
  /** Of the series. */
  symbol: string;
  /** The value that was seen; CONFLICT where the source has said another since. */
  value: number;
};

/** A company price, entered or corrected. */
export type MarketPriceInput = {
  /** The instant that it is of, now without it. A price of the same instant is corrected. */
  at?: string | null | undefined;
  /** Required where it is more than 30 percent from the price before. */
  jumpConfirmed?: boolean | null | undefined;
  /** In the currency and unit of the series; more than 0. */
  price: number;
  /** Why, up to 300 characters; others read it beside the change. */
  reason: string;
  /** Of the series: REBAR, SLAB, SCRAP_HMS. */
  symbol: string;
};

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

/** How a source is doing. */
export type MarketSourceState =
  /** It failed the last time; it is asked again at the next quarter of an hour. */
  | 'FAILING'
  /** It answers. */
  | 'HEALTHY'
  /** It failed again and again and is left alone for a while. */
  | 'RESTING'
  /** It has not been asked yet. */
  | 'WAITING';

/** A colleague to be. */
export type NewAdminUserInput = {
  /** They sign in with it; nobody else has it. */
  email: string;
  /** As colleagues call them, 100 characters at most. */
  name: string;
  /** To begin with, 12 characters or more. Left out, a mail invites them to choose one within seven days. */
  password?: string | null | undefined;
  /** What they may do. */
  role: AdminRole;
};

/** A new offer in answer to a quote request. Amounts are reckoned by the server. */
export type OfferInput = {
  /** Another currency that the total is also named in, by the rate of the day, with its date and source: USD, TRY, EUR, GBP, CNY, JPY, IRR or AED. */
  convertedTo?: string | null | undefined;
  /** Of all amounts. */
  currency: Currency;
  /** Port or place that the Incoterm names; up to 120 characters. */
  deliveryPlace: string;
  /** Incoterm. */
  deliveryTerms: DeliveryTerms;
  /** Of the document and the mail; left out: that of the request. */
  language?: Language | null | undefined;
  /** 1 to 60. */
  lines: Array<OfferLineInput>;
  /** For the customer, up to 3,000 characters. */
  note?: string | null | undefined;
  /** Way of paying. */
  paymentTerms: PaymentTerms;
  /** Request that it answers; not one that is closed. */
  quoteRequestId: string;
  /** The last day on which it holds, as 2026-12-05: today in Istanbul or later, a year ahead at most. */
  validUntil: string;
};

/** A line of a new offer: goods, a description or both. */
export type OfferLineInput = {
  /** Up to 300 characters; required without `tradeProduct`. */
  description?: string | null | undefined;
  /** More than 0, to the thousandth; 10 million at most. */
  quantity: number;
  /** Goods, named in the language of the offer. */
  tradeProduct?: TradeProduct | null | undefined;
  /** What is counted. */
  unit: OfferUnit;
  /** Of one unit, 0 or more, to the hundredth; 100 million at most. */
  unitPrice: number;
};

/** What a line of an offer counts. */
export type OfferUnit =
  /** Kilograms. */
  | 'KG'
  /** Metres. */
  | 'M'
  /** Pieces. */
  | 'PIECE'
  /** Services, as an inspection. */
  | 'SERVICE'
  /** Sets. */
  | 'SET'
  /** Metric tons. */
  | 'T';

/** Why somebody chooses a password. */
export type PasswordLinkPurpose =
  /** They were added and have none. */
  | 'INVITATION'
  /** They forgot theirs, or a super admin wants another. */
  | 'RESET';

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

/** A wish to hear once when a series reaches a value. */
export type PriceAlertInput = {
  /** The privacy notice was read; false is BAD_USER_INPUT. */
  consent: boolean;
  /** Where the mails go; the first asks whether they are wanted. */
  email: string;
  /** Of the mails. */
  language: Language;
  /** Of the series: REBAR, USDTRY, BRENT. */
  symbol: string;
  /** In the currency and unit of the series; another than it stands at. */
  threshold: number;
  /** Honeypot: people leave it empty. */
  website?: string | null | undefined;
};

/** A price sheet to be applied, whole or not at all. */
export type PriceSheetInput = {
  /** Required where the preview counts jumps. */
  jumpsConfirmed?: boolean | null | undefined;
  /** Why, up to 300 characters; it stands beside every price of the sheet. */
  reason: string;
  /** The file, as CSV with a heading line or a JSON list: symbol, price, currency, date. */
  text: string;
};

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

/** An e-mail to whoever sent a quote request. */
export type QuoteEmailInput = {
  /** Plain text, at most 20,000 characters. */
  body: string;
  /** Language it is written in; the request's unless told. */
  language?: Language | null | undefined;
  /** At most 300 characters. */
  subject: string;
  /** Letter that it began with: after ACKNOWLEDGE the request still wants its answer. */
  template?: QuoteEmailTemplate | null | undefined;
  /** Address that it goes to; the request's unless told. */
  to?: string | null | undefined;
};

/** A letter to begin with, in the order of the work. */
export type QuoteEmailTemplate =
  /** It is being worked on; what they wait for is still owed. */
  | 'ACKNOWLEDGE'
  /** What a price hangs on and is not known yet. */
  | 'ASK_DETAILS'
  /** No offer at present, politely. */
  | 'DECLINE'
  /** An offer is attached. */
  | 'OFFER_COVER'
  /** Whether they have looked at our price, or whether theirs still stands. */
  | 'PRICE_FOLLOW_UP';

/** Which quote requests, in which order; what is left out does not matter. */
export type QuoteRequestFilter = {
  /** Of this company in the CRM. */
  companyId?: string | null | undefined;
  /** Country of the company in the CRM, as the company has it: any of these. Empty for those without a company. */
  countries?: Array<string> | null | undefined;
  /** Received then or later. */
  from?: string | null | undefined;
  /** First day, as 2026-11-19, by the clock of Istanbul. */
  fromDay?: string | null | undefined;
  /** Language of the page: any of these. */
  languages?: Array<Language> | null | undefined;
  /** Order of the list; CREATED unless told. */
  order?: QuoteRequestOrder | null | undefined;
  /** How soon they want an answer: any of these. */
  priorities?: Array<Priority> | null | undefined;
  /** How soon they want an answer. */
  priority?: Priority | null | undefined;
  /** Section id, category id or trade product, as productType has it: any of these. */
  productTypes?: Array<string> | null | undefined;
  /** Stood at this stage or a later one at any time: CONTACTED (no longer NEW), QUOTED or CLOSED. */
  reached?: QuoteStatus | null | undefined;
  /** How long they waited for an answer: any of these. */
  responses?: Array<ResponseSpan> | null | undefined;
  /** The same order from its other end. */
  reversed?: boolean | null | undefined;
  /** Words that name, e-mail and company contain together, whatever their case; one that is misspelt finds what is spelt nearly so, one that is an address whose e-mail begins with it. At most 200 characters. */
  search?: string | null | undefined;
  /** The form they came from. */
  source?: QuoteSource | null | undefined;
  /** The form they came from: any of these. */
  sources?: Array<QuoteSource> | null | undefined;
  /** How far they have come. */
  status?: QuoteStatus | null | undefined;
  /** How far they have come: any of these. */
  statuses?: Array<QuoteStatus> | null | undefined;
  /** Received then or earlier; not before `from`. */
  to?: string | null | undefined;
  /** Last day, included; not before `fromDay`. */
  toDay?: string | null | undefined;
};

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

/** What a list of quote requests is ordered by. */
export type QuoteRequestOrder =
  /** Company as typed, or the person where that is empty, as a Turkish dictionary orders them. */
  | 'COMPANY'
  /** Date of receipt, the newest first. */
  | 'CREATED'
  /** Urgent before high, high before normal, and among equals the newest first. */
  | 'PRIORITY'
  /** Tons asked for, the most first; those without a quantity last. */
  | 'QUANTITY';

/** What becomes of several quote requests; what is left out or null keeps its value. */
export type QuoteRequestsPatch = {
  /** How soon they want an answer. */
  priority?: Priority | null | undefined;
  /** How far they have come; any status may follow any. */
  status?: QuoteStatus | null | undefined;
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

/** How long the visitor waited for the first answer. */
export type ResponseSpan =
  /** 4 hours or more, less than 24. */
  | 'DAY'
  /** An hour or more, less than 4. */
  | 'FOUR_HOURS'
  /** Less than an hour. */
  | 'HOUR'
  /** 72 hours or more. */
  | 'LONGER'
  /** Nobody has answered yet. */
  | 'NONE'
  /** 24 hours or more, less than 72. */
  | 'THREE_DAYS';

/** What a search found. */
export type SearchHitKind =
  /** A communication. */
  | 'COMMUNICATION'
  /** A company. */
  | 'COMPANY'
  /** A person at a company. */
  | 'CONTACT'
  /** A quote request. */
  | 'QUOTE_REQUEST';

/** The mood of a communication. */
export type Sentiment =
  /** Displeased. */
  | 'NEGATIVE'
  /** Neither. */
  | 'NEUTRAL'
  /** Pleased or interested. */
  | 'POSITIVE';

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

/** What an entry of a timeline is. */
export type TimelineKind =
  /** A record was made, changed or removed. */
  | 'CHANGE'
  /** We were in touch. */
  | 'COMMUNICATION'
  /** A file was added. */
  | 'DOCUMENT'
  /** We offered something. */
  | 'OFFER'
  /** They asked for a quote. */
  | 'REQUEST';

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

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { id: string, passwordChangedAt: string | null, secondFactorSince: string | null, secondFactorRequired: boolean, recoveryCodesMadeAt: string | null, recoveryCodesLeft: number, sessions: Array<{ id: string, userAgent: string | null, address: string | null, signedInAt: string, usedAt: string, current: boolean }> } | null };

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  password: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: boolean };

export type PasswordLinkQueryVariables = Exact<{
  token: string;
}>;


export type PasswordLinkQuery = { passwordLink: { email: string, name: string, purpose: PasswordLinkPurpose } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ChoosePasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ChoosePasswordMutation = { choosePassword: boolean };

export type ActivityFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivityFeedQuery = { activityLogs: { edges: Array<{ cursor: string, node: { id: string, action: ActivityAction, targetType: string, targetId: string | null, details: Record<string, unknown>, changes: Record<string, unknown> | null, actor: string | null, actorName: string | null, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ConversionAnalyticsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ConversionAnalyticsQuery = { conversionAnalytics: { averageOrderValue: number, fromDay: string, toDay: string, totalQuotes: number, contacted: number, quoted: number, closed: number, contactRate: number, quoteRate: number, conversionRate: number, totalRevenue: number, revenuePerLead: number, averageResponseHours: number | null, averageSalesDays: number | null, revenue: Array<{ currency: string | null, count: number, rate: number | null, rateAt: string | null, indicative: boolean }>, previous: { fromDay: string, toDay: string, totalQuotes: number, contacted: number, quoted: number, closed: number, contactRate: number, quoteRate: number, conversionRate: number, totalRevenue: number, revenuePerLead: number, averageResponseHours: number | null, averageSalesDays: number | null, email: { sent: number, opened: number, clicked: number, replied: number, openRate: number, clickRate: number, replyRate: number, sentBy: MailCount, repliedBy: MailCount }, funnel: Array<{ status: QuoteStatus, count: number, stepRate: number }>, responses: Array<{ span: ResponseSpan, count: number }>, daily: Array<{ day: string, total: number, closed: number }>, bySource: Array<{ value: string, count: number }>, byLanguage: Array<{ value: string, count: number }>, byProduct: Array<{ value: string, count: number }>, byCountry: Array<{ value: string, count: number }> } | null, email: { sent: number, opened: number, clicked: number, replied: number, openRate: number, clickRate: number, replyRate: number, sentBy: MailCount, repliedBy: MailCount }, funnel: Array<{ status: QuoteStatus, count: number, stepRate: number }>, responses: Array<{ span: ResponseSpan, count: number }>, daily: Array<{ day: string, total: number, closed: number }>, bySource: Array<{ value: string, count: number }>, byLanguage: Array<{ value: string, count: number }>, byProduct: Array<{ value: string, count: number }>, byCountry: Array<{ value: string, count: number }> }, emailCampaigns: Array<{ id: string, subject: string, sentAt: string | null, sentCount: number, openedCount: number, clickedCount: number, repliedCount: number, openRate: number }> };

export type PeriodFiguresFragment = { fromDay: string, toDay: string, totalQuotes: number, contacted: number, quoted: number, closed: number, contactRate: number, quoteRate: number, conversionRate: number, totalRevenue: number, revenuePerLead: number, averageResponseHours: number | null, averageSalesDays: number | null, email: { sent: number, opened: number, clicked: number, replied: number, openRate: number, clickRate: number, replyRate: number, sentBy: MailCount, repliedBy: MailCount }, funnel: Array<{ status: QuoteStatus, count: number, stepRate: number }>, responses: Array<{ span: ResponseSpan, count: number }>, daily: Array<{ day: string, total: number, closed: number }>, bySource: Array<{ value: string, count: number }>, byLanguage: Array<{ value: string, count: number }>, byProduct: Array<{ value: string, count: number }>, byCountry: Array<{ value: string, count: number }> };

export type ShareFragment = { value: string, count: number };

export type CampaignFragment = { id: string, subject: string, sentAt: string | null, sentCount: number, openedCount: number, clickedCount: number, repliedCount: number, openRate: number };

export type AnalyticsBreakdownQueryVariables = Exact<{
  from: string;
  to: string;
  by: AnalyticsDimension;
  step: AnalyticsStep;
}>;


export type AnalyticsBreakdownQuery = { analyticsBreakdown: { starts: Array<string>, series: Array<{ value: string | null, total: number, counts: Array<number> }> } };

export type AuditLogQueryVariables = Exact<{
  filter?: ActivityLogFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { activityLogs: { edges: Array<{ cursor: string, node: { id: string, action: ActivityAction, targetType: string, targetId: string | null, details: Record<string, unknown>, changes: Record<string, unknown> | null, actor: string | null, actorName: string | null, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type ColleaguesQuery = { colleagues: Array<{ id: string, email: string, name: string }> };

export type CommunicationsQueryVariables = Exact<{
  filter?: CommunicationFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CommunicationsQuery = { communications: { totalCount: number, more: boolean, edges: Array<{ cursor: string, node: { id: string, companyId: string, contactId: string | null, quoteRequestId: string | null, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, priority: Priority, sentiment: Sentiment | null, subject: string, content: string | null, tags: Array<string> | null, durationMinutes: number | null, followUpRequired: boolean, followUpDate: string | null, recipient: string | null, failure: string | null, createdAt: string, updatedAt: string, company: { id: string, name: string, companyCode: string }, contact: { id: string, name: string, email: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CommunicationCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type CommunicationCountsQuery = { communicationCounts: { total: number, byType: Array<{ value: CommunicationType, count: number }>, byDirection: Array<{ value: CommunicationDirection, count: number }>, byStatus: Array<{ value: CommunicationStatus, count: number }>, byPriority: Array<{ value: Priority, count: number }> } };

export type CommunicationRecordQueryVariables = Exact<{
  id: string;
}>;


export type CommunicationRecordQuery = { communication: { id: string, companyId: string, contactId: string | null, quoteRequestId: string | null, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, priority: Priority, sentiment: Sentiment | null, subject: string, content: string | null, tags: Array<string> | null, durationMinutes: number | null, followUpRequired: boolean, followUpDate: string | null, recipient: string | null, failure: string | null, createdAt: string, updatedAt: string, company: { id: string, name: string, companyCode: string }, contact: { id: string, name: string, email: string } | null } | null };

export type TimelineItemFragment = { id: string, companyId: string, contactId: string | null, quoteRequestId: string | null, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, priority: Priority, sentiment: Sentiment | null, subject: string, content: string | null, tags: Array<string> | null, durationMinutes: number | null, followUpRequired: boolean, followUpDate: string | null, recipient: string | null, failure: string | null, createdAt: string, updatedAt: string, company: { id: string, name: string, companyCode: string }, contact: { id: string, name: string, email: string } | null };

export type CreateCommunicationMutationVariables = Exact<{
  input: CommunicationInput;
  id: string;
}>;


export type CreateCommunicationMutation = { createCommunication: { id: string, companyId: string, contactId: string | null, quoteRequestId: string | null, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, priority: Priority, sentiment: Sentiment | null, subject: string, content: string | null, tags: Array<string> | null, durationMinutes: number | null, followUpRequired: boolean, followUpDate: string | null, recipient: string | null, failure: string | null, createdAt: string, updatedAt: string, company: { id: string, name: string, companyCode: string }, contact: { id: string, name: string, email: string } | null } };

export type UpdateCommunicationMutationVariables = Exact<{
  id: string;
  input: CommunicationInput;
  version?: string | null | undefined;
}>;


export type UpdateCommunicationMutation = { updateCommunication: { id: string, companyId: string, contactId: string | null, quoteRequestId: string | null, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, priority: Priority, sentiment: Sentiment | null, subject: string, content: string | null, tags: Array<string> | null, durationMinutes: number | null, followUpRequired: boolean, followUpDate: string | null, recipient: string | null, failure: string | null, createdAt: string, updatedAt: string, company: { id: string, name: string, companyCode: string }, contact: { id: string, name: string, email: string } | null } };

export type DeleteCommunicationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCommunicationMutation = { deleteCommunication: boolean };

export type RestoreCommunicationMutationVariables = Exact<{
  id: string;
}>;


export type RestoreCommunicationMutation = { restoreCommunication: { id: string, companyId: string, contactId: string | null, quoteRequestId: string | null, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, priority: Priority, sentiment: Sentiment | null, subject: string, content: string | null, tags: Array<string> | null, durationMinutes: number | null, followUpRequired: boolean, followUpDate: string | null, recipient: string | null, failure: string | null, createdAt: string, updatedAt: string, company: { id: string, name: string, companyCode: string }, contact: { id: string, name: string, email: string } | null } };

export type ResendMailMutationVariables = Exact<{
  id: string;
}>;


export type ResendMailMutation = { resendMail: { id: string, companyId: string, contactId: string | null, quoteRequestId: string | null, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, priority: Priority, sentiment: Sentiment | null, subject: string, content: string | null, tags: Array<string> | null, durationMinutes: number | null, followUpRequired: boolean, followUpDate: string | null, recipient: string | null, failure: string | null, createdAt: string, updatedAt: string, company: { id: string, name: string, companyCode: string }, contact: { id: string, name: string, email: string } | null } };

export type CompanyChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type CompanyChoicesQuery = { companies: { edges: Array<{ cursor: string, node: { id: string, name: string, companyCode: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CompanyOfRecordQueryVariables = Exact<{
  id: string;
}>;


export type CompanyOfRecordQuery = { company: { id: string, name: string, companyCode: string } | null };

export type CompanyChoiceFragment = { id: string, name: string, companyCode: string };

export type CompanyRowFragment = { id: string, name: string, companyCode: string, companyType: CompanyType, status: CompanyStatus, industry: string | null, country: string, priority: CompanyPriority, leadScore: number, totalQuotes: number, communicationCount: number, currency: Currency, totalValue: number, lastContactDate: string | null, unconvertedValues: Array<{ currency: Currency, amount: number }> };

export type CompanyListQueryVariables = Exact<{
  filter?: CompanyFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CompanyListQuery = { companies: { totalCount: number, more: boolean, edges: Array<{ cursor: string, node: { id: string, name: string, companyCode: string, companyType: CompanyType, status: CompanyStatus, industry: string | null, country: string, priority: CompanyPriority, leadScore: number, totalQuotes: number, communicationCount: number, currency: Currency, totalValue: number, lastContactDate: string | null, unconvertedValues: Array<{ currency: Currency, amount: number }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OneCompanyRowQueryVariables = Exact<{
  id: string;
}>;


export type OneCompanyRowQuery = { company: { id: string, name: string, companyCode: string, companyType: CompanyType, status: CompanyStatus, industry: string | null, country: string, priority: CompanyPriority, leadScore: number, totalQuotes: number, communicationCount: number, currency: Currency, totalValue: number, lastContactDate: string | null, unconvertedValues: Array<{ currency: Currency, amount: number }> } | null };

export type CompanySummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanySummaryQuery = { companySummary: { total: number, quiet: number, byType: Array<{ companyType: CompanyType, count: number }>, totalValues: Array<{ currency: Currency, amount: number }> } };

export type CompanyDependentsQueryVariables = Exact<{
  id: string;
}>;


export type CompanyDependentsQuery = { company: { id: string, dependents: { contacts: number, communications: number, documents: number, quoteRequests: number } } | null };

export type DeleteCompanyMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCompanyMutation = { deleteCompany: boolean };

export type RestoreCompanyMutationVariables = Exact<{
  id: string;
}>;


export type RestoreCompanyMutation = { restoreCompany: { id: string, name: string, companyCode: string, companyType: CompanyType, status: CompanyStatus, industry: string | null, country: string, priority: CompanyPriority, leadScore: number, totalQuotes: number, communicationCount: number, currency: Currency, totalValue: number, lastContactDate: string | null, unconvertedValues: Array<{ currency: Currency, amount: number }> } };

export type CompanyRecordFragment = { legalName: string | null, size: CompanySize | null, website: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, postalCode: string | null, taxNumber: string | null, tradeRegistryNo: string | null, linkedinUrl: string | null, leadSource: LeadSource, paymentTerms: string | null, creditLimit: number, notes: string | null, internalNotes: string | null, firstContactDate: string | null, createdAt: string, updatedAt: string, totalOrders: number, contactCount: number, id: string, name: string, companyCode: string, companyType: CompanyType, status: CompanyStatus, industry: string | null, country: string, priority: CompanyPriority, leadScore: number, totalQuotes: number, communicationCount: number, currency: Currency, totalValue: number, lastContactDate: string | null, contacts: Array<{ id: string, companyId: string, name: string, email: string, phone: string | null, position: string | null, isPrimary: boolean, status: ContactStatus, leadSource: LeadSource, updatedAt: string }>, unconvertedValues: Array<{ currency: Currency, amount: number }> };

export type CompanyQueryVariables = Exact<{
  id: string;
}>;


export type CompanyQuery = { company: { legalName: string | null, size: CompanySize | null, website: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, postalCode: string | null, taxNumber: string | null, tradeRegistryNo: string | null, linkedinUrl: string | null, leadSource: LeadSource, paymentTerms: string | null, creditLimit: number, notes: string | null, internalNotes: string | null, firstContactDate: string | null, createdAt: string, updatedAt: string, totalOrders: number, contactCount: number, id: string, name: string, companyCode: string, companyType: CompanyType, status: CompanyStatus, industry: string | null, country: string, priority: CompanyPriority, leadScore: number, totalQuotes: number, communicationCount: number, currency: Currency, totalValue: number, lastContactDate: string | null, contacts: Array<{ id: string, companyId: string, name: string, email: string, phone: string | null, position: string | null, isPrimary: boolean, status: ContactStatus, leadSource: LeadSource, updatedAt: string }>, unconvertedValues: Array<{ currency: Currency, amount: number }> } | null };

export type CreateCompanyMutationVariables = Exact<{
  input: CompanyInput;
  id?: string | null | undefined;
}>;


export type CreateCompanyMutation = { createCompany: { legalName: string | null, size: CompanySize | null, website: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, postalCode: string | null, taxNumber: string | null, tradeRegistryNo: string | null, linkedinUrl: string | null, leadSource: LeadSource, paymentTerms: string | null, creditLimit: number, notes: string | null, internalNotes: string | null, firstContactDate: string | null, createdAt: string, updatedAt: string, totalOrders: number, contactCount: number, id: string, name: string, companyCode: string, companyType: CompanyType, status: CompanyStatus, industry: string | null, country: string, priority: CompanyPriority, leadScore: number, totalQuotes: number, communicationCount: number, currency: Currency, totalValue: number, lastContactDate: string | null, contacts: Array<{ id: string, companyId: string, name: string, email: string, phone: string | null, position: string | null, isPrimary: boolean, status: ContactStatus, leadSource: LeadSource, updatedAt: string }>, unconvertedValues: Array<{ currency: Currency, amount: number }> } };

export type UpdateCompanyMutationVariables = Exact<{
  id: string;
  input: CompanyInput;
  version?: string | null | undefined;
}>;


export type UpdateCompanyMutation = { updateCompany: { legalName: string | null, size: CompanySize | null, website: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, postalCode: string | null, taxNumber: string | null, tradeRegistryNo: string | null, linkedinUrl: string | null, leadSource: LeadSource, paymentTerms: string | null, creditLimit: number, notes: string | null, internalNotes: string | null, firstContactDate: string | null, createdAt: string, updatedAt: string, totalOrders: number, contactCount: number, id: string, name: string, companyCode: string, companyType: CompanyType, status: CompanyStatus, industry: string | null, country: string, priority: CompanyPriority, leadScore: number, totalQuotes: number, communicationCount: number, currency: Currency, totalValue: number, lastContactDate: string | null, contacts: Array<{ id: string, companyId: string, name: string, email: string, phone: string | null, position: string | null, isPrimary: boolean, status: ContactStatus, leadSource: LeadSource, updatedAt: string }>, unconvertedValues: Array<{ currency: Currency, amount: number }> } };

export type PossibleDuplicatesQueryVariables = Exact<{
  name?: string | null | undefined;
  email?: string | null | undefined;
  website?: string | null | undefined;
}>;


export type PossibleDuplicatesQuery = { possibleDuplicates: Array<{ reason: DuplicateReason, company: { id: string, name: string, companyCode: string, companyType: CompanyType, city: string | null, lastContactDate: string | null } }> };

export type ContactRecordFragment = { id: string, companyId: string, name: string, email: string, phone: string | null, position: string | null, isPrimary: boolean, status: ContactStatus, leadSource: LeadSource, updatedAt: string };

export type CreateContactMutationVariables = Exact<{
  input: ContactInput;
}>;


export type CreateContactMutation = { createContact: { id: string, companyId: string, name: string, email: string, phone: string | null, position: string | null, isPrimary: boolean, status: ContactStatus, leadSource: LeadSource, updatedAt: string } };

export type UpdateContactMutationVariables = Exact<{
  id: string;
  input: ContactInput;
  version?: string | null | undefined;
}>;


export type UpdateContactMutation = { updateContact: { id: string, companyId: string, name: string, email: string, phone: string | null, position: string | null, isPrimary: boolean, status: ContactStatus, leadSource: LeadSource, updatedAt: string } };

export type SetPrimaryContactMutationVariables = Exact<{
  id: string;
}>;


export type SetPrimaryContactMutation = { setPrimaryContact: { id: string, companyId: string, name: string, email: string, phone: string | null, position: string | null, isPrimary: boolean, status: ContactStatus, leadSource: LeadSource, updatedAt: string } };

export type DeleteContactMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContactMutation = { deleteContact: boolean };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { dashboard: { totalQuotes: number, newQuotes: number, totalCompanies: number, newCompanies: number, totalCommunications: number, conversionRate: number, recentQuotes: number, previousQuotes: number, companiesByWeek: Array<number>, inboundCommunications: number, outboundCommunications: number, statusCounts: Array<{ status: QuoteStatus, count: number }> }, followUps: Array<{ id: string, companyId: string, subject: string, followUpDate: string | null, company: { id: string, name: string }, contact: { id: string, name: string } | null }>, quoteRequests: { edges: Array<{ cursor: string, node: { id: string, name: string, company: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, communications: { edges: Array<{ cursor: string, node: { id: string, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, subject: string, createdAt: string, company: { id: string, name: string }, contact: { id: string, name: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, companies: { edges: Array<{ cursor: string, node: { id: string, name: string, companyType: CompanyType, lastContactDate: string | null, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type FollowUpFragment = { id: string, companyId: string, subject: string, followUpDate: string | null, company: { id: string, name: string }, contact: { id: string, name: string } | null };

export type LatestQuoteFragment = { id: string, name: string, company: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string };

export type LatestCommunicationFragment = { id: string, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, subject: string, createdAt: string, company: { id: string, name: string }, contact: { id: string, name: string } | null };

export type LatestCompanyFragment = { id: string, name: string, companyType: CompanyType, lastContactDate: string | null, createdAt: string };

export type DocumentRecordFragment = { id: string, attachmentId: string, name: string, size: number, type: string, createdAt: string };

export type CompanyDocumentsQueryVariables = Exact<{
  companyId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CompanyDocumentsQuery = { companyDocuments: { edges: Array<{ cursor: string, node: { id: string, attachmentId: string, name: string, size: number, type: string, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DeleteCompanyDocumentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCompanyDocumentMutation = { deleteCompanyDocument: boolean };

export type ActivityFragment = { id: string, action: ActivityAction, targetType: string, targetId: string | null, details: Record<string, unknown>, changes: Record<string, unknown> | null, actor: string | null, actorName: string | null, createdAt: string };

export type ActivityLoggedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ActivityLoggedSubscription = { activityLogged: { id: string, action: ActivityAction, targetType: string, targetId: string | null, details: Record<string, unknown>, changes: Record<string, unknown> | null, actor: string | null, actorName: string | null, createdAt: string } };

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

export type SendQuoteEmailMutationVariables = Exact<{
  id: string;
  input: QuoteEmailInput;
  mailId?: string | null | undefined;
}>;


export type SendQuoteEmailMutation = { sendQuoteEmail: { id: string, recipient: string | null, subject: string, status: CommunicationStatus } };

export type QuoteLettersQueryVariables = Exact<{
  id: string;
}>;


export type QuoteLettersQuery = { quoteEmailTemplates: Array<{ template: QuoteEmailTemplate, subject: string, body: string }> };

export type ReplyMutationVariables = Exact<{
  id: string;
  input: ReplyInput;
  replyId: string;
}>;


export type ReplyMutation = { replyToCommunication: { id: string, recipient: string | null, subject: string, status: CommunicationStatus } };

export type SentMailFragment = { id: string, recipient: string | null, subject: string, status: CommunicationStatus };

export type MarketFaultFragment = { code: MarketFaultCode, detail: string | null, publisher: string | null, symbol: string | null, jump: { value: number, before: number, at: string, since: string } | null };

export type MarketSeriesRowFragment = { symbol: string, category: MarketCategory, region: MarketRegion | null, value: number, currency: string, unit: string | null, changePercent: number, trend: Trend, weeklyChangePercent: number, recent: Array<number>, lastUpdate: string, source: string, indicative: boolean, published: boolean };

export type MarketChangeRowFragment = { id: string, symbol: string, kind: MarketChangeKind, before: number | null, after: number | null, at: string | null, reason: string, actor: string, createdAt: string };

export type MarketDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketDeskQuery = { marketSources: Array<{ name: string, state: MarketSourceState, checkedAt: string | null, succeededAt: string | null, tickAt: string | null, openUntil: string | null, failures: number, accepted: number, faults: Array<{ code: MarketFaultCode, detail: string | null, publisher: string | null, symbol: string | null, jump: { value: number, before: number, at: string, since: string } | null }>, refused: Array<{ code: MarketFaultCode, detail: string | null, publisher: string | null, symbol: string | null, jump: { value: number, before: number, at: string, since: string } | null }> }>, marketSeries: Array<{ symbol: string, category: MarketCategory, region: MarketRegion | null, value: number, currency: string, unit: string | null, changePercent: number, trend: Trend, weeklyChangePercent: number, recent: Array<number>, lastUpdate: string, source: string, indicative: boolean, published: boolean }> };

export type MarketChangesQueryVariables = Exact<{
  symbol?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MarketChangesQuery = { marketChanges: { edges: Array<{ cursor: string, node: { id: string, symbol: string, kind: MarketChangeKind, before: number | null, after: number | null, at: string | null, reason: string, actor: string, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MarketUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MarketUpdatedSubscription = { marketUpdated: { symbols: Array<string> } };

export type EnterMarketPriceMutationVariables = Exact<{
  input: MarketPriceInput;
}>;


export type EnterMarketPriceMutation = { enterMarketPrice: { symbol: string, category: MarketCategory, region: MarketRegion | null, value: number, currency: string, unit: string | null, changePercent: number, trend: Trend, weeklyChangePercent: number, recent: Array<number>, lastUpdate: string, source: string, indicative: boolean, published: boolean } };

export type PublishMarketSeriesMutationVariables = Exact<{
  symbol: string;
  published: boolean;
}>;


export type PublishMarketSeriesMutation = { publishMarketSeries: { symbol: string, category: MarketCategory, region: MarketRegion | null, value: number, currency: string, unit: string | null, changePercent: number, trend: Trend, weeklyChangePercent: number, recent: Array<number>, lastUpdate: string, source: string, indicative: boolean, published: boolean } };

export type AcceptMarketJumpMutationVariables = Exact<{
  input: MarketJumpInput;
}>;


export type AcceptMarketJumpMutation = { acceptMarketJump: { symbol: string, category: MarketCategory, region: MarketRegion | null, value: number, currency: string, unit: string | null, changePercent: number, trend: Trend, weeklyChangePercent: number, recent: Array<number>, lastUpdate: string, source: string, indicative: boolean, published: boolean } };

export type PreviewPriceSheetMutationVariables = Exact<{
  text: string;
}>;


export type PreviewPriceSheetMutation = { previewPriceSheet: { faults: number, jumps: number, lines: Array<{ line: number, symbol: string, value: number | null, at: string, before: number | null, changePercent: number | null, jump: boolean, past: boolean, fault: { code: MarketFaultCode, detail: string | null, publisher: string | null, symbol: string | null, jump: { value: number, before: number, at: string, since: string } | null } | null }> } };

export type ApplyPriceSheetMutationVariables = Exact<{
  input: PriceSheetInput;
}>;


export type ApplyPriceSheetMutation = { applyPriceSheet: number };

export type RefreshMarketMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshMarketMutation = { refreshMarket: boolean };

export type SearchQueryVariables = Exact<{
  text: string;
  first: number;
}>;


export type SearchQuery = { search: Array<{ id: string, kind: SearchHitKind, title: string, detail: string | null, companyId: string | null, companyName: string | null, state: string | null, at: string, near: boolean }> };

export type SearchHitFragment = { id: string, kind: SearchHitKind, title: string, detail: string | null, companyId: string | null, companyName: string | null, state: string | null, at: string, near: boolean };

export type QuoteBoardQueryVariables = Exact<{
  new?: QuoteRequestFilter | null | undefined;
  pending?: QuoteRequestFilter | null | undefined;
  contacted?: QuoteRequestFilter | null | undefined;
  responded?: QuoteRequestFilter | null | undefined;
  quoted?: QuoteRequestFilter | null | undefined;
  closed?: QuoteRequestFilter | null | undefined;
  first?: number | null | undefined;
}>;


export type QuoteBoardQuery = { new: { edges: Array<{ cursor: string, node: { id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, pending: { edges: Array<{ cursor: string, node: { id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, contacted: { edges: Array<{ cursor: string, node: { id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, responded: { edges: Array<{ cursor: string, node: { id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, quoted: { edges: Array<{ cursor: string, node: { id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, closed: { edges: Array<{ cursor: string, node: { id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BoardCardsFragment = { edges: Array<{ cursor: string, node: { id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type QuoteRecordFragment = { phone: string, notes: string | null, reference: string, targetPrice: string | null, paymentTerms: PaymentTerms | null, additionalRequirements: string | null, quotedAmount: number | null, quotedCurrency: string | null, companyId: string | null, contactId: string | null, id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null, linkedCompany: { id: string, name: string, companyType: CompanyType } | null, linkedContact: { id: string, name: string, position: string | null, isPrimary: boolean } | null, communications: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, subject: string, createdAt: string } }> }, similar: Array<{ id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null }>, offers: Array<{ id: string, number: string, total: number, currency: Currency, validUntil: string, language: Language, createdAt: string }> };

export type OfferRowFragment = { id: string, number: string, total: number, currency: Currency, validUntil: string, language: Language, createdAt: string };

export type QuoteQueryVariables = Exact<{
  id: string;
}>;


export type QuoteQuery = { quoteRequest: { phone: string, notes: string | null, reference: string, targetPrice: string | null, paymentTerms: PaymentTerms | null, additionalRequirements: string | null, quotedAmount: number | null, quotedCurrency: string | null, companyId: string | null, contactId: string | null, id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null, linkedCompany: { id: string, name: string, companyType: CompanyType } | null, linkedContact: { id: string, name: string, position: string | null, isPrimary: boolean } | null, communications: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, subject: string, createdAt: string } }> }, similar: Array<{ id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null }>, offers: Array<{ id: string, number: string, total: number, currency: Currency, validUntil: string, language: Language, createdAt: string }> } | null };

export type QuoteHistoryQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
}>;


export type QuoteHistoryQuery = { quoteRequest: { id: string, history: { edges: Array<{ cursor: string, node: { id: string, action: ActivityAction, targetType: string, targetId: string | null, details: Record<string, unknown>, changes: Record<string, unknown> | null, actor: string | null, actorName: string | null, createdAt: string } }>, pageInfo: { hasNextPage: boolean } } } | null };

export type SaveQuoteNotesMutationVariables = Exact<{
  id: string;
  notes?: string | null | undefined;
  version?: string | null | undefined;
}>;


export type SaveQuoteNotesMutation = { updateQuoteRequest: { id: string, notes: string | null, updatedAt: string } };

export type CreateOfferMutationVariables = Exact<{
  input: OfferInput;
  send: boolean;
  id?: string | null | undefined;
}>;


export type CreateOfferMutation = { createOffer: { id: string, number: string, total: number, currency: Currency, validUntil: string, language: Language, createdAt: string } };

export type CheckOfferQueryVariables = Exact<{
  input: OfferInput;
}>;


export type CheckOfferQuery = { checkOffer: boolean };

export type QuoteRowFragment = { id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null };

export type QuoteListQueryVariables = Exact<{
  filter?: QuoteRequestFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type QuoteListQuery = { quoteRequests: { edges: Array<{ cursor: string, node: { id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type QuoteOfListQueryVariables = Exact<{
  id: string;
}>;


export type QuoteOfListQuery = { quoteRequest: { id: string, name: string, company: string, email: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, message: string, source: QuoteSource, language: Language, status: QuoteStatus, priority: Priority, createdAt: string, updatedAt: string, firstResponseAt: string | null } | null };

export type QuoteCountsQueryVariables = Exact<{
  filter?: QuoteRequestFilter | null | undefined;
}>;


export type QuoteCountsQuery = { quoteRequestCounts: Array<{ status: QuoteStatus, count: number, more: boolean }> };

export type ChangeQuotesMutationVariables = Exact<{
  ids: Array<string> | string;
  patch: QuoteRequestsPatch;
}>;


export type ChangeQuotesMutation = { updateQuoteRequests: Array<{ id: string, status: QuoteStatus, priority: Priority, updatedAt: string, firstResponseAt: string | null }> };

export type SecondFactorFragment = { secondFactorSince: string | null, secondFactorRequired: boolean, recoveryCodesMadeAt: string | null, recoveryCodesLeft: number };

export type BeginSecondFactorMutationVariables = Exact<{
  current: string;
}>;


export type BeginSecondFactorMutation = { beginSecondFactor: { secret: string, uri: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: Array<string> };

export type RenewRecoveryCodesMutationVariables = Exact<{
  current: string;
  code: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type EndSecondFactorMutationVariables = Exact<{
  current: string;
  code: string;
}>;


export type EndSecondFactorMutation = { endSecondFactor: boolean };

export type ProfileFragment = { id: string, email: string, name: string, role: AdminRole };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { secondFactorSince: string | null, secondFactorRequired: boolean, id: string, email: string, name: string, role: AdminRole } | null };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
}>;


export type SignInMutation = { signIn: { id: string, email: string, name: string, role: AdminRole } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type NewQuotesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewQuotesQuery = { quoteRequestCounts: Array<{ status: QuoteStatus, count: number }> };

export type TimelineRecordFragment = { id: string, kind: TimelineKind, at: string, communication: { id: string, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, subject: string, content: string | null, durationMinutes: number | null, contact: { id: string, name: string } | null } | null, request: { id: string, name: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, source: QuoteSource, language: Language, status: QuoteStatus } | null, offer: { quoteRequestId: string, contactPerson: string, id: string, number: string, total: number, currency: Currency, validUntil: string, language: Language, createdAt: string } | null, document: { id: string, attachmentId: string, name: string, size: number, type: string, createdAt: string } | null, change: { id: string, action: ActivityAction, targetType: string, targetId: string | null, details: Record<string, unknown>, changes: Record<string, unknown> | null, actor: string | null, actorName: string | null, createdAt: string } | null };

export type CompanyTimelineQueryVariables = Exact<{
  companyId: string;
  kinds?: Array<TimelineKind> | TimelineKind | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CompanyTimelineQuery = { companyTimeline: { edges: Array<{ cursor: string, node: { id: string, kind: TimelineKind, at: string, communication: { id: string, type: CommunicationType, direction: CommunicationDirection, status: CommunicationStatus, subject: string, content: string | null, durationMinutes: number | null, contact: { id: string, name: string } | null } | null, request: { id: string, name: string, productType: string | null, productTitle: string | null, quantity: number | null, deliveryTerms: DeliveryTerms | null, deliveryLocation: string | null, source: QuoteSource, language: Language, status: QuoteStatus } | null, offer: { quoteRequestId: string, contactPerson: string, id: string, number: string, total: number, currency: Currency, validUntil: string, language: Language, createdAt: string } | null, document: { id: string, attachmentId: string, name: string, size: number, type: string, createdAt: string } | null, change: { id: string, action: ActivityAction, targetType: string, targetId: string | null, details: Record<string, unknown>, changes: Record<string, unknown> | null, actor: string | null, actorName: string | null, createdAt: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ApiTokenFragment = { id: string, name: string, hint: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ id: string, name: string, hint: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null }> };

export type CreateApiTokenMutationVariables = Exact<{
  name: string;
  days: number;
}>;


export type CreateApiTokenMutation = { createApiToken: { secret: string, token: { id: string, name: string, hint: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { id: string, name: string, hint: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null } };

export type AdminSessionFragment = { id: string, userAgent: string | null, address: string | null, signedInAt: string, usedAt: string, current: boolean };

export type StaffMemberFragment = { id: string, email: string, name: string, role: AdminRole, disabledAt: string | null, createdAt: string, invited: boolean, secondFactorSince: string | null, sessions: Array<{ id: string, userAgent: string | null, address: string | null, signedInAt: string, usedAt: string, current: boolean }> };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { adminUsers: Array<{ id: string, email: string, name: string, role: AdminRole, disabledAt: string | null, createdAt: string, invited: boolean, secondFactorSince: string | null, sessions: Array<{ id: string, userAgent: string | null, address: string | null, signedInAt: string, usedAt: string, current: boolean }> }> };

export type CreateAdminUserMutationVariables = Exact<{
  input: NewAdminUserInput;
}>;


export type CreateAdminUserMutation = { createAdminUser: { id: string, invited: boolean } };

export type UpdateAdminUserMutationVariables = Exact<{
  id: string;
  patch: AdminUserPatch;
}>;


export type UpdateAdminUserMutation = { updateAdminUser: { id: string, email: string, name: string, role: AdminRole, disabledAt: string | null, createdAt: string, invited: boolean, secondFactorSince: string | null, sessions: Array<{ id: string, userAgent: string | null, address: string | null, signedInAt: string, usedAt: string, current: boolean }> } };

export type DeleteAdminUserMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAdminUserMutation = { deleteAdminUser: boolean };

export type SendPasswordLinkMutationVariables = Exact<{
  id: string;
}>;


export type SendPasswordLinkMutation = { sendPasswordLink: boolean };

export type ResetSecondFactorMutationVariables = Exact<{
  id: string;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { id: string, email: string, name: string, role: AdminRole, disabledAt: string | null, createdAt: string, invited: boolean, secondFactorSince: string | null, sessions: Array<{ id: string, userAgent: string | null, address: string | null, signedInAt: string, usedAt: string, current: boolean }> } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndSessionsOfMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionsOfMutation = { endSessionsOf: boolean };

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

export type RatesQueryVariables = Exact<{ [key: string]: never; }>;


export type RatesQuery = { market: Array<{ symbol: string, currency: string, value: number, lastUpdate: string, source: string, indicative: boolean }> };

export type MarketHistoryQueryVariables = Exact<{
  symbol: string;
  days: number;
}>;


export type MarketHistoryQuery = { marketQuote: { symbol: string, history: Array<{ at: string, value: number }> } | null };

export type RequestPriceAlertMutationVariables = Exact<{
  input: PriceAlertInput;
}>;


export type RequestPriceAlertMutation = { requestPriceAlert: boolean };

export type ConfirmPriceAlertMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmPriceAlertMutation = { confirmPriceAlert: boolean };

export type CancelPriceAlertMutationVariables = Exact<{
  token: string;
}>;


export type CancelPriceAlertMutation = { cancelPriceAlert: boolean };

export type SubmitQuoteRequestMutationVariables = Exact<{
  input: QuoteRequestInput;
}>;


export type SubmitQuoteRequestMutation = { submitQuoteRequest: { id: string, reference: string, receivedAt: string } };

export type SubmitSupplierApplicationMutationVariables = Exact<{
  input: SupplierApplicationInput;
}>;


export type SubmitSupplierApplicationMutation = { submitSupplierApplication: { id: string, reference: string, receivedAt: string } };
