import { createHash, randomUUID } from 'node:crypto';
import type { DeepPartial, EntityManager } from 'typeorm';
import type { Currency } from '../../../common/enums.ts';
import { Communication } from '../../modules/communications/index.ts';
import { AdminUser } from '../../modules/identity/index.ts';
import { Company, Contact } from '../../modules/parties/index.ts';
import { Consent, consentTextVersions } from '../../modules/consents/index.ts';
import { generateReference, recordQuoteRequestSubmission } from '../../modules/intake/index.ts';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import { sales } from '../../../common/orders.ts';
import { InboundMail } from '../../modules/mailbox/index.ts';
import { createOrderNumber, Order } from '../../modules/orders/index.ts';
import { QuoteRequest } from '../../modules/quotes/index.ts';
import { StoredTask } from '../../modules/tasks/index.ts';
import type {
  DemoStatusChange,
  DemoCommunication,
  DemoCompany,
  DemoMail,
  DemoOrder,
  DemoRequest,
  DemoTask,
} from './demo-types.ts';

const findContact = (tx: EntityManager, email: string): Promise<Contact> => tx.findOneByOrFail(Contact, { email });

/** Adds a company with its contacts. */
export async function addCompany(
  tx: EntityManager,
  { people, ...fields }: Omit<DemoCompany, 'since' | 'by'>,
  createdAt: Date,
  createdBy: string | null,
): Promise<void> {
  const dates = { createdAt, updatedAt: createdAt };
  const company = tx.create(Company, {
    ...fields,
    ...dates,
    firstContactDate: createdAt,
    createdBy,
    ownerId: createdBy,
  });
  const { id: companyId, leadSource } = await tx.save(company);
  for (const [index, person] of people.entries())
    await tx.insert(Contact, { ...person, ...dates, companyId, leadSource, isPrimary: index === 0 });
}

/** Adds a quote request with its submission records and consent. */
export async function addRequest(
  tx: EntityManager,
  { from, statusChanges: _, ...fields }: Omit<DemoRequest, 'at'>,
  createdAt: Date,
): Promise<void> {
  const { id: contactId, companyId, name, email, phone } = await findContact(tx, from);
  const { name: company } = await tx.findOneByOrFail(Company, { id: companyId });
  const request = tx.create(QuoteRequest, {
    ...fields,
    companyId,
    contactId,
    name,
    email: email ?? '',
    company,
    phone: phone ?? '',
    createdAt,
    updatedAt: createdAt,
    submissionId: randomUUID(),
    reference: generateReference(),
  });
  await tx.save(request);
  await recordQuoteRequestSubmission(tx, request, { companyId, contactId });
  await tx.insert(Consent, {
    subjectType: 'quote_request',
    subjectId: request.id,
    purpose: 'privacy_notice',
    textVersion: consentTextVersions.privacy_notice,
    locale: request.language,
    givenAt: createdAt,
  });
}

/** Changes the status of a request and, unless it becomes pending, closes its open follow-up. */
export async function changeStatus(
  tx: EntityManager,
  { from, createdAt }: { from: string; createdAt: Date },
  { status, offer, lost }: Omit<DemoStatusChange, 'by' | 'at'>,
  changedAt: Date,
  changedBy: string,
): Promise<void> {
  const { id, firstResponseAt, ownerId } = await tx.findOneByOrFail(QuoteRequest, { email: from, createdAt });
  const changes: DeepPartial<QuoteRequest> = { status, ownerId: ownerId ?? changedBy };
  if (offer) {
    [changes.quotedAmount, changes.quotedCurrency] = offer;
    Object.assign(changes, await enteredRate(tx, offer[1], changedAt, changedBy));
  }
  if (status !== 'pending') changes.firstResponseAt = firstResponseAt ?? changedAt;
  if (status === 'closed')
    Object.assign(
      changes,
      { closedAt: changedAt, outcome: lost ? 'lost' : 'won' },
      lost && { lostReason: lost[0], lostNote: lost[1] },
    );
  await tx.update(QuoteRequest, { id }, changes);
  if (status === 'pending') return;
  // An answered request needs no follow-up.
  const openFollowUp = { quoteRequestId: id, type: 'form_submission', followUpRequired: true } as const;
  await tx.update(Communication, openFollowUp, { status: 'replied', followUpRequired: false });
}

/**
 * US dollars for one unit of each currency, stored as entered by a colleague: a fresh installation has only example
 * rates, which convert nothing.
 */
const demoRates: Record<string, number> = { EUR: 1.1628, GBP: 1.3158, TRY: 0.0238 };

async function enteredRate(
  tx: EntityManager,
  currency: string,
  at: Date,
  by: string,
): Promise<DeepPartial<QuoteRequest>> {
  if (currency === 'USD') return { rateToUsd: 1, rateAt: at, usdRates: demoRates };
  const { name } = await tx.findOneByOrFail(AdminUser, { id: by });
  return { rateToUsd: demoRates[currency], rateAt: at, rateSource: 'manual', rateBy: name, usdRates: demoRates };
}

