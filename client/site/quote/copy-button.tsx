import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** Copies a text. The Clipboard API needs HTTPS; without it the button is not rendered. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;

  const copy = () => void navigator.clipboard.writeText(text).then(() => setIsCopied(true));
  return (
    <Button variant="outline" size="sm" onClick={copy} aria-live="polite">
      <FormattedMessage id={isCopied ? 'quote.receipt.copied' : 'quote.receipt.copy'} />
    </Button>
  );
}
