import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../graphql/failure.ts';
import { notify } from '../../ui/toast/notify.ts';
import { isDay } from '../kit/day.ts';
import { useSaveWithMerge } from '../kit/use-save-with-merge.ts';
import { getChanges } from './get-changes.ts';

/** A change is saved when its field loses the focus, or after this time, because choosing a day in the calendar does not move the focus. */
const SAVE_DELAY_MS = 1_200;

interface Options<Values extends Record<string, string>> {
  order: { id: string; updatedAt: string };
  /** Values of the step in an order, from a query or from a CONFLICT error. */
  toFormValues: (order: object) => Values;
  /** Fields that contain a day. */
  dayFields: readonly (keyof Values)[];
  send: (changes: Partial<Values>, version: string) => Promise<unknown>;
}

/**
 * The inputs of a milestone or payment, which are saved automatically. Refused input stays in its field; an edit of the same step by a
 * colleague is merged field by field.
 */
export function useStep<Values extends Record<string, string>>({
  order,
  toFormValues,
  dayFields,
  send,
}: Options<Values>) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState<Partial<Values>>({});
  const [reasons, setReasons] = useState<Partial<Record<keyof Values, string>>>({});
  /** The order as it was when editing began. */
  const orderAtStart = useRef<typeof order>(undefined);
  const isSaving = useRef(false);
  const stored = toFormValues(order);
  const values = { ...stored, ...draft };
  const isIncomplete = (name: keyof Values) =>
    dayFields.includes(name) && Boolean(values[name]) && !isDay(values[name]);

  const { save, pendingMerge } = useSaveWithMerge<Values>({
    toFormValues,
    update: (mine, before, version) => send(getChanges(before, mine), version),
  });

  function set(name: keyof Values & string, value: string) {
    orderAtStart.current ??= order;
    setDraft((before) => ({ ...before, [name]: value }));
    setReasons(({ [name]: _, ...others }) => others as typeof reasons);
  }

  /** @param showReasons whether an incomplete day is an error, because its field was left */
  async function flush(showReasons: boolean) {
    const draftToSave = draft;
    if (isSaving.current || Object.keys(draftToSave).length === 0) return;
    const incomplete = dayFields.filter(isIncomplete);
    if (incomplete.length > 0) {
      if (showReasons)
        setReasons(Object.fromEntries(incomplete.map((name) => [name, 'form.date.invalid'])) as typeof reasons);
      return;
    }
    isSaving.current = true;
    try {
      const original = orderAtStart.current ?? order;
      const isSaved =
        Object.keys(getChanges(toFormValues(original), values)).length === 0 || (await save(original, values));
      if (!isSaved) return;
      orderAtStart.current = undefined;
      // Keeps input that was typed during the save.
      setDraft((current) => getChanges(draftToSave as Values, current as Values));
      setReasons({});
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'fields') setReasons(failure.fields as typeof reasons);
      else notify({ type: 'error', title: formatMessage({ id: 'order.saveFailed' }), topic: 'order' });
    } finally {
      isSaving.current = false;
    }
  }

  const flushLater = useEffectEvent(() => void flush(false));
  useEffect(() => {
    if (Object.keys(draft).length === 0) return undefined;
    const timer = setTimeout(() => flushLater(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  /** Returns the properties of an input. */
  const getField = (name: keyof Values & string) => ({
    value: values[name],
    reason: reasons[name],
    onChange: (value: string) => set(name, value),
    onLeave: () => void flush(true),
  });
  return { getField, pendingMerge };
}
