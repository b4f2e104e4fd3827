import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { OfferDraftInput } from '../../graphql/generated.ts';
import { anOfferDraft } from '../../testing/offers.ts';
import { Autosave, SAVE_DELAY_MS } from './autosave.ts';
import { createDraftValues, type OfferValues } from './offer-values.ts';

const draft = anOfferDraft({ origin: 'Türkiye' });
const initial = createDraftValues(draft);
const withPrice = (unitPrice: string, values: OfferValues = initial): OfferValues => ({
  ...values,
  lines: values.lines.map((line) => ({ ...line, unitPrice })),
});
const refusal = (code: string, extensions: object = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Refused', extensions: { code, ...extensions } }] });
const serverError = () => refusal('INTERNAL_SERVER_ERROR', { reference: 'r1' });
/** The draft as a server stores an input. */
const toStoredDraft = (input: OfferDraftInput, updatedAt: string) =>
  anOfferDraft({
    origin: input.origin ?? '',
    packing: input.packing ?? '',
    updatedAt,
    lines: (input.lines ?? []).map((line) => ({
      ...draft.lines[0]!,
      quantity: line.quantity ?? null,
      unitPrice: line.unitPrice ?? null,
    })),
  });

/** Answers of the server in order: a draft, an error, or a promise of either. */
function createAutosave(answers: ((input: OfferDraftInput) => unknown)[], load = draft) {
  const saves: { input: OfferDraftInput; version: string | null }[] = [];
  const server = {
    save: jest.fn(async (input: OfferDraftInput, version: string | null) => {
      saves.push({ input, version });
      const answer = await answers[saves.length - 1]?.(input);
      if (answer instanceof Error) throw answer;
      return (answer ?? toStoredDraft(input, `v${saves.length}`)) as typeof draft;
    }),
    load: () => Promise.resolve(load),
  };
  return { autosave: new Autosave({ values: initial, draft, server }), saves };
}
const prices = (saves: { input: OfferDraftInput }[]) => saves.map(({ input }) => input.lines?.[0]?.unitPrice);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('saves once after a pause in typing, and not at all when nothing has changed', async () => {
  const { autosave, saves } = createAutosave([]);
  autosave.change(initial);
  autosave.change(withPrice('5'));
  await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
  autosave.change(withPrice('53'));
  expect(autosave.getState()).toMatchObject({ status: { kind: 'pending' }, isDirty: true });
  await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(prices(saves)).toEqual([53]);
  expect(autosave.getState()).toMatchObject({ status: { kind: 'saved' }, isDirty: false });
});

test('a save waits for the previous one, and sends the version that the previous one returned', async () => {
  let answerFirst: (() => void) | undefined;
  const { autosave, saves } = createAutosave([
    (input) => new Promise((resolve) => (answerFirst = () => resolve(toStoredDraft(input, 'v1')))),
  ]);
  autosave.change(withPrice('1'));
  await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  autosave.change(withPrice('2'));
  await jest.advanceTimersByTimeAsync(5 * SAVE_DELAY_MS);
  expect(prices(saves)).toEqual([1]);
  answerFirst?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(prices(saves)).toEqual([1, 2]);
  expect(saves.map(({ version }) => version)).toEqual([draft.updatedAt, 'v1']);
});

test('a failed save keeps the changes and is repeated automatically', async () => {
  const { autosave, saves } = createAutosave([serverError]);
  autosave.change(withPrice('7'));
  await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(autosave.getState()).toMatchObject({
    status: { kind: 'failed', failure: { kind: 'server' } },
    isDirty: true,
  });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(prices(saves)).toEqual([7, 7]);
  expect(autosave.getState()).toMatchObject({ status: { kind: 'saved' }, isDirty: false });
});

test('a text instead of a number, and a value that the server refuses, stay in the form; the other fields are saved', async () => {
  const { autosave, saves } = createAutosave([
    () => refusal('BAD_USER_INPUT', { fields: { convertedTo: 'form.offer.noRate' } }),
  ]);
  autosave.change({ ...withPrice('sor'), convertedTo: 'IRR', packing: 'bağ' });
  expect(await autosave.flush()).toBe(true);
  expect(saves.map(({ input }) => [input.lines?.[0]?.unitPrice ?? null, input.convertedTo, input.packing])).toEqual([
    [null, 'IRR', 'bağ'],
    [null, null, 'bağ'],
  ]);
  expect(autosave.getState()).toMatchObject({ isDirty: false, rejected: { convertedTo: 'form.offer.noRate' } });
});

const theirs = anOfferDraft({ origin: 'Ukrayna', packing: 'rulo', updatedAt: 'theirs' });
const stale = () => refusal('CONFLICT', { theirs: { id: draft.id, updatedAt: 'theirs' } });

test("a colleague's changes of other fields are merged and saved over their version", async () => {
  const { autosave, saves } = createAutosave([stale], theirs);
  autosave.change(withPrice('9'));
  expect(await autosave.flush()).toBe(true);
  expect(saves[1]).toMatchObject({ version: 'theirs', input: { origin: 'Ukrayna', packing: 'rulo' } });
  expect(prices(saves)).toEqual([9, 9]);
  expect(autosave.getState().merged).toMatchObject({ origin: 'Ukrayna', lines: [{ unitPrice: '9' }] });
});

test('nothing is saved until the user has resolved a conflicting field', async () => {
  const { autosave, saves } = createAutosave([stale], theirs);
  autosave.change({ ...withPrice('9'), origin: 'Mısır' });
  expect(await autosave.flush()).toBe(false);
  expect(autosave.getState()).toMatchObject({
    status: { kind: 'conflict' },
    conflicts: [{ name: 'origin', mine: 'Mısır', theirs: 'Ukrayna', original: 'Türkiye' }],
  });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saves).toHaveLength(1);
  autosave.resolve({ origin: 'mine' });
  await jest.advanceTimersByTimeAsync(0);
  expect(saves[1]).toMatchObject({ version: 'theirs', input: { origin: 'Mısır', packing: 'rulo' } });
  expect(autosave.getState()).toMatchObject({ isDirty: false, conflicts: undefined });
});

test("a colleague's version is adopted when there are no unsaved changes, an older version is not", () => {
  const { autosave } = createAutosave([]);
  autosave.adopt(anOfferDraft({ origin: 'eski', updatedAt: '2026-11-20T09:00:00.000Z' }));
  expect(autosave.getState().merged).toBeUndefined();
  autosave.adopt(theirs);
  expect(autosave.getState()).toMatchObject({ isDirty: false, merged: { origin: 'Ukrayna' } });
});

test('an offer that was sent in the meantime is not saved again', async () => {
  const { autosave, saves } = createAutosave([() => refusal('CONFLICT')]);
  autosave.change(withPrice('9'));
  await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  autosave.change(withPrice('10'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saves).toHaveLength(1);
  expect(autosave.getState()).toMatchObject({ status: { kind: 'closed' }, isDirty: true });
});
