import { getConflictingRecord } from '../../graphql/conflict.ts';
import { failureOf, type Failure } from '../../graphql/failure.ts';
import type { OfferDraftFragment, OfferDraftInput } from '../../graphql/generated.ts';
import type { Choices } from '../kit/conflict-dialog.tsx';
import type { Conflict } from '../kit/three-way-merge.ts';
import { applyChoices, mergeOffers } from './merge-offers.ts';
import {
  createDraftValues,
  findInvalid,
  getValue,
  omitValues,
  serializeValues,
  toDraftInput,
  type OfferValues,
  type Problems,
} from './offer-values.ts';

/** A draft is saved this long after the last change. */
export const SAVE_DELAY_MS = 800;
/** A save that failed for a reason that the user cannot correct is repeated after this time. */
const RETRY_DELAY_MS = 10_000;

export type SaveStatus =
  /** `closed`: the offer is no longer a draft. */
  | { kind: 'unchanged' | 'pending' | 'saving' | 'conflict' | 'closed' }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; failure: Failure };

interface Server {
  /** @throws CONFLICT when the draft is newer than the version, or no longer a draft; BAD_USER_INPUT with the refused fields */
  save: (input: OfferDraftInput, version: string | null) => Promise<OfferDraftFragment>;
  load: () => Promise<OfferDraftFragment | null>;
}

interface Options {
  /** Values when the editor opened. Those of a new offer are saved with the first change. */
  values: OfferValues;
  /** The stored draft; undefined for a new offer. */
  draft?: OfferDraftFragment;
  server: Server;
}

interface State {
  status: SaveStatus;
  /** Whether there are changes that the server does not have. */
  isDirty: boolean;
  /** The draft as it was stored last. */
  draft?: OfferDraftFragment;
  /** Why the server rejected values, as long as they have not changed since. */
  rejected: Problems;
  /** Fields and lines that the user and a colleague have both changed. */
  conflicts?: Conflict[];
  /** Values for the form after the changes of a colleague were merged; a new object for each merge. */
  merged?: OfferValues;
}

/**
 * Saves a draft after each pause in typing, one request at a time, so that saves arrive in order. Values that cannot be saved, such as text
 * instead of a number, are left out and stay in the form.
 */
export class Autosave {
  readonly #server: Server;
  readonly #listeners = new Set<() => void>();
  #latest: OfferValues;
  /** Stored values, the common ancestor of a merge. */
  #stored: OfferValues;
  /** The form as it was at the last save, with the values that the save left out. */
  #savedText: string;
  #version: string | null;
  #merge?: { merged: OfferValues; draft: OfferDraftFragment };
  #rejected: { path: string; value: unknown; reason: string }[] = [];
  #running?: Promise<boolean>;
  #timer?: ReturnType<typeof setTimeout>;
  #state: State;

  constructor({ values, draft, server }: Options) {
    this.#server = server;
    this.#latest = values;
    this.#stored = draft ? createDraftValues(draft) : values;
    this.#savedText = serializeValues(this.#stored);
    this.#version = draft?.updatedAt ?? null;
    this.#state = { status: { kind: 'unchanged' }, isDirty: false, draft, rejected: {} };
  }

