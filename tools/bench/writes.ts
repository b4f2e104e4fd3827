import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../common/durations.ts';
import type { Ids } from './cases.ts';

/** Records created earlier in the same round, by the operation that created them. */
type Created = Record<string, { id: string }>;

/** Label in the printed table, operation of the client, and its variables. */
export type Write = [
  name: string,
  operation: string,
  variables: (ids: Ids, created: Created) => Record<string, unknown>,
];

const uniqueEmail = () => `kisi-${randomUUID()}@ornek.example`;
const statuses = ['PENDING', 'CONTACTED'];

const offer = ({ quote }: Ids) => ({
  quoteRequestId: quote,
  currency: 'USD',
  deliveryTerms: 'FOB',
  deliveryPlace: 'Aliağa',
  paymentTerms: 'LC',
  validUntil: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
  lines: [{ description: 'Kütük 150x150', quantity: 100, unit: 'T', unitPrice: 520 }],
});

/** Each round runs all of these in this order. */
export const writes: Write[] = [
  [
    'visitor: quote request',
    'SubmitQuoteRequest',
    () => {
      const submissionId = randomUUID();
      const sender = { name: 'Örnek Kişi', email: `kisi@${submissionId}.example`, company: `Örnek ${submissionId}` };
      return { input: { ...sender, submissionId, source: 'QUICK_QUOTE', language: 'TR', consent: true } };
    },
  ],

  [
    'request: by hand',
    'CreateDeskQuote',
    () => ({
      id: randomUUID(),
      input: {
        source: 'PHONE',
        name: 'Örnek Kişi',
        company: `Örnek ${randomUUID()}`,
        phone: '+90 532 000 00 00',
        language: 'TR',
      },
    }),
  ],

  ['company: new', 'CreateCompany', () => ({ input: { name: `Örnek ${randomUUID()}`, companyType: 'LEAD' } })],
  [
    'company: edit',
    'UpdateCompany',
    (_, { CreateCompany }) => ({ id: CreateCompany!.id, input: { name: `Örnek ${randomUUID()}`, leadScore: 50 } }),
  ],
  ['company: delete', 'DeleteCompany', ({ company }) => ({ id: company })],
  ['company: restore', 'RestoreCompany', ({ company }) => ({ id: company })],

  [
    'contact: new',
    'CreateContact',
    ({ company }) => ({ input: { companyId: company, name: 'Örnek Kişi', email: uniqueEmail() } }),
  ],
  [
    'contact: edit',
    'UpdateContact',
    (_, { CreateContact }) => ({ id: CreateContact!.id, input: { name: 'Örnek', email: uniqueEmail() } }),
  ],
  ['contact: make primary', 'SetPrimaryContact', (_, { CreateContact }) => ({ id: CreateContact!.id })],
  ['contact: delete', 'DeleteContact', (_, { CreateContact }) => ({ id: CreateContact!.id })],

  [
    'communication: new',
    'CreateCommunication',
    ({ company }) => ({ id: randomUUID(), input: { companyId: company, type: 'PHONE', subject: 'Görüşme' } }),
  ],
  [
    'communication: edit',
    'UpdateCommunication',
    ({ company }, { CreateCommunication }) => ({
      id: CreateCommunication!.id,
      input: { companyId: company, type: 'PHONE', subject: 'Görüşme notu' },
    }),
  ],
  ['communication: delete', 'DeleteCommunication', (_, { CreateCommunication }) => ({ id: CreateCommunication!.id })],
  ['communication: restore', 'RestoreCommunication', (_, { CreateCommunication }) => ({ id: CreateCommunication!.id })],
  [
    'communication: mail',
    'ScheduleMail',
    ({ company }) => ({
      id: randomUUID(),
      input: { companyId: company, to: uniqueEmail(), subject: 'Fiyat', content: 'Merhaba,' },
    }),
  ],
  [
    'communication: reply',
    'ScheduleMail',
    ({ inbound }) => ({
      id: randomUUID(),
      input: { replyToId: inbound, subject: 'Re: Fiyat', content: 'Merhaba,', to: uniqueEmail() },
    }),
  ],

  [
    'request: won',
    'CloseQuote',
    ({ quote }) => ({ id: quote, input: { outcome: 'WON', amount: 52_000, currency: 'USD' } }),
  ],
  ['request: reopen', 'ReopenQuote', ({ quote }) => ({ id: quote })],
  [
    'requests: lost together',
    'CloseQuotes',
    ({ quote }) => ({ ids: [quote], input: { outcome: 'LOST', lostReason: 'PRICE' } }),
  ],
  [
    'requests: change status',
    'ChangeQuotes',
    ({ quote }) => ({ ids: [quote], patch: { status: statuses.reverse()[0] } }),
  ],
  [
    'request: task',
    'CreateTask',
    ({ quote }) => ({ id: randomUUID(), input: { title: 'Teklifi sor', dueOn: '2030-01-01', quoteRequestId: quote } }),
  ],
  ['request: notes', 'SaveQuoteNotes', ({ quote }) => ({ id: quote, notes: randomUUID() })],
  [
    'request: mail',
    'ScheduleMail',
    ({ quote }) => ({
      id: randomUUID(),
      input: { quoteRequestId: quote, subject: 'Talebiniz', content: 'Merhaba,', to: uniqueEmail() },
    }),
  ],
  ['request: save offer', 'SaveOfferDraft', (ids) => ({ id: randomUUID(), input: offer(ids), version: null })],
  ['request: open offer', 'Offer', (_ids, { SaveOfferDraft }) => ({ id: SaveOfferDraft!.id })],
  ['request: approve offer', 'ApproveOffer', (_ids, { SaveOfferDraft }) => ({ id: SaveOfferDraft!.id })],
  ['request: send offer', 'SendOffer', (_ids, { SaveOfferDraft }) => ({ id: SaveOfferDraft!.id })],
  ['request: revise offer', 'ReviseOffer', (_ids, { SaveOfferDraft }) => ({ id: SaveOfferDraft!.id })],
  ['request: renew offer link', 'RenewOfferLink', (_ids, { SaveOfferDraft }) => ({ id: SaveOfferDraft!.id })],
  ['request: withdraw offer', 'WithdrawOffer', (_ids, { SaveOfferDraft }) => ({ id: SaveOfferDraft!.id })],
];
