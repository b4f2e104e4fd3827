import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../graphql/failure.ts';
import { notify } from '../../ui/toast/notify.ts';
import { isDay } from '../kit/day.ts';
import { useSaveWithMerge } from '../kit/use-save-with-merge.ts';
import { getChanges } from './get-changes.ts';

/** A change is saved when the field is left, or this long after the last key: a day that was chosen in the calendar leaves no field. */
const SAVE_DELAY_MS = 1_200;

interface Options<Values extends Record<string, string>> {
  order: { id: string; updatedAt: string };
  /** Values of the step in an order, from a query or from a CONFLICT error. */
  toFormValues: (order: object) => Values;
  /** Fields that contain a day. */
  days: readonly (keyof Values)[];
  send: (changes: Partial<Values>, version: string) => Promise<unknown>;
}

/**
 * The inputs of a milestone or payment, which save themselves. What was typed stays when it is refused; an edit of the same step by a
 * colleague is merged field by field.
 */
export function useStep<Values extends Record<string, string>>({ order, toFormValues, days, send }: Options<Values>) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState<Partial<Values>>({});
  const [reasons, setReasons] = useState<Partial<Record<keyof Values, string>>>({});
  /** The order when editing began. */
  const start = useRef<typeof order>(undefined);
  const isSaving = useRef(false);
  const stored = toFormValues(order);
  const values = { ...stored, ...draft };
  const isIncomplete = (name: keyof Values) => days.includes(name) && Boolean(values[name]) && !isDay(values[name]);

  const { save, pendingMerge } = useSaveWithMerge<Values>({
    toFormValues,
    update: (mine, before, version) => send(getChanges(before, mine), version),
  });

  function set(name: keyof Values & string, value: string) {
    start.current ??= order;
    setDraft((typed) => ({ ...typed, [name]: value }));
    setReasons(({ [name]: _, ...others }) => others as typeof reasons);
  }

  /** @param showReasons whether an incomplete day is an error, because its field was left */
  async function flush(showReasons: boolean) {
    const typed = draft;
    if (isSaving.current || Object.keys(typed).length === 0) return;
    const incomplete = days.filter(isIncomplete);
    if (incomplete.length > 0) {
      if (showReasons)
        setReasons(Object.fromEntries(incomplete.map((name) => [name, 'form.date.invalid'])) as typeof reasons);
      return;
    }
    isSaving.current = true;
    try {
      const from = start.current ?? order;
      const isSaved = Object.keys(getChanges(toFormValues(from), values)).length === 0 || (await save(from, values));
      if (!isSaved) return;
      start.current = undefined;
      // What was typed while it was being saved stays.
      setDraft((now) => getChanges(typed as Values, now as Values));
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
