import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** Copies a text. Browsers lend the clipboard only to pages served over HTTPS: elsewhere there is no button. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;

  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <Button variant="outline" size="sm" onClick={copy} aria-live="polite">
      <FormattedMessage id={copied ? 'quote.receipt.copied' : 'quote.receipt.copy'} />
    </Button>
  );
}
