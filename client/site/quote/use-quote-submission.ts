import { useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import type { Locale } from '../../../common/locales.ts';
import type { Failure } from '../../graphql/failure.ts';
import {
  useSubmitQuoteRequestMutation,
  type Language,
  type QuoteRequestInput,
  type SubmitQuoteRequestMutation,
} from '../../graphql/generated.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { notify } from '../../ui/toast/notify.ts';

export type QuoteReceipt = SubmitQuoteRequestMutation['submitQuoteRequest'];

/** Milliseconds. */
const toastDuration = 5000;

const languages: Record<Locale, Language> = { tr: 'TR', en: 'EN', fa: 'FA', ar: 'AR', fr: 'FR' };

/** How every form for a quote is sent, and the toasts that say what became of it. */
export function useQuoteSubmission() {
  const { formatMessage } = useIntl();
  const language = languages[useLocale()];
  const [mutate] = useSubmitQuoteRequestMutation();

  const tell = (type: 'success' | 'error', id: string) =>
    notify({
      type,
      title: formatMessage({ id }),
      description: formatMessage({ id: `${id}.detail` }, { hours: company.replyHours }),
      duration: toastDuration,
      topic: 'quote',
    });

  /** @throws what the form around it shows, where no receipt came */
  const submit = async (input: Omit<QuoteRequestInput, 'language'>): Promise<QuoteReceipt> => {
    const { data } = await mutate({ variables: { input: { ...input, language } } });
    if (!data) throw new Error('An answer without a receipt');
    tell('success', 'quote.received');
    return data.submitQuoteRequest;
  };

  /** What the person can mend stands beside the fields and needs no toast. */
  const fail = ({ kind }: Failure) => {
    if (kind !== 'fields') tell('error', 'quote.failed');
  };

  return { submit, fail };
}
