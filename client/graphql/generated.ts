// Written by `npm run codegen` from the operations of client/**/*.graphql: change those, never this.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useMutation } from '@apollo/client/react';
import { type FragmentDefinitionNode, Kind, OperationTypeNode } from 'graphql';
/** The arguments of a hook: options that hold required variables are required themselves. */
type HookOptions<Variables, Options> = {} extends Variables ? [options?: Options] : [options: Options];

export const SubmitQuoteRequestDocument: TypedDocumentNode<SubmitQuoteRequestMutation, SubmitQuoteRequestMutationVariables> = { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, name: { kind: Kind.NAME, value: "SubmitQuoteRequest" }, variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } }, type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "QuoteRequestInput" } } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "submitQuoteRequest" }, arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "input" }, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "input" } } }], selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: "id" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "reference" } }, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "receivedAt" } }] } }] } }] };
export function useSubmitQuoteRequestMutation(options?: Omit<useMutation.Options<SubmitQuoteRequestMutation, SubmitQuoteRequestMutationVariables>, 'variables'>) {
  return useMutation(SubmitQuoteRequestDocument, options);
}


export type DeliveryTerms =
  | 'CFR'
  | 'CIF'
  | 'DAP'
  | 'EXW'
  | 'FOB';

export type Language =
  | 'AR'
  | 'EN'
  | 'FA'
  | 'FR'
  | 'TR';

export type PaymentTerms =
  | 'DA'
  | 'DP'
  | 'LC'
  | 'TT';

export type QuoteRequestInput = {
  company?: string | null | undefined;
  consent: boolean;
  email: string;
  language: Language;
  marketingConsent?: boolean | null | undefined;
  message?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
  productTitle?: string | null | undefined;
  productType?: string | null | undefined;
  source: QuoteSource;
  submissionId: string;
  trade?: TradeTermsInput | null | undefined;
  website?: string | null | undefined;
};

export type QuoteSource =
  | 'BUYER_QUOTE'
  | 'EQUIPMENT_CARD'
  | 'HYDRAULIC_QUOTE'
  | 'QUICK_QUOTE'
  | 'SELLER_QUOTE';

export type TradeProduct =
  | 'BILLET'
  | 'DRI'
  | 'REBAR'
  | 'SCRAP'
  | 'SLAB'
  | 'WIRE_ROD';

export type TradeTermsInput = {
  additionalNotes?: string | null | undefined;
  deliveryLocation: string;
  deliveryTerms: DeliveryTerms;
  paymentTerms: PaymentTerms;
  productType: TradeProduct;
  quantity: number;
  targetPrice: string;
};

export type SubmitQuoteRequestMutationVariables = Exact<{
  input: QuoteRequestInput;
}>;


export type SubmitQuoteRequestMutation = { submitQuoteRequest: { id: string, reference: string, receivedAt: string } };
