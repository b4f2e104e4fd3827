import { useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import { enumName } from '../../../common/enums.ts';
import type { Failure } from '../../graphql/failure.ts';
import {
  useSubmitQuoteRequestMutation,
  type QuoteRequestInput,
  type SubmitQuoteRequestMutation,
} from '../../graphql/generated.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { notify } from '../../ui/toast/notify.ts';

export type QuoteReceipt = SubmitQuoteRequestMutation['submitQuoteRequest'];

const TOAST_DURATION_MS = 5000;

/** Submits quote requests and shows a toast with the result. */
export function useQuoteSubmission() {
  const { formatMessage } = useIntl();
  const language = enumName(useLocale());
  const [mutate] = useSubmitQuoteRequestMutation();

  const showToast = (type: 'success' | 'error', id: string) =>
    notify({
      type,
      title: formatMessage({ id }),
      description: formatMessage({ id: `${id}.detail` }, { hours: company.replyHours }),
      duration: TOAST_DURATION_MS,
      topic: 'quote',
    });

  /** @throws when no receipt is returned; the form shows the error */
  const submit = async (input: Omit<QuoteRequestInput, 'language'>): Promise<QuoteReceipt> => {
    const { data } = await mutate({ variables: { input: { ...input, language } } });
    if (!data) throw new Error('The response has no receipt');
    showToast('success', 'quote.received');
    return data.submitQuoteRequest;
  };

  /** Invalid fields show their own message and need no toast. */
  const handleFailure = ({ kind }: Failure) => {
    if (kind !== 'fields') showToast('error', 'quote.failed');
  };

  return { submit, handleFailure };
}