type NewCommunication = Omit<DemoCommunication, 'at' | 'by' | 'followUp'> & { createdBy: string; followUpDate?: Date };

/** Adds a communication, linked to the latest request of its contact. */
export async function addCommunication(
  tx: EntityManager,
  { with: email, ...fields }: NewCommunication,
  createdAt: Date,
) {
  const { id: contactId, companyId } = await findContact(tx, email);
  const request = await findLatestRequest(tx, contactId);
  await tx.insert(Communication, {
    ...fields,
    contactId,
    companyId,
    createdAt,
    updatedAt: createdAt,
    quoteRequestId: request?.id,
    followUpRequired: fields.followUpDate !== undefined,
  });
}

const findLatestRequest = (tx: EntityManager, contactId: string): Promise<QuoteRequest | null> =>
  tx.findOne(QuoteRequest, { where: { contactId }, order: { createdAt: 'desc' } });

/** Adds a task about the latest request of a contact. */
export async function addTask(
  tx: EntityManager,
  { about, title, done }: DemoTask,
  values: Pick<StoredTask, 'assigneeId' | 'createdBy' | 'dueOn' | 'createdAt'>,
): Promise<void> {
  const { id: contactId, companyId } = await findContact(tx, about);
  const request = await findLatestRequest(tx, contactId);
  await tx.insert(StoredTask, {
    ...values,
    title,
    companyId,
    quoteRequestId: request?.id ?? null,
    updatedAt: values.createdAt,
    ...(done && { doneAt: values.createdAt, doneBy: values.assigneeId }),
  });
}

/** Adds an order of a request, in its present state. */
export async function addOrder(
  tx: EntityManager,
  { from, title, saleKind, status, milestones, payments }: DemoOrder,
  { requestedAt, createdAt, createdBy, now }: Record<'requestedAt' | 'createdAt' | 'now', Date> & { createdBy: string },
): Promise<void> {
  const request = await tx.findOneByOrFail(QuoteRequest, { email: from, createdAt: requestedAt });
  const { quotedAmount, quotedCurrency, rateToUsd, rateAt, rateSource, rateBy } = request;
  const toDay = (days: number | undefined) => (days === undefined ? null : getIstanbulDay(days, now.getTime()));
  await tx.insert(Order, {
    number: await createOrderNumber(tx),
    title,
    saleKind,
    status,
    quoteRequestId: request.id,
    companyId: request.companyId,
    companyName: request.company,
    ownerId: request.ownerId,
    amount: quotedAmount!,
    currency: quotedCurrency as Currency,
    rateToUsd,
    rateAt,
    rateSource,
    rateBy,
    milestones: sales[saleKind].milestones.map((kind) => {
      const { planned, done, note = null } = milestones[kind] ?? {};
      return { kind, plannedOn: toDay(planned), doneOn: toDay(done), note };
    }),
    payments: sales[saleKind].payments.map((kind) => {
      const { due, done, share } = payments[kind] ?? {};
      const amount = share === undefined ? null : Math.round(quotedAmount! * share * 100) / 100;
      return { kind, dueOn: toDay(due), amount, doneOn: toDay(done) };
    }),
    createdBy,
    createdAt,
    updatedAt: createdAt,
  });
}

/** Adds a mail to the inbox. */
export async function addMail(
  tx: EntityManager,
  { name, email, subject, text, proof, suggestion, lookAlikeOf, status, notes = [] }: Omit<DemoMail, 'at'>,
  receivedAt: Date,
): Promise<void> {
  const suggested = suggestion
    ? await tx.findOneByOrFail(Company, { website: `https://${suggestion.company}/` })
    : null;
  const contact = suggestion?.reason === 'contact' ? await findContact(tx, email) : null;
  const result = (...proofs: DemoMail['proof'][]) => (proofs.includes(proof) ? 'pass' : 'none');
  await tx.insert(InboundMail, {
    digest: createHash('sha256').update(`${email} ${subject}`).digest(),
    folder: 'inbox',
    kind: 'message',
    status: status ?? 'waiting',
    messageId: `${randomUUID()}@${email.split('@')[1]}`,
    repliesTo: [],
    senderName: name,
    senderEmail: email,
    recipients: [{ name: '', email: 'satis@kordon.example', kind: 'to' }],
    recipientCount: 1,
    subject,
    snippet: text.replace(/\s+/g, ' ').slice(0, 200),
    text,
    size: Buffer.byteLength(text),
    sentAt: receivedAt,
    receivedAt,
    spf: result('spf', 'dmarc'),
    dkim: result('dmarc'),
    dkimDomain: proof === 'dmarc' ? email.split('@')[1]! : null,
    dmarc: result('dmarc'),
    notes,
    lookAlikeOf: lookAlikeOf ?? null,
    suggestionReason: suggestion?.reason ?? null,
    suggestedCompanyId: suggested?.id ?? null,
    suggestedContactId: contact?.id ?? null,
    decidedAt: status ? receivedAt : null,
  });
}
