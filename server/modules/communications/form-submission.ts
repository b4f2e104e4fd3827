import type { EntityManager } from 'typeorm';
import { Communication } from './communication.entity.ts';
import type { Lead } from '../parties/index.ts';

const day = 24 * 60 * 60 * 1000;

interface FormSubmission extends Pick<Communication, 'subject' | 'content' | 'metadata'> {
  quoteRequestId?: string;
  tags: (string | null)[];
  createdAt: Date;
}

/** Enters what arrived by a public form into the history of the company, to be answered within a day. */
export async function recordFormSubmission(tx: EntityManager, lead: Lead, submission: FormSubmission): Promise<void> {
  const { createdAt, tags } = submission;
  const inbound = tx.create(Communication, {
    ...submission,
    ...lead,
    type: 'form_submission',
    direction: 'inbound',
    status: 'received',
    priority: 'normal',
    sentiment: 'neutral',
    followUpRequired: true,
    followUpDate: new Date(createdAt.getTime() + day),
    tags: tags.filter((tag) => tag !== null),
  });
  await tx.save(inbound);
}
