import { chakra, Flex, Icon } from '@chakra-ui/react';
import { FileText, TriangleAlert, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { attachmentExtensions } from '../../../common/attachments.ts';
import { IconButton } from '../kit/icon-button.tsx';
import type { DocumentUpload } from './use-document-uploads.ts';

/** Value of `accept` of a file input for documents. */
export const acceptedExtensions = attachmentExtensions.map((ending) => `.${ending}`).join(',');

/** A file that is being uploaded, or that was refused. */
export function UploadRow({
  upload: { name, progress, refusal },
  onDismiss,
}: {
  upload: DocumentUpload;
  onDismiss: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Flex as="li" align="center" gap="2.5" minH="8" color={refusal ? 'red.fg' : undefined}>
      <Icon as={refusal ? TriangleAlert : FileText} boxSize="4" flexShrink={0} aria-hidden />
      <chakra.span flex="1" minW="0">
        <chakra.bdi display="block" truncate>
          {name}
        </chakra.bdi>
        {refusal ? (
          <chakra.span role="alert" display="block" textStyle="meta">
            <FormattedMessage id={refusal.reason} values={refusal.values} />
          </chakra.span>
        ) : (
          <chakra.span
            role="progressbar"
            aria-label={formatMessage({ id: 'form.file.progress' }, { name })}
            aria-valuenow={Math.round(progress * 100)}
            display="block"
            h="3px"
            mt="1"
            borderRadius="full"
            bg="bg.emphasized"
          >
            <chakra.span display="block" h="full" borderRadius="full" bg="fg" style={{ width: `${progress * 100}%` }} />
          </chakra.span>
        )}
      </chakra.span>
      {refusal && (
        <IconButton icon={X} label={formatMessage({ id: 'form.file.remove' }, { name })} onClick={onDismiss} />
      )}
    </Flex>
  );
}
