import type { EntityManager } from 'typeorm';
import { Communication } from './communication.entity.ts';
import type { Lead } from '../parties/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface FormSubmission extends Pick<Communication, 'subject' | 'content' | 'metadata'> {
  quoteRequestId?: string;
  tags: (string | null)[];
  createdAt: Date;
}

/** Records the submission of a public form as a communication of the company, with a follow-up within one day. */
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
    followUpDate: new Date(createdAt.getTime() + DAY_MS),
    tags: tags.filter((tag) => tag !== null),
  });
  await tx.save(inbound);
}
