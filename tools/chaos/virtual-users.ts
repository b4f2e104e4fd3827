import { setTimeout as delay } from 'node:timers/promises';
import { aQuoteRequest, submitQuoteRequest, type Receipt } from '../../server/testing/builders.ts';
import { aPdf } from '../../server/testing/files.ts';
import { signInMutation } from '../../server/testing/test-client.ts';
import type { RetryingClient } from './retrying-client.ts';

const saveNotes = /* GraphQL */ `
  mutation SaveNotes($id: ID!, $notes: String!) {
    updateQuoteRequest(id: $id, patch: { notes: $notes }) {
      notes
    }
  }
`;

/** Makes virtual users stop; each of them finishes its current request first. */
export interface StopFlag {
  isSet: boolean;
}

export interface Submission {
  submissionId: string;
  email: string;
  company: string;
  receipt: Receipt;
}

/** Submits a quote request and records its receipt. @returns the id of the request */
export async function submitForm(client: RetryingClient, submissions: Submission[]): Promise<string> {
  const form = aQuoteRequest();
  const { submissionId, email } = form;
  const company = `Demir ${submissionId}`;
  const input = { ...form, company };
  const { submitQuoteRequest: receipt } = await client.run<{ submitQuoteRequest: Receipt }>(submitQuoteRequest, {
    input,
  });
  submissions.push({ submissionId, email, company, receipt });
  return receipt.id;
}

/** Submits one form after another. */
export async function runVisitor(client: RetryingClient, stop: StopFlag, submissions: Submission[]): Promise<void> {
  while (!stop.isSet) {
    await submitForm(client, submissions);
    await delay(20);
  }
}

export interface Uploads {
  /** Ids of acknowledged files. */
  ids: string[];
  /** Number of files that were refused with an error. */
  refused: number;
}

/** Stored as three chunks of 256 KiB. */
const FILE_BYTES = 600_000;

/** Uploads one file after another; a failed upload is counted and followed by the next one. */
export async function runUploader(client: RetryingClient, stop: StopFlag, uploads: Uploads): Promise<void> {
  const file = aPdf(FILE_BYTES);
  while (!stop.isSet) {
    const answer = await client.upload(file, 'çizim.pdf').catch(() => undefined);
    if (answer?.id) uploads.ids.push(answer.id);
    else if (answer) uploads.refused++;
    else client.failures++;
    await delay(100);
  }
}

export interface EditedRequest {
  id: string;
  /** Number of confirmed changes of the notes. */
  edits: number;
}

/** Signs in and keeps changing the notes of one quote request, each time to a different text. */
export async function runEditor(
  client: RetryingClient,
  stop: StopFlag,
  { email, password, id }: { email: string; password: string; id: string },
): Promise<EditedRequest> {
  await client.run(signInMutation, { email, password });
  let edits = 0;
  while (!stop.isSet) {
    await client.run(saveNotes, { id, notes: notesAfter(edits + 1) });
    edits++;
    await delay(50);
  }
  return { id, edits };
}

/** Returns the notes after the given number of edits. */
export const notesAfter = (edits: number): string => `change ${edits}`;
