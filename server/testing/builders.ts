import { randomUUID } from 'node:crypto';
import { aPdf } from './files.ts';
import type { Kordon } from './kordon.ts';
import type { TestClient } from './test-client.ts';

/** Input of a form mutation. */
type Input = Record<string, unknown>;

const quickQuote = { source: 'QUICK_QUOTE', name: 'Leyla Demir', language: 'TR', consent: true };

/** Builds a valid and unique quick quote, as a visitor sends it. @param overrides fields that matter to the test */
export function aQuoteRequest(overrides: Input = {}): Input & { submissionId: string; email: string } {
  const submissionId = randomUUID();
  return { ...quickQuote, submissionId, email: `leyla@${submissionId}.example`, ...overrides };
}

/** Builds the trade terms of the buyer and the seller form. */
export const tradeTerms = (overrides: Input = {}): Input => ({
  productType: 'WIRE_ROD',
  quantity: 2400,
  targetPrice: '590 USD/t',
  deliveryTerms: 'CFR',
  deliveryLocation: 'Annaba',
  paymentTerms: 'LC',
  additionalNotes: 'SAE 1008, 5,5 mm',
  ...overrides,
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

/** Builds a message of the contact form; see {@link aQuoteRequest}. */
export function aContactMessage(overrides: Input = {}): Input & { submissionId: string; email: string } {
  const submissionId = randomUUID();
  const sender = { name: 'Leyla Demir', company: `Demir Yapı ${submissionId}`, email: `leyla@${submissionId}.example` };
  const content = { subject: 'Fuar daveti', message: 'Merhaba,\nsizi standımıza bekleriz.' };
  return { ...sender, ...content, submissionId, language: 'TR', consent: true, ...overrides };
}

export const submitContactMessage = /* GraphQL */ `
  mutation SubmitContactMessage($input: ContactMessageInput!) {
    submitContactMessage(input: $input) {
      id
      reference
      receivedAt
    }
  }
`;

/** Builds an application to the supplier network; see {@link aQuoteRequest}. */
export function aSupplierApplication(overrides: Input = {}): Input & { submissionId: string; email: string } {
  const submissionId = randomUUID();
  const sender = { companyName: `Rocher ${submissionId}`, country: 'algeria', contactPerson: 'Amélie Fontenoy' };
  const contact = { email: `amelie@${submissionId}.example`, phone: '+213 555 00 00' };
  const supply = { productType: 'hot-rolled-coil', monthlyCapacity: 2400 };
  return { ...sender, ...contact, ...supply, submissionId, language: 'FR', consent: true, ...overrides };
}

export const submitSupplierApplication = /* GraphQL */ `
  mutation SubmitSupplierApplication($input: SupplierApplicationInput!) {
    submitSupplierApplication(input: $input) {
      id
      reference
      receivedAt
    }
  }
`;

/** Result of every form mutation. */
export interface Receipt {
  id: string;
  reference: string;
  receivedAt: string;
}

/** Sends a form with one of the mutations above and returns its receipt. */
export async function submitForm(sender: TestClient, mutation: string, input: object): Promise<Receipt> {
  const data = await sender.run<Record<string, Receipt>>(mutation, { input });
  return Object.values(data)[0]!;
}

/** Uploads a small PDF and returns its id, which a form passes as `attachmentId`. */
export async function uploadPdf(kordon: Pick<Kordon, 'fetch'>, name: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(aPdf())]), name);
  const response = await kordon.fetch('/attachments', { method: 'POST', body });
  return ((await response.json()) as { id: string }).id;
}
