import { randomUUID } from 'node:crypto';
import { aPdf } from './files.ts';
import type { Kordon } from './kordon.ts';
import type { Person } from './person.ts';

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

/** A message of the contact page, as {@link aQuoteRequest}. */
export function aContactMessage(about: Input = {}): Input & { submissionId: string; email: string } {
  const submissionId = randomUUID();
  const sender = { name: 'Leyla Demir', company: `Demir Yapı ${submissionId}`, email: `leyla@${submissionId}.example` };
  const written = { subject: 'Fuar daveti', message: 'Merhaba,\nsizi standımıza bekleriz.' };
  return { ...sender, ...written, submissionId, language: 'TR', consent: true, ...about };
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

/** An application to the supplier network, as {@link aQuoteRequest}. */
export function aSupplierApplication(about: Input = {}): Input & { submissionId: string; email: string } {
  const submissionId = randomUUID();
  const sender = { companyName: `Rocher ${submissionId}`, country: 'algeria', contactPerson: 'Amélie Fontenoy' };
  const reach = { email: `amelie@${submissionId}.example`, phone: '+213 555 00 00' };
  const offer = { productType: 'hot-rolled-coil', monthlyCapacity: 2400 };
  return { ...sender, ...reach, ...offer, submissionId, language: 'FR', consent: true, ...about };
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

/** What every form answers. */
export interface Receipt {
  id: string;
  reference: string;
  receivedAt: string;
}

/** Sends a form by one of the mutations above. */
export async function submitForm(sender: Person, mutation: string, input: object): Promise<Receipt> {
  const answer = await sender.run<Record<string, Receipt>>(mutation, { input });
  return Object.values(answer)[0]!;
}

/** Uploads a small PDF ahead of a form and returns the id by which the form names it. */
export async function uploadPdf(kordon: Pick<Kordon, 'fetch'>, name: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(aPdf())]), name);
  const response = await kordon.fetch('/attachments', { method: 'POST', body });
  return ((await response.json()) as { id: string }).id;
}
