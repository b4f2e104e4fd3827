import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useOfferLazyQuery, useSaveOfferDraftMutation, type OfferDraftFragment } from '../../graphql/generated.ts';
import { Autosave } from './autosave.ts';
import { serializeValues, type OfferValues } from './offer-values.ts';

interface Options {
  id: string;
  /** The stored draft when the editor opened; undefined for a new offer. */
  draft?: OfferDraftFragment;
  values: OfferValues;
  /** The draft as the page has loaded it last. */
  current?: OfferDraftFragment;
}

/** Saves the values of the editor whenever they change. */
export function useAutosave({ id, draft, values, current }: Options) {
  const [saveDraft] = useSaveOfferDraftMutation();
  const [loadOffer] = useOfferLazyQuery({ fetchPolicy: 'no-cache' });
  const [autosave] = useState(
    () =>
      new Autosave({
        values,
        draft,
        server: {
          save: async (input, version) => {
            const { data } = await saveDraft({ variables: { id, input, version } });
            return data!.saveOfferDraft;
          },
          load: async () => {
            const { data, error } = await loadOffer({ variables: { id } });
            if (error) throw error;
            return data?.offer ?? null;
          },
        },
      }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState);

  const text = serializeValues(values);
  const change = useEffectEvent(() => autosave.change(values));
  useEffect(() => change(), [text]);
  useEffect(() => {
    if (current) autosave.adopt(current);
  }, [autosave, current]);
  useEffect(() => {
    const retry = () => void autosave.flush();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      autosave.dispose();
    };
  }, [autosave]);
  /** `updatedAt` of the draft as it is stored now. */
  const getVersion = () => autosave.getState().draft?.updatedAt;
  return { ...state, flush: autosave.flush, resolve: autosave.resolve, getVersion };
}