  readonly getState = (): State => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Receives the values of the form and saves them after a pause. */
  readonly change = (values: OfferValues): void => {
    this.#latest = values;
    clearTimeout(this.#timer);
    const { kind } = this.#state.status;
    if (kind === 'conflict' || kind === 'closed') return this.#set({});
    if (!this.#isDirty()) return this.#set(kind === 'pending' ? { status: { kind: 'unchanged' } } : {});
    this.#schedule(SAVE_DELAY_MS);
    this.#set(this.#running ? {} : { status: { kind: 'pending' } });
  };

  /** Saves now. @returns whether the server has all changes that can be saved */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    while (this.#running || this.#isDirty()) {
      if (['conflict', 'closed'].includes(this.#state.status.kind)) return false;
      this.#running ??= this.#save().finally(() => (this.#running = undefined));
      if (!(await this.#running)) return false;
    }
    return true;
  };

  /** Resolves a conflict with the choices of the user; until then nothing is saved. */
  readonly resolve = (choices: Choices): void => {
    const { conflicts = [] } = this.#state;
    if (!this.#merge) return;
    const { merged, draft } = this.#merge;
    this.#adoptMerge(applyChoices({ merged, conflicts }, choices, this.#latest), draft);
    void this.flush();
  };

  /** Adopts a newer version of the draft, unless there are unsaved changes, which the next save merges. */
  readonly adopt = (draft: OfferDraftFragment): void => {
    if (this.#running || this.#isDirty() || (this.#version !== null && draft.updatedAt <= this.#version)) return;
    const { merged, conflicts } = mergeOffers(this.#stored, this.#latest, createDraftValues(draft));
    if (conflicts.length === 0) this.#adoptMerge(merged, draft);
  };

  readonly dispose = (): void => clearTimeout(this.#timer);

  async #save(): Promise<boolean> {
    const values = this.#latest;
    const omitted = [...Object.keys(findInvalid(values)), ...Object.keys(this.#findRejected())];
    this.#set({ status: { kind: 'saving' } });
    try {
      const draft = await this.#server.save(toDraftInput(omitValues(values, omitted)), this.#version);
      this.#stored = createDraftValues(draft);
      this.#savedText = serializeValues(values);
      this.#version = draft.updatedAt;
      this.#set({ status: this.#isDirty() ? { kind: 'pending' } : { kind: 'saved', at: Date.now() }, draft });
      return true;
    } catch (error) {
      return this.#recover(error, values);
    }
  }

  async #recover(error: unknown, values: OfferValues): Promise<boolean> {
    if (getConflictingRecord(error)) return this.#mergeWithStored();
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.code === 'CONFLICT') return this.#close();
    if (failure.kind === 'fields') {
      const alreadyRejected = this.#findRejected();
      const refused = Object.entries(failure.fields).filter(([path]) => !alreadyRejected[path]);
      this.#rejected.push(...refused.map(([path, reason]) => ({ path, reason, value: getValue(values, path) })));
      // Without the refused values the rest can be saved.
      if (refused.some(([path]) => getValue(omitValues(values, [path]), path) !== getValue(values, path)))
        return this.#save();
    }
    this.#set({ status: { kind: 'failed', failure } });
    if (failure.kind === 'unreachable' || failure.kind === 'server') this.#schedule(RETRY_DELAY_MS);
    return false;
  }

  /** Merges the changes since the last save with those that a colleague has saved in the meantime. */
  async #mergeWithStored(): Promise<boolean> {
    const draft = await this.#server.load().catch((error: unknown) => {
      this.#set({ status: { kind: 'failed', failure: failureOf(error) } });
      this.#schedule(RETRY_DELAY_MS);
    });
    if (draft === undefined) return false;
    if (draft?.status !== 'DRAFT') return this.#close();
    const { merged, conflicts } = mergeOffers(this.#stored, this.#latest, createDraftValues(draft));
    if (conflicts.length === 0) {
      this.#adoptMerge(merged, draft);
      return true;
    }
    this.#merge = { merged, draft };
    this.#set({ status: { kind: 'conflict' }, conflicts });
    return false;
  }

  #adoptMerge(values: OfferValues, draft: OfferDraftFragment): void {
    this.#merge = undefined;
    this.#stored = createDraftValues(draft);
    this.#savedText = serializeValues(this.#stored);
    this.#version = draft.updatedAt;
    const isChanged = serializeValues(values) !== serializeValues(this.#latest);
    this.#latest = values;
    this.#set({
      status: this.#isDirty() ? { kind: 'pending' } : { kind: 'saved', at: Date.now() },
      draft,
      conflicts: undefined,
      ...(isChanged && { merged: values }),
    });
  }

  #close(): boolean {
    this.#set({ status: { kind: 'closed' } });
    return false;
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  #isDirty(): boolean {
    return serializeValues(this.#latest) !== this.#savedText;
  }

  #findRejected(): Problems {
    const unchanged = this.#rejected.filter(({ path, value }) => getValue(this.#latest, path) === value);
    return Object.fromEntries(unchanged.map(({ path, reason }) => [path, reason]));
  }

  #set(changes: Partial<State>): void {
    this.#state = { ...this.#state, ...changes, isDirty: this.#isDirty(), rejected: this.#findRejected() };
    this.#listeners.forEach((listener) => listener());
  }
}
