import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../ui/toast/notify.ts';

/** Puts text on the clipboard and says whether that worked. */
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
