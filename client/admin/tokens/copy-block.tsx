import { Box, chakra } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../kit/icon-button.tsx';
import { useCopy } from '../kit/use-copy.ts';

/** Preformatted text with a button to copy it. */
export function CopyBlock({ text, label }: { text: string; label: string }) {
  const { formatMessage } = useIntl();
  const { copied, copy } = useCopy();

  return (
    <Box position="relative" minW="0" borderWidth="1px" borderRadius="lg" bg="bg.subtle">
      <chakra.pre
        tabIndex={0}
        role="region"
        aria-label={label}
        dir="ltr"
        px="3.5"
        py="3"
        pe="12"
        overflowX="auto"
        fontFamily="mono"
        fontSize="0.75rem"
        lineHeight="1.25rem"
      >
        {text}
      </chakra.pre>
      <IconButton
        icon={copied ? Check : Copy}
        label={formatMessage({ id: 'tokens.copy' })}
        onClick={() => void copy(text)}
        position="absolute"
        top="1.5"
        insetEnd="1.5"
        bg="bg.subtle"
      />
    </Box>
  );
}
