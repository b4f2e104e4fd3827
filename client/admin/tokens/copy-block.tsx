import { Box, chakra } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../ui/toast/notify.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Text to take along, exactly as it stands. */
export function CopyBlock({ text, label }: { text: string; label: string }) {
  const { formatMessage } = useIntl();
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      notify({ type: 'success', title: formatMessage({ id: 'tokens.copied' }), topic: 'copy' });
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'tokens.notCopied' }), topic: 'copy' });
    }
  }

  return (
    <Box position="relative" borderWidth="1px" borderRadius="lg" bg="bg.subtle">
      <chakra.pre
        tabIndex={0}
        role="region"
        aria-label={label}
        dir="ltr"
        px="3.5"
        py="3"
        pe="12"
        overflowX="auto"
        fontFamily="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"
        fontSize="0.75rem"
        lineHeight="1.25rem"
      >
        {text}
      </chakra.pre>
      <IconButton
        icon={copied ? Check : Copy}
        label={formatMessage({ id: 'tokens.copy' })}
        onClick={() => void copy()}
        position="absolute"
        top="1.5"
        insetEnd="1.5"
        bg="bg.subtle"
      />
    </Box>
  );
}
