import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../ui/toast/notify.ts';

/** Copies text to the clipboard and shows a toast with the result. */
export function useCopy() {
  const { formatMessage } = useIntl();
  const [copied, setCopied] = useState(false);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      notify({ type: 'success', title: formatMessage({ id: 'tokens.copied' }), topic: 'copy' });
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'tokens.notCopied' }), topic: 'copy' });
    }
  }
  return { copied, copy };
}
