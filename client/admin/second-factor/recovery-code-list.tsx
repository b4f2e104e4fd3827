import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Check, Copy, Download } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { downloadText } from '../../ui/download.ts';
import { useSession } from '../session/session.ts';
import { useCopy } from '../kit/use-copy.ts';

/** List of new recovery codes, which are shown only once, with buttons to copy and download them. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const { copied, copy } = useCopy();

  function download() {
    const title = formatMessage({ id: 'factor.file.title' }, { brand: brand.name, email: profile?.email ?? '' });
    const lines = [title, '', ...codes, '', formatMessage({ id: 'factor.file.once' })];
    downloadText(formatMessage({ id: 'factor.file.name' }), `${lines.join('\r\n')}\r\n`, 'text/plain');
  }

  return (
    <Box borderWidth="1px" borderRadius="lg" bg="bg.subtle">
      <chakra.ol
        aria-label={formatMessage({ id: 'factor.codes' })}
        display="grid"
        gridTemplateColumns="1fr 1fr"
        gap="2"
        px="4"
        py="3.5"
        fontFamily="mono"
        fontSize="0.875rem"
        lineHeight="1.25rem"
        textAlign="center"
      >
        {codes.map((code) => (
          <li key={code} dir="ltr">
            {code}
          </li>
        ))}
      </chakra.ol>
      <Flex gap="2" px="2" py="2" borderTopWidth="1px">
        <Button flex="1" onClick={() => void copy(codes.join('\n'))}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <FormattedMessage id="tokens.copy" />
        </Button>
        <Button flex="1" onClick={download}>
          <Download aria-hidden />
          <FormattedMessage id="factor.download" />
        </Button>
      </Flex>
    </Box>
  );
}
