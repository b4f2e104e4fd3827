import { setTimeout as delay } from 'node:timers/promises';
import { aQuoteRequest, submitQuoteRequest, type Receipt } from '../../server/testing/builders.ts';
import { aPdf } from '../../server/testing/files.ts';
import { signInMutation } from '../../server/testing/person.ts';
import type { Caller } from './caller.ts';

const saveNotes = /* GraphQL */ `
  mutation SaveNotes($id: ID!, $notes: String!) {
    updateQuoteRequest(id: $id, patch: { notes: $notes }) {
      notes
    }
  }
`;

/** Ends the work of everybody who was given it, each of them after what they have begun. */
export class ClosingTime {
  over = false;
}

export interface Submitted {
  submissionId: string;
  email: string;
  company: string;
  receipt: Receipt;
}

/** Fills in a form and keeps the receipt. @returns the request's id */
export async function submit(caller: Caller, receipts: Submitted[]): Promise<string> {
  const form = aQuoteRequest();
  const { submissionId, email } = form;
  const company = `Demir ${submissionId}`;
  const input = { ...form, company };
  const { submitQuoteRequest: receipt } = await caller.ask<{ submitQuoteRequest: Receipt }>(submitQuoteRequest, {
    input,
  });
  receipts.push({ submissionId, email, company, receipt });
  return receipt.id;
}

/** Submits one form after the other. */
export async function visit(caller: Caller, closing: ClosingTime, receipts: Submitted[]): Promise<void> {
  while (!closing.over) {
    await submit(caller, receipts);
    await delay(20);
  }
}

export interface Uploads {
  /** Files that were acknowledged. */
  ids: string[];
  /** Those that were refused, with a reason. */
  refused: number;
}

/** Bytes of a file: three pieces in the database. */
const fileSize = 600_000;

/** Uploads one file after the other; what is refused or not answered is sent again, as somebody would. */
export async function upload(caller: Caller, closing: ClosingTime, uploads: Uploads): Promise<void> {
  const file = aPdf(fileSize);
  while (!closing.over) {
    const answer = await caller.upload(file, 'çizim.pdf').catch(() => undefined);
    if (answer?.id) uploads.ids.push(answer.id);
    else if (answer) uploads.refused++;
    else caller.failures++;
    await delay(100);
  }
}

export interface Edited {
  id: string;
  /** How often the notes were changed. */
  edits: number;
}

/** Signs in and changes the notes of a request of their own, again and again; each text is another. */
export async function edit(
  caller: Caller,
  closing: ClosingTime,
  { email, password, id }: { email: string; password: string; id: string },
): Promise<Edited> {
  await caller.ask(signInMutation, { email, password });
  let edits = 0;
  while (!closing.over) {
    await caller.ask(saveNotes, { id, notes: notesAt(edits + 1) });
    edits++;
    await delay(50);
  }
  return { id, edits };
}

export const notesAt = (edit: number): string => `change ${edit}`;
