import { randomUUID } from 'node:crypto';

/** What a form sends, as GraphQL names it. */
type Input = Record<string, unknown>;

const quickQuote = { source: 'QUICK_QUOTE', name: 'Leyla Demir', language: 'TR', consent: true };

/** A quick quote as a visitor sends it, valid and like no other; a test names only what it is about. */
export function aQuoteRequest(about: Input = {}): Input & { submissionId: string; email: string } {
  const submissionId = randomUUID();
  return { ...quickQuote, submissionId, email: `leyla@${submissionId}.example`, ...about };
}

/** Terms of the buyer and the seller form. */
export const tradeTerms = (about: Input = {}): Input => ({
  productType: 'WIRE_ROD',
  quantity: 2400,
  targetPrice: '590 USD/t',
  deliveryTerms: 'CFR',
  deliveryLocation: 'Annaba',
  paymentTerms: 'LC',
  additionalNotes: 'SAE 1008, 5,5 mm',
  ...about,
});

export const submitQuoteRequest = /* GraphQL */ `
  mutation SubmitQuoteRequest($input: QuoteRequestInput!) {
    submitQuoteRequest(input: $input) {
      id
      reference
      receivedAt
    }
  }
`;
