import { chakra, Flex, Icon } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useIntl } from 'react-intl';
import { FileSize } from './file-size.tsx';

interface Props {
  /** Message id of the name of the list. */
  label: string;
  files: readonly { id: string; name: string; size: number }[];
}

/** Stored files to download. Renders nothing when there are none. */
export function FileLinks({ label, files }: Props) {
  const { formatMessage } = useIntl();
  if (files.length === 0) return null;
  return (
    <chakra.ul display="grid" gap="1" aria-label={formatMessage({ id: label })}>
      {files.map(({ id, name, size }) => (
        <Flex as="li" key={id} align="center" gap="2.5" minH={{ base: '11', md: '8' }}>
          <Icon as={FileText} boxSize="4" color="fg.subtle" flexShrink={0} aria-hidden />
          <chakra.a href={`/attachments/${id}`} download overflowWrap="anywhere" textDecoration="underline">
            <bdi>{name}</bdi>
          </chakra.a>
          <chakra.span textStyle="meta" color="fg.subtle">
            <FileSize bytes={size} />
          </chakra.span>
        </Flex>
      ))}
    </chakra.ul>
  );
}
